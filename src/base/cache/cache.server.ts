import { dependsOn, type Tag, type Tracked, tracked } from '../db/dependencies.server.ts'
import type { Drops } from './drops.server.ts'

export type Cache<V> = {
  /** The cached value, else the result of `make`. Concurrent callers share one call of it. */
  get: (key: string, make: () => Promise<V>) => Promise<V>
  /** `get` without `make`: undefined while the value is being made, after a change of its data and on another day. */
  peek: (key: string) => V | undefined
  /** The value as it was last made, also when its data changed since; undefined when it was evicted. */
  last: (key: string) => V | undefined
  forget: (key: string) => void
}

export type CacheOptions<V> = {
  /** Evicts the least recently used entries beyond this sum of sizes, so that a crawler of filter addresses cannot fill the memory. */
  max?: number
  /** Counts against `max`; 1 unless given. */
  sizeOf?: (value: V) => number
  /** Another day ends every value: the tours on sale change with the day, without a write. */
  today?: () => string
  /** false: the value is returned to the waiting callers and not cached. */
  isCacheable?: (value: V) => boolean
}

type Entry<V> = { value: V; tags: readonly Tag[]; day: string; size: number; checkedAt: number }

/** A value whose data changes faster than it is made is returned, and not cached. */
const maxTries = 5
/** Tag of such a value. A value made of it is not cached either. */
const outdated: Tag = 'outdated'

/**
 * An in-memory cache of values with their dependencies. A change of a dependency drops the value; a value that was being made at that
 * time is made again, so a caller never gets a value older than its call. Never caches a rejected promise.
 */
export function createCache<V>(
  drops: Drops,
  {
    max = Number.POSITIVE_INFINITY,
    sizeOf = () => 1,
    today = () => '',
    isCacheable = () => true,
  }: CacheOptions<V> = {},
): Cache<V> {
  const entries = new Map<string, Entry<V>>()
  const running = new Map<string, Promise<Tracked<V>>>()
  let size = 0

  /** The oldest goes first. */
  const asNewest = (key: string, entry: Entry<V>) => {
    entries.delete(key)
    entries.set(key, entry)
  }
  const current = (key: string): Entry<V> | undefined => {
    const entry = entries.get(key)
    if (!entry || entry.day !== today() || !drops.isCurrent(entry.tags, entry.checkedAt)) return
    entry.checkedAt = drops.count()
    asNewest(key, entry)
    return entry
  }
  const remove = (key: string) => {
    size -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
  const store = (key: string, entry: Entry<V>) => {
    remove(key)
    entries.set(key, entry)
    size += entry.size
    for (const oldest of entries.keys()) {
      if (size <= max) return
      remove(oldest)
    }
  }
  const makeCurrent = async (key: string, make: () => Promise<V>): Promise<Tracked<V>> => {
    for (let tries = 1; ; tries += 1) {
      const checkedAt = drops.count()
      const day = today()
      const result = await tracked(make, drops.tablesOf)
      const isCurrent = day === today() && !result.tags.includes(outdated) && drops.isCurrent(result.tags, checkedAt)
      if (isCurrent && 'value' in result && isCacheable(result.value))
        store(key, { ...result, day, size: sizeOf(result.value), checkedAt })
      if (isCurrent) return result
      if (tries === maxTries) return { ...result, tags: [...result.tags, outdated] }
    }
  }
  const start = (key: string, make: () => Promise<V>): Promise<Tracked<V>> => {
    const making = makeCurrent(key, make).finally(() => running.delete(key))
    running.set(key, making)
    return making
  }
  return {
    peek(key) {
      const entry = current(key)
      if (entry) dependsOn(entry.tags)
      return entry?.value
    },
    last(key) {
      const entry = entries.get(key)
      if (entry) asNewest(key, entry)
      return entry?.value
    },
    forget: remove,
    async get(key, make) {
      const known = current(key) ?? (await (running.get(key) ?? start(key, make)))
      dependsOn(known.tags)
      if ('error' in known) throw known.error
      return known.value
    },
  }
}
