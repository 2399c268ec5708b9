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
/** Slow statements whose function is looked for. */
const maxKnown = 200
/** Frames: Kysely calls itself a dozen times between a query and its connection. */
const stackDepth = 60

/**
 * Adds every statement to the work that sends it, and logs the slow ones without their values.
 *
 * `statement` in the log is the function that sent it. Finding it needs a stack, which costs more than a fast statement does, so
 * only a statement that was slow before is asked: the first line about it has the text alone.
 */
export function watchStatements({ slowMs, log }: SlowStatements): WatchStatement {
  const known = new Map<string, string | null>()
  return async (text, count, run) => {
    if (known.get(text) === null) known.set(text, callerOf(stackHere()))
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
        const statement = known.get(text)
        if (statement === undefined && known.size < maxKnown) known.set(text, null)
        const by = work && { request_id: work.id, by: work.subject }
        const words = text.replaceAll(/\s+/g, ' ').slice(0, maxText)
        log.warn({ ...(statement && { statement }), ms: Math.round(ms), ...by, text: words }, 'slow statement')
      }
    }
  }
}

function stackHere(): string {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = stackDepth
  const { stack = '' } = new Error('here')
  Error.stackTraceLimit = limit
  return stack
}

/** Kysely's methods between a store and its connection. By their names, because the build puts all packages in its own files. */
const isKysely = /Executor\w*\.executeQuery|Builder\w*\.execute|\b(Kysely|Transaction)\.executeQuery/
const nameIn = /at (?:async )?(?:Object\.)?([\w$.]+) \(/

/** The first named function above Kysely; '' when there is none. */
export function callerOf(stack: string): string {
  const frames = stack.split('\n').filter((frame) => nameIn.test(frame))
  const first = frames.findIndex((frame) => isKysely.test(frame))
  const caller = first < 0 ? undefined : frames.slice(first).find((frame) => !isKysely.test(frame))
  return nameIn.exec(caller ?? '')?.[1] ?? ''
}
