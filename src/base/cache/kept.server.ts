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
  /** true for what yesterday's is better than. What a change has dropped never stands in for anything. */
  isFailure?: (value: V) => boolean
}

/** Keeps what was made until dropped. What failed, and what was being made when all was dropped, is not kept. */
export function keep<V>({
  max = Number.POSITIVE_INFINITY,
  today = () => '',
  keeps = () => true,
  isFailure,
}: KeptOptions<V> = {}): Kept<V> {
  type Entries = Map<string, { making: Promise<V>; value?: V }>
  let entries: Entries = new Map()
  /** Of the day before, as long as nothing has changed since. */
  let outdated: Entries = new Map()
  let day = today()
  const drop = () => {
    entries = new Map()
    outdated = new Map()
  }
  const current = () => {
    const now = today()
    if (now !== day) {
      day = now
      if (isFailure) outdated = entries
      entries = new Map()
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
      const making = make()
      const before = outdated.get(key)?.value
      const entry: { making: Promise<V>; value?: V } = {
        making: before === undefined ? making : making.then((value) => (isFailure?.(value) ? before : value)),
      }
      within.set(key, entry)
      making.then(
        (value) => {
          if (keeps(value)) {
            entry.value = value
            outdated.delete(key)
          } else within.delete(key)
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
