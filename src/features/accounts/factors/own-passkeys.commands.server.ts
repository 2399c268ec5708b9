import { createHmac, randomBytes } from 'node:crypto'
import { minuteMs } from '#src/base/dates.ts'
import { appKey } from '#src/base/db/app-keys.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, invalid, notFound } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import { findAgency } from '#src/features/agency/agency.queries.server.ts'
import { accountMail } from '../accounts.mail.server.ts'
import { lockAccount } from '../accounts.store.server.ts'
import { record } from '../audit/audit.store.server.ts'
import type { OwnPlace, SignInServices } from '../entry.rules.server.ts'
import { maxPasskeys } from '../passkeys/passkeys.links.ts'
import type { CreationOptions, PasskeySetup, RegistrationAnswer } from '../passkeys/passkeys.schema.ts'
import {
  deletePasskey,
  insertPasskey,
  listCredentials,
  listPasskeys,
  nameTaken,
  putSetup,
  takeSetup,
} from '../passkeys/passkeys.store.server.ts'
import { creationOptions, verifiedCredential } from '../passkeys/webauthn.rules.server.ts'
import { checkOwnPassword } from '../passwords/own-password.commands.server.ts'
import { type RelyingParty, relyingPartyOf, rpIdOf } from '../relying-party.rules.server.ts'
import { assertSession } from '../sessions/sessions.store.server.ts'
import { addFactor } from './own-factors.commands.server.ts'
import { afterRemoval } from './removal.commands.server.ts'

const setupMinutes = 5

/**
 * Starts to add a passkey: options for the browser. An earlier set-up of the user ends.
 * @throws Failure 422 for a wrong password or a name that is taken; 409 where browsers offer no passkeys, and for one too many; 429
 */
export async function startPasskey(
  services: Pick<Services, 'db' | 'now' | 'limit' | 'settings' | 'languages'>,
  staff: Staff,
  { name, current_password }: PasskeySetup,
): Promise<CreationOptions> {
  const { db, now } = services
  const party = partyOf(services)
  await checkOwnPassword(services, staff, current_password)
  const known = await listPasskeys(db, staff.id)
  if (known.filter(({ rp_id }) => rp_id === party.id).length >= maxPasskeys) throw tooMany()
  if (known.some((passkey) => passkey.name === name)) throw nameTaken()
  const challenge = randomBytes(32)
  const expires_at = new Date(now().getTime() + setupMinutes * minuteMs)
  await putSetup(db, { user_id: staff.id, challenge, name, expires_at })
  const handle = createHmac('sha256', await appKey(db, 'passkey-users'))
    .update(String(staff.id))
    .digest()
  const { name: agency } = await findAgency(db, (await services.languages())[0]!.abbr)
  const credentials = await listCredentials(db, staff.id, party.id)
  return creationOptions(party, { agency, user: staff, handle, challenge, known: credentials })
}

/**
 * Adds the passkey of the authenticator, and ends the user's other sessions.
 * @param token of the session that stays
 * @returns recovery codes when it is the user's first second factor on this host, else an empty list
 * @throws Failure 422 for an answer that is wrong, late or repeated, and for a passkey of another account
 */
export async function addPasskey(
  services: SignInServices,
  staff: Staff,
  answer: RegistrationAnswer,
  { token, ...place }: OwnPlace,
): Promise<string[]> {
  const { db } = services
  const now = services.now()
  const party = partyOf(services)
  const setup = await takeSetup(db, staff.id, now)
  if (!setup) throw invalid('passkey', 'staff.passkey_setup_over')
  const credential = await verifiedCredential(party, answer, setup.challenge)
  if (!credential) throw invalid('passkey', 'staff.passkey_refused')
  const { name } = setup
  const mail = await accountMail(services, 'passkey_added', staff, { at: now, place, values: { passkey: name } })
  const sides = { before: { passkey: null }, after: { passkey: name } }
  return addFactor(services, staff, { token, now, mail, sides }, async (tx, { passkeys }) => {
    if (passkeys >= maxPasskeys) throw tooMany()
    await insertPasskey(tx, { ...credential, user_id: staff.id, name, rp_id: party.id, created_at: now })
  })
}

/**
 * Removes a passkey, possibly of another host. With the last second factor, two-step login ends.
 * @throws Failure 422 for a wrong password; 404; 409 when it is the last one and the office requires one; 429
 */
export async function removePasskey(
  services: SignInServices,
  staff: Staff,
  { id, current_password }: { id: number; current_password: string },
  { token, ...place }: OwnPlace,
): Promise<void> {
  const { db, settings } = services
  const at = services.now()
  await checkOwnPassword(services, staff, current_password)
  const passkey = (await listPasskeys(db, staff.id)).find((each) => each.id === id)
  if (!passkey) throw notFound()
  const values = { passkey: passkey.name }
  const removedMail = await accountMail(services, 'passkey_removed', staff, { at, place, values })
  const offMail = await accountMail(services, 'factors_off', staff, { at, place })
  await transaction(db, async (tx) => {
    await lockAccount(tx, staff.id)
    await assertSession(tx, staff.id, token)
    const removed = await deletePasskey(tx, staff.id, id)
    if (!removed) throw notFound()
    const rp_id = rpIdOf(settings)
    const workedHere = rp_id !== null && removed.rp_id === rp_id
    const { isOff, passkeys } = await afterRemoval(tx, staff, { rp_id, workedHere })
    const [before, after] = [{ passkey: removed.name, ...passkeys }, { passkey: null }]
    await record(tx, staff, { action: 'second_factor', entity: 'users', id: staff.id, before, after })
    await enqueue(tx, isOff ? offMail : removedMail, at)
  })
}

/** @throws Failure 409 */
function partyOf({ settings }: Pick<Services, 'settings'>): RelyingParty {
  const party = relyingPartyOf(settings.siteUrl)
  if (!party) throw new Failure('conflict', { key: 'staff.passkeys_unavailable' })
  return party
}

function tooMany(): Failure {
  return new Failure('conflict', { key: 'staff.passkey_limit', values: { n: maxPasskeys } })
}
