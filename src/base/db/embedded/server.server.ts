import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type Binaries, EmbeddedDatabaseError, findBinaries } from './binaries.server.ts'
import { createCluster, prepareSocketDir, readPidFile, SOCKET } from './cluster.server.ts'
import { toolEnv } from './file-lock.server.ts'
import { requireTools, runAs, type ServerUser, serverUser, unreachable } from './user.server.ts'

export type EmbeddedOptions = {
  dataDir: string
  log: (message: string) => void
  /** Settings besides those below, for tests: `{ fsync: 'off' }`. */
  settings?: Record<string, string>
}

/** A crash recovery may take a while; after this many seconds something else is wrong. */
const START_SECONDS = 120
/** Under the ten seconds in which the program has to end after SIGTERM. */
const STOP_SECONDS = 8
const POLL_MS = 5
const LOG_LIMIT_BYTES = 5_000_000
/** Exit code of flock when the lock is not free. */
const NOT_FREE = 87

/** The folder `postgres` of the data folder holds the cluster; on the same machine nothing else listens to it. */
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
  // One server without replicas needs no more in its log of changes.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Parallel plans and the compiler pay off on big tables only, and containers have little /dev/shm.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  // A query whose program was killed ends, and frees its locks, within a second.
  client_connection_check_interval: '1s',
  // The program logs its failed statements itself; here they would repeat personal data.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

export type Server = { pid: number; socketDir: string }

/** Starts the server, or finds it running. Call it under the start lock. */
export async function startServer(
  dataDir: string,
  options: Omit<EmbeddedOptions, 'dataDir'>,
): Promise<Server & { startedHere: boolean }> {
  const binaries = findBinaries()
  requireTools()
  const clusterDir = join(dataDir, 'postgres')
  const user = serverUser(clusterDir)
  await createCluster(clusterDir, runLockOf(dataDir), binaries, user, options.settings?.fsync !== 'off')
  const running = await findRunning(clusterDir)
  const server = running ?? (await spawnServer(dataDir, binaries, user, options.settings))
  if (!running) options.log(`PostgreSQL started (process ${server.pid})`)
  await createDatabase(server.socketDir)
  return { ...server, startedHere: !running }
}

/** Shuts the server down, if there is one. Call it under the start lock. */
export async function stopServer(dataDir: string, log: (message: string) => void): Promise<void> {
  const clusterDir = join(dataDir, 'postgres')
  const server = await findRunning(clusterDir)
  if (!server) return
  if (!isPostgres(server.pid)) return log('PostgreSQL runs in another container and is left running')
  process.kill(server.pid, 'SIGINT') // its fast shutdown: open transactions are rolled back, all is written
  const deadline = Date.now() + STOP_SECONDS * 1000
  while (isPostgres(server.pid)) {
    if (Date.now() > deadline) return log('PostgreSQL is still writing and ends by itself; the next start waits for it')
    await delay(POLL_MS)
  }
  log('PostgreSQL stopped')
}

const runLockOf = (dataDir: string) => join(dataDir, 'postgres-run.lock')

