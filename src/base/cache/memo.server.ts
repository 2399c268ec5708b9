export type Memo<K, V> = { get: (key: K) => Promise<V>; drop: () => void }

/** Remembers what was loaded until dropped. Callers that ask at the same time share one load; a failed load is not remembered. */
export function memo<K, V>(load: (key: K) => Promise<V>): Memo<K, V> {
  let entries = new Map<K, Promise<V>>()
  return {
    get(key) {
      const known = entries.get(key)
      if (known) return known
      const within = entries
      const loading = load(key)
      within.set(key, loading)
      loading.catch(() => within.delete(key))
      return loading
    },
    drop() {
      entries = new Map()
    },
  }
}
