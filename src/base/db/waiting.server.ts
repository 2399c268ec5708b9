/** Turns at the connections of a pool: those for whom none is free wait in their order. */
export type Waiting = {
  /** Resolves at the caller's turn; `leave` ends it. @throws Error when no connection came back for so long, or too many wait */
  enter: () => Promise<void>
  /** @param failure of making a connection: it is that of all who wait */
  leave: (failure?: unknown) => void
  count: () => number
}

export type Patience = {
  /** connections */
  places: number
  /** ms without a connection coming back: the database does not answer */
  stillMs: number
  /** ms that anybody waits, however many come back */
  longestMs: number
  /** callers that wait */
  most: number
}

type Waiter = { since: number; take: () => void; refuse: (error: unknown) => void; timer: NodeJS.Timeout }

/** The text of pg's own error, which isDatabaseUnavailable knows. */
const refusal = () => new Error('timeout exceeded when trying to connect')

/**
 * A burst waits as long as the database works, while an outage is told at once: pg's own limit is the same for both.
 */
export function openWaiting({ places, stillMs, longestMs, most }: Patience): Waiting {
  const waiters = new Set<Waiter>()
  let free = places
  let moved = 0
  const wait = (waiter: Waiter, ms: number) => {
    waiter.timer = setTimeout(() => {
      const now = performance.now()
      const left = Math.min(moved + stillMs, waiter.since + longestMs) - now
      if (left > 0) wait(waiter, left)
      else {
        waiters.delete(waiter)
        waiter.refuse(refusal())
      }
    }, ms)
  }
  return {
    enter: () => {
      if (free > 0) {
        free -= 1
        return Promise.resolve()
      }
      if (waiters.size >= most) return Promise.reject(refusal())
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const waiter = { since: performance.now(), take: resolve, refuse: reject } as Waiter
      waiters.add(waiter)
      wait(waiter, stillMs)
      return promise
    },
    leave: (failure) => {
      if (failure === undefined) moved = performance.now()
      const [next] = waiters
      if (!next) {
        free += 1
        return
      }
      if (failure === undefined) {
        waiters.delete(next)
        clearTimeout(next.timer)
        next.take()
        return
      }
      free += 1
      for (const { timer, refuse } of waiters) {
        clearTimeout(timer)
        refuse(failure)
      }
      waiters.clear()
    },
    count: () => waiters.size,
  }
}
