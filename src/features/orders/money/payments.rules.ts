import { type Minor, subtract, sum } from '#src/base/money.ts'
import { isReleased } from '../states.ts'
import type { OrderStatus, PaymentStatus } from '../statuses.schema.ts'
import { type Owed, openDues } from './plan.rules.ts'
import { coveredBy, type Due, type Payment, type Sum, totalsOf } from './totals.rules.ts'

/** Money that came in and did not go back. */
export function netPaid({ paid, refunded }: Pick<Sum, 'paid' | 'refunded'>): Minor {
  return subtract(paid, refunded)
}

/** Refunds to cards whose result is not known, by currency. */
export type UnderWay = readonly { currency: string; amount: Minor }[]

export function underWayIn(refunds: UnderWay, currency: string): Minor {
  return sum(refunds.filter((refund) => refund.currency === currency).map(({ amount }) => amount))
}

/**
 * Amount of a currency that can be refunded by any method: received, not refunded, and without a pending refund.
 * @param underWay refunds to cards whose result is not known
 */
export function refundableOf(payments: readonly Payment[], currency: string, underWay: Minor): Minor {
  const received = payments.filter(({ status }) => status !== 'bildirildi')
  return Math.max(0, subtract(coveredBy(received, currency), underWay))
}

/**
 * The payment status of an order from its sums. An order with nothing owed, such as a gift, is paid. A cancelled or expired order counts
 * as refunded after any refund: the agency does not owe the amount that it keeps by its terms.
 */
export function paymentStatusOf(
  sums: readonly Pick<Sum, 'total' | 'paid' | 'refunded'>[],
  status: OrderStatus,
): PaymentStatus {
  const isEmpty = sums.every((each) => netPaid(each) <= 0)
  const hasRefund = sums.some(({ refunded }) => refunded > 0)
  if (hasRefund && (isEmpty || isReleased({ status }))) return 'iade'
  if (sums.every((each) => netPaid(each) >= each.total)) return 'odendi'
  return isEmpty ? 'odenmedi' : 'kismi'
}

export type PaymentFacts = {
  status: OrderStatus
  totals: readonly Owed[]
  /** after the decision */
  payments: readonly Payment[]
  /** `undo`: a match or entry is taken back */
  cause: 'decision' | 'undo'
  /** a payment, not a staff member by hand, confirmed the order */
  isConfirmedByPayment: boolean
}

/**
 * The status of an order after a decision about its payments. It is confirmed when the amount due at booking has come, in every
 * currency. Until then, money that came or is reported keeps the seats; without any the hold goes on. A confirmed order stays
 * confirmed, unless the match that confirmed it is undone. Money does not change a completed, cancelled or expired order.
 */
export function statusAfterPayment(facts: PaymentFacts): OrderStatus {
  const { status, totals, payments, cause, isConfirmedByPayment } = facts
  const isOpen = status === 'opsiyonlu' || status === 'odeme-bildirildi'
  const mayLose = status === 'onayli' && cause === 'undo' && isConfirmedByPayment
  if (!isOpen && !mayLose) return status
  const received = payments.filter(({ status }) => status !== 'bildirildi')
  const isDepositPaid = totals.every(({ currency, deposit }) => coveredBy(received, currency) >= deposit)
  const hasReceived = received.some(({ currency }) => coveredBy(received, currency) > 0)
  if (isDepositPaid && hasReceived) return 'onayli'
  const isReported = payments.some(({ status }) => status === 'bildirildi')
  return hasReceived || isReported ? 'odeme-bildirildi' : 'opsiyonlu'
}

type Covered = { status: OrderStatus; items: readonly Due[]; payments: readonly Payment[] }

/**
 * Whether an order becomes confirmed because it costs less: the money received covers the amount due at booking. Never while the customer
 * has to choose between another date and a refund for a cancelled departure.
 * @param isLeftBehind whether the customer has to choose after the change
 */
export function isCoveredNow({ status, items, payments }: Covered, isLeftBehind: boolean): boolean {
  if (status === 'onayli' || isLeftBehind) return false
  const facts = { status, totals: totalsOf(items), payments, cause: 'decision', isConfirmedByPayment: false } as const
  return statusAfterPayment(facts) === 'onayli'
}

/** What a received amount does to an order, in one currency. Minor units. */
export type MatchEffect = {
  /** the amount is one of those that are due: the deposit, a balance, or several of them */
  isExpected: boolean
  /** expected next; 0 when everything is paid */
  due: Minor
  /** left to pay afterwards */
  open: Minor
  /** received beyond the total */
  tooMuch: Minor
}

/** @param payments of the order, without the one that is being decided */
export function effectOfMatch(
  totals: readonly Owed[],
  payments: readonly Payment[],
  amount: Pick<Payment, 'amount' | 'currency'>,
): MatchEffect {
  const received = payments.filter(({ status }) => status !== 'bildirildi')
  const owed = totals.find(({ currency }) => currency === amount.currency)
  const dues = (owed ? openDues(owed, received) : []).map((due) => due.amount)
  const expected = dues.map((_, index) => sum(dues.slice(0, index + 1)))
  const whole = sum(dues)
  return {
    isExpected: expected.includes(amount.amount),
    due: dues[0] ?? 0,
    open: Math.max(0, subtract(whole, amount.amount)),
    tooMuch: Math.max(0, subtract(amount.amount, whole)),
  }
}
