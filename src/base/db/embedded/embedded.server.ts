import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type AppLock, appLockRefusal, takeAppLock } from './app-lock.server.ts'
import { EmbeddedDatabaseError } from './binaries.server.ts'
import { withFileLock } from './file-lock.server.ts'
import { type EmbeddedOptions, startServer, stopServer, urlOf } from './server.server.ts'

export type { EmbeddedOptions }

export type Embedded = {
  /** postgres URL over the unix socket, as `pg` and `new URL` take it. */
  url: string
  /** false when the server of an earlier process was still running. */
  startedHere: boolean
  /** Shuts the server down, whoever started it. Only for the holder of the app lock: others may be using it. */
  stop(): Promise<void>
}

/** A crash recovery of another process may have to be waited for. */
const LOCK_SECONDS = 150
const RETRY_MS = 500

/**
 * Starts the PostgreSQL of the data folder, or finds it running. It lives on its own: a killed program leaves it
 * running, and the next start uses it.
 *
 * Two file locks guard the folder. `postgres-start.lock` lets one process at a time make, start or stop the server.
 * `postgres-run.lock` is inherited by the server, or the initdb before it, and all its processes, so it is free exactly
 * when none of them lives: it holds where PostgreSQL's own check by process number fails (numbers used again, two
 * containers on one volume).
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, alone } = folderOf(options)
  const server = await alone(() => startServer(dataDir, options))
  return {
    url: urlOf(server.socketDir),
    startedHere: server.startedHere,
    stop: () => alone(() => stopServer(dataDir, options.log)),
  }
}

/**
 * The embedded database for the program itself: started, held by the app lock, and started again when it dies.
 * `close` shuts it down.
 * @param options.onTaken called when, after the server died, another program took the data folder: end this one.
 * @throws EmbeddedDatabaseError with what to tell the person, when another program has the data folder.
 */
export async function openEmbedded(
  options: EmbeddedOptions & { onTaken: (sentence: string) => void },
): Promise<{ url: string; close(): Promise<void> }> {
  const { dataDir, alone } = folderOf(options)
  let closing = false
  const start = () =>
    alone(async () => {
      const url = urlOf((await startServer(dataDir, options)).socketDir)
      return { url, lock: await takeAppLock(url) }
    })
  const first = await start()
  if (!first.lock) throw new EmbeddedDatabaseError(await appLockRefusal(first.url))
  let lock: AppLock = first.lock

  const watch = async () => {
    for (;;) {
      await lock.lost
      options.log('PostgreSQL is gone; starting it again')
      const again = await untilStarted()
      if (!again) return
      if (!again.lock) return options.onTaken(await appLockRefusal(again.url))
      lock = again.lock
      if (closing) return lock.release()
    }
  }
  const untilStarted = async () => {
    while (!closing) {
      try {
        return await start()
      } catch (error) {
        options.log(`PostgreSQL did not start: ${(error as Error).message}`)
        await delay(RETRY_MS)
      }
    }
    return null
  }
  void watch()

  return {
    url: first.url,
    close: () =>
      alone(async () => {
        closing = true
        await lock.release()
        await stopServer(dataDir, options.log)
      }),
  }
}

/**
 * The embedded database for a script: the running one, or one that is started for the time of `work` and stopped
 * after it, unless a program has begun to use it meanwhile.
 */
export async function withEmbedded<T>(options: EmbeddedOptions, work: (url: string) => Promise<T>): Promise<T> {
  const { dataDir, alone } = folderOf(options)
  const server = await alone(() => startServer(dataDir, options))
  const url = urlOf(server.socketDir)
  try {
    return await work(url)
  } finally {
    if (server.startedHere) await alone(() => stopUnlessUsed(dataDir, url, options.log))
  }
}

async function stopUnlessUsed(dataDir: string, url: string, log: EmbeddedOptions['log']): Promise<void> {
  const lock = await takeAppLock(url)
  if (!lock) return
  await lock.release()
  await stopServer(dataDir, log)
}

function folderOf(options: EmbeddedOptions) {
  mkdirSync(options.dataDir, { recursive: true })
  const dataDir = realpathSync(options.dataDir)
  const lockFile = join(dataDir, 'postgres-start.lock')
  return { dataDir, alone: <T>(work: () => Promise<T>) => withFileLock(lockFile, LOCK_SECONDS, work) }
}
