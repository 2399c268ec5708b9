import { expect, test } from 'vitest'
import { nextSidebar, restingSidebar, type SidebarState } from './sidebar-state.ts'

const seen = (sidebar: SidebarState['sidebar']): SidebarState => ({ sidebar, isHidden: false })
const hidden = (sidebar: SidebarState['sidebar']): SidebarState => ({ sidebar, isHidden: true })

test.each([
  [360, seen('closed'), seen('default')],
  [780, seen('default'), seen('closed')],
  [780, seen('closed'), seen('default')],
  [780, seen('icontext'), seen('closed')],
  [780, seen('sideicon'), seen('closed')],
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

const kept = (wide_sidebar: SidebarState['sidebar']) => ({ ...seen('closed'), wide_sidebar })

test.each([
  [360, 'default', kept('default')],
  [780, 'icontext', kept('icontext')],
  [780, 'closed', kept('closed')],
  [781, 'icontext', hidden('icontext')],
  [1024, 'default', hidden('default')],
  [1025, 'default', seen('default')],
  [1440, 'closed', seen('closed')],
] as const)('at %i px a sidebar left alone turns from %s into %o', (width, sidebar, after) => {
  expect(restingSidebar({ sidebar }, width)).toEqual(after)
})

test.each([
  [360, 'default', kept('icontext')],
  [781, 'closed', hidden('icontext')],
  [1440, 'closed', seen('icontext')],
] as const)('at %i px a sidebar that a narrow window left %s turns into %o', (width, sidebar, after) => {
  expect(restingSidebar({ sidebar, wide_sidebar: 'icontext' }, width)).toEqual(after)
})
