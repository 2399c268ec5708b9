import { dayOf } from '#src/base/dates.ts'
import { Failure } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { decideOnOrder } from '#src/features/orders/book/decide.commands.server.ts'
import type { OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import { transitionOrder } from '#src/features/orders/book/order-transitions.commands.server.ts'
import { holdEnd } from '#src/features/orders/holds.rules.ts'
import type { KnownResult } from '#src/features/orders/money/card-wire.ts'
import { isReviewed, paidBy } from '#src/features/orders/money/cards.rules.ts'
import { outcomeOf } from '#src/features/orders/money/office-payments.rules.ts'
import { paymentMail } from '../entries/office-payments.mail.server.ts'
import { settle } from '../entries/settle.commands.server.ts'
import { refuseReviewed } from './card-reviews.commands.server.ts'
import { type CardAttempt, closeAttempt, findAttemptById, insertTaken, updateAttempt } from './cards.store.server.ts'

type Taken = Extract<KnownResult, { state: 'alindi' }>

/**
 * Writes the result of an attempt once, however often and in whatever order it is heard. Money that came is never lost: an order that
 * has expired takes its seats again; when they are gone, or the order is cancelled, the money waits to be given back or moved.
 */
export async function decideAttempt(services: Services, attempt: CardAttempt, result: KnownResult): Promise<void> {
  if (result.state === 'reddedildi') {
    // A visitor may try another card on the same page: money can still come.
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

/** @param mayRevive false: the seats of the expired order are gone */
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
    const outcome = outcomeOf(found, [...order.payments, payment], {
      cause: 'decision',
      isConfirmedByPayment: false,
      now: at,
      holdHours: services.settings.holdHours,
    })
    const isConfirmed = outcome.status === 'onayli' && order.status !== 'onayli'
    const isLate = outcome.status === 'suresi-doldu' || outcome.status === 'iptal'
    const told = isLate ? 'late' : isConfirmed ? 'confirmed' : 'received'
    const paid_on = dayOf(at)
    const mail = await paymentMail(services, order, outcome, told, {
      amount,
      currency,
      paid_on,
      reason: '',
      card: { ...attempt, charged: result.amount },
    })
    return async (tx) => {
      const taken = { order_id: order.id, amount, currency, paid_on, sender: order.name, created_at: at }
      const id = await insertTaken(tx, { ...taken, attempt_id: attempt.id })
      const { provider_ref, installments, card_brand, card_last_four, surcharge } = result
      const kept = { provider_ref, installments, card_brand, card_last_four, surcharge }
      await updateAttempt(tx, attempt.id, {
        status: 'alindi',
        refusal: '',
        decided_at: at,
        charged: result.amount,
        ...kept,
      })
      if (revives) {
        const hold = {
          to: 'opsiyonlu',
          actor: 'payment',
          now: at,
          payment_id: id,
          hold_until: found.hold_until,
        } as const
        if ((await transitionOrder(tx, order.id, hold)) === null)
          throw new Error(`order ${order.id} cannot take its seats again`)
      }
      await settle(tx, { order: found, outcome, user_id: null, payment: id, action: 'kart', note: '', at, mail })
    }
  })
}

/** An expired order with the hold that it gets again, until the money confirms it. */
function revived({ settings }: Services, order: OfficeFound, now: Date): OfficeFound {
  const starts = order.items.map(({ start_date }) => start_date)
  return { ...order, status: 'opsiyonlu', hold_until: holdEnd(now, settings.holdHours, { now, starts, days: null }) }
}
