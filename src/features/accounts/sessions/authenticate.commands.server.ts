import { minuteMs } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import type { Staff } from '#src/base/http/endpoint/services.server.ts'
import { permissions } from '../accounts.rules.ts'
import { isRequired } from '../factor-rule.rules.ts'
import { findSession, touchSession } from './sessions.store.server.ts'

/** Minimum ms between two updates of a session's last use, so that almost every request needs only a read. */
export const lastUseMs = 5 * minuteMs

/** The signed-in user of a bearer token, or null. @param rp_id relying party of this site; null when browsers offer no passkeys here */
export async function authenticate(db: Db, token: string, now: Date, rp_id: string | null): Promise<Staff | null> {
  const session = await findSession(db, token, now, rp_id)
  if (!session) return null
  const { last_used_at, has_factor, rule, ...user } = session
  if (now.getTime() - last_used_at.getTime() >= lastUseMs) await touchSession(db, token, now)
  return {
    ...user,
    permissions: permissions[user.role_group],
    ...(!has_factor && isRequired(rule, user.role_group) && { lacks_factor: true as const }),
  }
}

/** Whether the session of a token may use the office. Does not count as a use, because background tabs ask too. */
export async function isSignedIn(db: Db, token: string, now: Date, rp_id: string | null): Promise<boolean> {
  const session = await findSession(db, token, now, rp_id)
  return session !== null && (session.has_factor || !isRequired(session.rule, session.role_group))
}
