import { type RawBuilder, sql } from 'kysely'
import { type Counted, mostCounted } from '#src/base/counted.ts'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { endOfDay, startOfDay } from '#src/base/db/days.server.ts'
import { findPage, type SortedList, sortedIds } from '#src/base/db/statements/paged.server.ts'
import { type Currency, currencies, type Minor } from '#src/base/money.ts'
import { hasOpenWish, hasUnread } from '../conversation/conversation.store.server.ts'
import { findReasons, matchesOrder } from '../order-search.store.server.ts'
import type { Payment } from '../pricing/totals.rules.ts'
import type { OrderStatus, PaymentStatus } from '../reservations.schema.ts'
import { releasingStatuses } from '../reservations.states.ts'
import { hasCancelRequest, listEvents, waitsForCancel } from './order-events.store.server.ts'
import type { FoundBy, OfficeOrderQuery, OfficePayment } from './orders.admin.schema.ts'
import { dueOn, type FoundOrder, findOrder, isLeftBehind } from './orders.store.server.ts'

/** A row of the list as the database has it; amounts in minor units. */
export type ListedOrder = {
  id: number
  order_no: string
  status: OrderStatus
  payment_status: PaymentStatus
  hold_until: Date | null
  created_at: Date
  source: 'web' | 'ofis'
  name: string
  email: string
  phone: string
  marketing_consent: boolean
  items: {
    tour_id: number
    tour_code: string
    tour_name: string
    start_date: Day
    end_date: Day
    people_quantity: number
    children: number
    currency: string
    total: Minor
  }[]
  payments: Payment[]
  due_on: Day | null
  cancel_requested: boolean
  unread: boolean
  change_requested: boolean
}

const hasOpenRefund = sql`orders.id IN (SELECT order_id FROM order_cancellation_sums WHERE done_at IS NULL AND refund > 0)`

/** A cancellation decided what is kept of all money, so the rest is not given back. Of a currency without terms nothing may be decided yet. */
const isSettled = sql`(orders.id IN (SELECT order_id FROM order_cancellation_sums) AND NOT EXISTS (
  SELECT FROM payments WHERE payments.order_id = orders.id
     AND NOT EXISTS (SELECT FROM order_cancellation_sums AS decided WHERE decided.order_id = orders.id AND decided.currency = payments.currency)
   GROUP BY payments.currency
  HAVING sum(CASE payments.status WHEN 'eslesti' THEN amount WHEN 'iade' THEN -amount ELSE 0 END) > 0))`

/** `table`: joined by its order_id, with days that may be missing. Each has an index for both directions. */
const sorts: Record<string, { by: RawBuilder<unknown>; table?: RawBuilder<unknown> }> = {
  created_at: { by: sql`orders.created_at` },
  start_date: { by: sql`order_search.start_date`, table: sql`order_search` },
  name: { by: sql`orders.name COLLATE tr` },
  due_on: { by: sql`order_sums.due_on`, table: sql`order_sums` },
}

/** One page of the orders. @param bounds for tests */
export async function listOfficeOrders(
  db: Db,
  query: OfficeOrderQuery,
  bounds?: Parameters<typeof findPage>[3],
): Promise<Counted & { orders: (ListedOrder & { found: FoundBy[] })[] }> {
  const { ids, ...counted } = await findPage(db, listOf(query), query, bounds)
  const [orders, reasons] = await Promise.all([findListed(db, ids), findReasons(db, ids, query.search)])
  return { ...counted, orders: orders.map((order) => ({ ...order, found: reasons.get(order.id) ?? [] })) }
}

function listOf(query: OfficeOrderQuery): SortedList {
  const sort = query.sort.replace('-', '')
  const { by, table } = sorts[sort]!
  const wanted = conditions(query)
  // Each of these has an index by the time of the order.
  const indexed: Partial<OfficeOrderQuery> = {
    status: '',
    ...(query.payment !== 'bildirildi' && { payment: '' }),
    ...(query.dates === 'ordered' && { from: null, to: null }),
  }
  return {
    table: 'orders',
    from: table ? sql`orders JOIN ${table} ON ${table}.order_id = orders.id` : sql`orders`,
    lookup: table ? lookedUp(table) : sql``,
    chosen: wanted.length > 1 ? sql.join(wanted, sql` AND `) : null,
    by,
    isDescending: query.sort.startsWith('-'),
    isOptional: table !== undefined,
    isIndexed: sort === 'created_at' && conditions({ ...query, ...indexed }).length === 1,
  }
}

