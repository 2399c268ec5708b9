import type { Database } from '#src/base/db/connect.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import type { FastPath } from '#src/base/http/server/server.server.ts'
import type { ShutdownHooks } from '#src/base/jobs/shutdown.server.ts'
import type { Readiness } from '#src/base/observe/readiness.server.ts'
import type { Env } from './env.server.ts'
import { findFigures } from './figures.store.server.ts'

/**
 * Serves the metrics on their port, if there is one. Without it nothing of them is loaded.
 * @returns the fast path to listen with
 */
export async function withMetrics(
  { METRICS_PORT: port, METRICS_HOST: host }: Env,
  { db, images, now, log }: Pick<Services, 'db' | 'images' | 'now' | 'log'>,
  { pool }: Pick<Database, 'pool'>,
  readiness: Readiness,
  hooks: ShutdownHooks,
  fastPath: FastPath,
): Promise<FastPath> {
  if (port === undefined) return fastPath
  const { openMetrics } = await import('#src/base/metrics/metrics.server.ts')
  const { listenForMetrics } = await import('#src/base/metrics/metrics-port.server.ts')
  const metrics = openMetrics({
    pool,
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
