import { addDays, type Day, daysBetween } from '#src/base/dates.ts'
import { groupBy } from '#src/base/grouped.ts'
import { type Currency, currencies, type Minor, subtract, sum, toLira } from '#src/base/money.ts'

/** Days of a period at most: a business year and the one before. */
const maxDays = 731

export type Period = { from: Day; to: Day }

/** The requested days; by default the month until today. At most two years. */
export function periodOf({ from, to }: { from: Day | null; to: Day | null }, today: Day): Period {
  const end = to ?? (from !== null && from > today ? from : today)
  const begin = from ?? `${end.slice(0, 7)}-01`
  if (begin > end) return { from: end, to: end }
  return daysBetween(begin, end) > maxDays ? { from: addDays(end, -maxDays), to: end } : { from: begin, to: end }
}

type Rated = { currency: Currency; try_rate: number | null }

/** An item that was sold, in minor units. */
export type SoldItem = Rated & { kdv_rate: number; price: Minor; kdv: Minor; total: Minor }

/** Lira of an item: total and KDV are rounded once each, net is the difference. Null without a rate. */
export function liraOfItem({
  currency,
  try_rate,
  kdv,
  total,
}: SoldItem): { kdv: Minor; price: Minor; total: Minor } | null {
  if (currency !== 'TRY' && try_rate === null) return null
  const inLira = (amount: Minor) => (currency === 'TRY' ? amount : toLira(amount, try_rate!))
  return { kdv: inLira(kdv), total: inLira(total), price: subtract(inLira(total), inLira(kdv)) }
}

/** Money that came (positive) or went back (negative), in minor units. `charged`: what a card was charged in lira. */
export type MovedMoney = Rated & { method: 'havale' | 'nakit' | 'kart'; amount: Minor; charged: Minor | null }

/** Lira of a payment: what the card was charged, else at the rate of its day. Null without a rate. */
export function liraOfMoney({ currency, try_rate, amount, charged }: MovedMoney): Minor | null {
  if (currency === 'TRY') return amount
  if (charged !== null) return charged
  return try_rate === null ? null : toLira(amount, try_rate)
}

/** Null when an amount is unknown. */
function liraSum(amounts: readonly (Minor | null)[]): Minor | null {
  return amounts.includes(null) ? null : sum(amounts.map((amount) => amount ?? 0))
}

const byCurrency = (a: { currency: Currency }, b: { currency: Currency }) =>
  currencies.indexOf(a.currency) - currencies.indexOf(b.currency)

/** Sums of items by currency and rate of KDV, lira first. */
export function sumSold(items: readonly SoldItem[]) {
  const groups = groupBy(items, ({ currency, kdv_rate }) => `${currency} ${kdv_rate}`)
  const sums = [...groups.values()].map((some) => ({
    currency: some[0]!.currency,
    kdv_rate: some[0]!.kdv_rate,
    items: some.length,
    price: sum(some.map(({ price }) => price)),
    kdv: sum(some.map(({ kdv }) => kdv)),
    total: sum(some.map(({ total }) => total)),
    try_kdv: liraSum(some.map((item) => liraOfItem(item)?.kdv ?? null)),
    try_total: liraSum(some.map((item) => liraOfItem(item)?.total ?? null)),
  }))
  return sums.sort((a, b) => byCurrency(a, b) || a.kdv_rate - b.kdv_rate)
}

/** Sums of payments by currency and way, lira first. */
export function sumMoved(payments: readonly MovedMoney[]) {
  const groups = groupBy(payments, ({ currency, method }) => `${currency} ${method}`)
  const sums = [...groups.values()].map((some) => {
    const amounts = some.map(({ amount }) => amount)
    return {
      currency: some[0]!.currency,
      method: some[0]!.method,
      received: sum(amounts.filter((amount) => amount > 0)),
      refunded: sum(amounts.filter((amount) => amount < 0).map((amount) => -amount)),
      net: sum(amounts),
      try_net: liraSum(some.map(liraOfMoney)),
    }
  })
  return sums.sort((a, b) => byCurrency(a, b) || a.method.localeCompare(b.method))
}
