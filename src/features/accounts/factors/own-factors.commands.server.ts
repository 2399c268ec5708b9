import { minuteMs } from '#src/base/dates.ts'
import { appKey } from '#src/base/db/app-keys.server.ts'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { seal, unseal } from '#src/base/db/sealed.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, invalid } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import type { Limit } from '#src/base/http/server/limits.server.ts'
import { enqueue, type Mail } from '#src/base/mail/outbox.store.server.ts'
import { findAgency } from '#src/features/agency/agency.queries.server.ts'
import { accountMail } from '../accounts.mail.server.ts'
import { lockAccount } from '../accounts.store.server.ts'
import { record } from '../audit/audit.store.server.ts'
import type { OwnPlace, SignInServices } from '../entry.rules.server.ts'
import { isRequired } from '../factor-rule.rules.ts'
import type { Factors, OneTimeConfirm, OneTimeSetup, RenewalProof } from '../factors.schema.ts'
import {
  deleteOneTimeCodes,
  type FactorsRow,
  findFactors,
  findRule,
  insertOneTimeCodes,
} from '../factors.store.server.ts'
import { listPasskeys } from '../passkeys/passkeys.store.server.ts'
import { checkOwnPassword } from '../passwords/own-password.commands.server.ts'
import { rpIdOf } from '../relying-party.rules.server.ts'
import { assertSession, endSessionsOf } from '../sessions/sessions.store.server.ts'
import { type FactorKeys, factorKeys, makeRecoveryCodes, takeCode } from './code-proof.commands.server.ts'
import { keyUri, newKey, stepOf } from './one-time-codes.rules.ts'
import { typedCode } from './recovery-codes.rules.ts'
import { afterRemoval } from './removal.commands.server.ts'

/** Against guessing a code in an unlocked office. Only wrong codes count. */
const codeGuesses: Limit = { name: 'own-code', points: 10, seconds: 900 }
const setupMinutes = 30

