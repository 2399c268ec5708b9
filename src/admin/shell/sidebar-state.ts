import type { Preferences } from '#src/base/admin-kit/preferences.ts'

/** `isHidden`: hidden because the window is narrow, whatever the preference. */
export type SidebarState = { sidebar: Preferences['sidebar']; isHidden: boolean }

/** px (docs/rules.md, Shell). */
const toggleBreakpoint = 780
export const hiddenMaxWidth = 1024

/** State after pressing the toggle at a window width in px. */
export function nextSidebar({ sidebar, isHidden }: SidebarState, width: number): SidebarState {
  if (width <= toggleBreakpoint) {
    const isShown = sidebar !== 'closed' && !isHidden
    return { sidebar: isShown ? 'closed' : 'default', isHidden: isShown }
  }
  // A hidden sidebar is shown first, whatever the preference.
  if (isHidden) return { sidebar: sidebar === 'closed' ? 'default' : sidebar, isHidden: false }
  return { sidebar: sidebar === 'default' ? 'icontext' : 'default', isHidden: false }
}
