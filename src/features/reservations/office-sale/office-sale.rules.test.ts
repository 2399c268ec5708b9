import { expect, test } from 'vitest'
import { holdRefusal, mayDiscount } from './office-sale.rules.ts'

test.each([
  ['satis', 1_000_00, 10_000_00, true],
  ['satis', 1_000_01, 10_000_00, false],
  // 10% of 99.95 TL is 9.995 TL: the half kuruş is rounded up, as the calculator does.
  ['satis', 10_00, 99_95, true],
  ['yonetici', 10_000_00, 10_000_00, true],
  ['yonetici', 10_000_01, 10_000_00, false],
  ['muhasebe', 1, 10_000_00, false],
  ['icerik', 1, 10_000_00, false],
  ['unknown', 1, 10_000_00, false],
] as const)('%s may take %d off %d: %s', (role, off, full, isAllowed) => {
  expect(mayDiscount(off, full, role)).toBe(isAllowed)
})

const now = new Date('2027-03-01T10:00:00Z')
test.each([
  ['2027-03-01T10:00:00Z', '2027-05-01', 'past'],
  ['2027-03-01T10:00:01Z', '2027-05-01', null],
  ['2027-03-08T20:59:00Z', '2027-05-01', null],
  // 00:00 in Istanbul, eight days later.
  ['2027-03-08T21:00:00Z', '2027-05-01', 'long'],
  ['2027-03-03T20:59:00Z', '2027-03-03', null],
  ['2027-03-03T21:00:00Z', '2027-03-03', 'long'],
] as const)('a hold until %s for a departure on %s: %s', (until, start, refusal) => {
  expect(holdRefusal(new Date(until), now, ['2027-06-01', start])).toBe(refusal)
})
