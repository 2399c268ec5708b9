import { Kysely, PostgresDialect, type PostgresPoolClient, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB as Tables } from '#db/tables.ts'
import type { WatchStatement } from '../observe/statements.server.ts'
import { parserFor } from './column-types.server.ts'
import { dependsOnStatement } from './dependencies.server.ts'
import { noNames, preparing, statementNames } from './statements/prepared.server.ts'
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
  /** Maximum number of connections. */
  max?: number
  applicationName?: string
  statementTimeoutMs?: number
  /** ms to wait for a connection to be made, or to come back. */
  connectTimeoutMs?: number
  /** Maximum of prepared statements. Each takes 100 to 400 kB of the server per connection. */
  maxPrepared?: number
  /** Wraps every statement of `db`. */
  watch?: WatchStatement
  /** The connections are those of PgBouncer: pooled.server.ts has given their settings to the role, and statements have no names. */
  isPooled?: boolean
  /** Called when an idle connection breaks; the pool replaces it. */
  onError?: (error: Error) => void
}

/** ms. Requests must be answered within 3 s while the database is away (docs/promises.md, D2). */
const CONNECT_TIMEOUT_MS = 2500

/** ms that a caller waits for a busy connection; browsers wait longer. */
const longestWaitMs = 20_000
/** Waiting callers; a thousand take a second or two. */
const mostWaiting = 1000

/** ms */
export const defaultStatementTimeoutMs = 10_000

const pingQuery = { text: 'select 1', query_timeout: CONNECT_TIMEOUT_MS }

export function connect(url: string, options: ConnectOptions = {}): Database {
  const { statementTimeoutMs: statementTimeout = defaultStatementTimeoutMs, maxPrepared = 200 } = options
  const max = options.max ?? 10
  const stillMs = options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // pg has one limit for waiting and for connecting. Long for waiting, so that a burst is answered; short for connecting (Client), so
    // that an outage is reported.
    connectionTimeoutMillis: Math.max(longestWaitMs, stillMs),
    Client: clientWith({ connectionTimeoutMillis: stillMs }),
    application_name: options.applicationName ?? 'seyyah',
    // Covers a server that vanished: its own statement_timeout never arrives.
    query_timeout: statementTimeout + 2000,
    keepAlive: true,
    // PgBouncer refuses these parameters. A transaction left open would hold its locks forever.
    ...(!options.isPooled && {
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: statementTimeout,
      options: '-c timezone=UTC',
    }),
    types: { getTypeParser: parserFor },
  })
  // Without a listener, a broken idle connection ends the process.
  pool.on('error', (error) => options.onError?.(error))
  // The pool removes its listener from a connection in use: one that breaks between two statements would end the process.
  pool.on('connect', (client) => client.on('error', (error) => options.onError?.(error)))
  let movedAt = performance.now()
  for (const event of ['acquire', 'release'] as const) pool.on(event, () => (movedAt = performance.now()))
  /** True when all connections are busy and none was released for `stillMs`: the database does not answer, so callers are refused. */
  const isStuck = () => pool.idleCount === 0 && pool.totalCount >= max && performance.now() - movedAt > stillMs
  const names = options.isPooled ? noNames : statementNames(maxPrepared)
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const guarded = {
    options: pool.options,
    connect: async (): Promise<PostgresPoolClient> => {
      assertOutsideTransaction()
      if (pool.waitingCount >= mostWaiting || isStuck()) throw new Error(refusal)
      const client = await unlessStuck(pool.connect(), isStuck, stillMs)
      const known = clients.get(client)
      if (known) return known
      const { query, count } = preparing(client, names)
      let isLate = false
      const run = watched(query, options.watch)
      const guard = {
        query: (text: string, values?: unknown[]) =>
          run(text, values).catch((error: unknown) => {
            isLate ||= (error as Error).message === lateAnswer
            throw error
          }),
        // After a query_timeout the answer is still on its way, and the next query would receive it.
        release: (error?: boolean) => client.release(error || isLate || count() > 2 * maxPrepared),
      } as unknown as PostgresPoolClient
      clients.set(client, guard)
      return guard
    },
    end: () => pool.end(),
  }
  return {
    db: new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: guarded }),
      log: ({ query }) => dependsOnStatement(query.sql),
    }),
    pool,
    url,
    ping: async () => void (await pool.query(pingQuery)),
    close: () => (pool.ending ? Promise.resolve() : pool.end()),
  }
}

