import type { Tx } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, invalid, notFound } from '#src/base/errors.ts'
import { assertNotStale } from '#src/base/http/endpoint/edits.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import { accountMail } from '../accounts.mail.server.ts'
import { refusalOfChange } from '../accounts.rules.ts'
import type { NewUser, UserChange } from '../accounts.schema.ts'
import {
  deleteUser,
  emailTaken,
  findPasswordHash,
  findUser,
  findUserState,
  insertUser,
  lockUser,
  lockUsers,
  type UserRow,
  updateUser,
} from '../accounts.store.server.ts'
import { record } from '../audit/audit.store.server.ts'
import type { OwnPlace } from '../entry.rules.server.ts'
import { checkOwnPassword } from '../passwords/own-password.commands.server.ts'
import { passwordMail } from '../passwords/password.mail.server.ts'
import {
  insertPasswordLink,
  newPasswordLink,
  type PasswordLink,
  removePasswordLinks,
} from '../passwords/password-links.store.server.ts'
import { assertSession, endSessionsOf } from '../sessions/sessions.store.server.ts'

type Linked = { user: UserRow; link: PasswordLink }

/** @throws Failure 422 when another user has the e-mail */
export async function createUser(services: Services, staff: Staff, wanted: NewUser): Promise<Linked> {
  const now = services.now()
  const link = newPasswordLink(now)
  const mail = await passwordMail(services, 'invited', wanted, link)
  return transaction(services.db, async (tx) => {
    const id = await insertUser(tx, { ...wanted, password_hash: null, now })
    if (id === null) throw emailTaken()
    await insertPasswordLink(tx, id, link)
    if (services.settings.sendsMail !== false) await enqueue(tx, mail, now)
    await record(tx, staff, { action: 'create', entity: 'users', id, before: null, after: { ...wanted, active: true } })
    return { user: (await findUser(tx, id))!, link }
  })
}

/**
 * A changed role or a closed account ends all sessions; a changed e-mail or a closed account invalidates one-time
 * links. A changed e-mail is announced to the old address, unless the account was never in use.
 * @throws Failure 404; 409 when it was saved since `version`; 422 for a change that accounts.rules.ts refuses, and for another e-mail of
 * one's own without the right password; 429 after too many wrong ones; 401 when the session was ended meanwhile
 */
export async function changeUser(
  services: Services,
  staff: Staff,
  id: number,
  { version, current_password = '', ...wanted }: UserChange,
  { token, ...place }: OwnPlace,
): Promise<UserRow> {
  const known = await findUser(services.db, id)
  if (!known) throw notFound()
  const at = services.now()
  const isOwn = staff.id === id
  // Otherwise a stolen session could have a password link sent to another address.
  const asks = isOwn && wanted.email !== undefined && wanted.email !== known.email
  if (asks && current_password === '') throw invalid('current_password', 'errors.required')
  const proved = asks ? await checkOwnPassword(services, staff, current_password) : null
  const values = { by: staff.name }
  const mail = await accountMail(services, 'email_changed', known, { at, values, ...(isOwn && { place }) })
  return transaction(services.db, async (tx) => {
    const { user, hasOtherManager } = await lockUser(tx, id)
    if (!user) throw notFound()
    assertNotStale(user, version)
    const before = editable(user)
    const after = { ...before, ...wanted }
    const refusal = refusalOfChange(before, after, { isOwn, hasOtherManager })
    if (refusal) throw invalid(refusal.field, refusal.key)
    if (isOwn && before.email !== after.email) {
      await assertSession(tx, id, token)
      // Another password, or another e-mail, came first.
      if ((await findPasswordHash(tx, id)) !== proved) throw invalid('current_password', 'staff.password_wrong')
    }
    if (JSON.stringify(before) === JSON.stringify(after)) return user
    await saveUser(tx, services, staff, user, after)
    // Until it had a password, nobody had shown that the address is theirs.
    if (before.email !== after.email && user.has_password) await enqueue(tx, { ...mail, recipient: before.email }, at)
    return (await findUser(tx, id))!
  })
}

