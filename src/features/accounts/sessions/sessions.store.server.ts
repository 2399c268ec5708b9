import type { Selectable } from 'kysely'
import { dayMs } from '#src/base/dates.ts'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import { Failure } from '#src/base/errors.ts'
import type { RoleGroup } from '../accounts.schema.ts'
import { deviceSeconds } from '../device-cookie.rules.ts'
import type { FactorRule } from '../factors.links.ts'
import { hasFactorHere } from '../factors.store.server.ts'
import { idleSince } from '../idle.rules.ts'
import { hashOf } from '../key-hash.rules.server.ts'

type Ending = { expires_at: Date; last_used_at: Date }
const isOpen = ({ expires_at, last_used_at }: Ending, now: Date) => expires_at > now && last_used_at > idleSince(now)

export type User = { id: number; name: string; email: string; role_group: RoleGroup }

type SessionOfUser = User & { last_used_at: Date; has_factor: boolean; rule: FactorRule }

/** The active user of a session that is valid at `now`. The database has only the token's hash. @param rp_id of this site's passkeys */
export async function findSession(
  db: Db,
  token: string,
  now: Date,
  rp_id: string | null,
): Promise<SessionOfUser | null> {
  const user = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.role_group', 'sessions.last_used_at'])
    .select((eb) => [
      hasFactorHere(rp_id).as('has_factor'),
      eb.selectFrom('settings').select('second_factor').$asScalar().as('rule'),
    ])
    .where('sessions.token_hash', '=', hashOf(token))
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_used_at', '>', idleSince(now))
    .where('users.active', '=', true)
    .executeTakeFirst()
  return (user as SessionOfUser | undefined) ?? null
}

export async function touchSession(db: Db, token: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('last_used_at', '<', now)
    .execute()
}

/**
 * The account of an e-mail, and whether it signed in from this network before. One query, so that an unknown e-mail costs
 * the same.
 */
export async function findLogin(db: Db, email_key: string, network: Buffer) {
  const found = await db
    .selectFrom('users')
    .leftJoin('login_networks', (join) =>
      join.onRef('login_networks.user_id', '=', 'users.id').on('login_networks.network', '=', network),
    )
    .select(['id', 'name', 'email', 'role_group', 'office_lang', 'password_hash', 'active', 'login_networks.network'])
    .where('email_key', '=', email_key)
    .executeTakeFirst()
  if (!found) return null
  const { network: known, ...user } = found
  return { ...user, is_known: known !== null }
}

/** Locks an account until the transaction ends. @returns false when it was closed or its password changed meanwhile */
export async function lockLogin(tx: Tx, user_id: number, password_hash: string): Promise<boolean> {
  const locked = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', user_id)
    .where('active', '=', true)
    .where('password_hash', '=', password_hash)
    .forUpdate()
    .executeTakeFirst()
  return locked !== undefined
}

/** Whether the user signed in from this network before. */
export async function isKnownNetwork(db: Db, user_id: number, network: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('login_networks')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('network', '=', network)
    .executeTakeFirst()
  return found !== undefined
}

type NewSession = Pick<Selectable<Tables['sessions']>, 'user_id' | 'browser' | 'expires_at'> & {
  token: string
  network: Buffer
  /** the hash that the password matched */
  password_hash: string
  now: Date
}

/**
 * @returns false when the account was closed or its password changed meanwhile: that change ended all its sessions.
 */
export async function startSession(
  tx: Tx,
  { user_id, password_hash, token, network, browser, now, expires_at }: NewSession,
): Promise<boolean> {
  // Locks the user, so that a concurrent change that ends the sessions runs before this insert or deletes the new row.
  const updated = await tx
    .updateTable('users')
    .set({ last_login_at: now })
    .where('id', '=', user_id)
    .where('active', '=', true)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst()
  if (updated.numUpdatedRows === 0n) return false
  await tx
    .insertInto('sessions')
    .values({ token_hash: hashOf(token), user_id, created_at: now, last_used_at: now, expires_at, browser, network })
    .execute()
  await rememberNetwork(tx, user_id, network, now)
  return true
}

