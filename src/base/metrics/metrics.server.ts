import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { FastPath } from '../http/server/server.server.ts'
import { requestsMade, statementsRun, sweepsRun } from '../observe/topic.server.ts'

/** Read at each scrape. */
export type Figures = {
  mails_waiting: number
  /** Given up after all attempts. */
  mails_failed: number
  /** Made in the last 24 hours. */
  orders: number
}

export type MetricSources = {
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  figures: () => Promise<Figures>
  /** Pictures that wait for their turn or are being made. */
  pictures: () => number
  /** How many things fail without which the process serves only a part, such as the bucket of files. */
  degraded: () => Promise<number>
}

export type Metrics = {
  /** In the text format of Prometheus. */
  text: () => Promise<string>
  contentType: string
  /** The same path, whose answers are counted. */
  counted: (fastPath: FastPath) => FastPath
  /** Ends the listening. */
  close: () => void
}

/** Seconds. A page from memory takes less than the first, a slow client is cut off before the last. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const statementBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5]

/** Counts what happens in this process from now on, for GET /metrics (docs/operations.md). */
export function openMetrics({ pool, figures, pictures, degraded }: MetricSources): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'seyyah_request_seconds',
    help: 'Answers that were made, by pattern of the path; answers from memory and files are in seyyah_fast_answers_total.',
    labelNames: ['route', 'method', 'status'],
    buckets: requestBuckets,
    registers,
  })
  const fastAnswers = new Counter({
    name: 'seyyah_fast_answers_total',
    help: 'Answers from memory, and files, that needed no await.',
    labelNames: ['kind'],
    registers,
  })
  for (const kind of ['page', 'api', 'file']) fastAnswers.inc({ kind }, 0)
  const statements = new Histogram({
    name: 'seyyah_statement_seconds',
    help: 'Statements of the database, waiting for them included.',
    buckets: statementBuckets,
    registers,
  })
  const slow = new Counter({
    name: 'seyyah_slow_statements_total',
    help: 'Statements over SLOW_STATEMENT_MS.',
    registers,
  })
  gauge(registers, 'seyyah_database_connections', 'Connections in use.', () => pool.totalCount - pool.idleCount)
  gauge(registers, 'seyyah_database_connections_idle', 'Open connections not in use.', () => pool.idleCount)
  gauge(registers, 'seyyah_database_waiting', 'Callers that wait for a connection.', () => pool.waitingCount)
  gauge(registers, 'seyyah_pictures_waiting', 'Pictures that wait or are being made.', pictures)
  const sweepSeconds = new Gauge({
    name: 'seyyah_sweep_seconds',
    help: 'How long the last run of a sweep took.',
    labelNames: ['sweep'],
    registers,
  })
  const sweepAt = new Gauge({
    name: 'seyyah_sweep_last_run_timestamp_seconds',
    help: 'When a sweep ended last, well or not.',
    labelNames: ['sweep'],
    registers,
  })
  const sweepFailures = new Counter({
    name: 'seyyah_sweep_failures_total',
    help: 'Runs of a sweep that failed.',
    labelNames: ['sweep'],
    registers,
  })
  const degradedHelp = 'What fails of that without which only a part is served: the bucket of files.'
  gauge(registers, 'seyyah_degraded', degradedHelp, degraded)
  // Absent while the database is away; the rest is needed then more than ever.
  const stored = (figure: keyof Figures) => () => found.then((known) => known?.[figure] ?? Number.NaN)
  let found: Promise<Figures | null> = Promise.resolve(null)
  gauge(registers, 'seyyah_mails_waiting', 'Mails that are queued.', stored('mails_waiting'))
  gauge(registers, 'seyyah_mails_failed', 'Mails given up after all attempts.', stored('mails_failed'))
  gauge(registers, 'seyyah_orders_last_day', 'Orders made in the last 24 hours, by all processes.', stored('orders'))

  const ends = [
    requestsMade.hear(({ route, method, status, ms }) => requests.observe({ route, method, status }, ms / 1000)),
    statementsRun.hear(({ ms, isSlow }) => {
      statements.observe(ms / 1000)
      if (isSlow) slow.inc()
    }),
    sweepsRun.hear(({ name: sweep, ms, error }) => {
      sweepSeconds.set({ sweep }, ms / 1000)
      sweepAt.setToCurrentTime({ sweep })
      sweepFailures.inc({ sweep }, error === undefined ? 0 : 1)
    }),
  ]
  return {
    contentType: registry.contentType,
    text() {
      found = figures().catch(() => null)
      return registry.metrics()
    },
    counted: (fastPath) => (request) => {
      const answer = fastPath(request)
      if (answer) fastAnswers.inc({ kind: kindOf(request.url ?? '') })
      return answer
    },
    close: () => {
      for (const end of ends) end()
    },
  }
}

function gauge(registers: Registry[], name: string, help: string, read: () => number | Promise<number>): void {
  new Gauge({
    name,
    help,
    registers,
    async collect() {
      this.set(await read())
    },
  })
}

function kindOf(url: string): 'page' | 'api' | 'file' {
  if (url.startsWith('/build/')) return 'file'
  return url.startsWith('/api/') ? 'api' : 'page'
}
