import { expect, test } from 'vitest'
import { pagesShown } from './paging.tsx'

test.each([
  { page: 1, count: 3, shown: '1 2 3' },
  { page: 1, count: 9, shown: '1 2 … 9' },
  { page: 3, count: 9, shown: '1 2 3 4 … 9' },
  { page: 4, count: 9, shown: '1 2 3 4 5 … 9' },
  { page: 5, count: 9, shown: '1 … 4 5 6 … 9' },
  { page: 9, count: 9, shown: '1 … 8 9' },
])('page $page of $count shows $shown', ({ page, count, shown }) => {
  expect(
    pagesShown(page, count)
      .map((number) => (number < 0 ? '…' : number))
      .join(' '),
  ).toBe(shown)
})
