import type { Logger } from 'pino'

/** Recurring work over rows found in the database. Safe in several processes at once, because rows are claimed. */
export type Sweep = { name: string; everyMs: number; run: () => Promise<unknown> }

export type Sweeps = {
  /** Runs the named sweep now, or once more after its current run. */
  wake: (name: string) => void
  /** Starts no further runs and waits for the current ones. */
  stop: () => Promise<void>
}

export function startSweeps(sweeps: readonly Sweep[], log: Logger): Sweeps {
  const runners = new Map(sweeps.map((sweep) => [sweep.name, runnerOf(sweep, log)]))
  return {
    wake: (name) => runners.get(name)?.wake(),
    stop: async () => void (await Promise.all([...runners.values()].map((runner) => runner.stop()))),
  }
}

function runnerOf({ name, everyMs, run }: Sweep, log: Logger): { wake: () => void; stop: () => Promise<void> } {
  let underWay: Promise<void> | null = null
  let again = false
  let stopped = false
  const work = async () => {
    do {
      again = false
      // A failing sweep must not end the process; its next run finds the same rows.
      await run().catch((error: unknown) => log.error({ err: error, sweep: name }, 'a sweep failed'))
    } while (again && !stopped)
    underWay = null
  }
  const wake = () => {
    if (stopped) return
    again = true
    underWay ??= work()
  }
  const timer = setInterval(wake, everyMs)
  wake()
  return {
    wake,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await underWay
    },
  }
}
