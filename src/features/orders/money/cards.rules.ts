import { type Currency, fromLira, type Minor, subtract, toLira } from '#src/base/money.ts'
import type { RateSource } from '#src/features/departures/rates/rates.links.ts'
import type { DayRate } from '#src/features/departures/rates/rates.schema.ts'
import { mayReport, type OrderState } from '../states.ts'
import type { CardResult } from './card-wire.ts'
import { openDues } from './plan.rules.ts'
import { leftOf } from './taken-lira.rules.ts'
import { coveredBy, type Due, type Payment, totalsOf } from './totals.rules.ts'

/** Minutes for which an open attempt keeps the seats beyond the hold. */
export const graceMinutes = 15
/** Hours after which an attempt of which the provider knows no payment is given up. */
export const giveUpAfterHours = 24
/** Hours that a customer has at least to pay in another way, after a provider refused a payment that it reviewed. */
export const otherWayHours = 24
/** Hours for which the way back from the provider's page opens the order. */
const returnHours = 24
/** Hours after which a refund that the provider does not list did not happen. */
const refundAfterHours = 1

type AgreedRate = { try_rate: number | string | null; rate_day: string | null; rate_source: RateSource | null }
type Item = Due & AgreedRate
type Payable = OrderState & {
  hold_until: Date | null
  rate_until: Date | null
  /** the agency cancelled a departure of it, and the customer has not chosen what becomes of the order */
  is_left_behind: boolean
  items: readonly Item[]
  payments: readonly Payment[]
}

/** What a card can pay of one currency. Minor units. */
export type CardChoice = {
  currency: Currency
  due: Minor
  open: Minor
  /** null in lira */
  rate: DayRate | null
  /** the rate of the order's day, not of today */
  is_kept_rate: boolean
}

/**
 * Amounts of an order that can be paid by card, by currency. Reported payments that are not yet matched reduce them. A foreign amount is
 * charged in lira: at the order's rate until its first hold ends, then at the newest rate; without a rate it cannot be paid by card.
 * Nothing can be paid for a departure that the agency cancelled.
 */
export function cardChoices(order: Payable, newest: ReadonlyMap<string, DayRate>, now: Date): CardChoice[] {
  if (!mayReport(order) || order.is_left_behind) return []
  return totalsOf(order.items).flatMap((total): CardChoice[] => {
    const { currency } = total
    const open = subtract(total.total, coveredBy(order.payments, currency))
    if (open <= 0) return []
    const due = openDues(total, order.payments)[0]?.amount ?? open
    if (currency === 'TRY') return [{ currency, due, open, rate: null, is_kept_rate: false }]
    const found = rateNow(order, currency, newest.get(currency), now)
    return found ? [{ currency, due, open, ...found }] : []
  })
}

type RateHolder = {
  hold_until: Date | null
  /** set once the first hold has ended and another one began; null: that of `hold_until` */
  rate_until: Date | null
  items: readonly (AgreedRate & { currency: string })[]
}

/**
 * The rate for paying a foreign currency in lira now: the order's rate until its first hold ends, then the newest rate. A later hold
 * does not restore the old rate.
 */
export function rateNow(
  { hold_until, rate_until, items }: RateHolder,
  currency: string,
  newest: DayRate | undefined,
  now: Date,
): { rate: DayRate; is_kept_rate: boolean } | null {
  const until = rate_until ?? hold_until
  const isHeld = until !== null && until > now
  const kept = isHeld ? agreedRate(items, currency) : null
  const rate = kept ?? newest
  return rate ? { rate, is_kept_rate: kept !== null } : null
}

function agreedRate(items: readonly (AgreedRate & { currency: string })[], currency: string): DayRate | null {
  const item = items.find((each) => each.currency === currency)
  if (!item?.try_rate || !item.rate_day || !item.rate_source) return null
  return { try_rate: Number(item.try_rate), day: item.rate_day, source: item.rate_source }
}

/** What a card is charged, in kuruş. @param rate null in lira */
export function chargedFor(amount: Minor, rate: { try_rate: number } | null): Minor {
  return rate ? toLira(amount, rate.try_rate) : amount
}

type Attempt = { amount: Minor; charged: Minor; try_rate: number | string | null }

