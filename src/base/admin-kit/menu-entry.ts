import type { LucideIcon } from 'lucide-react'
import type { Counts } from './live/counts.ts'
import type { OfficeTexts } from './office-texts.ts'

type Words = OfficeTexts[string]
type Path = `/admin/${string}`

/** An entry of the office's menu and what is reached through it. Rooms declare theirs in room.office.ts; src/admin/screens/menu.ts has their order. */
export type MenuEntry = {
  /** unique */
  key: string
  path: Path
  icon: LucideIcon
  label: Words
  /** Words by which the palette finds it beside its name: what can be set there. */
  search?: Words
  /** Paths of the same subject that do not start with `path`. */
  screens?: readonly string[]
  /** Screens that it is divided into, or that stand below it. */
  parts?: readonly { key: string; path: Path; label: Words }[]
  /** Screens on which something new is made. */
  inserts?: readonly { path: Path; label: Words }[]
  /** What waits behind it: `words` say the number `n`. */
  counts?: (counts: Counts) => readonly { n: number; words: Words }[]
}
