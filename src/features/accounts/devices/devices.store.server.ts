import { sql } from 'kysely'
import { dayMs } from '#src/base/dates.ts'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { hashOf } from '../key-hash.rules.server.ts'

/** Per account; beyond that, the least recently used ones are deleted. */
const maxDevices = 20

/**
 * @returns `is_issued`: the program made this token, for any account; `is_known`: the user logged in with it
 */
export async function findDevice(
  db: Db,
  user_id: number,
  token: string,
): Promise<{ is_issued: boolean; is_known: boolean }> {
  const found = await db
    .selectFrom('login_devices')
    .select('user_id')
    .where('device_hash', '=', hashOf(token))
    .execute()
  return { is_issued: found.length > 0, is_known: found.some((device) => device.user_id === user_id) }
}

/** Writes a sign-in of a user whose row is locked. @returns whether it is the first one with this browser */
export async function rememberDevice(tx: Tx, user_id: number, token: string, now: Date): Promise<boolean> {
  const device_hash = hashOf(token)
  const touched = await tx
    .updateTable('login_devices')
    .set({ last_login_at: now })
    .where('user_id', '=', user_id)
    .where('device_hash', '=', device_hash)
    .executeTakeFirst()
  if (touched.numUpdatedRows > 0n) return false
  await tx.insertInto('login_devices').values({ user_id, device_hash, last_login_at: now }).execute()
  const kept = tx
    .selectFrom('login_devices')
    .select('device_hash')
    .where('user_id', '=', user_id)
    .orderBy('last_login_at', 'desc')
    .orderBy('device_hash')
    .limit(maxDevices)
  await tx.deleteFrom('login_devices').where('user_id', '=', user_id).where('device_hash', 'not in', kept).execute()
  return true
}

/** ms from the first login with a new browser, within which more are counted. */
const countedMs = dayMs

/**
 * Counts a login with a new browser in one statement, so that concurrent logins get different numbers.
 * @returns its ordinal number within 24 hours
 */
export async function countNewDevice(tx: Tx, user_id: number, now: Date): Promise<number> {
  const goesOn = sql<boolean>`new_device_since > ${new Date(now.getTime() - countedMs)}`
  const { new_device_logins } = await tx
    .updateTable('users')
    .set({
      new_device_logins: sql`CASE WHEN ${goesOn} THEN new_device_logins + 1 ELSE 1 END`,
      new_device_since: sql`CASE WHEN ${goesOn} THEN new_device_since ELSE ${now} END`,
    })
    .where('id', '=', user_id)
    .returning('new_device_logins')
    .executeTakeFirstOrThrow()
  return new_device_logins
}

/** After a changed password or reset factors: a stranger may have used one of them. */
export async function forgetDevices(tx: Tx, user_id: number): Promise<void> {
  await tx.deleteFrom('login_devices').where('user_id', '=', user_id).execute()
  // The limit of mails starts anew, so that a login with the new password is mailed.
  const none = { new_device_since: null, new_device_logins: 0 }
  await tx.updateTable('users').set(none).where('id', '=', user_id).execute()
}

/** Whether the user ever signed in. */
export async function hasSignedIn(tx: Tx, user_id: number): Promise<boolean> {
  const user = await tx.selectFrom('users').select('last_login_at').where('id', '=', user_id).executeTakeFirst()
  return Boolean(user?.last_login_at)
}
