import { sql } from 'kysely'
import { dayMs } from '#src/base/dates.ts'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { hashOf } from '../key-hash.rules.server.ts'

/** Of an account; the one that was not used for longest gives way. */
const maxDevices = 20

/**
 * @returns whether the program made this token, for any account, and whether the user signed in with it
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

/** ms in which logins with new browsers are counted, from the first of them. */
const countedMs = dayMs

/**
 * Counts a login with a new browser in one statement, so that each of several at once gets a number of its own.
 * @returns the how manieth it is in 24 hours
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

/** Whoever else knew the password may have signed in with one of them. */
export async function forgetDevices(tx: Tx, user_id: number): Promise<void> {
  await tx.deleteFrom('login_devices').where('user_id', '=', user_id).execute()
  // Mails that were used up by the old password hide no login with the new one.
  const none = { new_device_since: null, new_device_logins: 0 }
  await tx.updateTable('users').set(none).where('id', '=', user_id).execute()
}

/** Whether the user ever signed in. */
export async function hasSignedIn(tx: Tx, user_id: number): Promise<boolean> {
  const user = await tx.selectFrom('users').select('last_login_at').where('id', '=', user_id).executeTakeFirst()
  return Boolean(user?.last_login_at)
}
