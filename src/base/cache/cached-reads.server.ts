import type { Db } from '../db/connect.server.ts'
import { dependsOn, type Tag, type Tracked, tracked } from '../db/dependencies.server.ts'
import { type Cache, createCache } from './cache.server.ts'
import type { Drops } from './drops.server.ts'
import { freeze } from './frozen.ts'

type Entries = Cache<{ value: unknown; bytes: number }>
type Memory = { values: Entries; records: Entries; drops: Drops }

const memories = new WeakMap<Db, Memory>()

/** Bytes of an entry beside key and value, mostly its tags. */
const overhead = 300

/**
 * Enables the caches of `cached` and `cachedEach` for this database.
 * @param max bytes of the values of `cached`, whose keys visitors may write, and of the records of `cachedEach`, which grow with the catalogue
 */
export function cacheReads(db: Db, drops: Drops, max: { values: number; records: number }): void {
  const entries = (bytes: number): Entries =>
    createCache(drops, { max: bytes, sizeOf: ({ bytes: size }) => size + overhead })
  memories.set(db, { values: entries(max.values), records: entries(max.records), drops })
}

/**
 * Caches the result of `read` until its data change, shared and frozen. Inside a transaction, and for a database without notifications, it
 * reads each time.
 * @param read narrows its statements itself; a `narrowed` around the call has no effect
 * @param key of everything besides the data that the value depends on, the day included
 */
export async function cached<V>(db: Db, key: readonly unknown[], read: () => Promise<V>): Promise<V> {
  const memory = memories.get(db)
  if (!memory) return frozen(await read())
  const name = JSON.stringify(key)
  // Keys may contain long search texts of visitors.
  const { value } = await memory.values.get(name, async () => entryOf(await read(), name.length))
  return value as V
}

export type Records<V> = {
  /** As the key of `cached`, for all records. */
  key: readonly unknown[]
  /** By id. Its statements must not add tags of single records. */
  read: (ids: readonly number[]) => Promise<ReadonlyMap<number, V>>
  /** Announced when this record changes. */
  tagOf: (id: number) => Tag
}

/** As `cached`, for single records. Missing ones are read together. @returns existing records in the order of `ids` */
export async function cachedEach<V>(db: Db, ids: readonly number[], { key, read, tagOf }: Records<V>): Promise<V[]> {
  const memory = memories.get(db)
  if (!memory) {
    const found = await read(ids)
    return valuesOf(ids.map((id) => ({ value: frozen(found.get(id)) })))
  }
  const { records: cache, drops } = memory
  const prefix = JSON.stringify(key)
  const known = ids.map((id) => cache.peek(prefix + id))
  if (known.every((entry) => entry !== undefined)) return valuesOf<V>(known)
  /** Ids that no other call is reading; read together in the next microtask. */
  const wanted: number[] = []
  let together: Promise<Tracked<ReadonlyMap<number, V>>> | undefined
  const entries = ids.map((id, n) => {
    let isFirst = true
    const readOne = () => {
      // The record changed while it was read.
      if (!isFirst) return tracked(() => read([id]), drops.tablesOf)
      isFirst = false
      wanted.push(id)
      together ??= Promise.resolve().then(() => tracked(() => read(wanted), drops.tablesOf))
      return together
    }
    const make = async () => {
      const result = await readOne()
      dependsOn(result.tags)
      dependsOn([tagOf(id)])
      if ('error' in result) throw result.error
      return entryOf(result.value.get(id), prefix.length)
    }
    return known[n] ?? cache.get(prefix + id, make)
  })
  return valuesOf<V>(await Promise.all(entries))
}

function frozen<V>(value: V): V {
  freeze(value)
  return value
}

function entryOf(value: unknown, bytesOfKey: number) {
  return { value, bytes: freeze(value) + bytesOfKey }
}

function valuesOf<V>(entries: readonly ({ value: unknown } | undefined)[]): V[] {
  return entries.flatMap((entry) => (entry?.value === undefined ? [] : [entry.value as V]))
}
