import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { OrderStatus } from '../reservations.schema.ts'
import { type Actor, mayMove, releasingStatuses } from '../reservations.states.ts'
import { releaseSeats } from './seats.store.server.ts'

export type Move = { to: OrderStatus; actor: Actor; now: Date; note?: string; user_id?: number | null }

/**
 * Moves an order to another status, writes its event, and gives its seats back where the status does that. Of two that
 * come at once the second sees what the first made.
 * @returns false when the order's status does not allow it (reservations.states.ts), or there is no such order.
 */
export async function moveOrder(tx: Tx, orderId: number, move: Move): Promise<boolean> {
  const order = await tx.selectFrom('orders').select('status').where('id', '=', orderId).forUpdate().executeTakeFirst()
  const from = order?.status as OrderStatus | undefined
  if (!from || !mayMove(from, move.to, move.actor)) return false
  await tx.updateTable('orders').set({ status: move.to }).where('id', '=', orderId).execute()
  await tx
    .insertInto('order_events')
    .values({
      order_id: orderId,
      at: move.now,
      kind: 'durum',
      from_status: from,
      to_status: move.to,
      note: move.note ?? '',
      user_id: move.user_id ?? null,
    })
    .execute()
  if (releasingStatuses.includes(move.to)) await releaseSeats(tx, orderId, move.now)
  return true
}

/**
 * Ends the holds that nobody paid for in time, each in a transaction of its own. Safe to run from several processes
 * and however often: an order another one works on is passed over, and one that has expired is no longer found.
 * @returns how many ended.
 */
export async function expireHolds(db: Db, now: Date): Promise<number> {
  let ended = 0
  while (await transaction(db, (tx) => expireOne(tx, now))) ended++
  return ended
}

async function expireOne(tx: Tx, now: Date): Promise<boolean> {
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'opsiyonlu')
    .where('hold_until', '<=', now)
    .orderBy('hold_until')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return order !== undefined && moveOrder(tx, order.id, { to: 'suresi-doldu', actor: 'system', now })
}
