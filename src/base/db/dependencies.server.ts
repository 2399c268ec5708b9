import { AsyncLocalStorage } from 'node:async_hooks'

/** A dependency of a value: a table, or a finer name that a room and its triggers agree on (db/functions/changes.sql). */
export type Tag = string

/** For each table, the tags that replace it. */
export type Narrowing = Readonly<Record<string, readonly Tag[]>>

type Tracker = {
  tags: Set<Tag>
  tablesOf: (statement: string) => readonly string[]
  narrowing: Narrowing
}

const trackers = new AsyncLocalStorage<Tracker | undefined>()

/** A value or the exception in its place, which depends on the same tags. */
export type Tracked<V> = { tags: readonly Tag[] } & ({ value: V } | { error: unknown })

/**
 * Runs `make` and collects the dependencies of its value: the tables of its statements, unless narrowed, and the tags of cached values
 * that it used.
 */
export async function tracked<V>(make: () => Promise<V>, tablesOf: Tracker['tablesOf']): Promise<Tracked<V>> {
  const tags = new Set<Tag>()
  const result = await trackers.run({ tags, tablesOf, narrowing: {} }, async () => {
    try {
      return { value: await make() }
    } catch (error) {
      return { error }
    }
  })
  return { ...result, tags: [...tags] }
}

/** Adds tags to the value that is being made. */
export function dependsOn(tags: Iterable<Tag>): void {
  const making = trackers.getStore()
  if (making) for (const tag of tags) making.tags.add(tag)
}

/** Adds the tables of a statement to the value that is being made. */
export function dependsOnStatement(statement: string): void {
  const making = trackers.getStore()
  if (!making) return
  for (const table of making.tablesOf(statement)) dependsOn(making.narrowing[table] ?? [table])
}

/** Runs statements that depend only on a part of their tables. */
export function narrowed<T>(narrowing: Narrowing, read: () => Promise<T>): Promise<T> {
  const making = trackers.getStore()
  return making ? trackers.run({ ...making, narrowing: { ...making.narrowing, ...narrowing } }, read) : read()
}

/** Runs a read without collecting its dependencies; `tags` are added instead. */
export function standingFor<T>(tags: Iterable<Tag>, read: () => Promise<T>): Promise<T> {
  dependsOn(tags)
  return trackers.run(undefined, read)
}
