import { randomBytes } from 'node:crypto'
import { hourMs } from '#src/base/dates.ts'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { hashOf } from '../key-hash.rules.server.ts'

export const passwordLinkHours = 24

export type PasswordLink = { key: string; expires_at: Date }

export function newPasswordLink(now: Date): PasswordLink {
  const expires_at = new Date(now.getTime() + passwordLinkHours * hourMs)
  return { key: randomBytes(32).toString('base64url'), expires_at }
}

/** Stores a one-time link with its key hashed. Replaces the user's earlier link. */
export async function insertPasswordLink(tx: Tx, user_id: number, { key, expires_at }: PasswordLink): Promise<void> {
  await removePasswordLinks(tx, user_id)
  await tx
    .insertInto('password_links')
    .values({ key_hash: hashOf(key), user_id, expires_at })
    .execute()
}

/** The user whose password a valid key may set. */
export async function findPasswordLink(
  db: Db,
  key: string,
  now: Date,
): Promise<{ id: number; name: string; email: string } | null> {
  const user = await db
    .selectFrom('password_links')
    .innerJoin('users', 'users.id', 'password_links.user_id')
    .select(['users.id', 'users.name', 'users.email'])
    .where('key_hash', '=', hashOf(key))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('active', '=', true)
    .executeTakeFirst()
  return user ?? null
}

/** Until when the user's unused link is valid; null without one. */
export async function findOpenLink(db: Db, user_id: number, now: Date): Promise<Date | null> {
  const found = await db
    .selectFrom('password_links')
    .select('expires_at')
    .where('user_id', '=', user_id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found?.expires_at ?? null
}

/** Marks the link as used. @returns false when it is unknown, used or expired. */
export async function takePasswordLink(tx: Tx, key: string, now: Date): Promise<boolean> {
  const taken = await tx
    .updateTable('password_links')
    .set({ used_at: now })
    .where('key_hash', '=', hashOf(key))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

export async function removePasswordLinks(tx: Tx, user_id: number): Promise<void> {
  await tx.deleteFrom('password_links').where('user_id', '=', user_id).execute()
}