export async function factorsOf(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  { id, role_group }: Staff,
): Promise<Factors> {
  const rp_id = rpIdOf(settings)
  const { since, recovery_codes } = await findFactors(db, id, rp_id)
  const passkeys = await listPasskeys(db, id)
  return {
    one_time_codes: since && { since: since.toISOString() },
    passkeys: passkeys.map(({ created_at, last_used_at, ...passkey }) => ({
      ...passkey,
      works_here: rp_id !== null && passkey.rp_id === rp_id,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    offers_passkeys: rp_id !== null,
    recovery_codes,
    is_required: isRequired(await findRule(db), role_group),
  }
}

/** A new key. It is stored only after a right code: until then the browser holds it as `setup`, sealed for this user. */
export async function startSetup(
  services: Pick<Services, 'db' | 'now' | 'languages'>,
  staff: Staff,
): Promise<OneTimeSetup> {
  const { db, now } = services
  const key = newKey()
  const until = now().getTime() + setupMinutes * minuteMs
  const sealed = seal(await appKey(db, 'one-time-setup'), JSON.stringify([staff.id, until, key]))
  const { name: agency } = await findAgency(db, (await services.languages())[0]!.abbr)
  return { key, uri: keyUri(key, { account: staff.email, agency }), setup: sealed.toString('base64url') }
}

/**
 * Sets up one-time codes and ends the user's other sessions, which started without them.
 * @param token of the session that stays
 * @returns recovery codes when it is the user's first second factor on this host, else an empty list
 * @throws Failure 422 for a wrong password or code, or a set-up that has expired; 409 when the user has one-time codes; 429
 */
export async function confirmSetup(
  services: SignInServices,
  staff: Staff,
  { setup, current_password, code }: OneTimeConfirm,
  { token, ...place }: OwnPlace,
): Promise<string[]> {
  const { db, limit } = services
  const now = services.now()
  await checkOwnPassword({ db, limit }, staff, current_password)
  const key = await keyOf(db, setup, staff.id, now)
  if (key === null) throw invalid('code', 'staff.setup_over')
  const typed = typedCode(code)
  const step = typed && 'one_time' in typed ? stepOf(key, typed.one_time, now) : null
  if (step === null) throw invalid('code', 'staff.setup_code_wrong')
  const mail = await accountMail(services, 'codes_added', staff, { at: now, place })
  const sides = { before: { one_time_codes: false }, after: { one_time_codes: true } }
  return addFactor(services, staff, { token, now, mail, sides }, async (tx, { since }, { sealing }) => {
    if (since) throw new Failure('conflict', { key: 'staff.factor_exists' })
    await insertOneTimeCodes(tx, { user_id: staff.id, sealed_key: seal(sealing, key), last_step: step, now })
  })
}

type Added = { token: string; now: Date; mail: Mail; sides: { before: object; after: object } }

/**
 * Adds a second factor of the user, and ends their other sessions, which started without it.
 * @param insert with the user's row locked. @throws Failure
 * @returns recovery codes when it is the user's first second factor on this host, else an empty list
 */
export async function addFactor(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  staff: Staff,
  { token, now, mail, sides }: Added,
  insert: (tx: Tx, before: FactorsRow, keys: FactorKeys) => Promise<void>,
): Promise<string[]> {
  const keys = await factorKeys(db)
  return transaction(db, async (tx) => {
    await lockAccount(tx, staff.id)
    await assertSession(tx, staff.id, token)
    const factors = await findFactors(tx, staff.id, rpIdOf(settings))
    await insert(tx, factors, keys)
    const isFirst = !factors.since && factors.passkeys === 0
    const codes = isFirst ? await makeRecoveryCodes(tx, keys, staff.id) : []
    await record(tx, staff, { action: 'second_factor', entity: 'users', id: staff.id, ...sides })
    await endSessionsOf(tx, staff.id, { except: token, now })
    await enqueue(tx, mail, now)
    return codes
  })
}

/**
 * New recovery codes; the old ones end. Requires a one-time code, or the password of a user who has only passkeys: with it they could
 * add a passkey too.
 * @throws Failure 422 for a wrong code, also a recovery code, and a wrong password; 409 without a second factor; 429
 */
export async function renewRecoveryCodes(
  services: SignInServices,
  staff: Staff,
  { code, current_password }: RenewalProof,
  { token, ...place }: OwnPlace,
): Promise<string[]> {
  const { db, limit, settings } = services
  const now = services.now()
  const found = await findFactors(db, staff.id, rpIdOf(settings))
  assertSome(found)
  const { since } = found
  if (since ? !code : !current_password) throw invalid(since ? 'code' : 'current_password', 'errors.required')
  if (!since) await checkOwnPassword({ db, limit }, staff, current_password!)
  const takeBack = await limit(codeGuesses, String(staff.id))
  const keys = await factorKeys(db)
  const mail = await accountMail(services, 'recovery_renewed', staff, { at: now, place })
  const codes = await transaction(db, async (tx) => {
    await lockAccount(tx, staff.id)
    await assertSession(tx, staff.id, token)
    const { recovery_codes, ...factors } = await findFactors(tx, staff.id, rpIdOf(settings))
    // The last factor may have been removed meanwhile.
    assertSome(factors)
    if (since && (await takeCode(tx, keys, { user_id: staff.id, code: code!, now })) !== 'one_time')
      throw invalid('code', 'auth.code_wrong')
    const made = await makeRecoveryCodes(tx, keys, staff.id)
    const [before, after] = [{ recovery_codes }, { recovery_codes: made.length, renewed_at: now.toISOString() }]
    await record(tx, staff, { action: 'second_factor', entity: 'users', id: staff.id, before, after })
    await enqueue(tx, mail, now)
    return made
  })
  await takeBack()
  return codes
}

/**
 * Removes one-time codes. With the last second factor, two-step login ends.
 * @returns `isLast`: no second factor is left
 * @throws Failure 409 when it is the last one and the office requires one; 422 for a wrong code; 429
 */
export async function removeOneTimeCodes(
  services: SignInServices,
  staff: Staff,
  code: string,
  { token, ...place }: OwnPlace,
): Promise<{ isLast: boolean }> {
  const { db, limit, settings } = services
  const now = services.now()
  const takeBack = await limit(codeGuesses, String(staff.id))
  const keys = await factorKeys(db)
  const removedMail = await accountMail(services, 'codes_removed', staff, { at: now, place })
  const offMail = await accountMail(services, 'factors_off', staff, { at: now, place })
  const isLast = await transaction(db, async (tx) => {
    await lockAccount(tx, staff.id)
    await assertSession(tx, staff.id, token)
    if (!(await takeCode(tx, keys, { user_id: staff.id, code, now }))) throw invalid('code', 'auth.code_wrong')
    if (!(await deleteOneTimeCodes(tx, staff.id))) throw new Failure('conflict', { key: 'staff.factors_none' })
    const { isOff, passkeys } = await afterRemoval(tx, staff, { rp_id: rpIdOf(settings), workedHere: true })
    const [before, after] = [{ one_time_codes: true, ...passkeys }, { one_time_codes: false }]
    await record(tx, staff, { action: 'second_factor', entity: 'users', id: staff.id, before, after })
    await enqueue(tx, isOff ? offMail : removedMail, now)
    return isOff
  })
  await takeBack()
  return { isLast }
}

/** @throws Failure 409 for a user without a second factor, also of another host */
function assertSome({ since, passkeys, foreign_passkeys }: Omit<FactorsRow, 'recovery_codes'>): void {
  if (!since && passkeys + foreign_passkeys === 0) throw new Failure('conflict', { key: 'staff.factors_none' })
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
