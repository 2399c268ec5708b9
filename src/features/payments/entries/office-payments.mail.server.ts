import { formatDay } from '#src/base/dates.ts'
import type { Text } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { formatMoney, type Minor, toMajor } from '#src/base/money.ts'
import { customerMail, type Fact, type MailFor } from '#src/features/orders/book/customer.mail.server.ts'
import type { OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import { overpaidOf } from '#src/features/orders/book/order.queries.server.ts'
import { untilText } from '#src/features/orders/deadline.ts'
import { type ChargedCard, chargedText } from '#src/features/orders/money/card-text.ts'
import type { Outcome } from '#src/features/orders/money/office-payments.rules.ts'
import { coveredBy, totalsOf } from '#src/features/orders/money/totals.rules.ts'
import { mayReport } from '#src/features/orders/states.ts'
import { boardingFacts } from '#src/features/passengers/boarding/boarding.queries.server.ts'

/** `late`: it paid an order that no longer has its seats; `refused`: by a provider, after its review */
type PaymentMailKind = 'confirmed' | 'received' | 'rejected' | 'refused' | 'refunded' | 'late'
type About = {
  amount: Minor
  currency: string
  paid_on: string
  reason: string
  /** what a card was charged, or got back, for a foreign amount; in kuruş, at the payment's own rate */
  card?: ChargedCard | null
  /** lira that staff took or gave back for a foreign amount */
  lira?: ChargedCard | null
}

/** The mail to the customer about a decision on a payment, with what is owed now. */
export async function paymentMail(
  services: Services,
  order: OfficeFound,
  { status, payments, hold_until }: Outcome,
  wanted: PaymentMailKind,
  about: About,
): Promise<MailFor | null> {
  const { order_no, is_left_behind } = order
  // While the customer has to answer for a cancelled departure, no seat is confirmed and no money is asked for.
  const kind = wanted === 'confirmed' && is_left_behind ? 'received' : wanted
  const hold = status === 'opsiyonlu' && hold_until && !is_left_behind ? { until: hold_until } : null
  const boarding = kind === 'confirmed' ? await boardingFacts(services, order) : []
  const facts = (lang: string): Fact[] => [
    ['mail.notice_amount', formatMoney(toMajor(about.amount), about.currency, lang)],
    ...chargedFact(about, lang),
    ...overpaidFacts(order, { status, payments }, lang),
    ['mail.notice_paid_on', formatDay(about.paid_on, lang)],
    ['mail.reason', about.reason],
    ...boarding,
  ]
  const isHeld = hold !== null && hold.until > services.now()
  const isOver =
    kind === 'refused' && (is_left_behind || (hold !== null && !isHeld) || !isAsked(order, { status, payments }))
  const text: Text =
    (kind === 'rejected' || kind === 'refused') && isHeld
      ? { key: `mail.payment_${kind}_hold`, values: { deadline: untilText(hold.until, order.lang) } }
      : { key: isOver ? 'mail.payment_refused_over' : `mail.payment_${kind}_text` }
  const subject = { key: `mail.payment_${kind}_subject`, values: { order_no } } as const
  return customerMail(services, { ...order, status, payments, hold_until }, { subject, text, facts })
}

/** Whether the customer is asked for money: not with a cancel request, or when the open amount was reported. */
function isAsked(order: OfficeFound, { status, payments }: Pick<Outcome, 'status' | 'payments'>): boolean {
  if (!mayReport({ ...order, status }) || order.cancel_requested_at !== null) return false
  return totalsOf(order.items).some(({ currency, total }) => total > coveredBy(payments, currency))
}

/** The amount above the total, which will be refunded. */
function overpaidFacts({ items }: OfficeFound, after: Pick<Outcome, 'status' | 'payments'>, lang: string): Fact[] {
  return overpaidOf({ items, ...after }).map(({ currency, amount }) => [
    'mail.overpaid',
    formatMoney(toMajor(amount), currency, lang),
  ])
}

function chargedFact({ card, lira, currency }: About, lang: string): Fact[] {
  if (lira) return [['mail.lira_taken', chargedText(lira, currency, lang)]]
  return card && card.try_rate !== null ? [['mail.card_charged', chargedText(card, currency, lang)]] : []
}