/**
 * Closes or opens several accounts, all or none.
 * @returns how many changed
 * @throws Failure 404 when one does not exist; 409, with its name, for a change that accounts.rules.ts refuses
 */
export async function setUsersActive(
  services: Services,
  staff: Staff,
  { active, active_list }: { active: boolean; active_list: readonly number[] },
): Promise<number> {
  const ids = [...new Set(active_list)]
  return transaction(services.db, async (tx) => {
    const { users, managers } = await lockUsers(tx, ids)
    if (users.length < ids.length) throw notFound()
    const changed = users.filter((user) => user.active !== active)
    for (const user of changed) {
      const after = { ...editable(user), active }
      const hasOtherManager = managers.some((manager) => !ids.includes(manager))
      const refusal = refusalOfChange(editable(user), after, { isOwn: staff.id === user.id, hasOtherManager })
      if (refusal) throw new Failure('conflict', { key: refusal.key })
      await saveUser(tx, services, staff, user, after)
    }
    return changed.length
  })
}

/** Saves an allowed change, and ends the sessions and links that it invalidates. */
async function saveUser(
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  staff: Staff,
  user: UserRow,
  after: ReturnType<typeof editable>,
): Promise<void> {
  const [before, { id }] = [editable(user), user]
  await updateUser(tx, id, after, now())
  if (before.role_group !== after.role_group || !after.active) await endSessionsOf(tx, id)
  if (before.email !== after.email || !after.active) await removePasswordLinks(tx, id)
  await record(tx, staff, { action: 'update', entity: 'users', id, before, after })
}

/**
 * Deletes an account that was never used. An account with activity is closed and stays, because records and orders name
 * it (docs/rules.md, "Deleting").
 * @throws Failure 404; 409 for the user's own account and for the last yonetici
 */
export async function removeUser(services: Services, staff: Staff, id: number): Promise<{ deleted: boolean }> {
  return transaction(services.db, async (tx) => {
    const { user, hasOtherManager } = await lockUser(tx, id)
    if (!user) throw notFound()
    const before = editable(user)
    const after = { ...before, active: false }
    const refusal = refusalOfChange(before, after, { isOwn: staff.id === id, hasOtherManager })
    if (refusal) throw new Failure('conflict', { key: refusal.key })
    if (!(await findUserState(tx, id, services.now())).was_used) {
      await deleteUser(tx, id)
      await record(tx, staff, { action: 'delete', entity: 'users', id, before, after: null })
      return { deleted: true }
    }
    if (user.active) await saveUser(tx, services, staff, user, after)
    return { deleted: false }
  })
}

/**
 * The old password stays valid until the link is used.
 * @throws Failure 404; 409 for a closed account, and for one's own: a session that somebody took must not set a new password
 */
export async function resetPassword(services: Services, staff: Staff, id: number): Promise<Linked> {
  if (staff.id === id) throw new Failure('conflict', { key: 'staff.own_link' })
  const now = services.now()
  const user = await findUser(services.db, id)
  if (!user) throw notFound()
  const link = newPasswordLink(now)
  const mail = await passwordMail(services, user.has_password ? 'reset' : 'invited', user, link)
  return transaction(services.db, async (tx) => {
    const locked = (await lockUser(tx, id)).user
    if (!locked) throw notFound()
    if (!locked.active) throw new Failure('conflict', { key: 'staff.user_inactive' })
    // The mail was composed before the lock and names the old e-mail.
    if (locked.email !== user.email) throw new Failure('conflict', { key: 'staff.stale' })
    await insertPasswordLink(tx, id, link)
    if (services.settings.sendsMail !== false) await enqueue(tx, mail, now)
    await record(tx, staff, { action: 'password_link', entity: 'users', id, before: null, after: null })
    return { user: locked, link }
  })
}

function editable({ name, email, role_group, active }: UserRow) {
  return { name, email, role_group, active }
}