/** @returns its browser; null without such a session */
export async function endSession(db: Db, token: string): Promise<{ browser: string } | null> {
  const ended = db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).returning('browser')
  return (await ended.executeTakeFirst()) ?? null
}

/**
 * Also ends challenges.
 * @param except a token whose session stays. @returns the number of sessions that were valid at `now` and ended
 */
export async function endSessionsOf(
  tx: Tx,
  user_id: number,
  { except, now = new Date() }: { except?: string; now?: Date } = {},
): Promise<number> {
  await tx.deleteFrom('login_challenges').where('user_id', '=', user_id).execute()
  const ended = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .$if(except !== undefined, (query) => query.where('token_hash', '<>', hashOf(except!)))
    .returning(['expires_at', 'last_used_at'])
    .execute()
  return ended.filter((session) => isOpen(session, now)).length
}

/**
 * Ends all sessions, challenges, passkey set-ups and password links, and forgets known networks.
 * @returns the numbers that were valid at `now`
 */
export async function endAllSessions(tx: Tx, now: Date): Promise<{ sessions: number; passwordLinks: number }> {
  for (const table of ['login_challenges', 'passkey_setups', 'login_networks'] as const)
    await tx.deleteFrom(table).execute()
  const sessions = await tx.deleteFrom('sessions').returning(['expires_at', 'last_used_at']).execute()
  const links = await tx.deleteFrom('password_links').returning(['expires_at', 'used_at']).execute()
  return {
    sessions: sessions.filter((session) => isOpen(session, now)).length,
    passwordLinks: links.filter(({ expires_at, used_at }) => used_at === null && expires_at > now).length,
  }
}

/**
 * Called after the account was locked: a reset or a new password may have ended the session meanwhile.
 * @throws Failure 401 when the user has no session with this token
 */
export async function assertSession(tx: Tx, user_id: number, token: string): Promise<void> {
  const found = await tx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user_id)
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (!found) throw new Failure('no_session', { key: 'errors.no_session' })
}

/** @returns its browser; null when the user has no such session */
export async function endOneSession(tx: Tx, user_id: number, id: number): Promise<{ browser: string } | null> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .returning('browser')
    .executeTakeFirst()
  return ended ?? null
}

/** The valid sessions of a user, the last used first. @param token of the request: its session is marked */
export async function listSessions(db: Db, user_id: number, token: string, now: Date) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_used_at', 'expires_at', 'browser', 'network', 'token_hash'])
    .where('user_id', '=', user_id)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', idleSince(now))
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const own = hashOf(token)
  return rows.map(({ token_hash, ...row }) => ({ ...row, is_current: own.equals(token_hash) }))
}

export async function rememberNetwork(tx: Tx, user_id: number, network: Buffer, now: Date): Promise<void> {
  await tx
    .insertInto('login_networks')
    .values({ user_id, network, last_login_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'network']).doUpdateSet({ last_login_at: now }))
    .execute()
}

/** Days after the last login for which a network counts as known. */
export const networkDays = 90
/** Lifetime of the device cookie. */
export const deviceDays = deviceSeconds / 86_400

/** Sessions that expired or were not used, second steps, set-ups and one-time links, and networks and browsers without a recent login. */
export async function removeEndedSessions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('last_used_at', '<=', idleSince(now))]))
    .execute()
  await db.deleteFrom('login_challenges').where('expires_at', '<=', now).execute()
  await db.deleteFrom('passkey_setups').where('expires_at', '<=', now).execute()
  await db.deleteFrom('password_links').where('expires_at', '<=', now).execute()
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  await db.deleteFrom('login_networks').where('last_login_at', '<=', before(networkDays)).execute()
  await db.deleteFrom('login_devices').where('last_login_at', '<=', before(deviceDays)).execute()
}
