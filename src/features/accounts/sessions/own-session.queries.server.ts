import type { Tx } from '#src/base/db/connect.server.ts'
import { Failure } from '#src/base/errors.ts'
import { hasSession } from './sessions.store.server.ts'

/**
 * Called after the account was locked: a reset or a new password may have ended the session meanwhile.
 * @throws Failure 401
 */
export async function assertSession(tx: Tx, user_id: number, token: string): Promise<void> {
  if (!(await hasSession(tx, user_id, token))) throw new Failure('no_session', { key: 'errors.no_session' })
}
