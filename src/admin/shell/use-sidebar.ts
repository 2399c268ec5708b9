import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useLayoutEffect, useState } from 'react'
import { readPreferences, setPreferences, usePreferences } from '#src/base/admin-kit/preferences.ts'
import {
  emsOf,
  hiddenMaxWidth,
  nextSidebar,
  restingSidebar,
  toggleBreakpoint,
  widthInLetters,
} from './sidebar-state.ts'

const windowWidth = () =>
  widthInLetters(innerWidth, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)

type Sidebar = { isShown: boolean; toggle: () => void; hide: () => void }

/** @param pathname a new one hides the sidebar in a narrow window. */
export function useSidebar(pathname: string): Sidebar {
  const { sidebar } = usePreferences()
  const [isHidden, setHidden] = useState(() => windowWidth() <= hiddenMaxWidth)

  const rest = () => {
    const before = readPreferences()
    const { isHidden, ...next } = restingSidebar(before, windowWidth())
    if (next.sidebar !== before.sidebar || next.wide_sidebar !== before.wide_sidebar) setPreferences(next)
    setHidden(isHidden)
  }
  const toggle = () => {
    const next = nextSidebar({ sidebar, isHidden }, windowWidth())
    setPreferences({ sidebar: next.sidebar })
    setHidden(next.isHidden)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation hides the sidebar of a narrow window
  useLayoutEffect(rest, [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rest` reads the current values
  useEffect(() => {
    const queries = [toggleBreakpoint, hiddenMaxWidth].map((width) => matchMedia(`(max-width: ${emsOf(width)})`))
    for (const query of queries) query.addEventListener('change', rest)
    return () => {
      for (const query of queries) query.removeEventListener('change', rest)
    }
  }, [])
  // Captured, because a tooltip of the toggle keeps Escape to itself.
  useWindowEvent(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') rest()
    },
    true,
  )

  return {
    isShown: !isHidden && sidebar !== 'closed',
    toggle,
    hide: rest,
  }
}