/** A join of `orders` by an index lookup for each order. OFFSET keeps the planner from reading the whole table. */
function lookedUp(table: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`CROSS JOIN LATERAL (SELECT * FROM ${table} WHERE ${table}.order_id = orders.id OFFSET 0) AS ${table}`
}

/** Orders read at once by an export. */
const exported = 500

/** All orders of a list, read in parts. One that is placed meanwhile is not among them. */
export async function* eachOfficeOrder(db: Db, query: OfficeOrderQuery): AsyncGenerator<ListedOrder> {
  const { rows } = await sortedIds(listOf(query)).execute(db)
  const ids = rows.map(({ id }) => id)
  for (let start = 0; start < ids.length; start += exported)
    yield* await findListed(db, ids.slice(start, start + exported))
}

/** All orders of a list, also of its other pages, however many. */
export async function countOfficeOrders(db: Db, query: OfficeOrderQuery): Promise<number> {
  const chosen = sql.join(conditions(query), sql` AND `)
  const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM orders WHERE ${chosen}`.execute(db)
  return rows[0]!.total
}

/** A list with at least one condition, for sql.join. */
function conditions({
  search,
  search_in,
  status,
  payment,
  source,
  balance,
  cancel_requested,
  messages,
  product,
  currency,
  lead_from,
  lead_to,
  dates,
  from,
  to,
}: OfficeOrderQuery): RawBuilder<unknown>[] {
  const wanted: RawBuilder<unknown>[] = [sql`true`]
  const items = (condition: RawBuilder<unknown>) =>
    sql`orders.id IN (SELECT order_id FROM order_items WHERE ${condition})`
  if (search !== '')
    wanted.push(sql`orders.id IN (SELECT order_id FROM order_search WHERE ${matchesOrder(search, search_in)})`)
  if (status === 'gecerli') wanted.push(isStanding)
  else if (status !== '') wanted.push(sql`orders.status = ${status}`)
  if (payment === 'bildirildi')
    wanted.push(sql`orders.id IN (SELECT order_id FROM payments WHERE status = 'bildirildi')`)
  else if (payment !== '') wanted.push(sql`orders.payment_status = ${payment}`)
  if (source !== '') wanted.push(sql`orders.source = ${source}`)
  const sums = (condition: RawBuilder<unknown>) =>
    sql`orders.id IN (SELECT order_id FROM order_sums WHERE ${condition})`
  if (balance === 'iade-suresi') wanted.push(hasOpenRefund)
  else if (balance === 'kalan') wanted.push(sums(sql`open > 0`))
  else if (balance === 'fazla') wanted.push(sql`(${sums(sql`open < 0`)} AND NOT ${isSettled})`)
  else if (balance === 'iade') wanted.push(sql`(${hasOpenRefund} OR (${sums(sql`open < 0`)} AND NOT ${isSettled}))`)
  if (cancel_requested !== '') wanted.push(waitsForCancel)
  if (messages !== '') wanted.push(messages === 'okunmadi' ? hasUnread : hasOpenWish)
  if (dates === 'due')
    wanted.push(
      sums(sql`due_on >= coalesce(${from}::date, '-infinity') AND due_on <= coalesce(${to}::date, 'infinity')`),
      sql`NOT ${isLeftBehind}`,
    )
  if (product !== null || (currency !== '' && dates !== 'paid'))
    wanted.push(items(itemsOf({ product, currency: dates === 'paid' ? '' : currency })))
  if (lead_from !== null || lead_to !== null)
    wanted.push(
      sql`orders.id IN (SELECT order_id FROM order_search WHERE greatest(0, order_search.start_date - ${orderedOn})
            BETWEEN ${lead_from ?? 0} AND ${lead_to ?? 1_000_000})`,
    )
  if (dates === 'departs' && (from ?? to) !== null)
    wanted.push(
      items(
        sql`start_date >= coalesce(${from}::date, '-infinity') AND start_date <= coalesce(${to}::date, 'infinity')`,
      ),
    )
  if (dates === 'ordered') {
    if (from !== null) wanted.push(orderedFrom(from))
    if (to !== null) wanted.push(orderedUntil(to))
  }
  if (dates === 'hold_ends') {
    if (from !== null) wanted.push(sql`orders.hold_until >= ${startOfDay(from)}`)
    if (to !== null) wanted.push(sql`orders.hold_until < ${endOfDay(to)}`)
  }
  if (dates === 'paid')
    wanted.push(sql`orders.id IN (SELECT order_id FROM payments WHERE ${paymentsOf({ dates, from, to, currency })})`)
  return wanted
}

/** Neither cancelled nor expired. */
export const isStanding = sql<boolean>`orders.status NOT IN (${sql.join([...releasingStatuses])})`
/** Day in Istanbul on which an order was placed. */
export const orderedOn = sql<Day>`(orders.created_at AT TIME ZONE 'Europe/Istanbul')::date`

type OfItems = Pick<OfficeOrderQuery, 'product' | 'currency'>
/** A condition on order_items. */
function itemsOf({ product, currency }: OfItems): RawBuilder<unknown> {
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
function paymentsOf({ dates, from, to, currency }: Pick<OfficeOrderQuery, 'dates' | 'from' | 'to' | 'currency'>) {
  const parts = [
    sql`payments.status IN ('eslesti', 'iade')`,
    ...(dates === 'paid' && from !== null ? [sql`paid_on >= ${from}::date`] : []),
    ...(dates === 'paid' && to !== null ? [sql`paid_on <= ${to}::date`] : []),
    ...(currency === '' ? [] : [sql`payments.currency = ${currency}`]),
  ]
  return sql.join(parts, sql` AND `)
}

/** Amounts in minor units. */
export type ListSums = {
  total: number
  seats: number
  money: { currency: Currency; booked: Minor; collected: Minor }[]
}

/**
 * Whether items and payments of the orders of a list are looked up by index; the planner would read those of all orders. A hundredth
 * of five million took 0.3 s by lookups and 8 s by reading all (docs/decisions/0105); scattered ones take longer.
 * @param all -1: not known
 */
export function areFew(orders: number, all: number): boolean {
  return orders <= mostCounted || orders <= all / 50
}

/** What the orders of a list add up to, also those of its other pages. @param isFew for tests */
export async function sumOfficeOrders(db: Db, query: OfficeOrderQuery, isFew = areFew): Promise<ListSums> {
  const chosen = sql.join(conditions(query), sql` AND `)
  const total = await countOfficeOrders(db, query)
  const isLookedUp = isFew(total, await estimatedOrders(db))
  const joined = (table: RawBuilder<unknown>) =>
    isLookedUp ? lookedUp(table) : sql`JOIN ${table} ON ${table}.order_id = orders.id`
  const [items, payments] = await Promise.all([
    sql<{ currency: Currency; amount: Minor; seats: number }>`
      SELECT currency, sum(total)::bigint AS amount, sum(seats)::int AS seats
        FROM orders ${joined(sql`order_items`)}
       WHERE ${chosen} AND ${isStanding} AND ${itemsOf(query.dates === 'paid' ? { ...query, currency: '' } : query)}
       GROUP BY 1`.execute(db),
    sql<{ currency: Currency; amount: Minor }>`
      SELECT payments.currency, sum(${collectedAmount})::bigint AS amount
        FROM orders ${joined(sql`payments`)}
       WHERE ${chosen} AND ${paymentsOf(query)} GROUP BY 1`.execute(db),
  ])
  const amountOf = (rows: readonly { currency: Currency; amount: Minor }[], currency: Currency) =>
    rows.find((row) => row.currency === currency)?.amount ?? 0
  const money = currencies.map((currency) => ({
    currency,
    booked: amountOf(items.rows, currency),
    collected: amountOf(payments.rows, currency),
  }))
  return {
    total,
    seats: items.rows.reduce((all, { seats }) => all + seats, 0),
    money: money.filter(({ booked, collected }) => booked !== 0 || collected !== 0),
  }
}

/** As the last VACUUM or ANALYZE counted them; -1 before the first. */
async function estimatedOrders(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT reltuples AS n FROM pg_class WHERE oid = 'orders'::regclass`.execute(
    db,
  )
  return rows[0]!.n
}

