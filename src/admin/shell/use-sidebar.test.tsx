// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPreferences, setPreferences } from '#src/base/admin-kit/preferences.ts'
import { preferencesItem } from '#src/base/admin-kit/preferences-item.ts'
import { useSidebar } from './use-sidebar.ts'

const wide = 1440
const narrow = 360
const usual = innerWidth
/** As in every new document and every test: nothing is remembered but what is stored. */
beforeEach(() => setPreferences({ sidebar: 'icontext', wide_sidebar: undefined }))
afterEach(() => {
  cleanup()
  resize(usual)
  setPreferences({ sidebar: 'default', wide_sidebar: undefined })
  localStorage.clear()
})
function resize(width: number) {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true, writable: true })
}
/** Opens the office in a window of this width. */
function open(width: number) {
  cleanup()
  resize(width)
  return renderHook(() => useSidebar('/admin/dashboard')).result
}
const stored = () => (JSON.parse(localStorage.getItem(preferencesItem) ?? '{}') as { sidebar?: string }).sidebar

test('a narrow window closes the sidebar, and a wide one opens with what was chosen for it', () => {
  const sidebar = open(narrow)
  expect([sidebar.current.isShown, stored()]).toEqual([false, 'closed'])
  expect(open(wide).current.isShown).toBe(true)
  expect([readPreferences().sidebar, stored()]).toEqual(['icontext', 'icontext'])
})

test('with letters twice as large a window is narrow that is wide with usual ones', () => {
  document.documentElement.style.fontSize = '32px'
  expect(open(wide).current.isShown).toBe(false)
  document.documentElement.style.fontSize = ''
  expect(open(wide).current.isShown).toBe(true)
})

test('opening and closing it in a narrow window chooses nothing for wide ones', () => {
  const sidebar = open(narrow)
  act(() => sidebar.current.toggle())
  expect([sidebar.current.isShown, stored()]).toEqual([true, 'default'])
  act(() => sidebar.current.toggle())
  expect([sidebar.current.isShown, stored()]).toEqual([false, 'closed'])
  open(wide)
  expect(stored()).toBe('icontext')
})

test('what the toggle of a wide window chooses is what it opens with', () => {
  const sidebar = open(wide)
  act(() => sidebar.current.toggle())
  open(narrow)
  open(wide)
  expect(stored()).toBe('default')
})
