import { expect, test } from 'vitest'
import { shownSeatsRange } from '#src/features/agency/company.links.ts'
import { fewSeats, maxParty } from './departures.links.ts'
import { shownSeats } from './sale.rules.ts'
import { writtenSeats } from './written-seats.rules.ts'

test.each([
  [0, 20, 'few', 0],
  [6, 20, 'few', 6],
  [7, 20, 'some', 7],
  [19, 20, 'some', 19],
  [20, 20, 'many', 20],
  [44, 20, 'many', 20],
  [9, 10, 'some', 9],
  [10, 10, 'many', 10],
  [20, 10, 'many', 10],
  [6, 7, 'few', 6],
  [7, 7, 'many', 7],
] as const)('%i free seats with a limit of %i are written as %s: %i', (free, most, size, n) => {
  expect(writtenSeats(free, most)).toEqual({ size, n })
})

test('a limit that the office may set leaves the last seats counted, and is no more than data tell strangers', () => {
  expect(shownSeatsRange).toEqual({ min: fewSeats + 1, max: maxParty })
  expect(shownSeats(44)).toBe(shownSeatsRange.max)
})
