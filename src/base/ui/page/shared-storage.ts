import { ifAllowed } from './tab-storage.ts'

export type SharedItem = {
  /** null when it is missing, or the browser refuses storage. Visitors can edit it: the text is unchecked. */
  read: () => string | null
  /** Does not call the listeners. @returns false when the browser refuses storage */
  write: (text: string) => boolean
  /** Calls the listeners of this tab. The browser calls those of the others. */
  tell: () => void
  /** For useSyncExternalStore: the listener is called by `tell`, and for changes of other tabs. */
  subscribe: (listener: () => void) => () => void
}

/**
 * An item of local storage, which all tabs share and which stays. For values of one tab see tab-storage.ts.
 * @param onOther what another tab has stored, before the listeners are called; null: it is gone
 */
export function sharedItem(key: string, onOther?: (text: string | null) => void): SharedItem {
  const listeners = new Set<() => void>()
  return {
    read: () => ifAllowed(() => localStorage.getItem(key), null),
    write: (text) =>
      ifAllowed(() => {
        localStorage.setItem(key, text)
        return true
      }, false),
    tell() {
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      // The event's key is null when the whole storage was cleared.
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return
        onOther?.(event.newValue)
        listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}
