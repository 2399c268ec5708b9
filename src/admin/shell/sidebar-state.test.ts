import { expect, test } from 'vitest'
import { nextSidebar, type SidebarState } from './sidebar-state.ts'

const seen = (sidebar: SidebarState['sidebar']): SidebarState => ({ sidebar, isHidden: false })
const hidden = (sidebar: SidebarState['sidebar']): SidebarState => ({ sidebar, isHidden: true })

test.each([
  [780, seen('default'), hidden('closed')],
  [780, hidden('closed'), seen('default')],
  [780, hidden('default'), seen('default')],
  [780, seen('sideicon'), hidden('closed')],
  [781, hidden('icontext'), seen('icontext')],
  [1024, hidden('closed'), seen('default')],
  [1024, seen('default'), seen('icontext')],
  [1440, seen('default'), seen('icontext')],
  [1440, seen('icontext'), seen('default')],
  [1440, seen('closed'), seen('default')],
  [1440, seen('sideicon'), seen('default')],
])('at %i px the toggle turns %o into %o', (width, before, after) => {
  expect(nextSidebar(before, width)).toEqual(after)
})
