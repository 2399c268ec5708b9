import { useMediaQuery, useWindowEvent } from '@mantine/hooks'
import { useLayoutEffect, useState } from 'react'
import { type Preferences, setPreferences, usePreferences } from '#src/base/admin-kit/preferences.ts'

/** px of letters of 16 px, so that larger letters need wider windows (docs/rules.md, Shell). */
const toggleBreakpoint = 780
const hiddenMaxWidth = 1024

/** Whether the window has at most this width. */
const useIsWithin = (width: number) =>
  useMediaQuery(`(max-width: ${width / 16}em)`, undefined, { getInitialValueInEffect: false })

type Sidebar = { kind: Preferences['sidebar']; isShown: boolean; toggle: () => void; hide: () => void }

/**
 * The sidebar as preferred; in a narrow window it is hidden until the toggle shows it, and after a navigation or Escape. Up to the first
 * width it then looks as by default, and the toggle hides it again.
 */
export function useSidebar(pathname: string): Sidebar {
  const { sidebar } = usePreferences()
  const isPhone = useIsWithin(toggleBreakpoint)
  const isNarrow = useIsWithin(hiddenMaxWidth)
  /** in a narrow window */
  const [isOpen, setOpen] = useState(false)
  const hide = () => setOpen(false)
  const kind = isPhone || (isNarrow && sidebar === 'closed') ? 'default' : sidebar
  const toggle = () => {
    if (isPhone || (isNarrow && !isOpen)) setOpen(!isOpen)
    else setPreferences({ sidebar: kind === 'default' ? 'icontext' : 'default' })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation or another width hides it
  useLayoutEffect(hide, [pathname, isPhone, isNarrow])
  // Captured, because a tooltip of the toggle keeps Escape to itself.
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && hide(), true)
  return { kind, isShown: isNarrow ? isOpen : sidebar !== 'closed', toggle, hide }
}
