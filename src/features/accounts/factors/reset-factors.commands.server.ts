import type { Tx } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, notFound } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { enqueue, type Mail } from '#src/base/mail/outbox.store.server.ts'
import { accountMail, type MailServices } from '../accounts.mail.server.ts'
import { foldEmail } from '../accounts.rules.ts'
import { findUser, findUserByEmail, lockAccount, lockUser } from '../accounts.store.server.ts'
import { record } from '../audit/audit.store.server.ts'
import { forgetDevices } from '../devices/devices.store.server.ts'
import type { FactorRule } from '../factors.links.ts'
import {
  deleteOneTimeCodes,
  deleteRecoveryCodes,
  findFactors,
  lockRule,
  methodsOf,
  updateRule,
} from '../factors.store.server.ts'
import { deletePasskeys } from '../passkeys/passkeys.store.server.ts'
import { rpIdOf } from '../relying-party.rules.server.ts'
import { endSessionsOf } from '../sessions/sessions.store.server.ts'

/** Reason in the log for `npm run office -- factors:reset`. */
const byHand = 'npm run office -- factors:reset'

/**
 * Removes the lost second factor of another user. They log in with the password alone, and set up a new factor first when the
 * office requires one. Ends their sessions and mails them.
 * @returns how many sessions ended
 * @throws Failure 404; 409 for the user's own account, and for one without a second factor
 */
export async function resetFactors(services: Services, staff: Staff, id: number, reason: string): Promise<number> {
  if (id === staff.id) throw new Failure('conflict', { key: 'staff.factors_own' })
  const now = services.now()
  const user = await findUser(services.db, id)
  if (!user) throw notFound()
  const mail = await accountMail(services, 'factors_reset', user, { at: now, values: { by: staff.name } })
  return transaction(services.db, async (tx) => {
    const locked = (await lockUser(tx, id)).user
    if (!locked) throw notFound()
    // The mail was composed before the lock and names the old e-mail.
    if (locked.email !== user.email) throw new Failure('conflict', { key: 'staff.stale' })
    const sessions = await removeFactors(tx, id, { by: staff, reason, mail, now })
    if (sessions === null) throw new Failure('conflict', { key: 'staff.factors_none' })
    return sessions
  })
}

/**
 * The same from the server's command line, recorded as done by the user.
 * @returns false for an unknown e-mail and for an account without a second factor
 */
export async function resetFactorsByHand(services: MailServices, email: string, now: Date): Promise<boolean> {
  const user = await findUserByEmail(services.db, foldEmail(email))
  if (!user) return false
  const mail = await accountMail(services, 'factors_reset_by_hand', user, { at: now })
  return transaction(services.db, async (tx) => {
    await lockAccount(tx, user.id)
    return (await removeFactors(tx, user.id, { by: user, reason: byHand, mail, now })) !== null
  })
}

type Reset = { by: { id: number; name: string }; reason: string; mail: Mail; now: Date }

/** Removes every second factor of a user, with the recovery codes. @returns how many sessions ended; null when there was no factor */
async function removeFactors(tx: Tx, id: number, { by, reason, mail, now }: Reset): Promise<number | null> {
  const one_time_codes = await deleteOneTimeCodes(tx, id)
  const passkeys = await deletePasskeys(tx, id)
  await deleteRecoveryCodes(tx, id)
  await forgetDevices(tx, id)
  if (!one_time_codes && passkeys === 0) return null
  const sessions = await endSessionsOf(tx, id, { now })
  const before = { one_time_codes, passkeys, sessions }
  const after = { one_time_codes: false, passkeys: 0, sessions: 0, reason }
  await record(tx, by, { action: 'reset_factors', entity: 'users', id, before, after })
  await enqueue(tx, mail, now)
  return sessions
}

/** @throws Failure 409 when a factor becomes required and the user who decides has none */
export async function changeRule(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  staff: Staff,
  second_factor: FactorRule,
): Promise<void> {
  await transaction(db, async (tx) => {
    const before = await lockRule(tx)
    const methods = methodsOf(await findFactors(tx, staff.id, rpIdOf(settings)))
    if (second_factor !== 'free' && methods.length === 0)
      throw new Failure('conflict', { key: 'staff.factor_own_first' })
    if (before === second_factor) return
    await updateRule(tx, second_factor)
    const sides = { before: { second_factor: before }, after: { second_factor } }
    await record(tx, staff, { action: 'update', entity: 'settings', id: 1, ...sides })
  })
}
