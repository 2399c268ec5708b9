import { done } from '#src/base/http/endpoint/edits.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { bearerToken } from '#src/base/http/endpoint/guard.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { noPreviewCookie } from '#src/base/http/server/preview-cookie.server.ts'
import {
  forgottenPasswordApiPath,
  loginApiPath,
  logoutApiPath,
  passwordApiPath,
  statusApiPath,
} from '../accounts.links.ts'
import { ForgottenPassword, LoggedIn, LoginRequest, PasswordRequest, Status } from '../accounts.schema.ts'
import { findOfficeLanguage } from '../accounts.store.server.ts'
import { enterBy, placeOf } from '../entry.rules.server.ts'
import { askForPassword } from '../passwords/forgotten-password.commands.server.ts'
import { setPasswordByLink } from '../passwords/set-password.commands.server.ts'
import { login } from '../sessions/login.commands.server.ts'
import { logOut } from '../sessions/sessions.commands.server.ts'

/** Login and logout. No public page depends on them, so cached pages stay. */
export const accountsApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'POST',
    path: loginApiPath,
    access: 'public',
    summary: 'Signs a staff member in. Later requests send the token as a bearer token.',
    body: LoginRequest,
    answer: LoggedIn,
    changes: false,
    handle: ({ body, ...call }) => enterBy(call, (origin) => login(call, body, origin)),
  }),
  endpoint({
    method: 'POST',
    path: passwordApiPath,
    access: 'public',
    summary: 'Sets a password with a one-time link and ends the sessions of the account.',
    body: PasswordRequest,
    answer: Done,
    changes: false,
    handle: async ({ body, ...call }) => {
      await setPasswordByLink(call, body, placeOf(call))
      return done(call, 'auth.password_saved')
    },
  }),
  endpoint({
    method: 'POST',
    path: forgottenPasswordApiPath,
    access: 'public',
    summary: 'Has a one-time link to set a new password mailed. The same answer for an address without an account.',
    body: ForgottenPassword,
    answer: Done,
    changes: false,
    handle: async ({ body, address, ...call }) => {
      await askForPassword(call, body.email, address)
      return done(call, 'auth.forgotten_sent')
    },
  }),
  endpoint({
    method: 'GET',
    path: statusApiPath,
    access: 'staff',
    beforeFactor: true,
    summary: 'The signed-in user.',
    answer: Status,
    handle: async ({ db, staff }) => ({
      success: true as const,
      data: { ...staff, office_lang: await findOfficeLanguage(db, staff.id) },
    }),
  }),
  endpoint({
    method: 'GET',
    path: logoutApiPath,
    access: 'staff',
    beforeFactor: true,
    summary: 'Ends the session of the bearer token.',
    answer: Done,
    handle: async ({ db, staff, headers, lang, localize, answerHeaders }) => {
      await logOut(db, staff, bearerToken(headers)!)
      answerHeaders.set('set-cookie', noPreviewCookie)
      return done({ localize, lang }, 'auth.logged_out')
    },
  }),
]
