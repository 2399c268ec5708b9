/** Events of one kind for listeners in this process. */
export type Topic<T> = {
  tell: (event: T) => void
  /** @param listener must not throw. @returns ends the listening */
  hear: (listener: (event: T) => void) => () => void
}

function topic<T>(): Topic<T> {
  const listeners = new Set<(event: T) => void>()
  return {
    tell(event) {
      for (const listener of listeners) listener(event)
    },
    hear(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** An answer that was made. `route` is the pattern of the path, ms until its headers. */
export const requestsMade = topic<{
  id: string
  route: string
  method: string
  status: number
  ms: number
  error?: unknown
}>()
/** A caller refused by a limit. Address and e-mail are '' when the limit does not count them; `departure_id` is 0 without one. */
export const callersRefused = topic<{ limit: string; address: string; email: string; departure_id: number }>()
export const statementsRun = topic<{ ms: number; isSlow: boolean }>()
export const sweepsRun = topic<{ name: string; ms: number; error?: unknown }>()
