import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Preferences, readPreferences, setPreferences, usePreferences } from '#src/base/admin-kit/preferences.ts'
import { hiddenMaxWidth, nextSidebar, restingSidebar, type SidebarState, toggleBreakpoint } from './sidebar-state.ts'

type Sidebar = { isShown: boolean; toggle: () => void; hide: () => void }

/** @param pathname a new one hides the sidebar in a narrow window. */
export function useSidebar(pathname: string): Sidebar {
  const { sidebar } = usePreferences()
  const [isHidden, setHidden] = useState(() => innerWidth <= hiddenMaxWidth)
  /** Preference to restore when the window grows; null in a window wider than the breakpoint. */
  const preferenceWhenWide = useRef<Preferences['sidebar'] | null>(null)

  const apply = (next: SidebarState) => {
    if (next.sidebar !== readPreferences().sidebar) setPreferences({ sidebar: next.sidebar })
    setHidden(next.isHidden)
  }
  const rest = () => {
    const current = readPreferences().sidebar
    const isNarrow = innerWidth <= toggleBreakpoint
    const preference = isNarrow ? current : (preferenceWhenWide.current ?? current)
    preferenceWhenWide.current = isNarrow ? (preferenceWhenWide.current ?? current) : null
    apply(restingSidebar(preference, innerWidth))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation hides the sidebar of a narrow window
  useLayoutEffect(rest, [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rest` reads the current values
  useEffect(() => {
    const queries = [toggleBreakpoint, hiddenMaxWidth].map((width) => matchMedia(`(max-width: ${width}px)`))
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
    toggle: () => apply(nextSidebar({ sidebar, isHidden }, innerWidth)),
    hide: rest,
  }
}
