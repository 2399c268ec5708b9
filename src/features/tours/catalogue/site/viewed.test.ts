import { expect, test } from 'vitest'
import { maxViewed } from '#src/features/tours/tours.links.ts'
import { viewedFrom } from './viewed.ts'

test('the stored tours are read once each, the latest first and not too many', () => {
  expect(viewedFrom('ab cd ab')).toEqual(['ab', 'cd'])
  expect(viewedFrom(Array.from({ length: 40 }, (_, n) => `t${n}`).join(' '))).toHaveLength(maxViewed)
})

test.each([null, '', ' ', '<b>', '["ab"]', 'x'.repeat(61)])('%j names no tour', (text) => {
  expect(viewedFrom(text)).toEqual([])
})