/** Placed on this day in Istanbul or later. */
export function orderedFrom(day: Day): RawBuilder<boolean> {
  return sql<boolean>`orders.created_at >= ${startOfDay(day)}`
}

/** Placed on this day in Istanbul or earlier. */
export function orderedUntil(day: Day): RawBuilder<boolean> {
  return sql<boolean>`orders.created_at < ${endOfDay(day)}`
}

/** By id, in the order of the ids. */
export async function findListed(db: Db, ids: readonly number[]): Promise<ListedOrder[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ListedOrder>`
    SELECT orders.id, order_no, status, payment_status, hold_until, created_at, source, name, email, phone, marketing_consent,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('tour_id', tour_id, 'tour_code', tour_code, 'tour_name', tour_name,
                     'start_date', start_date, 'end_date', end_date, 'people_quantity', people_quantity,
                     'children', cardinality(children_ages), 'currency', currency, 'total', total) ORDER BY position), '[]')
              FROM order_items WHERE order_id = orders.id) AS items,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('status', payments.status, 'currency', currency, 'amount', amount)
                     ORDER BY payments.id), '[]')
              FROM payments WHERE order_id = orders.id) AS payments,
           ${dueOn} AS due_on,
           ${hasCancelRequest} AS cancel_requested, ${hasUnread} AS unread, ${hasOpenWish} AS change_requested
      FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS page (id, place)
      JOIN orders ON orders.id = page.id ORDER BY place`.execute(db)
  return rows
}

