import { toLira, toMajor, toMinor } from '#src/base/money.ts'
import { type AmountToPay, amountsToPay } from '#src/features/orders/site/order-status.ts'
import type { PayableOrder } from '../payments.schema.ts'

/** What can be reported into accounts of a currency, the likeliest amount first. Major units. */
export type NoticeChoices = {
  currency: string
  amounts: AmountToPay[]
  /** the amounts are in lira for a foreign amount; null: in the order's own currency */
  lira: PayableOrder['lira']
}

/** @returns null when nothing of the order is paid in the currency */
export function noticeChoices(order: PayableOrder, currency: string | undefined): NoticeChoices | null {
  const { lira } = order
  const totalIn = (wanted: string | undefined) => order.totals.find((total) => total.currency === wanted)
  const foreign = currency === 'TRY' && lira ? totalIn(lira.currency) : undefined
  if (lira && foreign) {
    const inLira = (amount: number) => toMajor(toLira(toMinor(amount), lira.try_rate))
    const amounts = amountsToPay(order, foreign).map((each) => ({ ...each, amount: inLira(each.amount) }))
    return { currency: 'TRY', amounts, lira }
  }
  const own = totalIn(currency)
  return own ? { currency: own.currency, amounts: amountsToPay(order, own), lira: null } : null
}
