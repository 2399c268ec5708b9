import { dayOf } from '#src/base/dates.ts'
import { Failure } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import { decideOnOrder } from '#src/features/orders/book/decide.commands.server.ts'
import type { OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import { insertEvent } from '#src/features/orders/book/order-events.store.server.ts'
import { transitionOrder } from '#src/features/orders/book/order-transitions.commands.server.ts'
import { holdEnd } from '#src/features/orders/holds.rules.ts'
import type { KnownResult } from '#src/features/orders/money/card-wire.ts'
import { isReviewed, otherWayHours, paidBy } from '#src/features/orders/money/cards.rules.ts'
import { outcomeOf } from '#src/features/orders/money/office-payments.rules.ts'
import { paymentMail } from '../entries/office-payments.mail.server.ts'
import { decisionNow, effectOn, settle } from '../entries/settle.commands.server.ts'
import { type CardAttempt, closeAttempt, findAttemptById, insertTaken, updateAttempt } from './cards.store.server.ts'

type Taken = Extract<KnownResult, { state: 'alindi' }>

/**
 * Writes the result of an attempt once, however often it is reported. Money is never lost: an expired order takes its seats again; when
 * they are gone, or the order is cancelled, staff refund or move the money.
 */
export async function decideAttempt(services: Services, attempt: CardAttempt, result: KnownResult): Promise<void> {
  if (result.state === 'reddedildi') {
    // The visitor may pay with another card on the same page.
    const { refusal } = result
    if (isReviewed(await findAttemptById(services.db, attempt.id))) return refuseReviewed(services, attempt, refusal)
    await closeAttempt(services.db, attempt.id, { status: 'reddedildi', refusal, decided_at: services.now() })
    return
  }
  try {
    await take(services, attempt, result, true)
  } catch (error) {
    if (!(error instanceof Failure && error.text.key === 'office.order_seats_gone')) throw error
    await take(services, attempt, result, false)
  }
}

/** @param mayRevive false: the seats of the expired order are taken */
function take(services: Services, known: CardAttempt, result: Taken, mayRevive: boolean): Promise<void> {
  return decideOnOrder(services, { id: known.order_id, version: undefined }, async (order) => {
    const attempt = await findAttemptById(services.db, known.id)
    if (attempt.status === 'alindi') return async () => {}
    const at = services.now()
    const { currency } = attempt
    const amount = paidBy(attempt, result.amount)
    const revives = order.status === 'suresi-doldu' && mayRevive
    const found = revives ? revived(services, order, at) : order
    const payment = { status: 'eslesti' as const, amount, currency }
    const outcome = outcomeOf(found, [...order.payments, payment], decisionNow(services))
    const kind = outcome.status === 'iptal' ? 'late' : effectOn(order, outcome)
    const paid_on = dayOf(at)
    const about = { amount, currency, paid_on, reason: '', card: { ...attempt, charged: result.amount } }
    const mail = await paymentMail(services, order, outcome, kind, about)
    return async (tx) => {
      const taken = { order_id: order.id, amount, currency, paid_on, sender: order.name, created_at: at }
      const id = await insertTaken(tx, { ...taken, attempt_id: attempt.id })
      const { state: status, amount: charged, ...card } = result
      await updateAttempt(tx, attempt.id, { status, refusal: '', decided_at: at, charged, ...card })
      if (revives) {
        const { hold_until } = found
        const hold = { to: 'opsiyonlu', actor: 'payment', now: at, payment_id: id, hold_until } as const
        if ((await transitionOrder(tx, order.id, hold)) === null)
          throw new Error(`order ${order.id} cannot take its seats again`)
      }
      await settle(tx, { order: found, outcome, user_id: null, payment: id, action: 'kart', note: '', at, mail })
    }
  })
}

/** An expired order with a new hold, until the payment confirms it. */
function revived({ settings }: Services, order: OfficeFound, now: Date): OfficeFound {
  const starts = order.items.map(({ start_date }) => start_date)
  return { ...order, status: 'opsiyonlu', hold_until: holdEnd(now, settings.holdHours, { now, starts, days: null }) }
}

/**
 * Writes that a provider refused a payment after its review, once. The customer was told to wait, perhaps until after the hold, so they
 * are mailed and get time to pay in another way.
 */
async function refuseReviewed(services: Services, attempt: CardAttempt, refusal: string): Promise<void> {
  const { id, order_id, currency, amount, created_at } = attempt
  await decideOnOrder(services, { id: order_id, version: undefined }, async (order) => {
    const at = services.now()
    const until = longerHold(order, at)
    const { status, payments } = order
    const after = { status, payments, hold_until: until ?? order.hold_until }
    const about = { amount, currency, paid_on: dayOf(created_at), reason: refusal }
    const mail = await paymentMail(services, order, after, 'refused', about)
    return async (tx) => {
      if (!(await closeAttempt(tx, id, { status: 'reddedildi', refusal, decided_at: at }))) return
      const event = await insertEvent(tx, { order_id, at, kind: 'odeme', action: 'kart-ret', note: '' })
      if (until) await transitionOrder(tx, order_id, { to: 'opsiyonlu', actor: 'payment', now: at, hold_until: until })
      if (mail) await enqueue(tx, mail(`card-refused:${event}`), at)
    }
  })
}

/** The later end of a hold that leaves too little time; null when it stays, or there is none. */
function longerHold({ status, hold_until, items }: OfficeFound, now: Date): Date | null {
  if (status !== 'opsiyonlu' || !hold_until) return null
  const starts = items.map(({ start_date }) => start_date)
  const until = holdEnd(now, otherWayHours, { now, starts, days: null })
  return until > hold_until && until > now ? until : null
}
