import type { Day } from '#src/base/dates.ts'
import { type Minor, sum, toLira } from '#src/base/money.ts'
import type { RateSource } from '#src/features/departures/rates/rates.links.ts'
import type { DayRate } from '#src/features/departures/rates/rates.schema.ts'

/** An item with the rate stored at booking. */
type AgreedRate = {
  currency: string
  total: Minor
  /** as the database has it */
  try_rate: number | string | null
  rate_day: Day | null
  rate_source: RateSource | null
}

/**
 * Value of a currency's items in lira at the order's rate, each item rounded once. Null for lira, and when a rate is missing.
 * All items of an order are of one day, so they have one rate.
 */
export function liraOf(items: readonly AgreedRate[], currency: string): { amount: Minor; rate: DayRate } | null {
  const own = items.filter((item) => item.currency === currency)
  const [first] = own
  if (!first?.rate_day || !first.rate_source || own.some(({ try_rate }) => try_rate === null)) return null
  return {
    amount: sum(own.map(({ total, try_rate }) => toLira(total, Number(try_rate)))),
    rate: { try_rate: Number(first.try_rate), day: first.rate_day, source: first.rate_source },
  }
}
