import { expect, test } from 'vitest'
import { focusAfter, focusAt, focusOf } from './focus.ts'

test('a picture without a focal point is cropped around its centre', () => {
  expect(focusOf({})).toEqual({ x: 50, y: 50 })
  expect(focusOf({ focus: '30% 5%' })).toEqual({ x: 30, y: 5 })
})

test.each([
  { at: [150, 75], point: { x: 25, y: 50 } },
  { at: [90, 400], point: { x: 0, y: 100 } },
  { at: [300, 25], point: { x: 100, y: 0 } },
])('a click at $at is the point $point', ({ at: [clientX, clientY], point }) => {
  expect(focusAt({ clientX: clientX!, clientY: clientY! }, { left: 100, top: 25, width: 200, height: 100 })).toEqual(
    point,
  )
})

test.each([
  { key: 'ArrowLeft', shiftKey: false, point: { x: 48, y: 99 } },
  { key: 'ArrowDown', shiftKey: true, point: { x: 50, y: 100 } },
  { key: 'Enter', shiftKey: false, point: null },
])('$key moves the point inside the picture', ({ point, ...event }) => {
  expect(focusAfter({ x: 50, y: 99 }, event)).toEqual(point)
})
