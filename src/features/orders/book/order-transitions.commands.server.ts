import { dayOf } from '#src/base/dates.ts'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure } from '#src/base/errors.ts'
import { type Actor, mayTransition, releasingStatuses } from '../states.ts'
import type { OrderStatus } from '../statuses.schema.ts'
import { forgetUnpaid } from '../unpaid/unpaid.store.server.ts'
import { lockNextExpired, writeStatus } from './order-transitions.store.server.ts'
import { lockOrder } from './orders.store.server.ts'
import { promising } from './papers.rules.ts'
import { voidPapers } from './papers.store.server.ts'
import { releaseSeats, retakeSeats } from './seats.store.server.ts'

export type Transition = {
  to: OrderStatus
  actor: Actor
  now: Date
  note?: string
  user_id?: number | null
  /** the payment that causes it */
  payment_id?: number | null
  /** end of a new hold; needed for a revived order */
  hold_until?: Date | null
}

/**
 * Changes the status of an order, writes the event, and releases or takes the seats when the new status does that;
 * released, its vouchers are void. Locks the order, so that of two concurrent transitions the second sees the result
 * of the first.
 * @returns the event's id; null when states.ts does not allow the transition
 * @throws Failure 409 when a revived order cannot have its seats again
 */
export async function transitionOrder(
  tx: Tx,
  orderId: number,
  { to, actor, now, note = '', user_id = null, payment_id = null, hold_until = null }: Transition,
): Promise<number | null> {
  const { status: from } = await lockOrder(tx, orderId)
  if (!mayTransition(from, to, actor)) return null
  const event = await writeStatus(tx, orderId, { from, to, at: now, note, user_id, payment_id, hold_until })
  // Staff who extend a hold know the customer.
  if (from === to && actor === 'staff') await forgetUnpaid(tx, orderId)
  const [was, is] = [releasingStatuses.includes(from), releasingStatuses.includes(to)]
  if (is && !was) {
    await releaseSeats(tx, orderId, now)
    await voidPapers(tx, orderId, { kinds: promising, reason: to === 'suresi-doldu' ? to : 'iptal', at: now })
  }
  if (was && !is) {
    const seats_left = await retakeSeats(tx, orderId, dayOf(now))
    if (seats_left !== null)
      throw new Failure('conflict', { key: 'office.order_seats_gone' }, { facts: { seats_left } })
  }
  return event
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
  return id !== undefined && (await transitionOrder(tx, id, { to: 'suresi-doldu', actor: 'system', now })) !== null
}
