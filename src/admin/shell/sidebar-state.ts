import type { Preferences } from '#src/base/admin-kit/preferences.ts'

/** `isHidden`: out of sight because the window is narrow, whatever the preference. */
export type SidebarState = { sidebar: Preferences['sidebar']; isHidden: boolean }

/** Spec §4, "Sidebar toggle", in pixels. */
const toggleBreakpoint = 780
export const hiddenUpTo = 1024

/** What pressing the toggle does at a width of the window. */
export function toggled({ sidebar, isHidden }: SidebarState, width: number): SidebarState {
  if (width <= toggleBreakpoint) {
    const isShown = sidebar !== 'closed' && !isHidden
    return { sidebar: isShown ? 'closed' : 'default', isHidden: isShown }
  }
  // What cannot be seen is shown first.
  if (isHidden) return { sidebar: sidebar === 'closed' ? 'default' : sidebar, isHidden: false }
  return { sidebar: sidebar === 'default' ? 'icontext' : 'default', isHidden: false }
}