/** The program's own role may make databases but is no superuser, as on most servers behind a DATABASE_URL. */
export function urlOf(socketDir: string, user = 'seyyah', database = 'seyyah'): string {
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(socketDir)}`
}

async function findRunning(clusterDir: string): Promise<Server | null> {
  const noted = readPidFile(clusterDir)
  return noted && (await serves(noted.socketDir, clusterDir)) ? noted : null
}

/**
 * Whether a server accepts connections there and works on this folder: a copy of the folder of a running server has
 * that server's postmaster.pid in it.
 */
async function serves(socketDir: string, clusterDir: string): Promise<boolean> {
  const client = adminOf(socketDir)
  try {
    await client.connect()
    const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
    return rows[0]!.folder === clusterDir
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

function adminOf(socketDir: string): pg.Client {
  const client = new pg.Client({
    connectionString: urlOf(socketDir, 'postgres', 'postgres'),
    connectionTimeoutMillis: 3000,
    query_timeout: 30_000,
  })
  client.on('error', () => {}) // the query that was running fails as well
  return client
}

async function spawnServer(
  dataDir: string,
  binaries: Binaries,
  user: ServerUser,
  more: EmbeddedOptions['settings'],
): Promise<Server> {
  const clusterDir = join(dataDir, 'postgres')
  const socketDir = prepareSocketDir(clusterDir, user)
  const logFile = join(dataDir, 'postgres.log')
  const logFrom = openLog(logFile)
  const child = spawn(
    'flock',
    [
      ...['--no-fork', '--wait', String(START_SECONDS), '--conflict-exit-code', String(NOT_FREE)],
      runLockOf(dataDir),
      ...runAs(user, [...binaries.needed, clusterDir]),
      // Holding the lock we know that whoever wrote these two is gone, also if its process number is in use again.
      ...['sh', '-c', 'rm -f "$1" "$2"; shift 2; exec "$@"', 'sh'],
      ...[join(clusterDir, 'postmaster.pid'), join(socketDir, `${SOCKET}.lock`)],
      ...[binaries.postgres, '-D', clusterDir, '-c', `unix_socket_directories="${socketDir}"`],
      ...Object.entries({ ...settings, ...more }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { cwd: '/', env: toolEnv, detached: true, stdio: ['ignore', logFrom.handle, logFrom.handle] },
  )
  closeSync(logFrom.handle)
  child.unref()
  const server = await untilReady(clusterDir, child)
  if (server) return server
  throw startFailure(clusterDir, child, readFileSync(logFile).subarray(logFrom.size).toString('utf8'))
}

/**
 * Waits for the server of this cluster: usually our child, but the one of a process that was killed while starting it
 * counts as well. Our child then still waits for the lock and is not needed.
 */
async function untilReady(clusterDir: string, child: ChildProcess): Promise<Server | null> {
  const deadline = Date.now() + START_SECONDS * 1000
  let failed: Error | undefined
  child.on('error', (error) => {
    failed = error
  })
  while (Date.now() < deadline) {
    const ended = failed !== undefined || child.exitCode !== null || child.signalCode !== null
    const noted = readPidFile(clusterDir)
    if (noted?.ready && (await serves(noted.socketDir, clusterDir))) {
      if (noted.pid !== child.pid) child.kill()
      return noted
    }
    if (ended) return null
    await delay(POLL_MS)
  }
  child.kill()
  return null
}

function startFailure(clusterDir: string, child: ChildProcess, said: string): EmbeddedDatabaseError {
  if (child.exitCode === NOT_FREE || child.exitCode === null) {
    return new EmbeddedDatabaseError(
      `${clusterDir} klasörünü kullanan bir PostgreSQL süreci var ama yanıt vermiyor (başka bir kapsayıcıda olabilir). / ` +
        `A PostgreSQL process (perhaps in another container) uses ${clusterDir} but does not answer.`,
    )
  }
  if (process.getuid!() === 0 && /permission denied/i.test(said)) return unreachable(clusterDir)
  const lines = said.trim().split('\n').slice(-5).join(' | ')
  return new EmbeddedDatabaseError(
    `PostgreSQL did not start on ${clusterDir}: ${lines || `exit code ${child.exitCode}`}`,
  )
}

/** Makes role and database where they are missing: on the first start, or when that was cut off between the two. */
async function createDatabase(socketDir: string): Promise<void> {
  const client = adminOf(socketDir)
  await client.connect()
  try {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = 'seyyah') as role,
              exists (select from pg_database where datname = 'seyyah') as database`,
    )
    if (!rows[0]!.role) await client.query('create role seyyah login createdb')
    if (!rows[0]!.database) await client.query('create database seyyah owner seyyah')
  } finally {
    await client.end()
  }
}

/** The number in postmaster.pid is one of the server's own container: here it may be anybody's, or nobody's. */
function isPostgres(pid: number): boolean {
  try {
    // Z: ended, and its parent (the first process of a container, perhaps) does not ask.
    return /^\d+ \(postgres\) [^Z]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

function openLog(file: string): { handle: number; size: number } {
  if (existsSync(file) && statSync(file).size > LOG_LIMIT_BYTES) renameSync(file, `${file}.old`)
  const handle = openSync(file, 'a', 0o600)
  return { handle, size: statSync(file).size }
}
