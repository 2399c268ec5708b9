import { transaction } from '#src/base/db/transaction.server.ts'
import { type Failure, invalid } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import { accountMail } from '../accounts.mail.server.ts'
import type { PasswordRequest } from '../accounts.schema.ts'
import { findPasswordHash, lockUser, setPassword } from '../accounts.store.server.ts'
import { record } from '../audit/audit.store.server.ts'
import { forgetDevices } from '../devices/devices.store.server.ts'
import type { Place } from '../entry.rules.server.ts'
import { hashPassword } from '../password-hash.rules.server.ts'
import { networkKey } from '../sessions/login.commands.server.ts'
import { endSessionsOf, rememberNetwork } from '../sessions/sessions.store.server.ts'
import { isCommon } from './common-passwords.rules.server.ts'
import { findPasswordLink, takePasswordLink } from './password-links.store.server.ts'

/**
 * Sets the password of the user of a one-time link and ends their sessions. The owner is mailed, unless it is the first one.
 * @throws Failure 422 for an invalid, used or expired link, and for a common password
 */
export async function setPasswordByLink(
  services: Pick<Services, 'db' | 'now' | 'settings' | 'localize' | 'languages'>,
  { key, password }: PasswordRequest,
  place: Place,
): Promise<void> {
  const { db } = services
  const now = services.now()
  const user = await findPasswordLink(db, key, now)
  if (!user) throw linkExpired()
  if (await isCommon(password, user.email)) throw invalid('password', 'auth.password_common')
  const password_hash = await hashPassword(password)
  const network = await networkKey(db, place.address)
  const mail = await accountMail(services, 'password_changed', user, { at: now, place })
  await transaction(db, async (tx) => {
    // Locks the user before the link, in the same order as all account changes, to avoid a deadlock.
    await lockUser(tx, user.id)
    const isFirst = (await findPasswordHash(tx, user.id)) === null
    if (!(await takePasswordLink(tx, user.id, key, now)) || !(await setPassword(tx, user.id, password_hash)))
      throw linkExpired()
    await endSessionsOf(tx, user.id)
    await forgetDevices(tx, user.id)
    // Attempts from other addresses may have locked the user out; a new link lets them sign in again.
    await rememberNetwork(tx, user.id, network, now)
    await record(tx, user, { action: 'password', entity: 'users', id: user.id, before: null, after: null })
    if (!isFirst) await enqueue(tx, mail, now)
  })
}

function linkExpired(): Failure {
  return invalid('key', 'auth.link_over')
}
