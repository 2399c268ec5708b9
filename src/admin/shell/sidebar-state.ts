import type { Preferences } from '#src/base/admin-kit/preferences.ts'

/** `isHidden`: hidden because the window is narrow, whatever the preference. */
export type SidebarState = { sidebar: Preferences['sidebar']; isHidden: boolean }

/** Up to the first width the preference alone shows or hides the sidebar. px of letters of 16 px (docs/rules.md, Shell). */
export const toggleBreakpoint = 780
export const hiddenMaxWidth = 1024
const usualLetter = 16

/** The same for media queries, where an em is the letter that the browser is set to. */
export const emsOf = (width: number) => `${width / usualLetter}em`

/** A window's width as if its letters were of 16 px. @param letter its letters, px */
export const widthInLetters = (width: number, letter: number) => (width * usualLetter) / letter

/** State after pressing the toggle at a window width (`widthInLetters`). */
export function nextSidebar({ sidebar, isHidden }: SidebarState, width: number): SidebarState {
  if (width <= toggleBreakpoint) return { sidebar: sidebar === 'closed' ? 'default' : 'closed', isHidden: false }
  // A hidden sidebar is shown first, whatever the preference.
  if (isHidden) return { sidebar: sidebar === 'closed' ? 'default' : sidebar, isHidden: false }
  return { sidebar: sidebar === 'default' ? 'icontext' : 'default', isHidden: false }
}

/**
 * State after a page load, a navigation, Escape or a press beside the sidebar, at a window width (`widthInLetters`). The narrowest
 * windows close it, and keep the preference for wide ones.
 */
export function restingSidebar(
  { sidebar, wide_sidebar }: Pick<Preferences, 'sidebar' | 'wide_sidebar'>,
  width: number,
): SidebarState & Pick<Preferences, 'wide_sidebar'> {
  const preference = wide_sidebar ?? sidebar
  if (width <= toggleBreakpoint) return { sidebar: 'closed', wide_sidebar: preference, isHidden: false }
  return { sidebar: preference, wide_sidebar: undefined, isHidden: width <= hiddenMaxWidth }
}
