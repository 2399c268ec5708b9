import { expect, test } from 'vitest'
import { fittingIn } from '../nav/nav.ts'

test.each([
  ['all, and no "more" menu, when they fit exactly', 300, 3],
  ['those that leave room for the "more" menu', 299, 2],
  ['only the "more" menu in a narrow bar', 120, 0],
])('the bar shows %s', (_, width, count) => {
  expect(fittingIn(width, [100, 100, 100], 60)).toBe(count)
})
