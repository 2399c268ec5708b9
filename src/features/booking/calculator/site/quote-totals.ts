import { formatWholeMoney, sum, toMajor, toMinor } from '#src/base/money.ts'
import type { PriceQuote } from '#src/features/departures/pricing/pricing.schema.ts'
import type { OrderTotal } from '#src/features/orders/book/orders.schema.ts'
import { totalsOf as addUp, totalInMajor } from '#src/features/orders/money/totals.rules.ts'

/** Amounts in major units. */
export type Total = OrderTotal & Pick<PriceQuote, 'try_total' | 'rate'>

/** Sums the priced items by currency, as the order will be summed. */
export function totalsOf(quotes: readonly PriceQuote[]): Total[] {
  const totals = addUp(
    quotes.map(({ currency, price, kdv, total, deposit, balance_due_on }) => ({
      currency,
      price: toMinor(price),
      kdv: toMinor(kdv),
      total: toMinor(total),
      deposit: toMinor(deposit),
      balance_due_on,
    })),
  )
  return totals.map((total) => {
    const { currency } = total
    const own = quotes.filter((quote) => quote.currency === currency)
    const lira = own.map(({ try_total }) => try_total)
    const known = lira.filter((amount) => amount !== null)
    return {
      ...totalInMajor(total),
      try_total: currency !== 'TRY' && known.length === lira.length ? toMajor(sum(known.map(toMinor))) : null,
      rate: own[0]?.rate ?? null,
    }
  })
}

/** `28.197 TL + 1.298 €`; lines end between amounts only. */
export function amountText(totals: readonly { total: number; currency: string }[], lang: string): string {
  return totals.map(({ total, currency }) => formatWholeMoney(total, currency, lang)).join(' + ')
}
