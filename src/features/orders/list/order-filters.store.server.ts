import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import { endOfDay, startOfDay } from '#src/base/db/days.server.ts'
import type { Minor } from '#src/base/money.ts'
import { waitsForCancel } from '../book/order-events.store.server.ts'
import type { OfficeOrderQuery } from '../book/orders.admin.schema.ts'
import { isLeftBehind } from '../book/orders.store.server.ts'
import { releasingStatuses } from '../states.ts'
import { matchesOrder } from './order-search.store.server.ts'

/** Of a row of orders: a message of the customer is unread. */
export const hasUnread = sql<boolean>`orders.id IN (SELECT order_id FROM order_messages WHERE by_customer AND read_at IS NULL)`

/** Of a row of orders: a change that the customer asked for is not decided on. */
export const hasOpenWish = sql<boolean>`orders.id IN (SELECT order_id FROM order_messages WHERE state = 'acik')`

const hasOpenRefund = sql`orders.id IN (SELECT order_id FROM order_cancellation_sums WHERE done_at IS NULL AND refund > 0)`

/** Condition on orders: a cancellation decided the kept amount of every currency that was paid, so nothing counts as overpaid. */
const isSettled = sql`(orders.id IN (SELECT order_id FROM order_cancellation_sums) AND NOT EXISTS (
  SELECT FROM payments WHERE payments.order_id = orders.id
     AND NOT EXISTS (SELECT FROM order_cancellation_sums AS decided WHERE decided.order_id = orders.id AND decided.currency = payments.currency)
   GROUP BY payments.currency
  HAVING sum(CASE payments.status WHEN 'eslesti' THEN amount WHEN 'iade' THEN -amount ELSE 0 END) > 0))`

/** Neither cancelled nor expired. */
export const isStanding = sql<boolean>`orders.status NOT IN (${sql.join([...releasingStatuses])})`
/** Day in Istanbul on which an order was placed. */
export const orderedOn = sql<Day>`(orders.created_at AT TIME ZONE 'Europe/Istanbul')::date`

/** Placed on this day in Istanbul or later. */
export function orderedFrom(day: Day): RawBuilder<boolean> {
  return sql<boolean>`orders.created_at >= ${startOfDay(day)}`
}

/** Placed on this day in Istanbul or earlier. */
export function orderedUntil(day: Day): RawBuilder<boolean> {
  return sql<boolean>`orders.created_at < ${endOfDay(day)}`
}

/** Falsy when the query does not use the filter. */
type Condition = RawBuilder<unknown> | '' | null | undefined

const ofItems = (condition: RawBuilder<unknown>) =>
  sql`orders.id IN (SELECT order_id FROM order_items WHERE ${condition})`
const ofSums = (condition: RawBuilder<unknown>) =>
  sql`orders.id IN (SELECT order_id FROM order_sums WHERE ${condition})`
const isOverpaid = sql`(${ofSums(sql`open < 0`)} AND NOT ${isSettled})`
/** @param column a day; an end that is null is open */
const between = (column: RawBuilder<unknown>, { from, to }: OfficeOrderQuery) =>
  sql`${column} >= coalesce(${from}::date, '-infinity') AND ${column} <= coalesce(${to}::date, 'infinity')`

const balances: Record<Exclude<OfficeOrderQuery['balance'], ''>, RawBuilder<unknown>> = {
  'iade-suresi': hasOpenRefund,
  kalan: ofSums(sql`open > 0`),
  fazla: isOverpaid,
  iade: sql`(${hasOpenRefund} OR ${isOverpaid})`,
}

/** What the days of a list are about. */
const days: Record<OfficeOrderQuery['dates'], (query: OfficeOrderQuery) => Condition[]> = {
  ordered: ({ from, to }) => [from && orderedFrom(from), to && orderedUntil(to)],
  departs: (query) => [(query.from ?? query.to) && ofItems(between(sql`start_date`, query))],
  hold_ends: ({ from, to }) => [
    from && sql`orders.hold_until >= ${startOfDay(from)}`,
    to && sql`orders.hold_until < ${endOfDay(to)}`,
  ],
  due: (query) => [ofSums(between(sql`due_on`, query)), sql`NOT ${isLeftBehind}`],
  paid: (query) => [sql`orders.id IN (SELECT order_id FROM payments WHERE ${paymentsOf(query)})`],
}

/** What each filter of a list asks for. */
const filters: ((query: OfficeOrderQuery) => Condition)[] = [
  ({ search, search_in }) =>
    search && sql`orders.id IN (SELECT order_id FROM order_search WHERE ${matchesOrder(search, search_in)})`,
  ({ status }) => status && (status === 'gecerli' ? isStanding : sql`orders.status = ${status}`),
  ({ payment }) =>
    payment === 'bildirildi'
      ? sql`orders.id IN (SELECT order_id FROM payments WHERE status = 'bildirildi')`
      : payment && sql`orders.payment_status = ${payment}`,
  ({ source }) => source && sql`orders.source = ${source}`,
  ({ balance }) => balance && balances[balance],
  ({ cancel_requested }) => cancel_requested && waitsForCancel,
  ({ messages }) => messages && (messages === 'okunmadi' ? hasUnread : hasOpenWish),
  // With days of payments, the currency is that of the payments.
  ({ product, currency, dates }) =>
    product !== null || (currency !== '' && dates !== 'paid')
      ? ofItems(itemsOf({ product, currency: dates === 'paid' ? '' : currency }))
      : null,
  ({ lead_from, lead_to }) =>
    lead_from === null && lead_to === null
      ? null
      : sql`orders.id IN (SELECT order_id FROM order_search WHERE greatest(0, order_search.start_date - ${orderedOn})
            BETWEEN ${lead_from ?? 0} AND ${lead_to ?? 1_000_000})`,
]

/** The conditions of a list on `orders`: at least one, for sql.join. */
export function conditions(query: OfficeOrderQuery): RawBuilder<unknown>[] {
  const wanted = [...filters.map((filter) => filter(query)), ...days[query.dates](query)]
  return [sql`true`, ...wanted.filter((condition) => typeof condition === 'object' && condition !== null)]
}

type OfItems = Pick<OfficeOrderQuery, 'product' | 'currency'>
/** A condition on order_items. */
export function itemsOf({ product, currency }: OfItems): RawBuilder<unknown> {
  const parts = [
    sql`true`,
    ...(product === null ? [] : [sql`tour_id = ${product}`]),
    ...(currency === '' ? [] : [sql`order_items.currency = ${currency}`]),
  ]
  return sql.join(parts, sql` AND `)
}

/** Of a payment that was received or refunded. */
export const collectedAmount = sql<Minor>`CASE payments.status WHEN 'iade' THEN -payments.amount ELSE payments.amount END`

/** A condition on payments: received or refunded, on the days of a list of payments. */
export function paymentsOf({
  dates,
  from,
  to,
  currency,
}: Pick<OfficeOrderQuery, 'dates' | 'from' | 'to' | 'currency'>) {
  const parts = [
    sql`payments.status IN ('eslesti', 'iade')`,
    ...(dates === 'paid' && from !== null ? [sql`paid_on >= ${from}::date`] : []),
    ...(dates === 'paid' && to !== null ? [sql`paid_on <= ${to}::date`] : []),
    ...(currency === '' ? [] : [sql`payments.currency = ${currency}`]),
  ]
  return sql.join(parts, sql` AND `)
}
