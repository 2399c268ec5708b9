import type { Db } from '#src/base/db/connect.server.ts'
import type { Staff } from '#src/base/http/endpoint/services.server.ts'
import { permissions } from '../accounts.rules.ts'
import { findSession, touchSession } from './sessions.store.server.ts'

/** Least time between two writes of a session's last use, in ms: reading stays the only query of almost every request. */
export const lastUseMs = 5 * 60_000

/** The signed-in user of a bearer token, or null. */
export async function authenticate(db: Db, token: string, now: Date): Promise<Staff | null> {
  const session = await findSession(db, token, now)
  if (!session) return null
  const { last_used_at, ...user } = session
  if (now.getTime() - last_used_at.getTime() >= lastUseMs) await touchSession(db, token, now)
  return { ...user, permissions: permissions[user.role_group] }
}

/** Whether the session of a token is valid, without a use of it: an open tab that nobody looks at asks too. */
export async function isSignedIn(db: Db, token: string, now: Date): Promise<boolean> {
  return (await findSession(db, token, now)) !== null
}
