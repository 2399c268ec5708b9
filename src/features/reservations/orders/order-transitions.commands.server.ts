import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { OrderStatus } from '../reservations.schema.ts'
import { type Actor, mayTransition, releasingStatuses } from '../reservations.states.ts'
import { lockNextExpired, lockStatus, writeStatus } from './order-transitions.store.server.ts'
import { releaseSeats } from './seats.store.server.ts'

export type Transition = { to: OrderStatus; actor: Actor; now: Date; note?: string; user_id?: number | null }

/**
 * Changes the status of an order, writes the event, and releases the seats when the new status does that. Locks the order,
 * so that of two concurrent transitions the second sees the result of the first.
 * @returns false when reservations.states.ts does not allow it, or the order does not exist
 */
export async function transitionOrder(
  tx: Tx,
  orderId: number,
  { to, actor, now, note = '', user_id = null }: Transition,
): Promise<boolean> {
  const from = await lockStatus(tx, orderId)
  if (!from || !mayTransition(from, to, actor)) return false
  await writeStatus(tx, orderId, { from, to, at: now, note, user_id })
  if (releasingStatuses.includes(to)) await releaseSeats(tx, orderId, now)
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
  const id = await lockNextExpired(tx, now)
  return id !== undefined && transitionOrder(tx, id, { to: 'suresi-doldu', actor: 'system', now })
}
