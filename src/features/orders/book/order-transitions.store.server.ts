import { sql } from 'kysely'
import { minuteMs } from '#src/base/dates.ts'
import type { Tx } from '#src/base/db/connect.server.ts'
import { graceMinutes } from '../money/cards.rules.ts'
import type { OrderStatus } from '../statuses.schema.ts'
import { insertEvent } from './order-events.store.server.ts'

export type StatusEvent = {
  from: OrderStatus
  to: OrderStatus
  at: Date
  note: string
  user_id: number | null
  payment_id: number | null
  /** end of the hold that begins now; null: the hold stays as it is */
  hold_until: Date | null
}

/** Writes a status and its event. The order is locked by the caller. @returns the event's id */
export async function writeStatus(tx: Tx, orderId: number, { from, to, at, ...event }: StatusEvent): Promise<number> {
  const { hold_until } = event
  // The order's rate is valid until the first hold ends, also when that hold is extended or replaced.
  const rateEnd = sql<Date>`coalesce(rate_until, CASE WHEN hold_until <= ${at} THEN hold_until END)`
  await tx
    .updateTable('orders')
    .set({
      status: to,
      ...(hold_until && { hold_until }),
      ...(hold_until && {
        rate_until: from === to ? rateEnd : sql<Date>`coalesce(rate_until, hold_until, created_at)`,
      }),
    })
    .where('id', '=', orderId)
    .execute()
  const kind = from === to ? 'opsiyon' : 'durum'
  return insertEvent(tx, { order_id: orderId, at, kind, from_status: from, to_status: to, ...event })
}

/**
 * Locks the order whose hold ended first. Skips orders that another process has locked, and orders that are being paid by card: for
 * `graceMinutes`, or while the provider reviews the payment.
 */
export async function lockNextExpired(tx: Tx, now: Date): Promise<number | undefined> {
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'opsiyonlu')
    .where('hold_until', '<=', now)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM card_attempts WHERE order_id = orders.id AND status = 'acik'
        AND (reviewed_at IS NOT NULL OR hold_until > ${new Date(now.getTime() - graceMinutes * minuteMs)}))`,
    )
    .orderBy('hold_until')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return order?.id
}
