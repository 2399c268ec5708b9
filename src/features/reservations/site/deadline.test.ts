import { expect, test } from 'vitest'
import { untilText } from './deadline.ts'

/** @param time of Istanbul, three hours ahead of UTC */
const at = (time: string) => new Date(`2026-11-22T${time}:00+03:00`)

test.each([
  ['14:05', '14.05’e'],
  ['09:46', '09.46’ya'],
  ['09:49', '09.49’a'],
  ['14:10', '14.10’a'],
  ['14:20', '14.20’ye'],
  ['14:30', '14.30’a'],
  ['14:50', '14.50’ye'],
  ['20:00', '20.00’ye'],
  ['14:00', '14.00’e'],
  ['00:00', '00.00’a'],
])('until %s is written %s', (time, ending) => {
  expect(untilText(at(time), 'tr')).toBe(`22 Kasım 2026 ${ending}`)
})

test('English needs no ending', () => {
  expect(untilText(at('14:05'), 'en')).toBe('22 November 2026 14:05')
})
