import type pg from 'pg'
import { ownClient, withOwnClient } from './own-client.server.ts'

/** Key of the advisory lock: any fixed pair other than those of app-lock.server.ts and migrate.server.ts. */
const LOCK = [1_936_029_049, 3]
const BACKUP_LOCK = [1_936_029_049, 4]
/** A lock may be waited for, and held, for long. */
const patient = { options: '-c statement_timeout=0' }

/**
 * Runs `work` while no other process does, for work that processes starting together must do once. The lock ends with its connection,
 * so a dead process blocks no other.
 * @param url of the server itself: a pool of connections may grant the lock of a session twice
 */
export function inSlot<T>(url: string, work: () => Promise<T>): Promise<T> {
  const locked = async (client: pg.Client) => {
    await client.query('select pg_advisory_lock($1, $2)', LOCK)
    return work()
  }
  return withOwnClient(url, 'start', locked, patient)
}

/**
 * Takes the slot for backups, which one process has at a time.
 * @param url of the server itself, as above
 * @param onLost called when the connection breaks: another process may take the slot then
 * @returns a function that releases the slot; null while another process has it
 */
export async function takeSlot(url: string, onLost: () => void): Promise<(() => Promise<void>) | null> {
  const client = await ownClient(url, 'backups', patient)
  let isOver = false
  const free = async () => {
    isOver = true
    await client.end().catch(() => {})
  }
  client.on('end', () => isOver || onLost())
  const { rows } = await client
    .query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', BACKUP_LOCK)
    .catch(async (error: unknown) => {
      await free()
      throw error
    })
  if (rows[0]!.taken) return free
  await free()
  return null
}
