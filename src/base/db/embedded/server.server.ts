import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { closeSync, existsSync, fchownSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { LOCK_TIMEOUT_EXIT, lockCommand } from '../../platform.mjs'
import { withOwnClient } from '../own-client.server.ts'
import { type Binaries, EmbeddedDatabaseError, findBinaries, thisPlatform } from './binaries.server.ts'
import { createCluster, prepareSocketDir, readPidFile, SOCKET } from './cluster.server.ts'
import { toolEnv } from './file-lock.server.ts'
import { isPostgres } from './processes.server.ts'
import { runAs, type ServerUser, serverUser, unreachable } from './user.server.ts'

export type EmbeddedOptions = {
  dataDir: string
  log: (message: string) => void
  /** PostgreSQL settings that override those below. Tests use `{ fsync: 'off' }`. */
  settings?: Record<string, string>
}

/** Crash recovery may take a while. After this many seconds something else is wrong. */
const START_SECONDS = 120
/** Less than the ten seconds that the program has to exit after SIGTERM. */
const STOP_SECONDS = 8
const POLL_MS = 5
const LOG_LIMIT_BYTES = 5_000_000

/** Local only: no TCP port, and a socket that only the server's user can open. */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  shared_buffers: '64MB',
  max_connections: '80',
  max_wal_size: '256MB',
  // A single server without replicas needs no more in its write-ahead log.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Parallel plans and JIT pay off on big tables only, and containers have little /dev/shm.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  // When the program is killed, its running query ends and releases its locks within a second.
  client_connection_check_interval: '1s',
  // After a crash the server ends, and the program starts it again. PostgreSQL 18.4 itself tries its recovery only once: when the disk
  // fails during it, the server stays in recovery mode forever.
  restart_after_crash: 'off',
  // The program logs failed statements itself. The server's log would repeat personal data.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

export type Server = { pid: number; socketDir: string }

/** Starts the server, or returns the running one. Call it under the start lock. */
export async function startServer(
  dataDir: string,
  options: Omit<EmbeddedOptions, 'dataDir'>,
): Promise<Server & { startedHere: boolean }> {
  const binaries = findBinaries()
  const clusterDir = join(dataDir, 'postgres')
  const user = serverUser(clusterDir)
  await createCluster(clusterDir, runLockOf(dataDir), binaries, user, options.settings?.fsync !== 'off')
  const running = await findRunning(clusterDir)
  const server = running ?? (await spawnServer(dataDir, binaries, user, options.settings))
  if (!running) options.log(`PostgreSQL started (process ${server.pid})`)
  await createDatabase(server.socketDir)
  return { ...server, startedHere: !running }
}

/** Shuts the server down if it runs. Call it under the start lock. */
export async function stopServer(dataDir: string, log: (message: string) => void): Promise<void> {
  const clusterDir = join(dataDir, 'postgres')
  const server = await findRunning(clusterDir)
  if (!server) return
  if (!isPostgres(server.pid)) return log('PostgreSQL runs in another container and keeps running')
  process.kill(server.pid, 'SIGINT') // fast shutdown: rolls back open transactions and writes a checkpoint
  const deadline = Date.now() + STOP_SECONDS * 1000
  while (isPostgres(server.pid)) {
    if (Date.now() > deadline) return log('PostgreSQL is still shutting down; the next start waits for it')
    await delay(POLL_MS)
  }
  log('PostgreSQL stopped')
}

const runLockOf = (dataDir: string) => join(dataDir, 'postgres-run.lock')

/** The program's role may create databases but is not a superuser, as on most servers behind a DATABASE_URL. */
export function urlOf(socketDir: string, user = 'seyyah', database = 'seyyah'): string {
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(socketDir)}`
}

async function findRunning(clusterDir: string): Promise<Server | null> {
  const server = readPidFile(clusterDir)
  return server && (await serves(server.socketDir, clusterDir)) ? server : null
}

/**
 * Whether a server accepts connections there and works on this cluster. The copy of a running server's folder contains
 * that server's postmaster.pid, so an answer alone proves nothing.
 */
async function serves(socketDir: string, clusterDir: string): Promise<boolean> {
  const folder = asAdmin(socketDir, async (client) => {
    const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
    return rows[0]!.folder
  })
  return (await folder.catch(() => null)) === clusterDir
}

const asAdmin = <T>(socketDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withOwnClient(urlOf(socketDir, 'postgres', 'postgres'), 'admin', work, { query_timeout: 30_000 })

async function spawnServer(
  dataDir: string,
  binaries: Binaries,
  user: ServerUser,
  overrides: EmbeddedOptions['settings'],
): Promise<Server> {
  const clusterDir = join(dataDir, 'postgres')
  const socketDir = prepareSocketDir(clusterDir, user)
  const logFile = join(dataDir, 'postgres.log')
  const serverLog = openLog(logFile, user)
  const allSettings = { ...settings, ...thisPlatform().settings, ...overrides }
  const [command, ...args] = [
    ...lockCommand(process.platform, runLockOf(dataDir), START_SECONDS),
    ...runAs(user, [...binaries.needed, clusterDir]),
    // Under the lock these two are leftovers of a server that ended, even if another process has its pid now.
    ...['sh', '-c', 'rm -f "$1" "$2"; shift 2; exec "$@"', 'sh'],
    ...[join(clusterDir, 'postmaster.pid'), join(socketDir, `${SOCKET}.lock`)],
    ...[binaries.postgres, '-D', clusterDir, '-c', `unix_socket_directories="${socketDir}"`],
    ...Object.entries(allSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const stdio: StdioOptions = ['ignore', serverLog.handle, serverLog.handle]
  const child = spawn(command!, args, { cwd: '/', env: toolEnv, detached: true, stdio })
  closeSync(serverLog.handle)
  child.unref()
  const server = await untilReady(clusterDir, child)
  if (server) return server
  throw startFailure(clusterDir, child, readFileSync(logFile).subarray(serverLog.size).toString('utf8'))
}

/**
 * Waits for the server of this cluster. Usually it is our child. It can also be the server of a program that was killed
 * while starting it; then our child still waits for the lock, and is killed.
 */
async function untilReady(clusterDir: string, child: ChildProcess): Promise<Server | null> {
  const deadline = Date.now() + START_SECONDS * 1000
  let failed: Error | undefined
  child.on('error', (error) => {
    failed = error
  })
  while (Date.now() < deadline) {
    const ended = failed !== undefined || child.exitCode !== null || child.signalCode !== null
    const server = readPidFile(clusterDir)
    if (server?.ready && (await serves(server.socketDir, clusterDir))) {
      if (server.pid !== child.pid) child.kill()
      return server
    }
    if (ended) return null
    await delay(POLL_MS)
  }
  child.kill()
  return null
}

/** @param output what the server wrote into its log since it was started */
export function startFailure(
  clusterDir: string,
  child: Pick<ChildProcess, 'exitCode' | 'signalCode'>,
  output: string,
): EmbeddedDatabaseError {
  const lines = output.trim().split('\n').slice(-5).join(' | ')
  if (child.signalCode) {
    return new EmbeddedDatabaseError(
      `PostgreSQL ${clusterDir} üzerinde başlarken ${child.signalCode} sinyaliyle sonlandırıldı (bellek yetmemiş olabilir). / ` +
        `PostgreSQL was ended by the signal ${child.signalCode} while it started on ${clusterDir} (perhaps for lack of memory)` +
        `${lines && `: ${lines}`}`,
    )
  }
  if (child.exitCode === LOCK_TIMEOUT_EXIT || child.exitCode === null) {
    return new EmbeddedDatabaseError(
      `${clusterDir} klasörünü kullanan bir PostgreSQL süreci var ama yanıt vermiyor (başka bir kapsayıcıda olabilir). / ` +
        `A PostgreSQL process (perhaps in another container) uses ${clusterDir} but does not answer.`,
    )
  }
  if (process.getuid!() === 0 && /permission denied/i.test(output)) return unreachable(clusterDir)
  return new EmbeddedDatabaseError(
    `PostgreSQL did not start on ${clusterDir}: ${lines || `exit code ${child.exitCode}`}`,
  )
}

/** Creates the role and the database if they are missing: on the first start, or after one that was killed between the two. */
function createDatabase(socketDir: string): Promise<void> {
  return asAdmin(socketDir, async (client) => {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = 'seyyah') as role,
              exists (select from pg_database where datname = 'seyyah') as database`,
    )
    if (!rows[0]!.role) await client.query('create role seyyah login createdb')
    if (!rows[0]!.database) await client.query('create database seyyah owner seyyah')
  })
}

/** @param user new owner of the log: after a start by root, the user must still be able to open it */
function openLog(file: string, user: ServerUser): { handle: number; size: number } {
  if (existsSync(file) && statSync(file).size > LOG_LIMIT_BYTES) renameSync(file, `${file}.old`)
  const handle = openSync(file, 'a', 0o600)
  if (process.getuid!() === 0) fchownSync(handle, user.uid, user.gid)
  return { handle, size: statSync(file).size }
}
