import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type AppLock, appLockRefusal, takeAppLock } from './app-lock.server.ts'
import { EmbeddedDatabaseError } from './binaries.server.ts'
import { withFileLock } from './file-lock.server.ts'
import { type EmbeddedOptions, startServer, stopServer, urlOf } from './server.server.ts'
import { requireTools, requireWritable } from './user.server.ts'

export type { EmbeddedOptions }

export type Embedded = {
  /** URL over the unix socket, in the form that `pg` and `new URL` parse. */
  url: string
  /** False when the server of an earlier process was still running. */
  startedHere: boolean
  /** Shuts the server down, even if another process started it. Other programs may use it, so hold the app lock. */
  stop(): Promise<void>
}

/** Longer than a start with crash recovery in another process. */
const LOCK_SECONDS = 150
/** ms until the first retry of a restart; doubled after each, up to the longest. */
const [retryMs, longestRetryMs] = [500, 10_000]

/**
 * Starts the PostgreSQL of the data folder, or uses the running one. The server is independent of the program: when the
 * program is killed, the server keeps running, and the next start uses it.
 *
 * Two file locks guard the folder. `postgres-start.lock` lets one process at a time create, start or stop the server.
 * `postgres-run.lock` is inherited by initdb and by the server with all its processes, so it is free exactly when no
 * such process is alive. PostgreSQL's own check by pid fails when a pid was reused, or when two containers share a volume.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, underLock } = folderOf(options)
  const server = await underLock(() => startServer(dataDir, options))
  return {
    url: urlOf(server.socketDir),
    startedHere: server.startedHere,
    stop: () => underLock(() => stopServer(dataDir, options.log)),
  }
}

/**
 * The embedded database for the program itself: holds the app lock, and restarts the server when it dies.
 * `close` shuts the server down.
 * @param options.onTaken called when the server died and another program took the data folder: this program must end.
 * @throws EmbeddedDatabaseError when another program uses the data folder, or the server does not start.
 */
export async function openEmbedded(
  options: EmbeddedOptions & { onTaken: (sentence: string) => void },
): Promise<{ url: string; close(): Promise<void> }> {
  const { dataDir, underLock } = folderOf(options)
  const closing = new AbortController()
  const { signal } = closing
  const start = () =>
    underLock(async () => {
      const url = urlOf((await startServer(dataDir, options)).socketDir)
      return { url, lock: await takeAppLock(url) }
    })
  const first = await start()
  if (!first.lock) throw new EmbeddedDatabaseError(await appLockRefusal(first.url))
  let lock: AppLock = first.lock

  const watch = async () => {
    for (;;) {
      await lock.lost
      options.log('PostgreSQL has stopped; restarting it')
      const again = await untilStarted()
      if (!again) return
      if (!again.lock) return options.onTaken(await appLockRefusal(again.url))
      lock = again.lock
      if (signal.aborted) return lock.release()
    }
  }
  const untilStarted = async () => {
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        return await start()
      } catch (error) {
        options.log(`PostgreSQL did not start: ${(error as Error).message}`)
        await delay(restartDelay(failures), null, { signal }).catch(() => {})
      }
    }
    return null
  }
  void watch()

  return {
    url: first.url,
    close: () =>
      underLock(async () => {
        closing.abort()
        await lock.release()
        await stopServer(dataDir, options.log)
      }),
  }
}

/** ms before the server is started again. @param failures of the starts before the last one */
export function restartDelay(failures: number): number {
  return Math.min(retryMs * 2 ** failures, longestRetryMs)
}

/**
 * The embedded database for a script. Uses the running server, or starts one and stops it after `work`, unless a
 * program has begun to use it.
 */
export async function withEmbedded<T>(options: EmbeddedOptions, work: (url: string) => Promise<T>): Promise<T> {
  const { dataDir, underLock } = folderOf(options)
  const server = await underLock(() => startServer(dataDir, options))
  const url = urlOf(server.socketDir)
  try {
    return await work(url)
  } finally {
    if (server.startedHere) await underLock(() => stopUnlessUsed(dataDir, url, options.log))
  }
}

async function stopUnlessUsed(dataDir: string, url: string, log: EmbeddedOptions['log']): Promise<void> {
  // Ignores a crashed server: the caller needs the error of the work.
  const lock = await takeAppLock(url).catch(() => null)
  if (!lock) return
  await lock.release()
  await stopServer(dataDir, log)
}

function folderOf(options: EmbeddedOptions) {
  requireTools()
  mkdirSync(options.dataDir, { recursive: true })
  // The native one also returns the true case of a name on a case-insensitive file system (macOS).
  const dataDir = realpathSync.native(options.dataDir)
  requireWritable(dataDir)
  const lockFile = join(dataDir, 'postgres-start.lock')
  return { dataDir, underLock: <T>(work: () => Promise<T>) => withFileLock(lockFile, LOCK_SECONDS, work) }
}
