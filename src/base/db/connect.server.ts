import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB as Tables } from '#db/tables.ts'
import { parserFor } from './column-types.server.ts'
import { assertOutsideTransaction } from './transaction.server.ts'

export type { Tables }
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export type Database = {
  db: Db
  pool: pg.Pool
  url: string
  /** Throws within three seconds when the database cannot be reached. */
  ping(): Promise<void>
  close(): Promise<void>
}

export type ConnectOptions = {
  /** Connections at most. */
  max?: number
  applicationName?: string
  statementTimeoutMs?: number
  /** ms that a free connection is waited for. */
  connectTimeoutMs?: number
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  onError?: (error: Error) => void
}

/** Promise 14 wants an answer within three seconds when the database is away; this leaves time to give it. */
const CONNECT_TIMEOUT_MS = 2500

const pingQuery = { text: 'select 1', query_timeout: CONNECT_TIMEOUT_MS }

export function connect(url: string, options: ConnectOptions = {}): Database {
  const statementTimeout = options.statementTimeoutMs ?? 10_000
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'seyyah',
    connectionTimeoutMillis: options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeout,
    // For a server that is gone without a word, whose own timeout will never be heard of.
    query_timeout: statementTimeout + 2000,
    // A transaction left open would hold its locks for ever.
    idle_in_transaction_session_timeout: statementTimeout,
    keepAlive: true,
    options: '-c timezone=UTC',
    types: { getTypeParser: parserFor },
  })
  // Without a listener a broken idle connection would end the process.
  pool.on('error', (error) => options.onError?.(error))
  // The pool stops listening to a connection that is in use: one that breaks between two statements would end the process too.
  pool.on('connect', (client) => client.on('error', (error) => options.onError?.(error)))
  const guarded = {
    options: pool.options,
    connect: async () => {
      assertOutsideTransaction()
      const client = await pool.connect()
      const release = client.release
      // After a query_timeout the answer is still to come: the next user of this connection would wait for it.
      client.release = (error) => release(error || isBusy(client))
      return client
    },
    end: () => pool.end(),
  }
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded }) }),
    pool,
    url,
    ping: async () => void (await pool.query(pingQuery)),
    close: () => (pool.ending ? Promise.resolve() : pool.end()),
  }
}

function isBusy(client: pg.PoolClient): boolean {
  return (client as { readyForQuery?: boolean }).readyForQuery === false
}

/** Error codes of PostgreSQL that tell of the server's state, not of the statement. */
const awayCodes = /^(08...|57P0[1-3]|53...|58030)$/
const awaySystemCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]
const awayMessages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|Query read timeout|Cannot use a pool after calling end)/

/** Whether the database could not be reached, is going down, or has no room: the answer is 503, try again later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  const code = (error as { code?: unknown }).code
  if (error instanceof pg.DatabaseError) return awayCodes.test(String(code))
  if ('syscall' in error && awaySystemCodes.includes(String(code))) return true
  return awayMessages.test(error.message)
}
