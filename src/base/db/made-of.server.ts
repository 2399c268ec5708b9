import { AsyncLocalStorage } from 'node:async_hooks'

/** A dependency of a value: a table, or a finer name that a room and its triggers agree on (db/functions/changes.sql). */
export type Tag = string

/** For each table, the tags that replace it. */
export type Narrowing = Readonly<Record<string, readonly Tag[]>>

type Making = {
  tags: Set<Tag>
  tablesOf: (statement: string) => readonly string[]
  narrowing: Narrowing
}

const makings = new AsyncLocalStorage<Making | undefined>()

/** A value or the exception in its place, which depends on the same tags. */
export type Made<V> = { tags: readonly Tag[] } & ({ value: V } | { error: unknown })

/**
 * Runs `make` and collects the dependencies of its value: the tables of its statements, unless narrowed, and the tags of cached values
 * that it used.
 */
export async function made<V>(make: () => Promise<V>, tablesOf: Making['tablesOf']): Promise<Made<V>> {
  const tags = new Set<Tag>()
  const result = await makings.run({ tags, tablesOf, narrowing: {} }, async () => {
    try {
      return { value: await make() }
    } catch (error) {
      return { error }
    }
  })
  return { ...result, tags: [...tags] }
}

/** Adds tags to the value that is being made. */
export function madeOf(tags: Iterable<Tag>): void {
  const making = makings.getStore()
  if (making) for (const tag of tags) making.tags.add(tag)
}

/** Adds the tables of a statement to the value that is being made. */
export function madeOfStatement(statement: string): void {
  const making = makings.getStore()
  if (!making) return
  for (const table of making.tablesOf(statement)) madeOf(making.narrowing[table] ?? [table])
}

/** Runs statements that depend only on a part of their tables. */
export function narrowed<T>(narrowing: Narrowing, read: () => Promise<T>): Promise<T> {
  const making = makings.getStore()
  return making ? makings.run({ ...making, narrowing: { ...making.narrowing, ...narrowing } }, read) : read()
}

/** Runs a read without collecting its dependencies; `tags` are added instead. */
export function standingFor<T>(tags: Iterable<Tag>, read: () => Promise<T>): Promise<T> {
  madeOf(tags)
  return makings.run(undefined, read)
}
