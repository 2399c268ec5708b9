import { appKey } from '#src/base/db/app-keys.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { seal, unseal } from '#src/base/db/sealed.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { Failure, invalid } from '#src/base/http/errors.ts'
import type { Limit } from '#src/base/http/server/limits.server.ts'
import { findAgency } from '#src/features/company/agency.queries.server.ts'
import { lockAccount } from '../accounts.store.server.ts'
import { record } from '../audit/audit.store.server.ts'
import { listPasskeys } from '../passkeys/passkeys.store.server.ts'
import { relyingPartyOf } from '../passkeys/relying-party.rules.server.ts'
import { checkOwnPassword } from '../passwords/own-password.commands.server.ts'
import { assertSession } from '../sessions/own-session.queries.server.ts'
import { endSessionsOf } from '../sessions/sessions.store.server.ts'
import { factorKeys, makeRecoveryCodes, takeCode } from './code-proof.commands.server.ts'
import { isRequired } from './factor-rule.rules.ts'
import type { Factors, OneTimeConfirm, OneTimeSetup, RenewalProof } from './factors.schema.ts'
import {
  deleteCodesWithoutFactor,
  deleteOneTimeCodes,
  findFactors,
  findRule,
  insertOneTimeCodes,
} from './factors.store.server.ts'
import { keyUri, newKey, stepOf } from './one-time-codes.rules.ts'
import { typedCode } from './recovery-codes.rules.ts'

/** Against guessing a code in an open office. Only wrong ones count. */
const codeGuesses: Limit = { name: 'own-code', points: 10, seconds: 900 }
const setupMinutes = 30

