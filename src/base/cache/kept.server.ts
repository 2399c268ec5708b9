export type Kept<V> = {
  /** What is kept under the key, or what `make` gives. Those who ask at the same time share one making of it. */
  get: (key: string, make: () => Promise<V>) => Promise<V>
  drop: () => void
}

export type KeptOptions<V> = {
  /** The oldest leave when there are more: a crawler of filter addresses must not fill the memory. */
  max?: number
  /** What is on sale changes with the day, without any write: everything is dropped when this gives another one. */
  today?: () => string
  /** false for what only those who wait for it may have. */
  keeps?: (value: V) => boolean
}

/** Keeps what was made until dropped. What failed, and what was being made when all was dropped, is not kept. */
export function keep<V>({
  max = Number.POSITIVE_INFINITY,
  today = () => '',
  keeps = () => true,
}: KeptOptions<V> = {}): Kept<V> {
  let entries = new Map<string, Promise<V>>()
  let day = today()
  const drop = () => {
    entries = new Map()
  }
  return {
    drop,
    get(key, make) {
      if (today() !== day) {
        day = today()
        drop()
      }
      const known = entries.get(key)
      if (known) return known
      const within = entries
      const making = make()
      within.set(key, making)
      making.then(
        (value) => keeps(value) || within.delete(key),
        () => within.delete(key),
      )
      if (within.size > max) within.delete(within.keys().next().value!)
      return making
    },
  }
}

/** Keeps nothing: for tests, which change the database behind the application's back. */
export function keepNothing<V>(): Kept<V> {
  return { get: (_key, make) => make(), drop: () => {} }
}
