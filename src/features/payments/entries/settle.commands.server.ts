import type { Tx } from '#src/base/db/connect.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import type { MailFor } from '#src/features/orders/book/customer.mail.server.ts'
import type { OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import { writePaymentStatus } from '#src/features/orders/book/office-payments.store.server.ts'
import { insertEvent } from '#src/features/orders/book/order-events.store.server.ts'
import { transitionOrder } from '#src/features/orders/book/order-transitions.commands.server.ts'
import { paperFiles } from '#src/features/orders/book/papers.rules.ts'
import { voidPapers } from '#src/features/orders/book/papers.store.server.ts'
import type { Outcome } from '#src/features/orders/money/office-payments.rules.ts'
import { paymentStatusOf } from '#src/features/orders/money/payments.rules.ts'
import { sumsOf } from '#src/features/orders/money/totals.rules.ts'
import { isReleased } from '#src/features/orders/states.ts'

/** Confirms a locked order because of the money received. Undoing its last matched payment takes the confirmation back. */
export async function confirmCovered(
  tx: Tx,
  { id, payments }: OfficeFound,
  move: { now: Date; user_id: number | null },
): Promise<void> {
  const payment_id = payments.findLast(({ status }) => status === 'eslesti')?.id ?? null
  const event = await transitionOrder(tx, id, { ...move, to: 'onayli', actor: 'payment', payment_id })
  if (event === null) throw new Error(`order ${id} cannot be confirmed`)
}

/** For the outcome of a decision that is made now. */
export function decisionNow({ now, settings }: Pick<Services, 'now' | 'settings'>) {
  return { cause: 'decision' as const, isConfirmedByPayment: false, now: now(), holdHours: settings.holdHours }
}

/** What a payment that was received does to its order; `late`: the seats have been released. */
export function effectOn(order: Pick<OfficeFound, 'status'>, outcome: Outcome): 'late' | 'confirmed' | 'received' {
  if (outcome.status === 'suresi-doldu') return 'late'
  return outcome.status === 'onayli' && order.status !== 'onayli' ? 'confirmed' : 'received'
}

export type Settled = {
  order: OfficeFound
  outcome: Outcome
  /** null: a provider of card payments decided */
  user_id: number | null
  payment: number
  action: 'eslesti' | 'reddedildi' | 'girildi' | 'iade' | 'geri-alindi' | 'kart'
  note: string
  at: Date
  mail: MailFor | null
}

/** Ends a decision about money: writes its event and the two statuses of the order, and queues the mail. The caller has locked the order. */
export async function settle(
  tx: Tx,
  { order, outcome, user_id, payment, action, note, at, mail }: Settled,
): Promise<void> {
  const event = { order_id: order.id, at, user_id, payment_id: payment }
  const id = await insertEvent(tx, { ...event, kind: 'odeme', action, note })
  const { status, payments, hold_until } = outcome
  if (status !== order.status) {
    const hold = hold_until === order.hold_until ? null : hold_until
    const transition = {
      to: status,
      actor: 'payment',
      now: at,
      user_id,
      payment_id: payment,
      hold_until: hold,
    } as const
    if ((await transitionOrder(tx, order.id, transition)) === null)
      throw new Error(`order ${order.id}: a payment cannot change ${order.status} to ${status}`)
  }
  const sums = sumsOf(order.items, payments, !isReleased({ status }))
  await writePaymentStatus(tx, order.id, paymentStatusOf(sums, status))
  if (action === 'geri-alindi')
    await voidPapers(tx, order.id, { kinds: ['receipt'], subject: payment, reason: 'geri-alindi', at })
  if (!mail) return
  const isReceived = action === 'eslesti' || action === 'girildi' || action === 'kart'
  const attachments = isReceived ? paperFiles({ ...order, status }, payment) : []
  await enqueue(tx, { ...mail(`payment-decided:${id}`), attachments }, at)
}
