import { type Day, dayOf } from '#src/base/dates.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { insertCancellation } from '#src/features/orders/book/cancelling.store.server.ts'
import { agencyMail, customerMail, type Fact, type MailFor } from '#src/features/orders/book/customer.mail.server.ts'
import { findCancelRequest, insertEvent } from '#src/features/orders/book/order-events.store.server.ts'
import { transitionOrder } from '#src/features/orders/book/order-transitions.commands.server.ts'
import type { OrderChanged } from '#src/features/orders/book/orders.schema.ts'
import { type FoundOrder, lockOrder } from '#src/features/orders/book/orders.store.server.ts'
import { countPayments } from '#src/features/orders/book/payments.store.server.ts'
import { cancellingOf, isCounted } from '#src/features/orders/states.ts'
import { deductionFacts, deductionOfOrder, shownDeduction } from './cancelling.queries.server.ts'

type Effect = 'now' | 'request'

export type CancelInput = {
  reason: string
  /** that the customer saw */
  effect?: Effect | undefined
  /** for which the customer saw the deduction */
  day?: Day | undefined
  /** the order's, for the link in the mail */
  key: string
  lang: string
}

const texts = {
  now: { answer: 'mail.cancelled_answer', subject: 'mail.cancelled_subject', agency: 'mail.agency_cancelled_subject' },
  request: { answer: 'mail.cancel_answer', subject: 'mail.cancel_subject', agency: 'mail.agency_cancel_subject' },
} as const satisfies Record<Effect, Record<string, StringKey>>

/**
 * Cancels an order without payments and releases its seats; sends a request to the office for any other one. It needs no
 * Idempotency-Key: the order is cancelled once, and has one pending request at a time, so a repeat changes nothing.
 * @throws Failure 409 when there is nothing to cancel, when it would have another effect than was shown, and when the deduction was shown
 *   for another day
 */
export async function cancelByCustomer(
  services: Services,
  order: FoundOrder,
  request: CancelInput,
): Promise<{ changed: OrderChanged; freesSeats: boolean }> {
  const { db, localize, now } = services
  const at = now()
  if (request.day !== undefined && request.day !== dayOf(at))
    throw new Failure('conflict', { key: 'cancelling.day_changed' })
  const mails = {
    now: await mailsOf(services, order, { ...request, at, effect: 'now' }),
    request: await mailsOf(services, order, { ...request, at, effect: 'request' }),
  }
  const { id } = order
  const { effect, status, freesSeats } = await transaction(db, async (tx) => {
    const state = await lockOrder(tx, id)
    const hasPayments = [...(await countPayments(tx, id)).keys()].some((status) => isCounted({ status }))
    const effect = cancellingOf(state, hasPayments)
    if (effect && request.effect && effect !== request.effect)
      throw new Failure('conflict', { key: 'cancelling.effect_changed' })
    if (effect === 'now') {
      await transitionOrder(tx, id, { to: 'iptal', actor: 'customer', now: at, note: request.reason })
      const deduction = deductionOfOrder(order, at, { by: 'customer' })
      const { reason } = request
      await insertCancellation(tx, { order_id: id, by: 'customer', at, reason, user_id: null, deduction })
      for (const mail of mails.now) await enqueue(tx, mail(`order-cancel-now:${order.order_no}`), at)
      return { effect, status: 'iptal' as const, freesSeats: true }
    }
    if (effect === 'request') {
      if (!(await findCancelRequest(tx, id))) {
        const event = await insertEvent(tx, { order_id: id, at, kind: 'iptal-istegi', note: request.reason })
        for (const mail of mails.request) await enqueue(tx, mail(`order-cancel-request:${event}`), at)
      }
      return { effect, status: state.status, freesSeats: false }
    }
    // A repeat: the order has been cancelled already.
    if (state.status === 'iptal') return { effect: 'now' as const, status: state.status, freesSeats: false }
    throw new Failure('conflict', {
      key: state.status === 'tamamlandi' ? 'mail.cancel_completed' : 'mail.cancel_expired',
    })
  })
  const message = await localize({ key: texts[effect].answer }, request.lang)
  return { changed: { success: true, message, data: { status } }, freesSeats }
}

async function mailsOf(
  services: Services,
  order: FoundOrder,
  { key, reason, at, effect }: Omit<CancelInput, 'effect'> & { at: Date; effect: Effect },
): Promise<MailFor[]> {
  const { order_no } = order
  const deduction = effect === 'request' ? shownDeduction(order, at) : null
  const facts = (lang: string): Fact[] => [
    ['mail.reason', reason],
    ...(deduction ? deductionFacts(deduction, lang) : []),
  ]
  const after = effect === 'now' ? { ...order, status: 'iptal' as const } : order
  const { answer, subject, agency } = texts[effect]
  const values = { order_no }
  const toCustomer = await customerMail(
    services,
    after,
    { subject: { key: subject, values }, text: { key: answer }, facts },
    key,
  )
  const toAgency = await agencyMail(services, after, {
    subject: { key: agency, values },
    text: { key: effect === 'now' ? 'mail.agency_cancelled_text' : 'mail.agency_cancel_text' },
    facts,
  })
  return [toCustomer, toAgency].filter((mail) => mail !== null)
}
