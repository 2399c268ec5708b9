import { dayOf } from '#src/base/dates.ts'
import { formatMoney, subtract, sum, toMajor } from '#src/base/money.ts'
import type { StringKey } from '#src/base/string-key.ts'
import type { FoundOrder } from '#src/features/orders/book/orders.store.server.ts'
import { type Deduction, deductionOf, isShown, presentDeduction } from '#src/features/orders/money/cancelling.rules.ts'
import type { CancelPreview } from '#src/features/orders/money/cancelling.schema.ts'
import { sumsOf } from '#src/features/orders/money/totals.rules.ts'
import { cancellingOf, isCounted } from '#src/features/orders/states.ts'

type Cancelled = Pick<FoundOrder, 'items' | 'payments' | 'status' | 'cancel_requested_at' | 'is_left_behind'>

/**
 * Deduction of a cancellation now. Nothing is kept when the agency cancels. Once it has cancelled a departure of the order, only an amount
 * that staff decide is kept, for a tour that took place. A cancellation by the customer counts from the day of a pending request. Reported
 * money counts only for the preview of the customer.
 */
export function deductionOfOrder(
  order: Cancelled,
  now: Date,
  {
    by,
    decided,
    countsReported = false,
  }: { by: 'customer' | 'agency'; decided?: ReadonlyMap<string, number>; countsReported?: boolean },
): Deduction {
  const { items, payments, status, cancel_requested_at, is_left_behind } = order
  const sums = sumsOf(items, payments, true)
  const isUnpaid = status === 'opsiyonlu' && sums.every(({ paid, refunded }) => paid <= refunded)
  return deductionOf({
    items,
    sums,
    countsReported,
    day: dayOf(by === 'customer' && cancel_requested_at ? cancel_requested_at : now),
    isFree: by === 'agency' || isUnpaid || is_left_behind,
    ...(decided && !isUnpaid && (by === 'customer' || is_left_behind) && { decided }),
  })
}

/** The deduction that the customer sees before they confirm, and in the mail of the request. */
export function shownDeduction(order: Cancelled, now: Date): Deduction {
  return deductionOfOrder(order, now, { by: 'customer', countsReported: true })
}

export function previewCancellation(order: FoundOrder, now: Date): CancelPreview {
  const cancelling = cancellingOf(order, order.payments.some(isCounted))
  const deduction = cancelling === 'request' ? shownDeduction(order, now) : null
  return { cancelling, deduction: deduction && isShown(deduction) ? presentDeduction(deduction) : null }
}

/** Lines of a mail: paid, reported, kept and what goes back, by currency. Nothing while it is not decided. */
export function deductionFacts(deduction: Deduction, lang: string): [StringKey, string][] {
  if (!isShown(deduction)) return []
  const { sums } = deduction
  const isPaid = sums.some(({ paid }) => paid > 0)
  const isReported = sums.some(({ reported }) => reported > 0)
  const inWords = (amountOf: (each: Deduction['sums'][number]) => number) =>
    sums.map((each) => formatMoney(toMajor(amountOf(each)), each.currency, lang)).join(' + ')
  const came: [StringKey, string][] = []
  if (isPaid) came.push(['cancelling.paid', inWords(({ paid }) => paid)])
  if (isReported) came.push(['cancelling.reported', inWords(({ reported }) => reported)])
  return [
    ...came,
    ['cancelling.kept', inWords(({ paid, reported, refund }) => subtract(sum([paid, reported]), refund!))],
    ['cancelling.refund', inWords(({ refund }) => refund!)],
  ]
}