/** Amount of the order that a card payment covers: the attempt's amount, or its part if less was charged. */
export function paidBy({ amount, charged, try_rate }: Attempt, came: Minor): Minor {
  if (came === charged) return amount
  return try_rate === null ? came : fromLira(came, Number(try_rate))
}

export type Refund = { status: 'bekliyor' | 'iade' | 'reddedildi'; amount: Minor; charged: Minor }

/** Amount that can still be refunded to the card, in the order's currency and in kuruş. A pending refund counts as made. */
export function refundable(
  paid: { amount: Minor; charged: Minor },
  refunds: readonly Refund[],
): { amount: Minor; charged: Minor } {
  return leftOf(
    paid,
    refunds.filter(({ status }) => status !== 'reddedildi'),
  )
}

/** Kuruş of a refund at the payment's own rate. The last refund takes the whole rest, so that rounding leaves nothing. */
export function chargedBack(
  amount: Minor,
  left: { amount: Minor; charged: Minor },
  try_rate: number | string | null,
): Minor {
  if (amount === left.amount) return left.charged
  return Math.min(left.charged, try_rate === null ? amount : toLira(amount, Number(try_rate)))
}

/** Minutes between two inquiries about an open attempt, by its age in minutes. */
const pauses = [
  { until: 10, minutes: 1 },
  { until: 60, minutes: 5 },
  { until: 6 * 60, minutes: 30 },
] as const
const laterPause = 120

/** Whether the provider is asked about an open attempt now. */
export function isTimeToAsk({ created_at, asked_at }: { created_at: Date; asked_at: Date | null }, now: Date): boolean {
  const minutes = (from: Date) => (now.getTime() - from.getTime()) / 60_000
  const pause = pauses.find(({ until }) => minutes(created_at) < until)?.minutes ?? laterPause
  return minutes(asked_at ?? created_at) >= pause
}

/** Whether the way back from the provider's page still leads to the order. */
export function isWayBackOpen({ created_at }: { created_at: Date }, now: Date): boolean {
  return now.getTime() - created_at.getTime() < returnHours * 3_600_000
}

/** The provider has the money and looks for fraud, which takes days; it may still refuse. */
export function isReviewed({ status, reviewed_at }: { status: string; reviewed_at: Date | null }): boolean {
  return status === 'acik' && reviewed_at !== null
}

/** The provider did not open its page, so that no card was asked for. */
export function isUnopened({ status, page_url }: { status: string; page_url: string }): boolean {
  return status === 'reddedildi' && page_url === ''
}

/**
 * Whether to give up an attempt without a payment at the provider. Never after a review: the provider holds the money, and an
 * answer without it may be a failure of the provider.
 */
export function isGivenUp(
  { created_at, reviewed_at }: { created_at: Date; reviewed_at: Date | null },
  result: CardResult,
  now: Date,
): boolean {
  return (
    result.state === 'acik' &&
    !result.isReviewed &&
    reviewed_at === null &&
    now.getTime() - created_at.getTime() >= giveUpAfterHours * 3_600_000
  )
}

/**
 * Outcome of a refund whose response was lost. @param listed kuruş that were refunded of the attempt, as the provider lists them
 * @param before kuruş of the earlier ones
 */
export function refundOutcome(
  { charged, created_at }: { charged: Minor; created_at: Date },
  { listed, before }: { listed: Minor; before: Minor },
  now: Date,
): Refund['status'] {
  if (listed >= before + charged) return 'iade'
  return now.getTime() - created_at.getTime() >= refundAfterHours * 3_600_000 ? 'reddedildi' : 'bekliyor'
}

/** Minutes for which a hosted page can be used: until then a second tab opens the same page. */
export const pageMinutes = 30

type Open = { amount: Minor; page_url: string; created_at: Date }

/**
 * Decision about a new payment while an earlier attempt is open: open the same page again, so that two tabs pay once; or wait, because
 * the page is being opened or is for another amount.
 */
export function againOf(open: Open | undefined, amount: Minor, now: Date): 'new' | 'same' | 'opening' | 'other' {
  if (!open || now.getTime() - open.created_at.getTime() >= pageMinutes * 60_000) return 'new'
  if (open.amount !== amount) return 'other'
  return open.page_url === '' ? 'opening' : 'same'
}
