import type { Db } from '../db/connect.server.ts'
import type { Tag } from '../db/dependencies.server.ts'
import { findAnnouncedTables } from './announced-tables.store.server.ts'

/** Log of dropped tags, with which caches check whether a value is current. */
export type Drops = {
  /** Number of drops so far. */
  count: () => number
  drop: (tags: readonly Tag[]) => void
  dropAll: () => void
  /** True when none of `tags` was dropped after the first `since` drops. */
  isCurrent: (tags: Iterable<Tag>, since: number) => boolean
  /** Tables that a statement reads, of those that announce their changes. */
  tablesOf: (statement: string) => readonly string[]
}

/** @param tables as `findAnnouncedTables` returns them */
export function createDrops(tables: ReadonlyMap<string, readonly string[]>): Drops {
  const lastDrop = new Map<Tag, number>()
  let lastDropOfAll = 0
  let count = 0
  const name = new RegExp(`\\b(${[...tables.keys()].join('|') || '$^'})\\b`, 'g')
  return {
    count: () => count,
    drop(tags) {
      count += 1
      for (const tag of tags) lastDrop.set(tag, count)
    },
    dropAll() {
      count += 1
      lastDropOfAll = count
      lastDrop.clear()
    },
    isCurrent(tags, since) {
      if (since === count) return true
      if (lastDropOfAll > since) return false
      for (const tag of tags) if ((lastDrop.get(tag) ?? 0) > since) return false
      return true
    },
    tablesOf: (statement) => [...new Set([...statement.matchAll(name)].flatMap(([word]) => tables.get(word)!))],
  }
}

export async function openDrops(db: Db): Promise<Drops> {
  return createDrops(await findAnnouncedTables(db))
}
