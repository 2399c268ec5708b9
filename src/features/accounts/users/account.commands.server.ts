import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, invalid } from '#src/base/errors.ts'
import { assertNotStale } from '#src/base/http/endpoint/edits.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import { accountMail } from '../accounts.mail.server.ts'
import type { OwnPassword } from '../accounts.schema.ts'
import {
  findPasswordHash,
  findUser,
  lockUser,
  setPassword,
  type UserRow,
  updateUser,
} from '../accounts.store.server.ts'
import { record } from '../audit/audit.store.server.ts'
import { forgetDevices } from '../devices/devices.store.server.ts'
import type { Place } from '../entry.rules.server.ts'
import { hashPassword } from '../password-hash.rules.server.ts'
import { isCommon } from '../passwords/common-passwords.rules.server.ts'
import { checkOwnPassword } from '../passwords/own-password.commands.server.ts'
import { removePasswordLinks } from '../passwords/password-links.store.server.ts'
import { assertSession, endSessionsOf } from '../sessions/sessions.store.server.ts'

/** @throws Failure 401 when the account was deleted meanwhile; 409 when it was saved since `version` */
export async function renameSelf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  staff: Staff,
  { name, version }: { name: string; version?: number | undefined },
): Promise<UserRow> {
  return transaction(db, async (tx) => {
    const { user } = await lockUser(tx, staff.id)
    if (!user) throw ended()
    assertNotStale(user, version)
    if (user.name === name) return user
    const { email, role_group, active } = user
    await updateUser(tx, staff.id, { name, email, role_group, active }, now())
    const [before, after] = [{ name: user.name }, { name }]
    await record(tx, staff, { action: 'update', entity: 'users', id: staff.id, before, after })
    return (await findUser(tx, staff.id))!
  })
}

/**
 * Sets the user's own password and ends their other sessions.
 * @param token of the session that stays
 * @returns how many sessions ended
 * @throws Failure 422 for a wrong current password and a common new one; 429 after too many wrong ones; 401 when the session was ended meanwhile
 */
export async function changeOwnPassword(
  services: Pick<Services, 'db' | 'limit' | 'now' | 'settings' | 'localize' | 'languages'>,
  staff: Staff,
  { current_password, password }: OwnPassword,
  { token, ...place }: Place & { token: string },
): Promise<number> {
  const { db, limit } = services
  const now = services.now()
  const stored = await checkOwnPassword({ db, limit }, staff, current_password)
  if (password === current_password) throw invalid('password', 'staff.password_same')
  if (await isCommon(password, staff.email)) throw invalid('password', 'auth.password_common')
  const password_hash = await hashPassword(password)
  const mail = await accountMail(services, 'password_changed', staff, { at: now, place })
  return transaction(db, async (tx) => {
    await lockUser(tx, staff.id)
    await assertSession(tx, staff.id, token)
    // The password was changed meanwhile, for example by a link.
    if ((await findPasswordHash(tx, staff.id)) !== stored) throw invalid('current_password', 'staff.password_wrong')
    if (!(await setPassword(tx, staff.id, password_hash))) throw ended()
    await removePasswordLinks(tx, staff.id)
    await forgetDevices(tx, staff.id)
    await record(tx, staff, { action: 'password', entity: 'users', id: staff.id, before: null, after: null })
    await enqueue(tx, mail, now)
    return endSessionsOf(tx, staff.id, { except: token, now })
  })
}

function ended(): Failure {
  return new Failure('no_session', { key: 'errors.no_session' })
}
