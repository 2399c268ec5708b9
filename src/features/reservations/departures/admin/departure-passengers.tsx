import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { type Column, ListTable } from '#src/base/admin-kit/list/list-table.tsx'
import { RowLink } from '#src/base/admin-kit/list/row-link.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { OrderStatus } from '../../orders/admin/order-badges.tsx'
import { orderScreen } from '../../reservations.links.ts'
import type { Passenger, ShownDeparture } from '../departure-lists.schema.ts'
import { departureListTexts } from '../departure-lists.strings.ts'
import { firstOfOrders, passengersOf } from '../passengers.rules.ts'
import { Customer } from './departure-orders.tsx'
import classes from './departure-show.module.css'
import { departureShowTexts } from './departure-show.strings.ts'

/** A row per seat, with room to write the name on the printed list. */
export function DeparturePassengers({ departure: { orders, nights } }: { departure: ShownDeparture }) {
  const t = useOfficeT(departureShowTexts)
  const tList = useOfficeT(departureListTexts)
  const people = passengersOf(orders)
  const first = firstOfOrders(people, ({ order_id }) => order_id)
  const columns: Column<Passenger>[] = [
    { key: 'id', title: tList('number'), width: 56, align: 'right', render: ({ id }) => id },
    {
      key: 'kind',
      title: tList('kind'),
      render: ({ age }) => (
        <span className={classes.line}>{age === null ? tList('adult') : t('child_of', { age })}</span>
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
    <ListTable
      rows={people}
      columns={columns}
      nameOf={({ id, name }) => `${id} ${name}`}
      isReorderable={false}
      emptyText={t('none')}
    />
  )
}
