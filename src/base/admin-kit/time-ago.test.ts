import { expect, test } from 'vitest'
import { nextChange, timeAgo } from './time-ago.ts'

const now = new Date('2027-04-10T12:00:00Z')
const before = (ms: number) => new Date(now.getTime() - ms)
const [second, minute, hour] = [1000, 60_000, 3_600_000]

test.each([
  [-5 * second, '0 saniye önce', '0 seconds ago'],
  [0, '0 saniye önce', '0 seconds ago'],
  [second, '1 saniye önce', '1 second ago'],
  [minute - 1, '59 saniye önce', '59 seconds ago'],
  [minute, '1 dakika önce', '1 minute ago'],
  [hour - 1, '59 dakika önce', '59 minutes ago'],
  [hour, '1 saat önce', '1 hour ago'],
  [24 * hour - 1, '23 saat önce', '23 hours ago'],
  [24 * hour, '9.4.2027 - 15:00', '9.4.2027 - 15:00'],
  [150 * 24 * hour, '11.11.2026 - 15:00', '11.11.2026 - 15:00'],
])('%i ms ago is "%s"', (ms, tr, en) => {
  expect([timeAgo(before(ms), now, 'tr'), timeAgo(before(ms), now, 'en')]).toEqual([tr, en])
})

test('midnight is 00:00 in Istanbul', () => {
  expect(timeAgo(new Date('2027-03-31T21:05:00Z'), now, 'tr')).toBe('1.4.2027 - 00:05')
})

test.each([
  [0, second],
  [400, 600],
  [-400, 1400],
  [90 * second, 30 * second],
  [90 * minute, 30 * minute],
  [24 * hour, null],
])('%i ms ago changes in %s ms', (ms, wait) => {
  expect(nextChange(before(ms), now)).toBe(wait)
})
