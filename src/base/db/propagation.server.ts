import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** application_name of the listening connections, one per process. */
export const listenerName = 'seyyah changes'
export const propagationChannel = 'seyyah_propagation'
/** ms to wait for a process that does not answer: it may hang or have just lost its connection. */
const maxWait = 250

/** Runs statements on the listening connection one after the other, as pg requires. */
export type Ask = <R extends pg.QueryResultRow>(config: string | pg.QueryConfig) => Promise<pg.QueryResult<R>>

export function askInOrder(client: pg.ClientBase): Ask {
  let last: Promise<unknown> = Promise.resolve()
  return <R extends pg.QueryResultRow>(config: string | pg.QueryConfig) => {
    const run = () => client.query<R>(config)
    const answer = last.then(run, run)
    last = answer
    return answer
  }
}

const countListeners = {
  text: 'select count(*)::int - 1 as others from pg_stat_activity where datname = current_database() and application_name = $1',
  values: [listenerName],
}
const notifying = (payload: string) => ({
  text: 'select pg_notify($1, $2)',
  values: [propagationChannel, payload],
})

export type Propagation = {
  /** Resolves when every process has received the notifications of what was committed before the call. */
  settled: (ask: Ask) => Promise<void>
  /** For notifications of `settlingChannel`. */
  received: (ask: Ask, payload: string) => void
}

/**
 * PostgreSQL sends a listener the notifications of committed transactions before the end of its next query, and in the order of
 * commits. So one query is enough for this process, and a question with its answers for the others. Calls during a round share the next one.
 */
export function createPropagation(): Propagation {
  const waiting = new Map<string, { answers: number; done: () => void }>()
  let current: Promise<void> | null = null
  let next: Promise<void> | null = null

  const round = async (ask: Ask) => {
    const { rows } = await ask<{ others: number }>(countListeners)
    const answers = rows[0]!.others
    if (answers <= 0) return
    const id = randomUUID()
    const answered = new Promise<void>((done) => waiting.set(id, { answers, done }))
    const timer = setTimeout(() => waiting.get(id)?.done(), maxWait)
    try {
      await ask(notifying(`${id} ?`))
      await answered
    } finally {
      clearTimeout(timer)
      waiting.delete(id)
    }
  }
  const begin = (ask: Ask) => {
    next = null
    current = round(ask).finally(() => {
      current = null
    })
    return current
  }
  return {
    settled(ask) {
      if (!current) return begin(ask)
      const start = () => begin(ask)
      next ??= current.then(start, start)
      return next
    },
    received(ask, payload) {
      const [id = '', isQuestion] = payload.split(' ')
      const own = waiting.get(id)
      if (isQuestion) {
        // A broken connection counts as one that does not answer.
        if (!own) ask(notifying(id)).catch(() => {})
        return
      }
      if (own) own.answers -= 1
      if (own?.answers === 0) own.done()
    },
  }
}
