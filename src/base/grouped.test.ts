import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupBy } from './grouped.ts'

test('items are grouped as Map.groupBy does', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9, max: 9 })), (numbers) => {
      const keyOf = (n: number) => (n % 3 === 0 ? undefined : n % 3)
      expect([...groupBy(new Set(numbers), keyOf)]).toEqual([...Map.groupBy(new Set(numbers), keyOf)])
    }),
  )
})
