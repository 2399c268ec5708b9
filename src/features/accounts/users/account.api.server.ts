import { notFound } from '#src/base/errors.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { accountApiPath, accountLanguageApiPath } from '../accounts.links.ts'
import { permissions } from '../accounts.rules.ts'
import { Account, AccountChange, AccountSaved, LanguageChange, OwnPassword, SessionsEnded } from '../accounts.schema.ts'
import { findUser, setOfficeLanguage, type UserRow } from '../accounts.store.server.ts'
import { ownPlaceOf } from '../entry.rules.server.ts'
import { sessionsApi } from '../sessions/sessions.api.server.ts'
import { changeOwnPassword, renameSelf } from './account.commands.server.ts'

/** No public page shows staff, so cached pages stay. */
const write = { access: 'staff', changes: false } as const

/** The account of the signed-in user, for every role group. */
export const accountApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: accountApiPath,
    access: 'staff',
    summary: 'The account of the signed-in user, with its permissions.',
    answer: Account,
    handle: async ({ db, staff }) => {
      const user = await findUser(db, staff.id)
      if (!user) throw notFound()
      return toAccount(user)
    },
  }),
  endpoint({
    ...write,
    method: 'PUT',
    path: accountApiPath,
    summary: 'Changes the name of the signed-in user.',
    body: AccountChange,
    answer: AccountSaved,
    handle: async ({ body, staff, ...call }) => {
      const user = await renameSelf(call, staff, body)
      return { ...(await done(call, 'staff.account_saved')), data: toAccount(user) }
    },
  }),
  endpoint({
    ...write,
    method: 'PUT',
    path: accountLanguageApiPath,
    beforeFactor: true,
    summary: 'Sets the language of the office for the signed-in user, in every browser.',
    body: LanguageChange,
    answer: Done,
    handle: async ({ db, body, staff, lang, localize }) => {
      await setOfficeLanguage(db, staff.id, body.office_lang)
      return done({ localize, lang }, 'staff.account_saved')
    },
  }),
  endpoint({
    ...write,
    method: 'POST',
    path: `${accountApiPath}/password`,
    summary: 'Changes the password of the signed-in user and ends their other sessions.',
    body: OwnPassword,
    answer: SessionsEnded,
    handle: async ({ body, staff, ...call }) => {
      const ended = await changeOwnPassword(call, staff, body, ownPlaceOf(call))
      const key = ended > 0 ? 'staff.password_changed_ended' : 'staff.password_changed'
      return { ...(await done(call, key, { n: ended })), data: { ended } }
    },
  }),
  ...sessionsApi(`${accountApiPath}/sessions`, 'staff'),
]

function toAccount({ name, email, role_group, version }: UserRow): Account {
  return { name, email, role_group, version, permissions: [...permissions[role_group]] }
}
