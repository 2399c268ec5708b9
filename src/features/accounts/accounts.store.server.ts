import { sql } from 'kysely'
import pg from 'pg'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { contains } from '#src/base/db/contains.server.ts'
import type { RoleGroup } from './accounts.schema.ts'

export type UserRow = {
  id: number
  name: string
  email: string
  role_group: RoleGroup
  active: boolean
  has_password: boolean
  last_login_at: Date | null
  created_at: Date
  version: number
}

/** Another account has this e-mail (case folded in ASCII). */
export class EmailTaken extends Error {}

const userColumns = ['id', 'name', 'email', 'role_group', 'active', 'last_login_at', 'created_at', 'version'] as const
const hasPassword = sql<boolean>`password_hash IS NOT NULL`.as('has_password')

export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Active users first, then by name. @param search part of the name or e-mail; '' for all */
export async function listUsers(
  db: Db,
  { page, search }: { page: number; search: string },
  per_page: number,
): Promise<{ rows: UserRow[]; total: number }> {
  const wanted = db
    .selectFrom('users')
    .$if(search !== '', (query) =>
      query.where((eb) => eb.or([contains(sql.ref('name'), search), contains(sql.ref('email'), search)])),
    )
  const { total } = await wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await wanted
    .select([...userColumns, hasPassword])
    .orderBy('active', 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { rows, total }
}

export async function findUser(db: Db, id: number): Promise<UserRow | null> {
  const user = await db
    .selectFrom('users')
    .select([...userColumns, hasPassword])
    .where('id', '=', id)
    .executeTakeFirst()
  return user ?? null
}

/**
 * Locks an account and every yonetici who can sign in until the transaction ends. When two managers remove each
 * other, the second waits and then sees that no other manager is left.
 */
export async function lockUser(tx: Tx, id: number): Promise<{ user: UserRow | null; hasOtherManager: boolean }> {
  const rows = await tx
    .selectFrom('users')
    .select([...userColumns, hasPassword])
    .where((eb) =>
      eb.or([
        eb('id', '=', id),
        eb.and([eb('role_group', '=', 'yonetici'), eb('active', '=', true), eb('password_hash', 'is not', null)]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  return { user: rows.find((row) => row.id === id) ?? null, hasOtherManager: rows.some((row) => row.id !== id) }
}

/** @returns its id, or null when the e-mail (case folded in ASCII) is taken. */
export async function insertUser(
  db: Db,
  user: { name: string; email: string; role_group: RoleGroup; password_hash: string | null; now?: Date },
): Promise<number | null> {
  const { now = new Date(), ...values } = user
  const inserted = await db
    .insertInto('users')
    .values({ ...values, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

/** @throws EmailTaken, which aborts the transaction. */
export async function updateUser(
  tx: Tx,
  id: number,
  values: { name: string; email: string; role_group: RoleGroup; active: boolean },
  now: Date,
): Promise<void> {
  try {
    await tx
      .updateTable('users')
      .set((eb) => ({ ...values, version: eb('version', '+', 1), updated_at: now }))
      .where('id', '=', id)
      .execute()
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'users_email_key_key') throw new EmailTaken()
    throw error
  }
}

/** @returns false when the account is closed or deleted. */
export async function setPassword(tx: Tx, id: number, password_hash: string): Promise<boolean> {
  const updated = await tx
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/** Whether the account ever signed in or has audit records. */
export async function wasUsed(tx: Tx, id: number): Promise<boolean> {
  const { found } = await tx
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(eb.selectFrom('users').select('id').where('id', '=', id).where('last_login_at', 'is not', null)),
          eb.exists(eb.selectFrom('audit_events').select('id').where('user_id', '=', id)),
        ])
        .as('found'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(found)
}

export async function deleteUser(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute()
}
