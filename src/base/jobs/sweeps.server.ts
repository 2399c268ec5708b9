import type { Logger } from 'pino'

/** Work that is found in the database and done in turns; safe to do in several processes at once, because rows are claimed. */
export type Sweep = { name: string; everyMs: number; run: () => Promise<unknown> }

export type Sweeps = {
  /** Does the named sweep now, or again when it is at it: what was just written is not left until the next turn. */
  wake: (name: string) => void
  /** Starts no more; waits for what is under way. */
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
      // The next turn finds what this one left; a sweep that fails must not end the process.
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
