import { type Day, dayOf } from '#src/base/dates.ts'
import type { Minor } from '#src/base/money.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { holdEnd } from '../holds.rules.ts'
import { isCounted } from '../states.ts'
import type { OrderStatus, PaymentRowStatus } from '../statuses.schema.ts'
import { refundableOf, statusAfterPayment } from './payments.rules.ts'
import type { LiraColumns, ReportedLira } from './taken-lira.rules.ts'
import { type Due, type Payment, totalsOf } from './totals.rules.ts'

/** What a payment is once it is decided on. */
export type PaymentDecision = {
  status: PaymentRowStatus
  amount: Minor
  /** of the notice, when another amount was matched */
  reported_amount: Minor | null
  decided_by: number | null
  decided_at: Date | null
} & Partial<Omit<LiraColumns, 'returns_id'> & ReportedLira>

type DecidedRow = Pick<PaymentDecision, 'status' | 'amount' | 'reported_amount'> & { by_customer: boolean }

/** The payment before its decision; null when there is nothing to undo. */
export function beforeDecision({ status, amount, reported_amount, by_customer }: DecidedRow): PaymentDecision | null {
  if (status === 'bildirildi' || status === 'geri-alindi') return null
  return {
    status: by_customer && status !== 'iade' ? 'bildirildi' : 'geri-alindi',
    amount: reported_amount ?? amount,
    reported_amount: null,
    decided_by: null,
    decided_at: null,
  }
}

/** The order after the decision. */
export type Outcome = { status: OrderStatus; payments: readonly Payment[]; hold_until: Date | null }

type Decided = { status: OrderStatus; hold_until: Date | null; items: readonly (Due & { start_date: Day })[] }

type Decision = {
  /** `undo`: a match or entry is taken back */
  cause: 'decision' | 'undo'
  /** a payment, not a staff member by hand, confirmed the order */
  isConfirmedByPayment: boolean
  now: Date
  holdHours: number
}

/**
 * The order's status after a decision. An order that falls back to a hold that has ended gets a new one. One whose first tour has begun
 * stays confirmed: no hold can begin any more, and its seats are in use.
 * @param payments after the decision
 */
export function outcomeOf(
  { status: before, hold_until, items }: Decided,
  payments: readonly Payment[],
  { cause, isConfirmedByPayment, now, holdHours }: Decision,
): Outcome {
  const status = statusAfterPayment({ status: before, totals: totalsOf(items), payments, cause, isConfirmedByPayment })
  const starts = items.map(({ start_date }) => start_date)
  if (before === 'onayli' && cause === 'undo' && starts.some((day) => day < dayOf(now)))
    return { status: before, payments, hold_until }
  const isOver = hold_until === null || hold_until <= now
  const begins = status === 'opsiyonlu' && before !== 'opsiyonlu' && isOver
  return { status, payments, hold_until: begins ? holdEnd(now, holdHours, { now, starts, days: null }) : hold_until }
}

/** Money that staff enter. */
export type Entered = { kind: 'giris' | 'iade'; amount: Minor; currency: string; paid_on: Day; note: string }
type EntryRefusal = {
  field: 'currency' | 'paid_on' | 'note' | 'amount'
  key: StringKey
  /** that can be refunded */
  most?: Minor
}

type Money = { items: readonly { currency: string }[]; payments: readonly Payment[] }

/**
 * Why money cannot be entered; null when it can. A refund needs a reason, and money that came in.
 * @param underWay refunds to cards in the entry's currency whose result is not known
 */
export function entryRefusal(
  { items, payments }: Money,
  { kind, amount, currency, paid_on, note }: Entered,
  { today, underWay }: { today: Day; underWay: Minor },
): EntryRefusal | null {
  const isKnown =
    items.some((item) => item.currency === currency) ||
    payments.some((payment) => isCounted(payment) && payment.currency === currency)
  if (!isKnown) return { field: 'currency', key: 'office.payment_currency' }
  if (paid_on > today) return { field: 'paid_on', key: 'office.payment_future' }
  if (kind !== 'iade') return null
  if (note.length < 3) return { field: 'note', key: 'errors.required' }
  const most = refundableOf(payments, currency, underWay)
  return amount > most ? { field: 'amount', key: 'office.refund_too_much', most } : null
}
