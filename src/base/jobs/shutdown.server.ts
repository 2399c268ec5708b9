import type { Logger } from 'pino'

export type ShutdownHooks = {
  push: (stop: () => Promise<void>) => void
  /** Runs every hook once, the last pushed first. A failing hook is logged and does not stop the others. */
  run: () => Promise<void>
}

export function shutdownHooks(log: Pick<Logger, 'error'>): ShutdownHooks {
  const hooks: (() => Promise<void>)[] = []
  return {
    push: (stop) => void hooks.push(stop),
    run: async () => {
      for (const stop of hooks.splice(0).reverse())
        await stop().catch((error: unknown) => log.error({ err: error }, 'a shutdown hook failed'))
    },
  }
}
