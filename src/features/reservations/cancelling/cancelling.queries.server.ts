import { dayOf } from '#src/base/dates.ts'
import type { StringKey } from '#src/base/i18n/string-key.ts'
import { formatMoney, subtract, toMajor } from '#src/base/money.ts'
import type { FoundOrder } from '../orders/orders.store.server.ts'
import { sumsOf } from '../pricing/totals.rules.ts'
import { cancellingOf, isCounted } from '../reservations.states.ts'
import { type Deduction, deductionOf, isTold, presentDeduction } from './cancelling.rules.ts'
import type { CancelPreview } from './cancelling.schema.ts'

type Cancelled = Pick<FoundOrder, 'items' | 'payments' | 'status' | 'cancel_requested_at' | 'is_left_behind'>

/**
 * What a cancellation of this order keeps now: nothing when the agency cancels, and nothing once it has cancelled a departure of it unless staff decide
 * otherwise, for a tour of the order that took place; by the customer's wish on the day of the request, when one is pending.
 */
export function deductionOfOrder(
  order: Cancelled,
  now: Date,
  { by, decided }: { by: 'customer' | 'agency'; decided?: ReadonlyMap<string, number> },
): Deduction {
  const { items, payments, status, cancel_requested_at, is_left_behind } = order
  const sums = sumsOf(items, payments, true)
  const isUnpaid = status === 'opsiyonlu' && sums.every(({ paid, refunded }) => paid <= refunded)
  return deductionOf({
    items,
    sums,
    day: dayOf(by === 'customer' && cancel_requested_at ? cancel_requested_at : now),
    isFree: by === 'agency' || isUnpaid || is_left_behind,
    ...(decided && !isUnpaid && (by === 'customer' || is_left_behind) && { decided }),
  })
}

/** For the customer, before they say yes. */
export function previewCancellation(order: FoundOrder, now: Date): CancelPreview {
  const cancelling = cancellingOf(order, order.payments.some(isCounted))
  const deduction = cancelling === 'request' ? deductionOfOrder(order, now, { by: 'customer' }) : null
  return { cancelling, deduction: deduction && isTold(deduction) ? presentDeduction(deduction) : null }
}

/** Lines of a mail: paid, kept and what goes back, by currency. Nothing while it is not decided. */
export function deductionFacts(deduction: Deduction, lang: string): [StringKey, string][] {
  if (!isTold(deduction)) return []
  const { sums } = deduction
  const inWords = (amountOf: (sum: Deduction['sums'][number]) => number) =>
    sums.map((sum) => formatMoney(toMajor(amountOf(sum)), sum.currency, lang)).join(' + ')
  return [
    ['cancelling.paid', inWords(({ paid }) => paid)],
    ['cancelling.kept', inWords(({ paid, refund }) => subtract(paid, refund!))],
    ['cancelling.refund', inWords(({ refund }) => refund!)],
  ]
}
