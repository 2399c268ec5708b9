import { AsyncLocalStorage } from 'node:async_hooks'

/** What a value was made of: names of tables, or finer names that a room and its triggers agree on (db/functions/changes.sql). */
export type Tag = string

/** For each table, the tags that stand for it. */
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
 * Runs `make` and collects what its value is made of: the tables of its statements, as far as they are not narrowed, and the
 * tags of cached values that it used.
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

/** Runs statements that depend on a part of their tables only. */
export function narrowed<T>(narrowing: Narrowing, read: () => Promise<T>): Promise<T> {
  const making = makings.getStore()
  return making ? makings.run({ ...making, narrowing: { ...making.narrowing, ...narrowing } }, read) : read()
}

/** Runs a read that does not add to the value that is being made: the caller adds tags that stand for all of it. */
export function standingFor<T>(tags: Iterable<Tag>, read: () => Promise<T>): Promise<T> {
  madeOf(tags)
  return makings.run(undefined, read)
}
