import { expect, test } from 'vitest'
import { mayDiscount } from './office-sale.rules.ts'

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
