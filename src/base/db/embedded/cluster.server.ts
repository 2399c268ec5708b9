import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Binaries, EmbeddedDatabaseError } from './binaries.server.ts'
import { toolEnv, withFileLock } from './file-lock.server.ts'
import { runAs, type ServerUser } from './user.server.ts'

const run = promisify(execFile)

/** initdb takes a second or two, on a slow disk ten; after this many seconds something else is wrong. */
const INITDB_SECONDS = 120
/** Longest path of a unix socket: sun_path of 108 bytes, the last one NUL. */
const SOCKET_PATH_LIMIT = 107
/** Name of the socket for port 5432; there is no port, PostgreSQL only numbers its sockets so. */
export const SOCKET = '.s.PGSQL.5432'

/**
 * Makes the cluster, if there is none, in a folder beside it that is renamed when complete: what has the name is whole.
 * Call it under the start lock. The initdb of a killed program lives on and holds the run lock until it has written its
 * last file: what it left is removed then.
 *
 * Local connections are trusted, because the folder of the socket is open to the server's own user (and root) only,
 * and whoever is that user can read the files anyway. Peer authentication would add a look-up of the user's name,
 * which containers with a bare uid do not have.
 */
export async function createCluster(
  clusterDir: string,
  runLock: string,
  binaries: Binaries,
  user: ServerUser,
  fsync: boolean,
): Promise<void> {
  if (existsSync(join(clusterDir, 'PG_VERSION'))) return
  const parent = dirname(clusterDir)
  const prefix = `${basename(clusterDir)}.new-`
  await withFileLock(runLock, INITDB_SECONDS, async () => {
    for (const left of readdirSync(parent).filter((name) => name.startsWith(prefix))) {
      rmSync(join(parent, left), { recursive: true })
    }
  })
  const draft = mkdtempSync(join(parent, prefix))
  own(draft, user)
  const command = [
    ...['--no-fork', runLock],
    ...runAs(user, [...binaries.needed, draft]),
    binaries.initdb,
    ...['--pgdata', draft, '--username', 'postgres', '--auth-local=trust', '--auth-host=reject', '--encoding=UTF8'],
    // The character type of the C library matters to the text search parser alone: under plain C it takes every
    // non-ASCII character for a letter, the quotes in “tur” too.
    ...['--locale=C', '--lc-ctype=C.UTF-8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...(fsync ? [] : ['--no-sync']),
  ]
  try {
    await run('flock', command, { env: toolEnv })
    renameSync(draft, clusterDir)
    if (fsync) syncFolder(parent)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true, maxRetries: 3 })
    const said = (error as { stderr?: string }).stderr?.trim() || (error as Error).message
    throw new EmbeddedDatabaseError(`PostgreSQL could not make its folder ${clusterDir}: ${said}`, { cause: error })
  }
}

/** The folder of the socket: the cluster itself, or, where that path is too long, a private one with a short name. */
export function prepareSocketDir(clusterDir: string, user: ServerUser): string {
  if (Buffer.byteLength(join(clusterDir, SOCKET)) <= SOCKET_PATH_LIMIT) return clusterDir
  const digest = createHash('sha256').update(clusterDir).digest('hex').slice(0, 16)
  const folder = `/tmp/seyyah-${user.uid}-${digest}`
  try {
    mkdirSync(folder, { mode: 0o700 })
    own(folder, user)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  // Anybody may write to /tmp: a folder that somebody else put there under this name is not used.
  const found = lstatSync(folder)
  if (!found.isDirectory() || found.uid !== user.uid || (found.mode & 0o077) !== 0) {
    throw new EmbeddedDatabaseError(`${folder} belongs to somebody else: remove it, or set DATA_DIR to a shorter path.`)
  }
  return folder
}

/** What a server says of itself in postmaster.pid: process, folder of its socket, state. */
export function readPidFile(clusterDir: string): { pid: number; socketDir: string; ready: boolean } | null {
  let lines: string[]
  try {
    lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  const [pid, , , , socketDir, , , state] = lines
  return { pid: Number(pid), socketDir: socketDir ?? '', ready: state?.trim() === 'ready' }
}

export function own(path: string, user: ServerUser): void {
  if (process.getuid!() === 0) chownSync(path, user.uid, user.gid)
  chmodSync(path, 0o700)
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
