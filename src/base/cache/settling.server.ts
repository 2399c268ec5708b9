import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** Of the connections that listen to changes, one for each process. */
export const listenerName = 'seyyah changes'
export const settlingChannel = 'seyyah_settling'
/** ms to wait for a process that does not answer: it may hang or have lost its connection a moment ago. */
const maxWait = 250

export type Settling = {
  /** Resolves when every process has received the notifications of what was committed before the call. */
  settled: (listener: pg.ClientBase) => Promise<void>
  /** For notifications of `settlingChannel`. */
  received: (listener: pg.ClientBase, payload: string) => void
}

/**
 * PostgreSQL sends a listener the notifications of committed transactions before the end of its next query, and in the order of
 * commits. So one query is enough for this process, and a question with its answers for the others.
 */
export function createSettling(): Settling {
  const waiting = new Map<string, { answers: number; done: () => void }>()
  return {
    async settled(listener) {
      const { rows } = await listener.query<{ others: number }>(
        `select count(*)::int - 1 as others from pg_stat_activity where datname = current_database() and application_name = $1`,
        [listenerName],
      )
      const answers = rows[0]!.others
      if (answers <= 0) return
      const id = randomUUID()
      const answered = new Promise<void>((done) => waiting.set(id, { answers, done }))
      const timer = setTimeout(() => waiting.get(id)?.done(), maxWait)
      try {
        await listener.query('select pg_notify($1, $2)', [settlingChannel, `${id} ?`])
        await answered
      } finally {
        clearTimeout(timer)
        waiting.delete(id)
      }
    },
    received(listener, payload) {
      const [id = '', isQuestion] = payload.split(' ')
      const own = waiting.get(id)
      // The connection that broke meanwhile counts as one that does not answer.
      if (isQuestion) return own ? undefined : void notify(listener, id)
      if (own) own.answers -= 1
      if (own?.answers === 0) own.done()
    },
  }
}

const notify = (listener: pg.ClientBase, payload: string) =>
  listener.query('select pg_notify($1, $2)', [settlingChannel, payload]).catch(() => {})
