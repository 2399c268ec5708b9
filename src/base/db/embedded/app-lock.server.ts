import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { ownClient, withOwnClient } from '../own-client.server.ts'
import { isAlive } from './processes.server.ts'

/** The lock of the one program that may run on an embedded database. */
export type AppLock = {
  release(): Promise<void>
  /** Resolves when the connection breaks, which releases the lock. Never resolves after `release`. */
  lost: Promise<void>
}

/** Key of the advisory lock. Any fixed pair but that of the migrations (migrate.server.ts). */
const LOCK = [1_936_029_049, 2]
/** ms within which the server notices that a killed process is gone. Usually it takes a few. */
const DETECTION_MS = 3000

/**
 * Takes the lock, or returns null when another program holds it. The lock belongs to a connection, so the server
 * releases it when the process ends, even by kill -9.
 */
export async function takeAppLock(url: string): Promise<AppLock | null> {
  const client = await ownClient(url, `app ${process.pid}`)
  let released = false
  const { promise: lost, resolve } = Promise.withResolvers<void>()
  client.on('end', () => released || resolve())
  const release = async () => {
    released = true
    await client.end().catch(() => {})
  }
  const deadline = Date.now() + DETECTION_MS
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', LOCK)
    if (rows[0]!.taken) return { release, lost }
    const holder = await holderOf(client)
    if (Date.now() > deadline || (holder !== null && isAlive(holder))) {
      await release()
      return null
    }
    await delay(20)
  }
}

/** Message for the person who starts a second program on the data folder, in Turkish and English. */
export async function appLockRefusal(url: string): Promise<string> {
  const pid = await withOwnClient(url, 'start', holderOf).catch(() => null)
  return (
    `Bu veri klasörünü başka bir Seyyah süreci kullanıyor${pid ? ` (süreç ${pid})` : ''}: önce onu durdurun ya da başka bir DATA_DIR verin. / ` +
    `Another Seyyah process${pid ? ` (${pid})` : ''} uses this data folder: stop it first or set another DATA_DIR.`
  )
}

async function holderOf(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ application_name: string }>(
    `select a.application_name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.classid = $1 and l.objid = $2 and l.objsubid = 2 and l.granted
       and l.database = (select oid from pg_database where datname = current_database())`,
    LOCK,
  )
  const pid = /(\d+)$/.exec(rows[0]?.application_name ?? '')?.[1]
  return pid ? Number(pid) : null
}
