import { Group, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { type Column, ListTable } from '#src/base/admin-kit/list/list-table.tsx'
import { RowLink } from '#src/base/admin-kit/list/row-link.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { formatDay } from '#src/base/dates.ts'
import { apart } from '#src/base/direction.ts'
import { countryName } from '#src/base/i18n/countries.ts'
import type { Passenger, ShownDeparture } from '#src/features/operations/departures/departure-lists.schema.ts'
import { departureListTexts } from '#src/features/operations/departures/departure-lists.strings.ts'
import { firstOfOrders, passengersOf } from '#src/features/operations/departures/passengers.rules.ts'
import { OrderStatus } from '#src/features/orders/book/admin/order-badges.tsx'
import { orderScreen } from '#src/features/orders/orders.links.ts'
import { MissingFields } from '#src/features/passengers/manifest/admin/missing-fields.tsx'
import { Customer } from './departure-orders.tsx'
import classes from './departure-show.module.css'
import { departureShowTexts } from './departure-show.strings.ts'

/** A passenger's name and facts; without a name the printed list has room to write it. */
function Person({ person, isAsked }: { person: Passenger; isAsked: boolean }) {
  const t = useOfficeT(departureShowTexts)
  const tList = useOfficeT(departureListTexts)
  const { lang } = usePreferences()
  const { passenger, birth_date, nationality, document, document_no, pickup, note } = person
  if (passenger === '') return <Dimmed className={classes.onScreen}>{t('unnamed')}</Dimmed>
  const facts = [
    birth_date && formatDay(birth_date, lang),
    nationality !== '' && countryName(nationality, lang),
    document !== '' && document_no !== '' && `${tList(document)} ${document_no}`,
    pickup,
    note,
  ]
  return (
    <div className={classes.customer}>
      <Text size="sm" fw={500}>
        <bdi>{passenger}</bdi>
      </Text>
      <Dimmed size="xs">{facts.filter(Boolean).join(' · ')}</Dimmed>
      {isAsked && <MissingFields person={{ ...person, name: passenger }} neededUntil={person.document_needed_until} />}
    </div>
  )
}

/** A row per seat, with the missing details of each passenger. */
export function DeparturePassengers({ departure }: { departure: ShownDeparture }) {
  const { orders, nights, asks_passengers } = departure
  const t = useOfficeT(departureShowTexts)
  const tList = useOfficeT(departureListTexts)
  const people = passengersOf(orders)
  const incomplete = people.filter(({ missing }) => missing.length > 0)
  const [isLacking, setLacking] = useState(false)
  const isAsked = asks_passengers && people.length > 0
  const shown = isAsked && isLacking ? incomplete : people
  const first = firstOfOrders(shown, ({ order_id }) => order_id)
  const columns: Column<Passenger>[] = [
    { key: 'id', title: tList('number'), width: 56, align: 'right', render: ({ id }) => id },
    {
      key: 'passenger',
      title: tList('passenger'),
      render: (person) => <Person person={person} isAsked={isAsked} />,
    },
    {
      key: 'kind',
      title: tList('kind'),
      isExtra: true,
      render: ({ age, is_child }) => (
        <span className={classes.line}>{is_child && age !== null ? t('child_of', { age }) : tList('adult')}</span>
      ),
    },
    ...(nights > 0
      ? [
          {
            key: 'room',
            title: tList('room'),
            width: 72,
            align: 'right',
            render: ({ room }: Passenger) => room,
          } as const,
        ]
      : []),
    {
      key: 'booked_by',
      title: tList('booked_by'),
      render: (person) => <Customer order={person} hasNote={first.has(person.id)} />,
    },
    {
      key: 'order_no',
      title: tList('order_no'),
      isExtra: 'last',
      render: (person) => (
        <RowLink to={orderScreen} state={targetOf({ id: person.order_id })}>
          <span className={classes.number}>{person.order_no}</span>
        </RowLink>
      ),
    },
    { key: 'status', title: tList('status'), isExtra: true, render: (person) => <OrderStatus {...person} /> },
  ]
  return (
    <>
      {isAsked && (
        <Group gap="0.25rem 1.5rem" px="md" pb="sm">
          <Text fw={600} role="status">
            {t('complete', { n: people.length - incomplete.length, all: people.length })}
          </Text>
          <Switch
            className={classes.onScreen}
            label={t('lacking')}
            checked={isLacking}
            onChange={({ currentTarget }) => setLacking(currentTarget.checked)}
          />
        </Group>
      )}
      <ListTable
        rows={shown}
        columns={columns}
        nameOf={({ id, name }) => `${id} ${apart(name)}`}
        emptyText={t(people.length > 0 ? 'none_lacking' : 'none')}
      />
    </>
  )
}
