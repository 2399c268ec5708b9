import { Button, Group, Stack, Text } from '@mantine/core'
import { BedDouble } from 'lucide-react'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { type Column, ListTable } from '#src/base/admin-kit/list/list-table.tsx'
import { RowLink } from '#src/base/admin-kit/list/row-link.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { apart } from '#src/base/direction.ts'
import type { DepartureOrder, ShownDeparture } from '#src/features/operations/departures/departure-lists.schema.ts'
import { departureListTexts } from '#src/features/operations/departures/departure-lists.strings.ts'
import {
  firstOfOrders,
  fullName,
  type NumberedRoom,
  numberedRooms,
  partyOfRoom,
} from '#src/features/operations/departures/passengers.rules.ts'
import { countRooms, kindOf } from '#src/features/operations/departures/rooms.rules.ts'
import { orderScreen } from '#src/features/orders/orders.links.ts'
import { Customer } from './departure-orders.tsx'
import classes from './departure-show.module.css'
import { departureShowTexts } from './departure-show.strings.ts'
import { RoomPlanEditor } from './room-plan.tsx'

type Row = NumberedRoom<DepartureOrder>
const ordersIn = ({ people }: Row) => [...new Set(people.map(({ order }) => order))]

type Props = {
  departure: ShownDeparture
  reload: () => Promise<unknown>
  isPlanning: boolean
  setPlanning: (isPlanning: boolean) => void
}

/** The rooms to book at the hotel: how many of each kind, and who sleeps in them. */
export function DepartureRooms({ departure, reload, isPlanning, setPlanning }: Props) {
  const { orders, id, may_plan, rooms_version: version } = departure
  const t = useOfficeT(departureShowTexts)
  const tList = useOfficeT(departureListTexts)
  const rooms = numberedRooms(orders)
  const isPlanned = orders.some(({ people }) => people.some(({ room }) => room !== null))
  const first = firstOfOrders(rooms, (room) => ordersIn(room)[0]!.id)
  const bookedBy = (room: Row) =>
    ordersIn(room).map((order) => <Customer key={order.id} order={order} hasNote={first.has(room.id)} />)
  const columns: Column<Row>[] = [
    { key: 'id', title: tList('room'), width: 72, align: 'right', render: ({ id }) => id },
    { key: 'kind', title: tList('room_kind'), render: (room) => <Kind room={room} /> },
    {
      key: 'sleepers',
      title: tList('sleepers'),
      render: (room) => {
        const names = room.people.map(({ person }) => fullName(person))
        return (
          <>
            {names.every((name) => name === '') ? (
              <Dimmed className={classes.onScreen}>{t('unnamed')}</Dimmed>
            ) : (
              <Text size="sm">{names.map((name) => apart(name) || t('unnamed')).join(', ')}</Text>
            )}
            {/* A phone has no room for the other columns. */}
            <Stack gap={4} mt={4} hiddenFrom="sm">
              {bookedBy(room)}
            </Stack>
          </>
        )
      },
    },
    {
      key: 'booked_by',
      title: tList('booked_by'),
      isExtra: 'last',
      render: bookedBy,
    },
    {
      key: 'order_no',
      title: tList('order_no'),
      isExtra: 'last',
      render: (room) =>
        ordersIn(room).map((order) => (
          <RowLink key={order.id} to={orderScreen} state={targetOf(order)}>
            <span className={classes.number}>{order.order_no}</span>
          </RowLink>
        )),
    },
  ]
  if (isPlanning) {
    const close = () => {
      setPlanning(false)
      void reload()
    }
    const editor = { departure: id, rooms, version, isPlanned }
    return <RoomPlanEditor {...editor} reload={reload} onClose={close} />
  }
  return (
    <>
      {rooms.length > 0 && (
        <Group px="md" pb="sm" justify="space-between" align="flex-start">
          <Text fw={600} role="status">
            {countRooms(rooms.map(partyOfRoom))
              .map(({ kind, n }) => t('n_rooms', { n, kind: tList(kind).toLocaleLowerCase('tr') }))
              .join(' · ')}
            <Dimmed span fw={400} display="block">
              {t(isPlanned ? 'rooms_planned' : 'rooms_how')}
            </Dimmed>
          </Text>
          {may_plan && (
            <Button
              variant="default"
              size="xs"
              className={classes.onScreen}
              leftSection={<BedDouble />}
              onClick={() => setPlanning(true)}
            >
              {t('plan_rooms')}
            </Button>
          )}
        </Group>
      )}
      <ListTable rows={rooms} columns={columns} nameOf={({ id }) => `${tList('room')} ${id}`} emptyText={t('none')} />
    </>
  )
}

function Kind({ room }: { room: Row }) {
  const t = useOfficeT(departureShowTexts)
  const tList = useOfficeT(departureListTexts)
  const party = partyOfRoom(room)
  const people = [
    t('n_adults', { n: party.adults }),
    party.children_ages.length > 0 &&
      t('n_children', { n: party.children_ages.length, ages: party.children_ages.join(', ') }),
  ]
  return (
    <>
      <Text size="sm" fw={500}>
        {tList(kindOf(party))}
      </Text>
      <Dimmed size="xs">{people.filter(Boolean).join(', ')}</Dimmed>
    </>
  )
}
