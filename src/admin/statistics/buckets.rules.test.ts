import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#src/base/dates.ts'
import {
  bucketSizeOf,
  bucketsOf,
  daysBefore,
  daysOfRange,
  joinRanges,
  nextYear,
  placeIn,
  yearBefore,
} from './buckets.rules.ts'
import { ranges } from './statistics.links.ts'

test('a range ends today and has as many days as it says', () => {
  expect(daysOfRange(7, '2027-03-03')).toEqual({ from: '2027-02-25', to: '2027-03-03' })
  for (const range of ranges) {
    const { from, to } = daysOfRange(range, '2028-03-01')
    expect(daysBetween(from, to)).toBe(range - 1)
  }
})

test.each([
  [7, 'day', 7, '2026-11-16', '2026-11-16', '2026-11-22'],
  [30, 'day', 30, '2026-10-24', '2026-10-24', '2026-11-22'],
  // 22 November 2026 is a Sunday, 25 August a Tuesday.
  [90, 'week', 13, '2026-08-25', '2026-08-30', '2026-11-16'],
  [365, 'month', 13, '2025-11-23', '2025-11-30', '2026-11-01'],
] as const)('%i days are shown by %s', (range, size, count, from, firstEnd, lastStart) => {
  const today = '2026-11-22'
  const buckets = bucketsOf(daysOfRange(range, today), bucketSizeOf(range))
  expect(bucketSizeOf(range)).toBe(size)
  expect(buckets).toHaveLength(count)
  expect(buckets[0]).toEqual({ from, to: firstEnd })
  expect(buckets.at(-1)).toEqual({ from: lastStart, to: today })
})

test('buckets follow each other without a gap, and every day is in one', () => {
  for (const range of ranges)
    for (const today of ['2027-01-01', '2028-02-29', '2028-12-31', '2029-03-01']) {
      const days = daysOfRange(range, today)
      const buckets = bucketsOf(days, bucketSizeOf(range))
      for (let day = days.from, at = 0; day <= days.to; day = addDays(day, 1)) {
        if (day > buckets[at]!.to) at += 1
        expect(placeIn(buckets, day)).toBe(at)
      }
      expect(placeIn(buckets, addDays(days.from, -1))).toBe(-1)
      expect(placeIn(buckets, addDays(today, 1))).toBe(-1)
    }
})

test.each([
  ['2026-11-22', '2027-11-22'],
  ['2027-02-28', '2028-02-28'],
  ['2028-02-29', '2029-02-28'],
  ['2027-12-31', '2028-12-31'],
])('a year after %s is %s', (day, next) => {
  expect(nextYear(day)).toBe(next)
})

test('the year before has every day that is compared, and at most two more', () => {
  for (const range of ranges)
    for (const today of ['2027-02-28', '2027-03-01', '2028-02-29', '2029-02-28', '2029-03-01']) {
      const days = daysOfRange(range, today)
      const before = yearBefore(days)
      const isCompared = (day: string) => days.from <= nextYear(day) && nextYear(day) <= days.to
      const compared = Array.from({ length: range + 20 }, (_, n) => addDays(days.from, n - 376)).filter(isCompared)
      expect(compared.every((day) => before.from <= day && day <= before.to)).toBe(true)
      expect(daysBetween(before.from, before.to) + 1 - compared.length).toBeLessThanOrEqual(3)
    }
})

test.each([
  ['2026-10-24', '2026-11-22', { from: '2025-10-24', to: '2025-11-22' }],
  // Both 28 and 29 February 2028 become 28 February 2029.
  ['2029-02-28', '2029-02-28', { from: '2028-02-28', to: '2028-02-29' }],
  ['2028-02-28', '2028-03-01', { from: '2027-02-28', to: '2027-03-01' }],
  ['2028-02-29', '2028-03-01', { from: '2027-03-01', to: '2027-03-01' }],
  ['2028-02-29', '2028-02-29', null],
])('the days beside %s to %s', (from, to, expected) => {
  expect(daysBefore({ from, to })).toEqual(expected)
})

test('the days beside a range are those that are compared with it', () => {
  for (const range of ranges)
    for (const today of ['2027-02-28', '2027-03-01', '2028-02-29', '2029-02-28', '2029-03-01']) {
      const days = daysOfRange(range, today)
      const compared = Array.from({ length: range + 20 }, (_, n) => addDays(days.from, n - 376)).filter(
        (day) => days.from <= nextYear(day) && nextYear(day) <= days.to,
      )
      expect(daysBefore(days)).toEqual({ from: compared[0], to: compared.at(-1) })
    }
})

const range = (from: string, to: string) => ({ from: `2027-${from}`, to: `2027-${to}` })
test.each([
  { how: 'apart', given: [range('05-10', '05-20'), range('05-01', '05-08')], joined: ['05-01/05-08', '05-10/05-20'] },
  { how: 'one after the other', given: [range('05-09', '05-20'), range('05-01', '05-08')], joined: ['05-01/05-20'] },
  { how: 'overlapping', given: [range('05-01', '05-10'), range('05-08', '05-20')], joined: ['05-01/05-20'] },
  { how: 'one inside the other', given: [range('05-01', '05-20'), range('05-08', '05-10')], joined: ['05-01/05-20'] },
])('ranges $how are the same days in fewest ranges', ({ given, joined }) => {
  expect(joinRanges(given).map(({ from, to }) => `${from.slice(5)}/${to.slice(5)}`)).toEqual(joined)
})
