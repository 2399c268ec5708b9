import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { LoggedIn } from '../accounts.schema.ts'
import { enterBy, ownPlaceOf } from '../entry.rules.server.ts'
import { RecoveryCodesMade } from '../factors.schema.ts'
import {
  passkeyApiPath,
  passkeyLoginApiPath,
  passkeyLoginOptionsApiPath,
  passkeySetupApiPath,
  passkeysApiPath,
} from '../passkeys/passkeys.links.ts'
import {
  CreationOptions,
  NewPasskey,
  PasskeyLogin,
  PasskeyLoginStart,
  PasskeyRemoval,
  PasskeySetup,
  RequestOptions,
} from '../passkeys/passkeys.schema.ts'
import { addPasskey, removePasskey, startPasskey } from './own-passkeys.commands.server.ts'
import { finishPasskeyLogin, startPasskeyLogin } from './passkey-login.commands.server.ts'

/** No public page shows staff, so cached pages stay. */
const own = { access: 'staff', beforeFactor: true, changes: false } as const

/** Passkeys of the signed-in user, and the second step of signing in with one. */
export const passkeysApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'POST',
    path: passkeyLoginOptionsApiPath,
    access: 'public',
    summary: 'What a passkey has to sign to finish a login that answered `second_factor`.',
    body: PasskeyLoginStart,
    answer: RequestOptions,
    changes: false,
    handle: ({ body, ...services }) => startPasskeyLogin(services, body.challenge),
  }),
  endpoint({
    method: 'POST',
    path: passkeyLoginApiPath,
    access: 'public',
    summary: 'Finishes a login that answered `second_factor`, with a passkey.',
    body: PasskeyLogin,
    answer: LoggedIn,
    changes: false,
    handle: ({ body, ...call }) => enterBy(call, (origin) => finishPasskeyLogin(call, body, origin)),
  }),
  endpoint({
    ...own,
    method: 'POST',
    path: passkeySetupApiPath,
    summary: 'Begins to add a passkey, after the password: what the browser asks the authenticator for.',
    body: PasskeySetup,
    answer: CreationOptions,
    handle: ({ body, staff, ...services }) => startPasskey(services, staff, body),
  }),
  endpoint({
    ...own,
    method: 'POST',
    path: passkeysApiPath,
    summary:
      'Adds the passkey of a set-up and ends the other sessions of the user. The first second factor brings recovery codes.',
    body: NewPasskey,
    answer: RecoveryCodesMade,
    handle: async ({ body, staff, ...call }) => {
      const recovery_codes = await addPasskey(call, staff, body.passkey, ownPlaceOf(call))
      const key = recovery_codes.length > 0 ? 'staff.factor_set_up' : 'staff.passkey_added'
      return { ...(await done(call, key)), data: { recovery_codes } }
    },
  }),
  endpoint({
    ...own,
    method: 'DELETE',
    path: passkeyApiPath(':id'),
    params: Id,
    summary: 'Removes a passkey of the signed-in user, after the password.',
    body: PasskeyRemoval,
    answer: Done,
    handle: async ({ params, body, staff, ...call }) => {
      await removePasskey(call, staff, { id: params.id, ...body }, ownPlaceOf(call))
      return done(call, 'staff.passkey_removed')
    },
  }),
]
