import { type RawBuilder, sql } from 'kysely'
import { type Counted, mostCounted } from '#src/base/counted.ts'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { findPage, type SortedList, sortedIds } from '#src/base/db/statements/paged.server.ts'
import { type Currency, currencies, type Minor } from '#src/base/money.ts'
import { hasCancelRequest } from '../book/order-events.store.server.ts'
import type { FoundBy, OfficeOrderQuery } from '../book/orders.admin.schema.ts'
import { dueOn } from '../book/orders.store.server.ts'
import type { Payment } from '../money/totals.rules.ts'
import type { OrderStatus, PaymentStatus } from '../statuses.schema.ts'
import {
  collectedAmount,
  conditions,
  hasOpenWish,
  hasUnread,
  isStanding,
  itemsOf,
  paymentsOf,
} from './order-filters.store.server.ts'
import { findReasons } from './order-search.store.server.ts'

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

/** Batch size of an export. */
const exported = 500

/** All orders of a list, read in batches; without orders that are placed meanwhile. */
export async function* eachOfficeOrder(db: Db, query: OfficeOrderQuery): AsyncGenerator<ListedOrder> {
  const { rows } = await sortedIds(listOf(query)).execute(db)
  const ids = rows.map(({ id }) => id)
  for (let start = 0; start < ids.length; start += exported)
    yield* await findListed(db, ids.slice(start, start + exported))
}

/** Exact number of orders on all pages of a list. */
export async function countOfficeOrders(db: Db, query: OfficeOrderQuery): Promise<number> {
  const chosen = sql.join(conditions(query), sql` AND `)
  const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM orders WHERE ${chosen}`.execute(db)
  return rows[0]!.total
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

/** Sums over all pages of a list. @param isFew for tests */
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
