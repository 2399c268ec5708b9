// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Preferences, readPreferences, setPreferences } from '#src/base/admin-kit/preferences.ts'
import { useSidebar } from './use-sidebar.ts'

type Kind = Preferences['sidebar']
/** px of the window and of its letters, by which media queries count */
const size = { width: 1440, letter: 16 }
beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const ems = Number(/([\d.]+)em/.exec(query)![1])
    return Object.assign(new EventTarget(), { matches: size.width <= ems * size.letter }) as MediaQueryList
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  size.letter = 16
  setPreferences({ sidebar: 'default' })
  localStorage.clear()
})
/** Opens the office in a window of this width. */
function open(width: number, sidebar: Kind = readPreferences().sidebar) {
  cleanup()
  setPreferences({ sidebar })
  size.width = width
  return renderHook((path: string) => useSidebar(path), { initialProps: '/admin/dashboard' })
}
const seen = ({ kind, isShown }: { kind: Kind; isShown: boolean }) => (isShown ? kind : 'hidden')

test.each([
  [360, 'icontext', 'hidden', 'default', 'hidden'],
  [780, 'closed', 'hidden', 'default', 'hidden'],
  [781, 'icontext', 'hidden', 'icontext', 'default'],
  [1024, 'closed', 'hidden', 'default', 'icontext'],
  [1025, 'default', 'default', 'icontext', 'default'],
  [1440, 'closed', 'hidden', 'default', 'icontext'],
  [1440, 'sideicon', 'sideicon', 'default', 'icontext'],
] as const)(
  'at %i px and by the preference %s it is %s, then the toggle makes it %s and %s',
  (width, sidebar, ...states) => {
    const { result } = open(width, sidebar)
    const all = states.map((_, n) => {
      if (n > 0) act(() => result.current.toggle())
      return seen(result.current)
    })
    expect(all).toEqual(states)
  },
)

test('opening and closing it in a narrow window chooses nothing for wide ones', () => {
  const { result } = open(360, 'icontext')
  act(() => result.current.toggle())
  act(() => result.current.toggle())
  expect(readPreferences().sidebar).toBe('icontext')
  expect(seen(open(1440).result.current)).toBe('icontext')
})

test('what the toggle of a wide window chooses is what it opens with', () => {
  const { result } = open(1440, 'icontext')
  act(() => result.current.toggle())
  open(360)
  expect(seen(open(1440).result.current)).toBe('default')
})

test('in a narrow window a navigation and Escape hide it', () => {
  const { result, rerender } = open(1000)
  for (const leave of [
    () => rerender('/admin/orders'),
    () => act(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))),
  ]) {
    act(() => result.current.toggle())
    expect(result.current.isShown).toBe(true)
    leave()
    expect(result.current.isShown).toBe(false)
  }
})

test('with letters twice as large a window is narrow that is wide with usual ones', () => {
  size.letter = 32
  expect(open(1440).result.current.isShown).toBe(false)
  size.letter = 16
  expect(open(1440).result.current.isShown).toBe(true)
})
