import { expect, test } from 'vitest'
import { formatRecent } from './recent.ts'

const now = new Date('2027-03-10T22:30:00Z')
test.each([
  ['2027-03-10T22:05:00Z', 'Bugün 01:05', 'Today 01:05'],
  // Midnight in Istanbul is 21:00 UTC.
  ['2027-03-10T20:59:00Z', 'Dün 23:59', 'Yesterday 23:59'],
  ['2027-03-09T20:59:00Z', '9 Mart 2027 23:59', '9 March 2027 23:59'],
])('%s is %s', (instant, tr, en) => {
  expect([formatRecent(new Date(instant), 'tr', now), formatRecent(new Date(instant), 'en', now)]).toEqual([tr, en])
})
