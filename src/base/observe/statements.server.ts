import type { Logger } from 'pino'
import { statementsRun } from './topic.server.ts'
import { currentWork } from './work.server.ts'

/** Runs a statement and counts it. @param count of statements that are sent together */
export type WatchStatement = <T>(text: string, count: number, run: () => Promise<T>) => Promise<T>

export type SlowStatements = {
  /** ms from which a statement is logged; 0 for none. */
  slowMs: number
  log: Pick<Logger, 'warn'>
}

/** Characters of a statement in the log. */
const maxText = 1000
/** Adds every statement to the work that sends it, and logs the slow ones without their values. */
export function watchStatements({ slowMs, log }: SlowStatements): WatchStatement {
  return async (text, count, run) => {
    const started = performance.now()
    try {
      return await run()
    } finally {
      const ms = performance.now() - started
      const isSlow = slowMs > 0 && ms >= slowMs
      const work = currentWork()
      if (work) {
        work.statements += count
        work.databaseMs += ms
      }
      statementsRun.tell({ ms, isSlow })
      if (isSlow) {
        const by = work && { request_id: work.id, by: work.subject }
        const words = text.replaceAll(/\s+/g, ' ').slice(0, maxText)
        log.warn({ ms: Math.round(ms), ...by, text: words }, 'slow statement')
      }
    }
  }
}
