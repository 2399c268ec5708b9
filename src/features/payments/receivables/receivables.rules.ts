import { addDays, type Day } from '#src/base/dates.ts'
import { type Currency, currencies, type Minor, sum } from '#src/base/money.ts'
import { datedDues } from '#src/features/orders/money/plan.rules.ts'
import type { Due, Payment } from '#src/features/orders/money/totals.rules.ts'
import type { OrderStatus } from '#src/features/orders/statuses.schema.ts'
import { type ReceivableTime, receivableTimes } from './receivables.links.ts'

export type OwingOrder = {
  id: number
  order_no: string
  name: string
  phone: string
  status: OrderStatus
  hold_until: Date | null
  created_at: Date
  items: readonly (Due & { tour_name: string })[]
  payments: readonly Payment[]
}

/** Minor units. */
export type OwedDue = {
  order: OwingOrder
  due_on: Day
  time: ReceivableTime
  currency: Currency
  amount: Minor
  is_hold: boolean
}

/** Open dues that neither a payment nor a reported payment covers, the earliest first. */
export function duesOf(orders: readonly OwingOrder[], today: Day): OwedDue[] {
  return orders
    .flatMap((order) =>
      datedDues(order).map(({ at, due_on, currency, amount }) => {
        const is_hold = at === 'booking' && order.status === 'opsiyonlu'
        return { order, due_on, time: timeOf(due_on, today), currency, amount, is_hold }
      }),
    )
    .sort((a, b) => (key(a) < key(b) ? -1 : 1))
}

const key = ({ due_on, order }: OwedDue) => `${due_on} ${order.order_no}`

export function timeOf(due_on: Day, today: Day): ReceivableTime {
  if (due_on < today) return 'gecikmis'
  if (due_on < addDays(today, 7)) return 'hafta'
  return due_on < addDays(today, 30) ? 'ay' : 'sonra'
}

/** Minor units by time, and of all times, for each currency in which something is due. */
export function sumDues(
  dues: readonly OwedDue[],
): ({ currency: Currency } & Record<ReceivableTime | 'hepsi', Minor>)[] {
  return currencies.flatMap((currency) => {
    const own = dues.filter((due) => due.currency === currency)
    const of = (time: ReceivableTime) => sum(own.filter((due) => due.time === time).map(({ amount }) => amount))
    const [gecikmis, hafta, ay, sonra] = receivableTimes.map(of) as [Minor, Minor, Minor, Minor]
    const hepsi = sum(own.map(({ amount }) => amount))
    return own.length > 0 ? [{ currency, hepsi, gecikmis, hafta, ay, sonra }] : []
  })
}
