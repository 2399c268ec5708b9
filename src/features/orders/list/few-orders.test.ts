import { expect, test } from 'vitest'
import { areFew } from './orders-list.store.server.ts'

test.each([
  ['a list that is counted to its end', 10_000, 12_000, true],
  ['the same before the first ANALYZE', 10_000, -1, true],
  ['a month of five million', 42_000, 5_000_000, true],
  ['a fiftieth', 100_000, 5_000_000, true],
  ['more', 100_001, 5_000_000, false],
  ['half of a large list', 20_000, 40_000, false],
  ['a large list before the first ANALYZE', 10_001, -1, false],
])('items and payments of %s are looked up: %d of %d', (_, orders, all, isLookedUp) => {
  expect(areFew(orders, all)).toBe(isLookedUp)
})
