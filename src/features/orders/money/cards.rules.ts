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

type KeptRate = { try_rate: number | string | null; rate_day: string | null; rate_source: RateSource | null }
type Item = Due & KeptRate
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
 * What a card can pay of an order, by currency. Money that is reported and not yet matched is not asked for again. A foreign amount is
 * charged in lira: at the rate that the order keeps until its first hold ends, later at the newest one; without any rate it cannot be paid.
 * Nothing is taken for a departure that the agency cancelled.
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
  items: readonly (KeptRate & { currency: string })[]
}

/**
 * At which lira pay a foreign currency of an order now: the rate that it keeps until its first hold ends, later the newest one. A hold
 * that begins later does not bring the old rate back.
 */
export function rateNow(
  { hold_until, rate_until, items }: RateHolder,
  currency: string,
  newest: DayRate | undefined,
  now: Date,
): { rate: DayRate; is_kept_rate: boolean } | null {
  const until = rate_until ?? hold_until
  const isHeld = until !== null && until > now
  const kept = isHeld ? keptRate(items, currency) : null
  const rate = kept ?? newest
  return rate ? { rate, is_kept_rate: kept !== null } : null
}

function keptRate(items: readonly (KeptRate & { currency: string })[], currency: string): DayRate | null {
  const item = items.find((each) => each.currency === currency)
  if (!item?.try_rate || !item.rate_day || !item.rate_source) return null
  return { try_rate: Number(item.try_rate), day: item.rate_day, source: item.rate_source }
}

/** What a card is charged, in kuruş. @param rate null in lira */
export function chargedFor(amount: Minor, rate: { try_rate: number } | null): Minor {
  return rate ? toLira(amount, rate.try_rate) : amount
}

type Attempt = { amount: Minor; charged: Minor; try_rate: number | string | null }

/** What of the order is paid by what the card was charged: the attempt's amount, or as much of it as came. */
export function paidBy({ amount, charged, try_rate }: Attempt, came: Minor): Minor {
  if (came === charged) return amount
  return try_rate === null ? came : fromLira(came, Number(try_rate))
}

export type Refund = { status: 'bekliyor' | 'iade' | 'reddedildi'; amount: Minor; charged: Minor }

/** What can still go back to the card, of the order and in kuruş. A refund that is under way has gone. */
export function refundable(
  paid: { amount: Minor; charged: Minor },
  refunds: readonly Refund[],
): { amount: Minor; charged: Minor } {
  return leftOf(
    paid,
    refunds.filter(({ status }) => status !== 'reddedildi'),
  )
}

/** Kuruş of a refund: at the payment's own rate, and all that is left when everything goes back, so that roundings leave nothing. */
export function chargedBack(
  amount: Minor,
  left: { amount: Minor; charged: Minor },
  try_rate: number | string | null,
): Minor {
  if (amount === left.amount) return left.charged
  return Math.min(left.charged, try_rate === null ? amount : toLira(amount, Number(try_rate)))
}

/** Minutes between two questions about an open attempt, by its age in minutes: the first hour often, later seldom. */
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
 * Whether an attempt is over that the provider knows nothing of. One that was under review is not: its money is with the provider, and an
 * answer in between may be a failure of its own.
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
 * What became of a refund whose answer was not heard. @param listed kuruş that went back of the attempt, as the provider lists them
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
 * What a payment does while an earlier one may still be paid: opens its page again, so that two tabs pay once; or is told to wait,
 * because the page is being opened, or is one of another amount.
 */
export function againOf(open: Open | undefined, amount: Minor, now: Date): 'new' | 'same' | 'opening' | 'other' {
  if (!open || now.getTime() - open.created_at.getTime() >= pageMinutes * 60_000) return 'new'
  if (open.amount !== amount) return 'other'
  return open.page_url === '' ? 'opening' : 'same'
}
