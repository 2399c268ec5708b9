import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { sweepsRun } from '../observe/topic.server.ts'
import { inWork, newWork } from '../observe/work.server.ts'

/** Recurring work over rows found in the database. Safe in concurrent processes, because rows are claimed. */
export type Sweep = {
  name: string
  everyMs: number
  run: (stopping: Stopping) => Promise<unknown>
}

/** A long run must end soon when asked to: shutdown and database upgrades wait for it. */
export type Stopping = {
  isAsked: () => boolean
  /** aborted at shutdown, which does not wait for long */
  signal: AbortSignal
}

export type Sweeps = {
  /** Runs the named sweep now; when it runs or has just run, once more after it has rested. */
  wake: (name: string) => void
  /** Starts no further runs and waits for the current ones. */
  stop: () => Promise<void>
}

/** ms between two runs of a sweep, so that the work of many writes is done together. */
const restMs = 1000

/** @param isPaused no run begins while it returns true */
export function startSweeps(sweeps: readonly Sweep[], log: Logger, rest = restMs, isPaused = () => false): Sweeps {
  const runners = new Map(sweeps.map((sweep) => [sweep.name, runnerOf(sweep, log, rest, isPaused)]))
  return {
    wake: (name) => runners.get(name)?.wake(),
    stop: async () => void (await Promise.all([...runners.values()].map((runner) => runner.stop()))),
  }
}

type Runner = { wake: () => void; stop: () => Promise<void> }

function runnerOf({ name, everyMs, run }: Sweep, log: Logger, rest: number, isPaused: () => boolean): Runner {
  let underWay: Promise<void> | null = null
  let again = false
  const stopping = new AbortController()
  const { signal } = stopping
  const isAsked = () => signal.aborted || isPaused()
  const work = async () => {
    while (again && !signal.aborted && !isPaused()) {
      again = false
      // A failing sweep must not end the process; its next run finds the same rows.
      const started = performance.now()
      const failed = await inWork(newWork(name), () => run({ isAsked, signal })).then(
        () => ({}),
        (error: unknown) => {
          log.error({ err: error, sweep: name }, 'a sweep failed')
          return { error }
        },
      )
      sweepsRun.tell({ name, ms: performance.now() - started, ...failed })
      await delay(rest, null, { signal }).catch(() => {})
    }
    underWay = null
  }
  const wake = () => {
    again = true
    if (!signal.aborted && !isPaused()) underWay ??= work()
  }
  const timer = setInterval(wake, everyMs)
  wake()
  return {
    wake,
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      await underWay
    },
  }
}
