import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import { endOfDay, startOfDay } from '#src/base/db/days.server.ts'
import { insertOnce } from '#src/base/db/insert-once.server.ts'
import { hasCancelRequest } from '#src/features/orders/book/order-events.store.server.ts'
import { isLeftBehind } from '#src/features/orders/book/orders.store.server.ts'
import { orderedOn } from '#src/features/orders/list/order-filters.store.server.ts'
import { mayHavePaidByCard } from '../cards/cards.store.server.ts'
import type { OwingOrder } from '../receivables/receivables.rules.ts'
import { owedItems, owedPayments } from '../receivables/receivables.store.server.ts'
import type { Reminder } from './reminders.rules.ts'

/** An order that may owe something by a day with a reminder, as its dues are worked out. Amounts in minor units. */
export type DueOrder = Pick<OwingOrder, 'id' | 'hold_until' | 'created_at' | 'items' | 'payments'> & {
  ordered_on: Day
  sent: Reminder[]
}

type Days = { from: Day; to: Day }

/** Orders with an open amount and a due date on these days. The rules decide which dues are open. */
export function listDueOrders(db: Db, days: Days, now: Date): Promise<DueOrder[]> {
  return remindable(db, dueOn(days), now)
}

/** One order; undefined when it must not be reminded. */
export async function findDueOrder(db: Db, id: number, now: Date): Promise<DueOrder | undefined> {
  return (await remindable(db, sql`orders.id = ${id}`, now))[0]
}

/** Each part has an index by day. The third part finds holds that were extended beyond a balance, which the others miss. */
function dueOn({ from, to }: Days): RawBuilder<unknown> {
  return sql`orders.id IN (
    SELECT order_id FROM order_sums WHERE open > 0 AND due_on BETWEEN ${from}::date AND ${to}::date
     UNION SELECT order_id FROM order_items WHERE balance_due_on BETWEEN ${from}::date AND ${to}::date
     UNION SELECT id FROM orders WHERE status = 'opsiyonlu' AND hold_until >= ${startOfDay(from)} AND hold_until < ${endOfDay(to)})`
}

/**
 * Orders with an e-mail address and an open amount. Left out: completed orders, whose customers cannot pay on their page; orders of a
 * cancelled departure, with a cancel request, or with a possible card payment under way.
 */
async function remindable(db: Db, which: RawBuilder<unknown>, now: Date): Promise<DueOrder[]> {
  const { rows } = await sql<DueOrder>`
    SELECT orders.id, hold_until, created_at, ${orderedOn} AS ordered_on, ${owedItems} AS items, ${owedPayments} AS payments,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('due_on', payment_reminders.due_on, 'kind', kind)), '[]')
              FROM payment_reminders WHERE order_id = orders.id) AS sent
      FROM orders JOIN order_sums ON order_sums.order_id = orders.id
     WHERE ${which} AND open > 0 AND email <> '' AND status <> 'tamamlandi' AND NOT ${isLeftBehind} AND NOT ${hasCancelRequest}
       AND NOT ${mayHavePaidByCard(now)}
     ORDER BY order_sums.due_on, orders.id`.execute(db)
  return rows
}

/** @returns false when all were sent before */
export function insertReminders(tx: Tx, reminders: readonly Insertable<Tables['payment_reminders']>[]) {
  return insertOnce(tx, 'payment_reminders', reminders)
}
