import { type Selectable, sql } from 'kysely'
import pg from 'pg'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import { contains } from '#src/base/db/contains.server.ts'
import { type Failure, invalid } from '#src/base/errors.ts'
import type { RoleGroup, UserQuery } from './accounts.schema.ts'
import { hasFactor } from './factors.store.server.ts'
import { idleSince } from './idle.rules.ts'

const userColumns = ['id', 'name', 'email', 'role_group', 'active', 'last_login_at', 'created_at', 'version'] as const
const hasPassword = sql<boolean>`password_hash IS NOT NULL`.as('has_password')
export type UserRow = Pick<Selectable<Tables['users']>, (typeof userColumns)[number]> & { has_password: boolean }

export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

export type UserState = { open_sessions: number; was_used: boolean; has_factor: boolean }

const openSessions = (now: Date) =>
  sql<number>`(SELECT count(*) FROM sessions WHERE user_id = users.id AND expires_at > ${now}
    AND last_used_at > ${idleSince(now)})`.as('open_sessions')
const wasUsedNow = sql<boolean>`(last_login_at IS NOT NULL
  OR EXISTS (SELECT FROM audit_events WHERE user_id = users.id))`.as('was_used')
const stateColumns = (now: Date) => [openSessions(now), wasUsedNow, hasFactor.as('has_factor')] as const

/** Active users first, then by name, unless sorted otherwise. */
export async function listUsers(
  db: Db,
  { page, search, role_group, active, sort }: UserQuery,
  { per_page, now }: { per_page: number; now: Date },
): Promise<{ rows: (UserRow & UserState)[]; total: number }> {
  const wanted = db
    .selectFrom('users')
    .$if(search !== '', (query) =>
      query.where((eb) => eb.or([contains(sql.ref('name'), search), contains(sql.ref('email'), search)])),
    )
    .$if(role_group !== '', (query) => query.where('role_group', '=', role_group as RoleGroup))
    .$if(active !== '', (query) => query.where('active', '=', active === 'true'))
  const { total } = await wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const rows = await wanted
    .select([...userColumns, hasPassword, ...stateColumns(now)])
    .$if(sort.endsWith('last_login_at'), (query) =>
      query.orderBy('last_login_at', (order) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast()),
    )
    .$if(sort === '', (query) => query.orderBy('active', 'desc'))
    .orderBy('name', (order) => (sort === '-name' ? order.collate('tr').desc() : order.collate('tr').asc()))
    .orderBy('id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { rows, total }
}

/** All accounts, by name. */
export async function listPeople(db: Db): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name'])
    .orderBy('name', (order) => order.collate('tr').asc())
    .orderBy('id')
    .limit(500)
    .execute()
}

export async function findUserState(db: Db, id: number, now: Date): Promise<UserState> {
  return db.selectFrom('users').select(stateColumns(now)).where('id', '=', id).executeTakeFirstOrThrow()
}

/** A yonetici who can log in. */
const isManager = sql<boolean>`(role_group = 'yonetici' AND active AND password_hash IS NOT NULL)`

/** Whether another yonetici than this user can sign in. */
export async function hasOtherManager(db: Db, id: number): Promise<boolean> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where(isManager)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Every yonetici who can log in, and one more account of any role. */
export async function listManagersAnd(db: Db, id: number): Promise<{ id: number; name: string; email: string }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('active', '=', true)
    .where('password_hash', 'is not', null)
    .where((eb) => eb.or([eb('role_group', '=', 'yonetici'), eb('id', '=', id)]))
    .orderBy('id')
    .execute()
}

export function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .select([...userColumns, hasPassword])
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findUserByEmail(db: Db, email_key: string) {
  return db.selectFrom('users').select(['id', 'name', 'email']).where('email_key', '=', email_key).executeTakeFirst()
}

/**
 * Locks accounts and every yonetici who can sign in until the transaction ends. When two managers remove each
 * other, the second waits and then sees that no other manager is left.
 */
export async function lockUsers(tx: Tx, ids: readonly number[]): Promise<{ users: UserRow[]; managers: number[] }> {
  const rows = await tx
    .selectFrom('users')
    .select([...userColumns, hasPassword])
    .where((eb) => eb.or([eb('id', 'in', ids), isManager]))
    .orderBy('id')
    .forUpdate()
    .execute()
  return {
    users: rows.filter(({ id }) => ids.includes(id)),
    managers: rows
      .filter(({ role_group, active, has_password }) => role_group === 'yonetici' && active && has_password)
      .map(({ id }) => id),
  }
}

export async function lockUser(tx: Tx, id: number): Promise<{ user: UserRow | null; hasOtherManager: boolean }> {
  const { users, managers } = await lockUsers(tx, [id])
  return { user: users[0] ?? null, hasOtherManager: managers.some((manager) => manager !== id) }
}

/** Locks one account only. */
export async function lockAccount(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
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

/** @throws Failure 422 when another account has the e-mail (case folded in ASCII); it aborts the transaction */
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
    if (error instanceof pg.DatabaseError && error.constraint === 'users_email_key_key') throw emailTaken()
    throw error
  }
}

export function emailTaken(): Failure {
  return invalid('email', 'staff.email_taken')
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

/** Of the office; null until the user chooses one. */
export type OfficeLanguage = Selectable<Tables['users']>['office_lang']

export async function findOfficeLanguage(db: Db, id: number): Promise<OfficeLanguage> {
  const user = await db.selectFrom('users').select('office_lang').where('id', '=', id).executeTakeFirst()
  return user?.office_lang ?? null
}

/** Not a new version of the account: an open form of it stays valid. */
export async function setOfficeLanguage(db: Db, id: number, office_lang: OfficeLanguage): Promise<void> {
  await db.updateTable('users').set({ office_lang }).where('id', '=', id).execute()
}

export async function findPasswordHash(db: Db, id: number): Promise<string | null> {
  const user = await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst()
  return user?.password_hash ?? null
}

export async function deleteUser(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute()
}
