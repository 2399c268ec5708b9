import { type Day, daysBetween } from '#src/base/dates.ts'
import { toMajor } from '#src/base/money.ts'
import type { OfficeOrder } from '#src/features/orders/book/orders.admin.schema.ts'
import type { OrderWaiting } from '#src/features/orders/book/waiting.schema.ts'
import { planOfOrder } from '#src/features/orders/money/plan.rules.ts'

/** Parts of the order's page that something waits in; ids of its elements. */
type WaitPlace =
  | 'cancel-request'
  | 'overpaid'
  | 'payments'
  | 'money'
  | 'cancellation'
  | 'conversation'
  | 'passengers'
  | 'papers'
  | 'mails'

type Amount = { currency: string; amount: number }

/** Something that staff have to do about an order. `departure`: the screen where its cancellation is answered. Amounts in major units. */
export type Wait = { isUrgent: boolean } & (
  | { kind: 'choice' | 'unasked'; departure: number }
  | { kind: 'cancel_request' | 'wish' | 'message' | 'age' | 'voucher' | 'mail'; place: WaitPlace }
  | { kind: 'notice' | 'overpaid' | 'late_money' | 'due'; place: WaitPlace; amounts: Amount[] }
  | { kind: 'refund'; place: WaitPlace; amounts: Amount[]; day: Day }
  | { kind: 'passengers'; place: WaitPlace; missing: number; seats: number }
)

export type WaitingOrder = Pick<
  OfficeOrder,
  | 'status'
  | 'is_left_behind'
  | 'left_behind_on'
  | 'is_choice_asked'
  | 'cancel_requested_at'
  | 'cancellation'
  | 'hold_until'
  | 'payments'
  | 'overpaid'
  | 'totals'
> & { waiting: OrderWaiting }

/** A refund is urgent this many days before its last day. */
const urgentRefundDays = 3

/** Pending work about an order, urgent work first. */
export function waitsOf(order: WaitingOrder, today: Day): Wait[] {
  const { waiting, left_behind_on } = order
  const waits: Wait[] = []
  const amounts = (wanted: readonly Amount[]) => wanted.map(({ currency, amount }) => ({ currency, amount }))
  if (left_behind_on !== null)
    waits.push({ kind: order.is_choice_asked ? 'choice' : 'unasked', departure: left_behind_on, isUrgent: true })
  if (order.cancel_requested_at !== null)
    waits.push({ kind: 'cancel_request', place: 'cancel-request', isUrgent: true })
  if (order.overpaid.length > 0) {
    const kind = order.status === 'suresi-doldu' ? 'late_money' : 'overpaid'
    waits.push({ kind, place: 'overpaid', amounts: order.overpaid, isUrgent: true })
  }
  const notices = order.payments.filter(({ status }) => status === 'bildirildi')
  if (notices.length > 0) waits.push({ kind: 'notice', place: 'payments', amounts: amounts(notices), isUrgent: false })
  const refunds = order.cancellation?.sums.filter(({ due_on, done_at }) => due_on !== null && done_at === null) ?? []
  if (refunds.length > 0) {
    const day = refunds.map(({ due_on }) => due_on!).sort()[0]!
    const owed = refunds.map(({ currency, refund }) => ({ currency, amount: refund }))
    waits.push({
      kind: 'refund',
      place: 'cancellation',
      amounts: owed,
      day,
      isUrgent: daysBetween(today, day) <= urgentRefundDays,
    })
  }
  const due = dueNow(order, today)
  if (due.length > 0) waits.push({ kind: 'due', place: 'money', amounts: due, isUrgent: true })
  if (waiting.answer !== null) waits.push({ kind: waiting.answer, place: 'conversation', isUrgent: false })
  if (waiting.has_age_difference) waits.push({ kind: 'age', place: 'passengers', isUrgent: false })
  if (waiting.passengers)
    waits.push({ kind: 'passengers', place: 'passengers', ...waiting.passengers, isUrgent: false })
  if (waiting.lacks_voucher) waits.push({ kind: 'voucher', place: 'papers', isUrgent: false })
  if (waiting.mail_failed) waits.push({ kind: 'mail', place: 'mails', isUrgent: false })
  return waits.toSorted((a, b) => Number(b.isUrgent) - Number(a.isUrgent))
}

function dueNow(order: WaitingOrder, today: Day): Amount[] {
  return planOfOrder(order, today)
    .filter(({ kind }) => kind === 'now')
    .flatMap((step) => step.amounts)
    .filter(({ amount }) => amount > 0)
    .map(({ currency, amount }) => ({ currency, amount: toMajor(amount) }))
}
