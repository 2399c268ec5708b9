import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { requestsMade } from './topic.server.ts'

/** A running request or sweep, with its use of the database. */
export type Work = {
  id: string
  /** Pattern of the request's path, or the name of the sweep; null while nothing was made for the request. */
  subject: string | null
  statements: number
  /** ms of all statements; those that ran at the same time count each. */
  databaseMs: number
  /** The exception, when the answer is a failure of the program. */
  error?: unknown
}

const current = new AsyncLocalStorage<Work>()

/** The work of the caller, if any. */
export const currentWork = (): Work | undefined => current.getStore()

export function newWork(subject: string | null = null): Work {
  return { id: randomUUID(), subject, statements: 0, databaseMs: 0 }
}

/** Statements that `run` sends are counted for the work. */
export function inWork<T>(work: Work, run: () => T): T {
  return current.run(work, run)
}

type Ended = { method: string; status: number; ms: number }

/**
 * One line in the log for each request for which an answer was made; none for files and for answers from memory, unless they failed.
 * The pattern of the path instead of the address: the keys of orders are in addresses and must not be logged.
 */
export function requestEnded(log: Logger, work: Work, { method, status, ms }: Ended): void {
  if (work.subject === null && work.error === undefined) return
  const route = work.subject ?? '/*'
  const { id: request_id, statements, databaseMs, error } = work
  requestsMade.tell({ id: request_id, route, method, status, ms, error })
  log.info({ request_id, method, route, status, ms: Math.round(ms), database_ms: Math.round(databaseMs), statements })
}