export async function factorsOf(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  { id, role_group }: Staff,
): Promise<Factors> {
  const { since, recovery_codes } = await findFactors(db, id)
  const passkeys = await listPasskeys(db, id)
  return {
    one_time_codes: since && { since: since.toISOString() },
    passkeys: passkeys.map(({ created_at, last_used_at, ...passkey }) => ({
      ...passkey,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    offers_passkeys: relyingPartyOf(settings.siteUrl) !== null,
    recovery_codes,
    is_required: isRequired(await findRule(db), role_group),
  }
}

/** A new key. Nothing is stored before a code of it was right: `setup` is the key, sealed for this user. */
export async function startSetup(
  services: Pick<Services, 'db' | 'now' | 'languages'>,
  staff: Staff,
): Promise<OneTimeSetup> {
  const { db, now } = services
  const key = newKey()
  const until = now().getTime() + setupMinutes * 60_000
  const sealed = seal(await appKey(db, 'one-time-setup'), JSON.stringify([staff.id, until, key]))
  const { name: agency } = await findAgency(db, (await services.languages())[0]!.abbr)
  return { key, uri: keyUri(key, { account: staff.email, agency }), setup: sealed.toString('base64url') }
}

/**
 * Sets one-time codes up and ends the user's other sessions, which began without them.
 * @param token of the session that stays
 * @returns recovery codes when it is the user's first second factor, else none
 * @throws Failure 422 for a wrong password or code, or a set-up that has expired; 409 when the user has one-time codes; 429
 */
export async function confirmSetup(
  { db, now: clock, limit }: Pick<Services, 'db' | 'now' | 'limit'>,
  staff: Staff,
  { setup, current_password, code }: OneTimeConfirm,
  token: string,
): Promise<string[]> {
  const now = clock()
  await checkOwnPassword({ db, limit }, staff, current_password)
  const key = await keyOf(db, setup, staff.id, now)
  if (key === null) throw invalid('code', 'staff.setup_over')
  const typed = typedCode(code)
  const step = typed && 'one_time' in typed ? stepOf(key, typed.one_time, now) : null
  if (step === null) throw invalid('code', 'staff.setup_code_wrong')
  const keys = await factorKeys(db)
  return transaction(db, async (tx) => {
    await lockAccount(tx, staff.id)
    await assertSession(tx, staff.id, token)
    const { since, passkeys } = await findFactors(tx, staff.id)
    if (since) throw new Failure('conflict', { key: 'staff.factor_exists' })
    await insertOneTimeCodes(tx, { user_id: staff.id, sealed_key: seal(keys.sealing, key), last_step: step, now })
    const codes = passkeys > 0 ? [] : await makeRecoveryCodes(tx, keys, staff.id)
    const [before, after] = [{ one_time_codes: false }, { one_time_codes: true }]
    await record(tx, staff, { action: 'second_factor', entity: 'users', id: staff.id, before, after })
    await endSessionsOf(tx, staff.id, { except: token, now })
    return codes
  })
}

/**
 * New recovery codes; the old ones end. Asks for a one-time code; those who have passkeys only are asked for the password, with which
 * they could add a passkey too.
 * @throws Failure 422 for a wrong code, also a recovery code, and a wrong password; 409 without a second factor; 429
 */
export async function renewRecoveryCodes(
  { db, now: clock, limit }: Pick<Services, 'db' | 'now' | 'limit'>,
  staff: Staff,
  { code, current_password }: RenewalProof,
): Promise<string[]> {
  const now = clock()
  const { since, passkeys } = await findFactors(db, staff.id)
  if (!since && passkeys === 0) throw new Failure('conflict', { key: 'staff.factors_none' })
  if (since ? !code : !current_password) throw invalid(since ? 'code' : 'current_password', 'errors.required')
  if (!since) await checkOwnPassword({ db, limit }, staff, current_password!)
  const takeBack = await limit(codeGuesses, String(staff.id))
  const keys = await factorKeys(db)
  const codes = await transaction(db, async (tx) => {
    await lockAccount(tx, staff.id)
    const { recovery_codes, ...factors } = await findFactors(tx, staff.id)
    // The last factor may have been removed meanwhile.
    if (!factors.since && factors.passkeys === 0) throw new Failure('conflict', { key: 'staff.factors_none' })
    if (since && (await takeCode(tx, keys, { user_id: staff.id, code: code!, now })) !== 'one_time')
      throw invalid('code', 'auth.code_wrong')
    const made = await makeRecoveryCodes(tx, keys, staff.id)
    const [before, after] = [{ recovery_codes }, { recovery_codes: made.length, renewed_at: now.toISOString() }]
    await record(tx, staff, { action: 'second_factor', entity: 'users', id: staff.id, before, after })
    return made
  })
  await takeBack()
  return codes
}

/**
 * Removes one-time codes, and the recovery codes with the last second factor.
 * @returns whether none is left
 * @throws Failure 409 when it is the last one and the office requires one; 422 for a wrong code; 429
 */
export async function removeOneTimeCodes(
  { db, now: clock, limit }: Pick<Services, 'db' | 'now' | 'limit'>,
  staff: Staff,
  code: string,
): Promise<{ isLast: boolean }> {
  await assertNotLast(db, staff)
  const takeBack = await limit(codeGuesses, String(staff.id))
  const keys = await factorKeys(db)
  const isLast = await transaction(db, async (tx) => {
    await lockAccount(tx, staff.id)
    // A passkey may have been removed meanwhile.
    await assertNotLast(tx, staff)
    if (!(await takeCode(tx, keys, { user_id: staff.id, code, now: clock() }))) throw invalid('code', 'auth.code_wrong')
    if (!(await deleteOneTimeCodes(tx, staff.id))) throw new Failure('conflict', { key: 'staff.factors_none' })
    await deleteCodesWithoutFactor(tx, staff.id)
    const [before, after] = [{ one_time_codes: true }, { one_time_codes: false }]
    await record(tx, staff, { action: 'second_factor', entity: 'users', id: staff.id, before, after })
    return (await findFactors(tx, staff.id)).passkeys === 0
  })
  await takeBack()
  return { isLast }
}

/** @throws Failure 409 when the office requires a second factor of the user, and one is left */
export async function assertNotLast(db: Db, { id, role_group }: Staff): Promise<void> {
  const { since, passkeys } = await findFactors(db, id)
  if ((since ? 1 : 0) + passkeys <= 1 && isRequired(await findRule(db), role_group))
    throw new Failure('conflict', { key: 'staff.factor_required' })
}

/** The key of a set-up; null when it is damaged, another user's, or expired. */
async function keyOf(db: Db, setup: string, user_id: number, now: Date): Promise<string | null> {
  const sealing = await appKey(db, 'one-time-setup')
  try {
    const [of, until, key] = JSON.parse(unseal(sealing, Buffer.from(setup, 'base64url'))) as [number, number, string]
    return of === user_id && until > now.getTime() ? key : null
  } catch {
    return null
  }
}
