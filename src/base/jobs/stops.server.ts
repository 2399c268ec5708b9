import type { Logger } from 'pino'

export type Stops = {
  /** Something that runs, and how it is stopped. */
  push: (stop: () => Promise<void>) => void
  /** Stops everything, the last started first. What does not stop is told in the log and holds up nothing behind it. */
  all: () => Promise<void>
}

export function openStops(log: Pick<Logger, 'error'>): Stops {
  const stops: (() => Promise<void>)[] = []
  return {
    push: (stop) => void stops.push(stop),
    all: async () => {
      for (const stop of stops.splice(0).reverse())
        await stop().catch((error: unknown) => log.error({ err: error }, 'a part did not stop'))
    },
  }
}
