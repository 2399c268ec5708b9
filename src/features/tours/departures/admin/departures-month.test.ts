import { expect, test } from 'vitest'
import { endedWeeks, weeksOf } from './departures-month.ts'

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
