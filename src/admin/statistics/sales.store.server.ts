import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { joinOfficeTexts, text } from '#src/base/i18n/translated.store.server.ts'
import { tourTextTable } from '#src/features/departures/tour-texts.store.server.ts'
import {
  collectedAmount,
  isStanding,
  orderedFrom,
  orderedOn,
  orderedUntil,
} from '#src/features/orders/list/order-filters.store.server.ts'
import { type Bucket, joinRanges } from './buckets.rules.ts'
import type { DayOfMoney, DayOfOrders, LeadCount, TourSales } from './sales.rules.ts'

/** Placed in one of the ranges. */
function placedIn(...ranges: readonly Bucket[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(
    joinRanges(ranges).map(({ from, to }) => sql`(${orderedFrom(from)} AND ${orderedUntil(to)})`),
    sql` OR `,
  )})`
}

/**
 * The items of each of the orders, by index. The planner would read the items of all years for those of a few weeks, because it does
 * not know that they lie side by side. OFFSET keeps it from that.
 */
const theirItems = sql`CROSS JOIN LATERAL (
  SELECT tour_id, currency, total, seats FROM order_items WHERE order_items.order_id = orders.id OFFSET 0) AS bought`
const theirStart = sql`CROSS JOIN LATERAL (
  SELECT start_date FROM order_search WHERE order_search.order_id = orders.id OFFSET 0) AS bought`

/** Days without orders are left out. */
export async function findOrdersByDay(db: Db, ranges: readonly Bucket[]): Promise<DayOfOrders[]> {
  const { rows } = await sql<DayOfOrders>`
    SELECT ${orderedOn} AS day, count(*) AS orders,
           count(*) FILTER (WHERE status = 'iptal') AS cancelled,
           count(*) FILTER (WHERE status = 'suresi-doldu') AS expired
      FROM orders WHERE ${placedIn(...ranges)} GROUP BY 1`.execute(db)
  return rows
}

/** Totals of orders that are neither cancelled nor expired, by the day on which they were placed. */
export async function findBookedByDay(db: Db, ranges: readonly Bucket[]): Promise<DayOfMoney[]> {
  const { rows } = await sql<DayOfMoney>`
    SELECT ${orderedOn} AS day, currency, sum(total)::bigint AS amount
      FROM orders ${theirItems}
     WHERE ${placedIn(...ranges)} AND ${isStanding} GROUP BY 1, 2`.execute(db)
  return rows
}

/** Received less refunded, by the day of the payment. */
export async function findCollectedByDay(db: Db, ranges: readonly Bucket[]): Promise<DayOfMoney[]> {
  const days = joinRanges(ranges).map(({ from, to }) => sql`paid_on BETWEEN ${from}::date AND ${to}::date`)
  const { rows } = await sql<DayOfMoney>`
    SELECT paid_on AS day, currency, sum(${collectedAmount})::bigint AS amount
      FROM payments WHERE status IN ('eslesti', 'iade') AND (${sql.join(days, sql` OR `)}) GROUP BY 1, 2`.execute(db)
  return rows
}

/** The tours with the highest booked totals of each currency, those first. */
export async function findTopTours(db: Db, lang: string, range: Bucket, limit: number): Promise<TourSales[]> {
  const { rows } = await sql<TourSales>`
    WITH sold AS (
      SELECT tour_id, currency, sum(seats)::int AS seats, sum(total)::bigint AS booked
        FROM orders ${theirItems}
       WHERE ${placedIn(range)} AND ${isStanding} GROUP BY 1, 2
    ), best AS (
      SELECT *, row_number() OVER (PARTITION BY currency ORDER BY booked DESC, tour_id) AS place FROM sold
    ), counted AS (
      SELECT tour_id, count(DISTINCT orders.id) AS orders
        FROM orders ${theirItems}
       WHERE tour_id IN (SELECT tour_id FROM best WHERE place <= ${limit}) AND ${placedIn(range)} GROUP BY 1
    )
    SELECT tours.id AS product_id, ${text('name')}, tours.code, best.currency, best.seats, best.booked, counted.orders
      FROM best JOIN counted ON counted.tour_id = best.tour_id JOIN tours ON tours.id = best.tour_id ${joinOfficeTexts(tourTextTable, lang)}
     WHERE place <= ${limit} ORDER BY place, best.currency`.execute(db)
  return rows
}

/** Days between an order and its first departure, of orders that are neither cancelled nor expired. */
export async function findLeadTimes(db: Db, range: Bucket): Promise<LeadCount[]> {
  const { rows } = await sql<LeadCount>`
    SELECT bought.start_date - ${orderedOn} AS days, count(*) AS orders
      FROM orders ${theirStart}
     WHERE ${placedIn(range)} AND ${isStanding} AND bought.start_date IS NOT NULL GROUP BY 1`.execute(db)
  return rows
}
