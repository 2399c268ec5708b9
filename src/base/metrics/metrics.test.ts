import type { IncomingMessage } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { requestsMade, statementsRun, sweepsRun } from '../observe/topic.server.ts'
import { type Metrics, openMetrics } from './metrics.server.ts'
import { listenForMetrics, type MetricsPort } from './metrics-port.server.ts'

const open: { close: () => unknown }[] = []
afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
})

function metricsOf(more: Partial<Parameters<typeof openMetrics>[0]> = {}): Metrics {
  const metrics = openMetrics({
    pool: { totalCount: 5, idleCount: 2, waitingCount: 7 },
    figures: async () => ({ mails_waiting: 4, mails_failed: 1, orders: 12 }),
    pictures: () => 3,
    degraded: async () => 1,
    ...more,
  })
  open.push(metrics)
  return metrics
}

const listening = async (metrics: Metrics, problems: readonly string[] = []): Promise<MetricsPort> => {
  const readiness = { problems: async () => problems, degraded: async () => ['The bucket is away.'] }
  const port = await listenForMetrics(metrics, readiness, '127.0.0.1', 0)
  open.push(port)
  return port
}

test('requests are counted by pattern, method and status with their time', async () => {
  const metrics = metricsOf()
  requestsMade.tell({ id: '1', route: '/api/orders', method: 'POST', status: 201, ms: 40 })
  requestsMade.tell({ id: '1', route: '/api/orders', method: 'POST', status: 201, ms: 4000 })
  const text = await metrics.text()
  expect(text).toContain('seyyah_request_seconds_bucket{le="0.05",route="/api/orders",method="POST",status="201"} 1')
  expect(text).toContain('seyyah_request_seconds_count{route="/api/orders",method="POST",status="201"} 2')
  expect(text).toContain('seyyah_request_seconds_sum{route="/api/orders",method="POST",status="201"} 4.04')
})

test('statements, sweeps, connections, pictures, mails and orders are counted', async () => {
  const metrics = metricsOf()
  statementsRun.tell({ ms: 3, isSlow: false })
  statementsRun.tell({ ms: 900, isSlow: true })
  sweepsRun.tell({ name: 'holds', ms: 20 })
  sweepsRun.tell({ name: 'mail', ms: 20, error: new Error('no server') })
  const lines = (await metrics.text()).split('\n')
  for (const line of [
    'seyyah_statement_seconds_count 2',
    'seyyah_slow_statements_total 1',
    'seyyah_sweep_failures_total{sweep="holds"} 0',
    'seyyah_sweep_failures_total{sweep="mail"} 1',
    'seyyah_database_connections 3',
    'seyyah_database_connections_idle 2',
    'seyyah_database_waiting 7',
    'seyyah_pictures_waiting 3',
    'seyyah_degraded 1',
    'seyyah_mails_waiting 4',
    'seyyah_mails_failed 1',
    'seyyah_orders_last_day 12',
  ])
    expect(lines).toContain(line)
  expect(lines.some((line) => /^seyyah_sweep_last_run_timestamp_seconds\{sweep="holds"\} \d/.test(line))).toBe(true)
  expect(lines.some((line) => /^nodejs_eventloop_lag_p99_seconds \d/.test(line))).toBe(true)
  expect(lines.some((line) => /^process_resident_memory_bytes \d/.test(line))).toBe(true)
})

test('answers from memory are counted by kind, and what is not in memory is not', async () => {
  const metrics = metricsOf()
  const path = metrics.counted(({ url }) => (url === '/none' ? null : { status: 200, headers: [], body: null }))
  for (const url of ['/', '/tur/efes', '/api/pages/site', '/build/a.js', '/none']) path({ url } as IncomingMessage)
  const text = await metrics.text()
  expect(text).toContain('seyyah_fast_answers_total{kind="page"} 2')
  expect(text).toContain('seyyah_fast_answers_total{kind="api"} 1')
  expect(text).toContain('seyyah_fast_answers_total{kind="file"} 1')
})

test('while the database is away its figures are unknown, and the others are answered', async () => {
  const metrics = metricsOf({ figures: () => Promise.reject(new Error('connection refused')) })
  const { port } = await listening(metrics)
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; version=0\.0\.4/),
  ])
  const text = await answer.text()
  expect(text).toContain('seyyah_mails_waiting Nan')
  expect(text).toContain('seyyah_database_waiting 7')
})

test('the port says why the process is not ready, and knows nothing else', async () => {
  const { port } = await listening(metricsOf(), ['The disk is full.'])
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
  const ready = await ask('/readyz')
  const said = { ready: false, problems: ['The disk is full.'], degraded: ['The bucket is away.'] }
  expect([ready.status, await ready.json()]).toEqual([503, said])
  const other = await listening(metricsOf())
  const degraded = await fetch(`http://127.0.0.1:${other.port}/readyz`)
  expect([degraded.status, await degraded.json()]).toEqual([200, { ...said, ready: true, problems: [] }])
  expect((await ask('/')).status).toBe(404)
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(405)
})
