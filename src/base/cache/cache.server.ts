export type Cache<V> = {
  /** The cached value, else the result of `make`. Concurrent callers share one call of it. */
  get: (key: string, make: () => Promise<V>) => Promise<V>
  /** The cached value; undefined while it is being made. */
  peek: (key: string) => V | undefined
  drop: () => void
}

export type CacheOptions<V> = {
  /** Evicts the least recently used entry beyond this count, so that a crawler of filter addresses cannot fill the memory. */
  max?: number
  /** Drops everything when its result changes: the tours on sale change with the day, without a write. */
  today?: () => string
  /** false: the value is returned to the waiting callers and not cached. */
  isCacheable?: (value: V) => boolean
  /** True: yesterday's value is the better answer. A value dropped by a change is never used again. */
  isFailure?: (value: V) => boolean
}

/** An in-memory cache. Never caches a rejected promise, or a value whose making began before a `drop`. */
export function createCache<V>({
  max = Number.POSITIVE_INFINITY,
  today = () => '',
  isCacheable = () => true,
  isFailure,
}: CacheOptions<V> = {}): Cache<V> {
  type Entries = Map<string, { making: Promise<V>; value?: V }>
  let entries: Entries = new Map()
  /** Yesterday's entries, until the next change. */
  let yesterday: Entries = new Map()
  let day = today()
  const drop = () => {
    entries = new Map()
    yesterday = new Map()
  }
  const current = () => {
    const now = today()
    if (now !== day) {
      day = now
      if (isFailure) yesterday = entries
      entries = new Map()
    }
    return entries
  }
  /** Reads an entry and moves it to the end of the eviction order. */
  const touch = (within: Entries, key: string) => {
    const known = within.get(key)
    if (known && max !== Number.POSITIVE_INFINITY) {
      within.delete(key)
      within.set(key, known)
    }
    return known
  }
  return {
    drop,
    peek: (key) => touch(current(), key)?.value,
    get(key, make) {
      const within = current()
      const known = touch(within, key)
      if (known) return known.making
      const making = make()
      const fallback = yesterday.get(key)?.value
      const entry: { making: Promise<V>; value?: V } = {
        making: fallback === undefined ? making : making.then((value) => (isFailure?.(value) ? fallback : value)),
      }
      within.set(key, entry)
      making.then(
        (value) => {
          if (isCacheable(value)) {
            entry.value = value
            yesterday.delete(key)
          } else within.delete(key)
        },
        () => within.delete(key),
      )
      if (within.size > max) within.delete(within.keys().next().value!)
      return entry.making
    },
  }
}

/** Caches nothing. For tests that change the database without announcing it. */
export function noCache<V>(): Cache<V> {
  return { get: (_key, make) => make(), peek: () => undefined, drop: () => {} }
}
