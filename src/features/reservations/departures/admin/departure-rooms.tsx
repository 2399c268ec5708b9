import { Text } from '@mantine/core'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { type Column, ListTable } from '#src/base/admin-kit/list/list-table.tsx'
import { RowLink } from '#src/base/admin-kit/list/row-link.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { orderScreen } from '../../reservations.links.ts'
import type { DepartureOrder, ShownDeparture } from '../departure-lists.schema.ts'
import { departureListTexts } from '../departure-lists.strings.ts'
import { firstOfOrders, type NumberedRoom, numberedRooms } from '../passengers.rules.ts'
import { countRooms, kindOf } from '../rooms.rules.ts'
import { Customer } from './departure-orders.tsx'
import classes from './departure-show.module.css'
import { departureShowTexts } from './departure-show.strings.ts'

/** The rooms to book at the hotel: how many of each kind, and who sleeps in them. */
export function DepartureRooms({ departure: { orders } }: { departure: ShownDeparture }) {
  const t = useOfficeT(departureShowTexts)
  const tList = useOfficeT(departureListTexts)
  const rooms = numberedRooms(orders)
  const first = firstOfOrders(rooms, ({ order }) => order.id)
  const columns: Column<NumberedRoom<DepartureOrder>>[] = [
    { key: 'id', title: tList('room'), width: 72, align: 'right', render: ({ id }) => id },
    {
      key: 'kind',
      title: tList('room_kind'),
      render: (room) => (
        <>
          <Text size="sm" fw={500}>
            {tList(kindOf(room))}
          </Text>
          <Text size="xs" c="dimmed">
            {[
              t('n_adults', { n: room.adults }),
              room.children_ages.length > 0 &&
                t('n_children', { n: room.children_ages.length, ages: room.children_ages.join(', ') }),
            ]
              .filter(Boolean)
              .join(', ')}
          </Text>
        </>
      ),
    },
    {
      key: 'booked_by',
      title: tList('booked_by'),
      render: ({ id, order }) => <Customer order={order} hasNote={first.has(id)} />,
    },
    {
      key: 'order_no',
      title: tList('order_no'),
      isExtra: 'last',
      render: ({ order }) => (
        <RowLink to={orderScreen} state={targetOf(order)}>
          <span className={classes.number}>{order.order_no}</span>
        </RowLink>
      ),
    },
  ]
  return (
    <>
      {rooms.length > 0 && (
        <Text px="md" pb="sm" fw={600} role="status">
          {countRooms(rooms)
            .map(({ kind, n }) => t('n_rooms', { n, kind: tList(kind).toLocaleLowerCase('tr') }))
            .join(' · ')}
          <Text span size="sm" c="dimmed" fw={400} display="block">
            {t('rooms_how')}
          </Text>
        </Text>
      )}
      <ListTable
        rows={rooms}
        columns={columns}
        nameOf={({ id }) => `${tList('room')} ${id}`}
        isReorderable={false}
        emptyText={t('none')}
      />
    </>
  )
}
