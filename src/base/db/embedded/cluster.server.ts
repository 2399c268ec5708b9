import { execFile } from 'node:child_process'
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
import { lockCommand, socketFolder } from '../../platform.mjs'
import { type Binaries, EmbeddedDatabaseError, thisPlatform } from './binaries.server.ts'
import { toolEnv, withFileLock } from './file-lock.server.ts'
import { runAs, type ServerUser } from './user.server.ts'

const run = promisify(execFile)

/** initdb takes a second or two, on a slow disk ten. After this many seconds something else is wrong. */
const INITDB_SECONDS = 120
/** Name of the socket. PostgreSQL derives it from the port, although it opens no port here. */
export const SOCKET = '.s.PGSQL.5432'

/**
 * Creates the cluster if it does not exist. initdb writes to a draft folder beside it, which is renamed when complete,
 * so a folder with the cluster's name is never partial. Call it under the start lock. The initdb of a killed program
 * keeps running and holds the run lock until it ends; its draft is removed after that.
 *
 * Local connections are trusted: only the server's own user and root can enter the socket's folder, and that user can
 * read the files anyway. Peer authentication would look up the user's name, which a container with a bare uid lacks.
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
    for (const draft of readdirSync(parent).filter((name) => name.startsWith(prefix))) {
      rmSync(join(parent, draft), { recursive: true })
    }
  })
  const draft = mkdtempSync(join(parent, prefix))
  own(draft, user)
  const [command, ...args] = [
    ...lockCommand(process.platform, runLock, INITDB_SECONDS),
    ...runAs(user, [...binaries.needed, draft]),
    binaries.initdb,
    ...['--pgdata', draft, '--username', 'postgres', '--auth-local=trust', '--auth-host=reject', '--encoding=UTF8'],
    // A page that the disk corrupted is an error instead of wrong values.
    '--data-checksums',
    // Only the text search parser uses the character types of the C library. Under plain C it takes every non-ASCII
    // character for a letter, including the quotes in “tur”.
    ...['--locale=C', `--lc-ctype=${thisPlatform().ctype}`, '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...(fsync ? [] : ['--no-sync']),
  ]
  try {
    await run(command!, args, { env: toolEnv })
    renameSync(draft, clusterDir)
    if (fsync) syncFolder(parent)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true, maxRetries: 3 })
    const output = (error as { stderr?: string }).stderr?.trim() || (error as Error).message
    throw new EmbeddedDatabaseError(`initdb failed for ${clusterDir}: ${output}`, { cause: error })
  }
}

/**
 * Makes the folder of the socket private to the server's user.
 * @throws EmbeddedDatabaseError when another user has made the short folder in /tmp.
 */
export function prepareSocketDir(clusterDir: string, user: ServerUser): string {
  const folder = socketFolder(clusterDir, SOCKET, user.uid, thisPlatform().socketPathLimit)
  if (folder === clusterDir) return folder
  try {
    mkdirSync(folder, { mode: 0o700 })
    own(folder, user)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  // Every user may write to /tmp, and could have made a folder with this name.
  const found = lstatSync(folder)
  if (!found.isDirectory() || found.uid !== user.uid || (found.mode & 0o077) !== 0) {
    throw new EmbeddedDatabaseError(`${folder} belongs to another user: remove it, or set DATA_DIR to a shorter path.`)
  }
  return folder
}

/** Content of postmaster.pid, null when the file is missing. A killed server leaves the file. */
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

function own(path: string, user: ServerUser): void {
  if (process.getuid!() === 0) chownSync(path, user.uid, user.gid)
  chmodSync(path, 0o700)
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
