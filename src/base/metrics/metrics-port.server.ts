import { createServer } from 'node:http'
import type { Readiness } from '../observe/readiness.server.ts'
import type { Metrics } from './metrics.server.ts'

export type MetricsPort = { port: number; close: () => Promise<void> }

/**
 * Serves GET /metrics, and GET /readyz with its reasons, to operators. Never on the public port: it has no access control.
 * @throws Error when listening fails
 */
export async function listenForMetrics(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  readiness: Pick<Readiness, 'problems' | 'degraded'>,
  host: string,
  port: number,
): Promise<MetricsPort> {
  const answer = async (method: string | undefined, path: string | undefined): Promise<[number, string, string]> => {
    if (method !== 'GET' && method !== 'HEAD') return [405, 'text/plain', '']
    if (path === '/metrics') return [200, metrics.contentType, await metrics.text()]
    if (path !== '/readyz') return [404, 'text/plain', '']
    const [problems, degraded] = await Promise.all([readiness.problems(), readiness.degraded()])
    const ready = problems.length === 0
    return [ready ? 200 : 503, 'application/json; charset=utf-8', JSON.stringify({ ready, problems, degraded })]
  }
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    answer(request.method, request.url?.split('?')[0])
      .catch((): [number, string, string] => [500, 'text/plain', ''])
      .then(([status, type, body]) => {
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
        response.end(request.method === 'HEAD' ? undefined : body)
      })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const bound = server.address()
  return {
    port: typeof bound === 'object' && bound ? bound.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
