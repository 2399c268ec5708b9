// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { forgetPlaced, readPlaced, writePlaced } from './placed-order.ts'

test('a placed order is known until its own page is shown', () => {
  const placed = { order_no: 'SYH-26-ABCDEF', key: 'k' }
  writePlaced(placed)
  forgetPlaced('SYH-26-BCDEFG')
  expect(readPlaced()).toEqual(placed)
  forgetPlaced(placed.order_no)
  expect(readPlaced()).toBeNull()
})
