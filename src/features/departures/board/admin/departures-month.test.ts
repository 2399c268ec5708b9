import { expect, test } from 'vitest'
import { endedWeeks, freeSeats, weeksFrom, weeksOf } from './departures-month.ts'

test.each([
  { month: '2026-11', today: '2026-11-22', ended: 3 },
  { month: '2026-11', today: '2026-11-23', ended: 4 },
  { month: '2026-11', today: '2026-11-01', ended: 0 },
  { month: '2026-10', today: '2026-11-22', ended: 0 },
  { month: '2026-12', today: '2026-11-30', ended: 0 },
])('on $today $ended weeks of $month are over', ({ month, today, ended }) => {
  expect(endedWeeks(month, today)).toBe(ended)
  expect(
    weeksOf(month)
      .slice(0, ended)
      .flat()
      .every((day) => day < today),
  ).toBe(true)
})

test('the free seats of a month are those that are offered: none of a cancelled or a closed departure', () => {
  const row = { quota: 40, seats_taken: 15 }
  const statuses = ['satista', 'kesin', 'sorunuz', 'dolu', 'iptal'] as const
  expect(statuses.map((status) => freeSeats([{ ...row, status }]))).toEqual([25, 25, 25, 0, 0])
  expect(freeSeats(statuses.map((status) => ({ ...row, status })))).toBe(75)
})

test.each([
  ['2026-11-29', '2026-11-23', '2026-12-27'],
  ['2026-11-30', '2026-11-30', '2027-01-03'],
  ['2027-03-01', '2027-03-01', '2027-04-04'],
])('on %s the calendar begins on %s and ends on %s, whole weeks', (today, first, last) => {
  const days = weeksFrom(today).flat()
  expect([days[0], days.at(-1), days.length]).toEqual([first, last, 35])
  expect(days).toContain(today)
})