export type OfficeFound = Omit<FoundOrder, 'payments'> & {
  history: Awaited<ReturnType<typeof listEvents>>
  payments: Awaited<ReturnType<typeof findPayments>>
  accepted: { contract_id: number; lang: string }[]
}

/** An order with everything that is stored about it. */
export async function findOfficeOrder(db: Db, id: number): Promise<OfficeFound | null> {
  const known = await db.selectFrom('orders').select('order_no').where('id', '=', id).executeTakeFirst()
  const order = known && (await findOrder(db, known.order_no))
  if (!order) return null
  const accepted = await db
    .selectFrom('order_contracts')
    .select(['contract_id', 'lang'])
    .where('order_id', '=', id)
    .execute()
  return { ...order, payments: await findPayments(db, id), history: await listEvents(db, id), accepted }
}

type CardFacts = Omit<NonNullable<OfficePayment['card']>, 'charged' | 'surcharge'> & {
  charged: Minor
  surcharge: Minor
}

/** Of a row of payments: the facts of its card, amounts in kuruş. A refund has those of the payment that it gives back. */
const cardFacts = sql<CardFacts | null>`(
  SELECT jsonb_build_object('provider', provider, 'card_brand', card_brand, 'card_last_four', card_last_four,
           'charged', coalesce(card_refunds.charged, attempt.charged),
           'surcharge', CASE WHEN card_refunds.id IS NULL THEN surcharge ELSE 0 END,
           'installments', CASE WHEN card_refunds.id IS NULL THEN installments END, 'try_rate', try_rate, 'rate_day', rate_day)
    FROM card_attempts AS attempt LEFT JOIN card_refunds ON card_refunds.attempt_id = attempt.id AND card_refunds.payment_id = payments.id
   WHERE attempt.id = payments.attempt_id OR card_refunds.id IS NOT NULL)`.as('card')

async function findPayments(db: Db, order_id: number) {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('bank_accounts', 'bank_accounts.id', 'payments.bank_account_id')
    .leftJoin('users', 'users.id', 'payments.decided_by')
    .select(['payments.id', 'payments.status', 'method', 'amount', 'payments.currency', 'paid_on', 'bank', 'sender'])
    .select(['receipt_file', 'note', 'payments.created_at', 'users.name as decided_by', 'decided_at'])
    .select(['by_customer', 'reported_amount', 'bank_account_id', 'attempt_id'])
    .select(['charged', 'try_rate', 'rate_day', 'rate_source', 'returns_id'])
    .select(['reported_charged', 'reported_rate', 'reported_rate_day', 'reported_rate_source'])
    .select(cardFacts)
    .where('order_id', '=', order_id)
    .orderBy('payments.id')
    .execute()
  return rows
}
