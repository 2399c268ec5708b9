import type { Database } from './base/db/connect.server.ts'
import type { Services } from './base/http/endpoint/services.server.ts'
import type { FastPath } from './base/http/server/server.server.ts'
import type { ShutdownHooks } from './base/jobs/shutdown.server.ts'
import type { Readiness } from './base/observe/readiness.server.ts'
import type { Env } from './env.server.ts'
import { findFigures } from './figures.store.server.ts'

/**
 * Serves the metrics on their port, if there is one. Without it nothing of them is loaded.
 * @returns the fast path to listen with
 */
export async function withMetrics(
  { METRICS_PORT: port, METRICS_HOST: host }: Env,
  { db, images, now, log }: Pick<Services, 'db' | 'images' | 'now' | 'log'>,
  { pool, waiting }: Pick<Database, 'pool' | 'waiting'>,
  readiness: Readiness,
  hooks: ShutdownHooks,
  fastPath: FastPath,
): Promise<FastPath> {
  if (port === undefined) return fastPath
  const { openMetrics } = await import('./base/observe/metrics.server.ts')
  const { listenForMetrics } = await import('./base/observe/metrics-port.server.ts')
  const metrics = openMetrics({
    pool,
    waiting,
    figures: () => findFigures(db, now()),
    pictures: images.waiting,
    degraded: async () => (await readiness.degraded()).length,
  })
  const listening = await listenForMetrics(metrics, readiness, host, port)
  hooks.push(async () => {
    metrics.close()
    await listening.close()
  })
  log.info({ metrics: `http://${host}:${listening.port}/metrics` })
  return metrics.counted(fastPath)
}
