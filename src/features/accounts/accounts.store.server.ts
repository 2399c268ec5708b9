import { createHash } from 'node:crypto'
import type { Db } from '#src/base/db/connect.server.ts'

export type User = { id: number; name: string; email: string; role_group: string }

/** The active user of a session that has not ended at `now`. The token itself is nowhere in the database. */
export async function findSessionUser(db: Db, token: string, now: Date): Promise<User | null> {
  const user = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.role_group'])
    .where('sessions.token_hash', '=', createHash('sha256').update(token).digest())
    .where('sessions.expires_at', '>', now)
    .where('users.active', '=', true)
    .executeTakeFirst()
  return user ?? null
}

export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** @returns false when the e-mail (folded in ASCII) is taken. */
export async function insertUser(
  db: Db,
  user: { name: string; email: string; role_group: string; password_hash: string },
): Promise<boolean> {
  const result = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}
