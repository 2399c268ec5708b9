export type Kept<V> = {
  /** What is kept under the key, or what `make` gives. Those who ask at the same time share one making of it. */
  get: (key: string, make: () => Promise<V>) => Promise<V>
  /** What is kept under the key, when it is made. */
  peek: (key: string) => V | undefined
  drop: () => void
}

export type KeptOptions<V> = {
  /**
   * What nobody has asked for longest leaves when there are more: a crawler of filter addresses must neither fill the
   * memory nor drive out what everybody reads.
   */
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
  let entries = new Map<string, { making: Promise<V>; value?: V }>()
  let day = today()
  const drop = () => {
    entries = new Map()
  }
  const current = () => {
    if (today() !== day) {
      day = today()
      drop()
    }
    return entries
  }
  /** The entry, now the last that would leave. */
  const asked = (within: typeof entries, key: string) => {
    const known = within.get(key)
    if (known && max !== Number.POSITIVE_INFINITY) {
      within.delete(key)
      within.set(key, known)
    }
    return known
  }
  return {
    drop,
    peek: (key) => asked(current(), key)?.value,
    get(key, make) {
      const within = current()
      const known = asked(within, key)
      if (known) return known.making
      const entry: { making: Promise<V>; value?: V } = { making: make() }
      within.set(key, entry)
      entry.making.then(
        (value) => {
          if (keeps(value)) entry.value = value
          else within.delete(key)
        },
        () => within.delete(key),
      )
      if (within.size > max) within.delete(within.keys().next().value!)
      return entry.making
    },
  }
}

/** Keeps nothing: for tests, which change the database behind the application's back. */
export function keepNothing<V>(): Kept<V> {
  return { get: (_key, make) => make(), peek: () => undefined, drop: () => {} }
}
