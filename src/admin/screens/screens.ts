import type { MenuEntry } from '#src/base/admin-kit/menu-entry.ts'
import { slug } from '#src/base/slug.ts'
import { menu, profileEntries } from './menu.ts'

type Screen = Pick<MenuEntry, 'key' | 'path' | 'icon' | 'label' | 'search'>

const entries = menu.flatMap((group) => group.entries)
// The inbox is in both menus.
const others = profileEntries.filter(({ path }) => !entries.some((entry) => entry.path === path))

/** Screens that need no chosen record, in menu order. */
export const screens: readonly Screen[] = [...entries, ...others].flatMap((entry) => [
  entry,
  ...(entry.parts ?? []).filter(({ path }) => path !== entry.path).map((part) => ({ ...part, icon: entry.icon })),
])

/** Screens on which something new is made, in menu order. */
export const newScreens = entries.flatMap(({ inserts = [] }) => inserts)

/** True when every word of the query starts a word of the text. Turkish letters equal their ASCII counterparts, as in the public search. */
export function matchesName(text: string, query: string): boolean {
  const words = slug(text).split('-')
  return slug(query)
    .split('-')
    .every((start) => words.some((word) => word.startsWith(start)))
}
