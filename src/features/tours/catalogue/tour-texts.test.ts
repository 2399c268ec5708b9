import { expect, test } from 'vitest'
import { saysMeals } from './tour-texts.ts'

test.each([
  [[[], []], false],
  [[['kahvalti'], []], true],
  [[], false],
] as const)('whether a programme with the meals %j says which are included: %s', (days, says) => {
  expect(saysMeals(days.map((meals) => ({ meals: [...meals] })))).toBe(says)
})
