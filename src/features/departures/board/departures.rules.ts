import { addDays, type Day, daysBetween, weekdayOf } from '#src/base/dates.ts'
import { type Minor, toMajor } from '#src/base/money.ts'

/** Maximum days from the first to the last of a range of weekdays. */
export const maxRangeDays = 1100
/** Catches mistyped years. */
export const maxDaysAhead = 1830

/** Picked days, and weekdays (1 Monday to 7 Sunday) from one day to another, inclusive. */
export type WantedDays = {
  start_dates: readonly Day[]
  from: Day | null
  to: Day | null
  weekdays: readonly number[]
}

/** In order, without duplicates. A too long or reversed range has no days. */
export function daysOf({ start_dates, from, to, weekdays }: WantedDays): Day[] {
  const days = new Set(start_dates)
  if (from && to && daysBetween(from, to) <= maxRangeDays)
    for (let day = from; day <= to; day = addDays(day, 1)) if (weekdays.includes(weekdayOf(day))) days.add(day)
  return [...days].sort()
}

/** `skipped` days have a departure already, `refused` ones are in the past or too far ahead. */
export type Plan = { made: Day[]; skipped: Day[]; refused: Day[] }

export function planOf(days: readonly Day[], existing: ReadonlySet<Day>, today: Day): Plan {
  const open = days.filter((day) => canStart(day, today))
  return {
    made: open.filter((day) => !existing.has(day)),
    skipped: open.filter((day) => existing.has(day)),
    refused: days.filter((day) => !canStart(day, today)),
  }
}

export function canStart(day: Day, today: Day): boolean {
  return day >= today && daysBetween(today, day) <= maxDaysAhead
}

/** Last day of a tour; first and last day both count: a tour of three days that leaves on a Friday ends on Sunday. */
export function endOf(start_date: Day, days: number): Day {
  return addDays(start_date, days - 1)
}

/** Child price fields of the API, by band; null where the band pays as adults do. */
export const bandPrices = [
  'child_age_range_1_price',
  'child_age_range_2_price',
  'child_age_range_3_price',
  'child_age_range_4_price',
] as const
export type BandPrice = (typeof bandPrices)[number]

/** Ages with a price of their own, both included. `band`: its number, from 1. */
export type ChildBand = { band: number; min_age: number; max_age: number }

/** Minor units by band number, from 1. A band without a price pays as adults do. */
export type ChildPrices = Readonly<Record<number, Minor | undefined>>
/** Changed prices, in the same shape; null removes a price. */
export type ChildPriceChanges = Readonly<Record<number, Minor | null>>

/** The four child price fields of the API, in major units. */
export function bandPriceFields(prices: ChildPrices): Record<BandPrice, number | null> {
  const major = (price: Minor | undefined) => (price === undefined ? null : toMajor(price))
  return Object.fromEntries(bandPrices.map((name, at) => [name, major(prices[at + 1])])) as Record<
    BandPrice,
    number | null
  >
}
