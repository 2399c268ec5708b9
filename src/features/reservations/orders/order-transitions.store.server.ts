import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { OrderStatus } from '../reservations.schema.ts'
import { type Actor, mayTransition, releasingStatuses } from '../reservations.states.ts'
import { releaseSeats } from './seats.store.server.ts'

export type Transition = { to: OrderStatus; actor: Actor; now: Date; note?: string; user_id?: number | null }

/**
 * Changes the status of an order, writes the event, and releases the seats when the new status does that. Locks the order,
 * so that of two concurrent transitions the second sees the result of the first.
 * @returns false when reservations.states.ts does not allow it, or the order does not exist
 */
export async function transitionOrder(tx: Tx, orderId: number, transition: Transition): Promise<boolean> {
  const order = await tx.selectFrom('orders').select('status').where('id', '=', orderId).forUpdate().executeTakeFirst()
  const from = order?.status
  if (!from || !mayTransition(from, transition.to, transition.actor)) return false
  await tx.updateTable('orders').set({ status: transition.to }).where('id', '=', orderId).execute()
  await tx
    .insertInto('order_events')
    .values({
      order_id: orderId,
      at: transition.now,
      kind: 'durum',
      from_status: from,
      to_status: transition.to,
      note: transition.note ?? '',
      user_id: transition.user_id ?? null,
    })
    .execute()
  if (releasingStatuses.includes(transition.to)) await releaseSeats(tx, orderId, transition.now)
  return true
}

/**
 * Expires the holds that were not paid in time, each in its own transaction. Several processes may run it concurrently: an
 * order that another process has locked is skipped.
 * @returns how many expired
 */
export async function expireHolds(db: Db, now: Date): Promise<number> {
  let expired = 0
  while (await transaction(db, (tx) => expireOne(tx, now))) expired++
  return expired
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
  return order !== undefined && transitionOrder(tx, order.id, { to: 'suresi-doldu', actor: 'system', now })
}
