import { addDays, addYears, type Day, monthOf, weekdayOf } from '#src/base/dates.ts'
import type { Range } from './statistics.links.ts'

export type Bucket = { from: Day; to: Day }
export type BucketSize = 'day' | 'week' | 'month'

export function bucketSizeOf(range: Range): BucketSize {
  return range <= 30 ? 'day' : range === 90 ? 'week' : 'month'
}

/** The days of a range, of which the last is today. */
export function daysOfRange(range: Range, today: Day): Bucket {
  return { from: addDays(today, 1 - range), to: today }
}

/** Days, weeks from Monday or calendar months; the first and the last end with the range. */
export function bucketsOf({ from, to }: Bucket, size: BucketSize): Bucket[] {
  const buckets: Bucket[] = []
  for (let day = from; day <= to; day = addDays(buckets.at(-1)!.to, 1)) {
    const end = lastOf(day, size)
    buckets.push({ from: day, to: end < to ? end : to })
  }
  return buckets
}

function lastOf(day: Day, size: BucketSize): Day {
  if (size === 'day') return day
  if (size === 'week') return addDays(day, 7 - weekdayOf(day))
  const [year, month] = monthOf(day).split('-').map(Number) as [number, number]
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
  return addDays(next, -1)
}

export function nextYear(day: Day): Day {
  return addYears(day, 1)
}

/** Days that include every day whose `nextYear` is in the range, and at most one other at each end. */
export function yearBefore({ from, to }: Bucket): Bucket {
  return { from: addDays(addYears(from, -1), -1), to: addDays(addYears(to, -1), 1) }
}

/** The days whose `nextYear` is in the range: the days beside it. Null for a single 29 February, which has none. */
export function daysBefore(range: Bucket): Bucket | null {
  let { from, to } = yearBefore(range)
  while (nextYear(from) < range.from) from = addDays(from, 1)
  while (nextYear(to) > range.to) to = addDays(to, -1)
  return from <= to ? { from, to } : null
}

/** The same days as fewest ranges, the earliest first: as two conditions, a year and the one before it took a quarter longer (G7). */
export function joinRanges(ranges: readonly Bucket[]): Bucket[] {
  const joined: Bucket[] = []
  for (const range of [...ranges].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = joined.at(-1)
    if (last === undefined || range.from > addDays(last.to, 1)) joined.push({ ...range })
    else if (range.to > last.to) last.to = range.to
  }
  return joined
}

/** Index of the bucket with a day; -1 outside. */
export function placeIn(buckets: readonly Bucket[], day: Day): number {
  return buckets.findIndex(({ from, to }) => from <= day && day <= to)
}
