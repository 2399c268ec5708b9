import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { minuteMs } from '#src/base/dates.ts'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { hashOf } from '../key-hash.rules.server.ts'

export const passwordLinkHours = 24

export type PasswordLink = { key: string; expires_at: Date }

export function newPasswordLink(now: Date, minutes = passwordLinkHours * 60): PasswordLink {
  const expires_at = new Date(now.getTime() + minutes * minuteMs)
  return { key: randomBytes(32).toString('base64url'), expires_at }
}

/** Stores a one-time link with its key hashed. Replaces the user's earlier link. */
export async function insertPasswordLink(tx: Tx, user_id: number, { key, expires_at }: PasswordLink): Promise<void> {
  await removePasswordLinks(tx, user_id)
  await insertAskedLink(tx, user_id, { key, expires_at })
}

/** Stores a one-time link. Earlier ones stay valid. */
export async function insertAskedLink(tx: Tx, user_id: number, { key, expires_at }: PasswordLink): Promise<void> {
  await tx
    .insertInto('password_links')
    .values({ key_hash: hashOf(key), user_id, expires_at })
    .execute()
}

/**
 * Marks the active account with this e-mail as waiting for a link. The response time must not reveal whether it exists, so the same
 * statement runs without one, and the commit does not wait for the disk.
 */
export async function askForLink(db: Db, email_key: string, now: Date): Promise<void> {
  await transaction(db, async (tx) => {
    await sql`SET LOCAL synchronous_commit = off`.execute(tx)
    await tx
      .updateTable('users')
      .set({ link_asked_at: now })
      .where('email_key', '=', email_key)
      .where('active', '=', true)
      .execute()
  })
}

/** Ids of accounts that wait for a link, oldest request first. */
export async function listAskedLinks(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('link_asked_at', 'is not', null)
    .orderBy('link_asked_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** Clears the request for a link. @returns false when it was already answered, the account is closed, or its e-mail changed */
export async function linkWasAnswered(tx: Tx, id: number, email: string): Promise<boolean> {
  const before = await tx
    .selectFrom('users')
    .select(['email', 'active', 'link_asked_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!before?.link_asked_at) return false
  await tx.updateTable('users').set({ link_asked_at: null }).where('id', '=', id).execute()
  return before.active && before.email === email
}

/** Links of a user that end between two times, used ones too. */
export async function countLinksThatEnd(
  tx: Tx,
  user_id: number,
  { after, until }: { after: Date; until: Date },
): Promise<number> {
  const { n } = await tx
    .selectFrom('password_links')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('user_id', '=', user_id)
    .where('expires_at', '>', after)
    .where('expires_at', '<=', until)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** The user whose password a valid key may set. */
export function findPasswordLink(db: Db, key: string, now: Date) {
  return db
    .selectFrom('password_links')
    .innerJoin('users', 'users.id', 'password_links.user_id')
    .select(['users.id', 'users.name', 'users.email'])
    .where('key_hash', '=', hashOf(key))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('active', '=', true)
    .executeTakeFirst()
}

/** Until when the user's unused links are valid; null without one. */
export async function findOpenLink(db: Db, user_id: number, now: Date): Promise<Date | null> {
  const found = await db
    .selectFrom('password_links')
    .select('expires_at')
    .where('user_id', '=', user_id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.expires_at ?? null
}

/** Marks the link as used, and with it the user's other links. @returns false when it is unknown, used or expired. */
export async function takePasswordLink(tx: Tx, user_id: number, key: string, now: Date): Promise<boolean> {
  const taken = await tx
    .updateTable('password_links')
    .set({ used_at: now })
    .where('key_hash', '=', hashOf(key))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (taken.numUpdatedRows !== 1n) return false
  await tx
    .updateTable('password_links')
    .set({ used_at: now })
    .where('user_id', '=', user_id)
    .where('used_at', 'is', null)
    .execute()
  return true
}

export async function removePasswordLinks(tx: Tx, user_id: number): Promise<void> {
  await tx.deleteFrom('password_links').where('user_id', '=', user_id).execute()
}
