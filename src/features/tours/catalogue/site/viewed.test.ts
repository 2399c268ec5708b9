// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { maxViewed } from '#src/features/tours/tours.links.ts'
import { addViewed, clearViewed, useViewed, viewedFrom } from './viewed.ts'

test('the stored tours are read once each, the latest first and not too many', () => {
  expect(viewedFrom('ab cd ab')).toEqual(['ab', 'cd'])
  expect(viewedFrom(Array.from({ length: 40 }, (_, n) => `t${n}`).join(' '))).toHaveLength(maxViewed)
})

test.each([null, '', ' ', '<b>', '["ab"]', 'x'.repeat(61)])('%j names no tour', (text) => {
  expect(viewedFrom(text)).toEqual([])
})

test('a page shows the tours that were looked at, also in another tab, until they are cleared there', () => {
  localStorage.clear()
  const { result, unmount } = renderHook(useViewed)
  act(() => addViewed('efes'))
  expect(result.current).toEqual(['efes'])
  const inOtherTab = (newValue: string) => {
    localStorage.setItem('viewed', newValue)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'viewed', newValue })))
  }
  inOtherTab('roma efes')
  expect(result.current).toEqual(['roma', 'efes'])
  inOtherTab('')
  expect(result.current).toEqual([])
  act(() => addViewed('paris'))
  act(clearViewed)
  expect(result.current).toEqual([])
  unmount()
})
