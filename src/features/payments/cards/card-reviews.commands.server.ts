import { dayOf } from '#src/base/dates.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import { decideOnOrder } from '#src/features/orders/book/decide.commands.server.ts'
import type { OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import { insertEvent } from '#src/features/orders/book/order-events.store.server.ts'
import { transitionOrder } from '#src/features/orders/book/order-transitions.commands.server.ts'
import { holdEnd } from '#src/features/orders/holds.rules.ts'
import { otherWayHours } from '#src/features/orders/money/cards.rules.ts'
import { paymentMail } from '../entries/office-payments.mail.server.ts'
import { type CardAttempt, closeAttempt } from './cards.store.server.ts'

/**
 * Writes that a provider refused a payment which it reviewed, once. The customer was told to wait for its result, perhaps until after the
 * hold: they are written to, and have time to pay in another way.
 */
export async function refuseReviewed(services: Services, attempt: CardAttempt, refusal: string): Promise<void> {
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

/** The end of a hold that would leave too little time; null when it stays as it is, or there is none. */
function longerHold({ status, hold_until, items }: OfficeFound, now: Date): Date | null {
  if (status !== 'opsiyonlu' || !hold_until) return null
  const starts = items.map(({ start_date }) => start_date)
  const until = holdEnd(now, otherWayHours, { now, starts, days: null })
  return until > hold_until && until > now ? until : null
}
