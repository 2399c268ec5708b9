import { type Insertable, type Selectable, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import { insertOnce } from '#src/base/db/insert-once.server.ts'
import { mailState } from '#src/base/mail/outbox.store.server.ts'
import type { Departure } from '#src/features/departures/board/shown-departures.schema.ts'
import type { AffectedOrder } from './departure-cancellation.schema.ts'

type Locked = { tour_id: number; currency: string; status: Departure['status']; start_date: Day }

/** Locks a departure against orders until the end of the transaction. */
export function lockForCancelling(tx: Tx, id: number): Promise<Locked | undefined> {
  return tx
    .selectFrom('departures')
    .select(['tour_id', 'currency', 'status', 'start_date'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

type NewCancellation = Insertable<Tables['departure_cancellations']>

/** Takes a locked departure off sale permanently. @returns false when it was cancelled before */
export async function insertDepartureCancellation(tx: Tx, cancellation: NewCancellation): Promise<boolean> {
  if (!(await insertOnce(tx, 'departure_cancellations', cancellation))) return false
  await tx
    .updateTable('departures')
    .set((eb) => ({ status: 'iptal', version: eb('version', '+', 1) }))
    .where('id', '=', cancellation.departure_id)
    .where('status', '!=', 'iptal')
    .execute()
  return true
}

/** Lists the orders that hold seats of a cancelled departure. No new order can take seats of it. */
export async function listAffected(db: Db, departure_id: number): Promise<void> {
  await sql`
    INSERT INTO cancelled_departure_orders (departure_id, order_id)
    SELECT DISTINCT departure_id, order_id FROM order_items
     WHERE departure_id = ${departure_id} AND seats_released_at IS NULL ORDER BY order_id
        ON CONFLICT DO NOTHING`.execute(db)
}

/** Orders of cancelled departures whose customers have not been mailed; at most `limit`. */
export async function findUnnotified(db: Db, limit: number): Promise<{ departure_id: number; order_id: number }[]> {
  const { rows } = await sql<{ departure_id: number; order_id: number }>`
    SELECT DISTINCT departure_id, order_id FROM departure_cancellations JOIN order_items USING (departure_id)
      JOIN orders ON orders.id = order_id
     WHERE seats_released_at IS NULL AND email <> ''
       AND NOT EXISTS (SELECT FROM cancelled_departure_orders AS own
                        WHERE own.departure_id = order_items.departure_id AND own.order_id = order_items.order_id AND told_at IS NOT NULL)
     ORDER BY departure_id, order_id LIMIT ${limit}`.execute(db)
  return rows
}

/** @returns false when another process has mailed the customer */
export async function markNotified(tx: Tx, departure_id: number, order_id: number, told_at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cancelled_departure_orders')
    .set({ told_at })
    .where('departure_id', '=', departure_id)
    .where('order_id', '=', order_id)
    .where('told_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** `offered`: the dates that its customers may choose; null: all dates with seats */
type StoredCancellation = Omit<Selectable<Tables['departure_cancellations']>, 'user_id'> & { by: string | null }

export async function findDepartureCancellation(db: Db, departure_id: number): Promise<StoredCancellation | undefined> {
  return db
    .selectFrom('departure_cancellations')
    .leftJoin('users', 'users.id', 'user_id')
    .select(['departure_id', 'reason', 'reason_en', 'offered', 'at', 'users.name as by'])
    .where('departure_id', '=', departure_id)
    .executeTakeFirst()
}

/** The cancelled departures on which an order still holds seats. */
export async function findOpenCancellations(db: Db, order_id: number): Promise<StoredCancellation[]> {
  const { rows } = await sql<StoredCancellation>`
    SELECT departure_id, reason, reason_en, offered, at, NULL AS by FROM departure_cancellations
     WHERE departure_id IN (SELECT departure_id FROM order_items WHERE order_id = ${order_id} AND seats_released_at IS NULL)
     ORDER BY departure_id`.execute(db)
  return rows
}

/** An order that held seats when its departure was cancelled, or holds some now. Amounts in minor units. */
type Affected = Omit<AffectedOrder, 'told_at' | 'answer' | 'answered_by' | 'moved_to' | 'alternatives'> & {
  told_at: Date | null
  move: { by: 'customer' | 'staff'; start_date: Day; end_date: Day } | null
  /** of the cancellation: its user is null when the customer chose it */
  cancelled: { by: 'customer' | 'staff' | 'agency'; user_id: number | null } | null
}

/** The oldest order first. */
export async function findAffected(db: Db, departure_id: number, today: Day): Promise<Affected[]> {
  const { rows } = await sql<Affected>`
    WITH held AS (
      SELECT order_id, sum(seats)::int AS seats FROM order_items
       WHERE departure_id = ${departure_id} AND seats_released_at IS NULL GROUP BY order_id),
    listed AS (SELECT order_id, told_at FROM cancelled_departure_orders WHERE departure_id = ${departure_id})
    SELECT orders.id, order_no, status, name, email, phone, coalesce(seats, 0) AS seats, told_at,
           (SELECT ${mailState} FROM outbox WHERE message_key = 'departure-cancelled:' || ${departure_id}::bigint || ':' || orders.id || ':customer') AS mail,
           (SELECT count(*)::int FROM order_items WHERE order_id = orders.id) AS tours,
           NOT EXISTS (SELECT FROM order_items AS other JOIN departures ON departures.id = other.departure_id
             WHERE other.order_id = orders.id AND seats_released_at IS NULL AND other.start_date <= ${today} AND departures.status <> 'iptal') AS may_refund,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount) ORDER BY currency), '[]')
              FROM (SELECT currency, sum(CASE status WHEN 'eslesti' THEN amount WHEN 'iade' THEN -amount ELSE 0 END) AS amount
                      FROM payments WHERE order_id = orders.id GROUP BY currency) AS sums WHERE amount > 0) AS paid,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount) ORDER BY currency), '[]')
              FROM (SELECT currency, sum(amount) AS amount FROM payments
                     WHERE order_id = orders.id AND status = 'bildirildi' GROUP BY currency) AS sums) AS reported,
           (SELECT jsonb_build_object('by', by, 'start_date', to_start, 'end_date', to_end)
              FROM order_moves JOIN order_items ON order_items.id = order_item_id
             WHERE order_id = orders.id AND from_departure_id = ${departure_id} ORDER BY order_moves.id DESC LIMIT 1) AS move,
           (SELECT jsonb_build_object('by', by, 'user_id', user_id) FROM order_cancellations WHERE order_id = orders.id) AS cancelled
      FROM held FULL JOIN listed USING (order_id) JOIN orders ON orders.id = order_id
     ORDER BY orders.id`.execute(db)
  return rows
}

/** The days of departures of a tour, by id; ids of others are not among them. */
export async function findDaysOf(db: Db, tour_id: number, ids: readonly number[]): Promise<Map<number, Day>> {
  const rows = await db
    .selectFrom('departures')
    .select(['id', 'start_date'])
    .where('tour_id', '=', tour_id)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, start_date }) => [id, start_date]))
}
