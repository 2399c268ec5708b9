import { sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { giveUpAfterHours } from '../cards/cards.rules.ts'
import { hasCancelRequest } from '../orders/order-events.store.server.ts'
import { orderedOn } from '../orders/orders.admin.store.server.ts'
import { isLeftBehind } from '../orders/orders.store.server.ts'
import type { ReminderKind } from './reminders.rules.ts'

export type DueOrder = { id: number; order_no: string; due_on: Day; ordered_on: Day; sent: ReminderKind[] }

/**
 * Orders with an e-mail address and something due on these days. An order of which nothing is owed has no due day, nor has
 * what a reported payment covers. A completed order offers its customer no way to pay, so staff ask. Nothing is asked for while a departure is cancelled, nor of whoever has asked to cancel, or may have
 * just paid by card: the result is known within a day, unless the provider reviews the payment, and a reminder has more than one day.
 */
export async function listDueOrders(
  db: Db,
  { from, to, now }: { from: Day; to: Day; now: Date },
  id?: number,
): Promise<DueOrder[]> {
  const begun = new Date(now.getTime() - giveUpAfterHours * 3_600_000)
  const { rows } = await sql<DueOrder>`
    SELECT orders.id, order_no, due_on, ${orderedOn} AS ordered_on,
           ARRAY(SELECT kind FROM payment_reminders WHERE order_id = orders.id AND payment_reminders.due_on = order_sums.due_on) AS sent
      FROM order_sums JOIN orders ON orders.id = order_sums.order_id
     WHERE open > 0 AND due_on BETWEEN ${from}::date AND ${to}::date AND email <> '' AND status <> 'tamamlandi' AND NOT ${isLeftBehind} AND NOT ${hasCancelRequest}
       AND NOT EXISTS (SELECT FROM card_attempts
                        WHERE card_attempts.order_id = orders.id AND card_attempts.status = 'acik' AND (card_attempts.created_at > ${begun} OR reviewed_at IS NOT NULL))
       AND (${id ?? null}::bigint IS NULL OR orders.id = ${id ?? null})
     ORDER BY due_on, orders.id`.execute(db)
  return rows
}

type Reminder = { order_id: number; due_on: Day; kind: ReminderKind; at: Date }

/** @returns false when it was sent before */
export async function insertReminder(tx: Tx, reminder: Reminder): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_reminders')
    .values(reminder)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
