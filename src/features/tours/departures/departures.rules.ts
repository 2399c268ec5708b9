import { addDays, type Day, daysBetween, weekdayOf } from '#src/base/dates.ts'
import { type Minor, toMajor } from '#src/base/money.ts'

/** Days from the first to the last of a range of weekdays. */
export const maxRangeDays = 1100
/** Nobody plans further ahead; a year that was mistyped is. */
export const maxDaysAhead = 1830

/** Which days are meant: days that were picked, and weekdays (1 Monday to 7 Sunday) from one day to another, both included. */
export type WantedDays = {
  start_dates: readonly Day[]
  from: Day | null
  to: Day | null
  weekdays: readonly number[]
}

/** In order, each once. A range that is too long or runs backwards has no days. */
export function daysOf({ start_dates, from, to, weekdays }: WantedDays): Day[] {
  const days = new Set(start_dates)
  if (from && to && daysBetween(from, to) <= maxRangeDays)
    for (let day = from; day <= to; day = addDays(day, 1)) if (weekdays.includes(weekdayOf(day))) days.add(day)
  return [...days].sort()
}

/** What is made of wanted days: `skipped` have a departure already, `refused` have gone by or lie too far ahead. */
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

/** A tour of three days that leaves on a Friday is back on Sunday. */
export function endOf(start_date: Day, days: number): Day {
  return addDays(start_date, days - 1)
}

/** The wire's names of child prices, by band; null where the band pays as adults do. */
export const bandPrices = [
  'child_age_range_1_price',
  'child_age_range_2_price',
  'child_age_range_3_price',
  'child_age_range_4_price',
] as const
export type BandPrice = (typeof bandPrices)[number]

/** Minor units by number of the band, from 1. A band without a price pays as adults do. */
export type ChildPrices = Readonly<Record<number, Minor | undefined>>
/** In the same way; null removes a price. */
export type ChildPriceChanges = Readonly<Record<number, Minor | null>>

/** The four fields of the wire, in major units. */
export function bandPriceFields(prices: ChildPrices): Record<BandPrice, number | null> {
  const major = (price: Minor | undefined) => (price === undefined ? null : toMajor(price))
  return Object.fromEntries(bandPrices.map((name, at) => [name, major(prices[at + 1])])) as Record<
    BandPrice,
    number | null
  >
}