/** @param everyMs between two checks of `isStuck` */
async function unlessStuck(connecting: Promise<pg.PoolClient>, isStuck: () => boolean, everyMs: number) {
  const { promise: stuck, reject } = Promise.withResolvers<never>()
  const timer = setInterval(() => isStuck() && reject(new Error(refusal)), everyMs)
  try {
    return await Promise.race([connecting, stuck])
  } catch (error) {
    // Returns a connection that arrives too late.
    connecting.then(
      (client) => client.release(),
      () => {},
    )
    throw error
  } finally {
    clearInterval(timer)
  }
}

type Query = ReturnType<typeof preparing>['query']

/** Begin and end of a transaction do not count as statements. */
const isBracket = /^(start transaction|begin|commit|rollback)\b/i

function watched(query: Query, watch: WatchStatement | undefined): Query {
  if (!watch) return query
  return (text, values) => watch(text, isBracket.test(text) ? 0 : 1, () => query(text, values))
}

/** Messages of pg, which does not export them. */
const lateAnswer = 'Query read timeout'
const refusal = 'timeout exceeded when trying to connect'

/** pg's client with options of its own, beside those of its pool. */
function clientWith(own: pg.ClientConfig): new (config?: pg.ClientConfig) => pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...own })
    }
  }
}

/**
 * PostgreSQL error codes about the state of the server, not about the statement. 25P03 and 25P04: the time of a transaction went on while the
 * server stood still.
 */
const awayCodes = /^(08...|25P0[34]|53...|57P0.|58...)$/
/** Of 55000, which has other meanings too: the server lost a parallel worker of the statement, for example when it was killed. */
const lostHelper = /parallel worker/
const awaySystemCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  // A unix socket whose queue is full, for example of a stopped server.
  'EAGAIN',
  'EADDRNOTAVAIL',
]
/** Node's codes: the certificate is expired, of an unknown authority or for another name, or the server has no TLS. */
const tlsCodes =
  /^(CERT_|CRL_|SELF_SIGNED_CERT|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_|ERR_TLS_|ERR_SSL_|HOSTNAME_MISMATCH|INVALID_(CA|PURPOSE)|PATH_LENGTH_EXCEEDED)/
/**
 * Errors without a system call. The first are of TLS. The last is Node's, for a write between the server's FIN and the close of the
 * socket.
 */
const awayMessages =
  /^(Client network socket disconnected before secure TLS|The server does not support SSL connections|There was an error establishing an SSL connection|Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|timeout exceeded when trying to connect|timeout expired|Query read timeout|Cannot use a pool after calling end|This socket has been ended by the other party)/

/** True when the database is unreachable, shutting down or out of connections or space: answered with 503. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  const code = String((error as { code?: unknown }).code)
  if (error instanceof pg.DatabaseError)
    return awayCodes.test(code) || hasEnded(error) || (code === '55000' && lostHelper.test(error.message))
  if ('syscall' in error && awaySystemCodes.includes(code)) return true
  if (isRefusedTls(error)) return true
  return awayMessages.test(error.message)
}

/** True when the TLS handshake failed, so no connection was made. */
export function isRefusedTls(error: unknown): boolean {
  return tlsCodes.test(String((error as { code?: unknown } | null)?.code))
}

/** An internal error that ended the session, as while the server starts or stops. Internal errors of one statement are bugs. */
const hasEnded = ({ severity, code }: pg.DatabaseError) =>
  severity === 'PANIC' || (severity === 'FATAL' && code === 'XX000')

/** The severity is localized (lc_messages), so error classes are checked too: data, constraints, conflicts, statements. */
const isError = ({ severity, code = '' }: pg.DatabaseError) => severity === 'ERROR' || /^(22|23|40|42|P0)/.test(code)

/**
 * Whether a failed transaction may be committed nevertheless: the connection was lost before the server's answer. After an ERROR it is
 * never committed.
 */
export function mayBeCommitted(error: unknown): boolean {
  return error instanceof pg.DatabaseError ? !isError(error) : isDatabaseUnavailable(error) && !isRefusedTls(error)
}
