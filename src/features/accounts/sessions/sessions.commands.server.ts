import type { Db } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { notFound } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import type { SessionItem } from '../accounts.schema.ts'
import { findUser, lockAccount, lockUser } from '../accounts.store.server.ts'
import { record } from '../audit/audit.store.server.ts'
import type { OwnPlace } from '../entry.rules.server.ts'
import { networkKey } from './login.commands.server.ts'
import { endOneSession, endSession, endSessionsOf, listSessions } from './sessions.store.server.ts'

type Given = Pick<Services, 'db' | 'now'>

/** The open sessions of a user in words. @throws Failure 404 */
export async function sessionsOf(
  { db, now }: Given,
  { token, address }: OwnPlace,
  user_id: number,
): Promise<SessionItem[]> {
  if (!(await findUser(db, user_id))) throw notFound()
  const here = await networkKey(db, address)
  const rows = await listSessions(db, user_id, token, now())
  return rows.map(({ created_at, last_used_at, expires_at, network, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    expires_at: expires_at.toISOString(),
    // Two bytes tell the networks of one user apart and do not lead back to an address.
    network: network && { code: network.toString('hex', 0, 2).toUpperCase(), is_here: network.equals(here) },
  }))
}

/** Ends the session of a token. It has no record when another request ended it before. */
export async function logOut(db: Db, staff: { id: number; name: string }, token: string): Promise<void> {
  await transaction(db, async (tx) => {
    // The user before the session, in the same order as all account changes, to avoid a deadlock.
    await lockAccount(tx, staff.id)
    const ended = await endSession(tx, token)
    if (!ended) return
    await record(tx, staff, { action: 'logout', entity: 'users', id: staff.id, before: ended, after: null })
  })
}

/** Ends one session with the next request of its browser. @throws Failure 404 when it has already ended */
export async function endSessionOf({ db }: Given, staff: Staff, user_id: number, session: number): Promise<void> {
  await transaction(db, async (tx) => {
    await lockUser(tx, user_id)
    const ended = await endOneSession(tx, user_id, session)
    if (!ended) throw notFound()
    const before = { sessions: 1, browser: ended.browser }
    await record(tx, staff, { action: 'end_sessions', entity: 'users', id: user_id, before, after: null })
  })
}

/** Ends all sessions of a user but that of the request. @returns how many ended @throws Failure 404 */
export async function endOtherSessions(
  { db, now }: Given,
  staff: Staff,
  { token }: OwnPlace,
  user_id: number,
): Promise<number> {
  return transaction(db, async (tx) => {
    if (!(await lockUser(tx, user_id)).user) throw notFound()
    const sessions = await endSessionsOf(tx, user_id, { except: token, now: now() })
    if (sessions > 0)
      await record(tx, staff, {
        action: 'end_sessions',
        entity: 'users',
        id: user_id,
        before: { sessions },
        after: null,
      })
    return sessions
  })
}
