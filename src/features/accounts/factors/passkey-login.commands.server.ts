import { randomBytes } from 'node:crypto'
import { Failure, invalid } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import type { Entry, Origin, SignInServices } from '../entry.rules.server.ts'
import { findChallenge } from '../factors.store.server.ts'
import type { PasskeyLogin, RequestOptions } from '../passkeys/passkeys.schema.ts'
import {
  findCredential,
  listCredentials,
  putLoginChallenge,
  takeCounter,
  takeLoginChallenge,
} from '../passkeys/passkeys.store.server.ts'
import { requestOptions, verifiedCounter } from '../passkeys/webauthn.rules.server.ts'
import { relyingPartyOf } from '../relying-party.rules.server.ts'
import { beginAttempt, challengeOver, enterAfter, recordWrong } from './second-factor.commands.server.ts'

/**
 * Starts the second step with a passkey. An earlier request for a signature ends.
 * @throws Failure 401 when the sign-in has ended; 409 when its user has no passkey that this site may ask for
 */
export async function startPasskeyLogin(
  { db, now, settings }: Pick<Services, 'db' | 'now' | 'settings'>,
  challenge: string,
): Promise<RequestOptions> {
  const user = await findChallenge(db, challenge, now())
  if (!user) throw challengeOver()
  const party = relyingPartyOf(settings.siteUrl)
  const known = party && (await listCredentials(db, user.id, party.id))
  if (!party || !known?.length) throw new Failure('conflict', { key: 'auth.passkey_none' })
  const question = randomBytes(32)
  await putLoginChallenge(db, challenge, question)
  return requestOptions(party, question, known)
}

/**
 * Finishes a login with the signature of a passkey. Each requested signature is verified once; after a wrong one the login stays open.
 * @throws Failure 401 when the sign-in has ended; 422 for a wrong signature, or one that was not asked for; 429 after too many
 */
export async function finishPasskeyLogin(
  services: SignInServices,
  { challenge, passkey }: PasskeyLogin,
  origin: Origin,
): Promise<Entry> {
  const { db, settings } = services
  const attempt = await beginAttempt(services, challenge, origin)
  const party = relyingPartyOf(settings.siteUrl)
  const question = await takeLoginChallenge(db, challenge)
  if (!party || !question) throw invalid('passkey', 'auth.passkey_over')
  const credential = await findCredential(db, attempt.user.id, Buffer.from(passkey.id, 'base64url'))
  const counter = credential ? await verifiedCounter(party, passkey, question, credential) : null
  if (!credential || counter === null) {
    await recordWrong(services, attempt.user, 'passkey', origin)
    throw invalid('passkey', 'auth.passkey_wrong')
  }
  return enterAfter(services, attempt, origin, 'passkey', async (tx) => {
    const isTaken = await takeCounter(tx, credential.id, counter, attempt.now)
    if (!isTaken) throw invalid('passkey', 'auth.passkey_wrong')
    return true
  })
}
