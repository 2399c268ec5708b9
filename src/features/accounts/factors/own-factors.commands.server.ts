import { appKey } from '#src/base/db/app-keys.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { seal, unseal } from '#src/base/db/sealed.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { Failure, invalid } from '#src/base/http/errors.ts'
import type { Limit } from '#src/base/http/server/limits.server.ts'
import { findAgency } from '#src/features/company/agency.queries.server.ts'
import { findPasswordHash, lockAccount } from '../accounts.store.server.ts'
import { record } from '../audit/audit.store.server.ts'
import { passwordMatches } from '../passwords/password-hash.rules.server.ts'
import { endSessionsOf } from '../sessions/sessions.store.server.ts'
import { guesses } from '../users/account.commands.server.ts'
import { factorKeys, makeRecoveryCodes, takeCode } from './code-proof.commands.server.ts'
import { isRequired } from './factor-rule.rules.ts'
import type { Factors, OneTimeConfirm, OneTimeSetup } from './factors.schema.ts'
import { findFactors, findRule, findSealedKey, insertOneTimeCodes, removeFactors } from './factors.store.server.ts'
import { keyUri, newKey, stepOf } from './one-time-codes.rules.ts'
import { typedCode } from './recovery-codes.rules.ts'

/** Against guessing a code in an open office. Only wrong ones count. */
const codeGuesses: Limit = { name: 'own-code', points: 10, seconds: 900 }
const setupMinutes = 30

export async function factorsOf(db: Db, { id, role_group }: Staff): Promise<Factors> {
  const { since, recovery_codes } = await findFactors(db, id)
  return {
    one_time_codes: since && { since: since.toISOString() },
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
 * @returns the recovery codes
 * @throws Failure 422 for a wrong password or code, or a set-up that has expired; 409 when the user has one-time codes; 429
 */
export async function confirmSetup(
  { db, now: clock, limit }: Pick<Services, 'db' | 'now' | 'limit'>,
  staff: Staff,
  { setup, current_password, code }: OneTimeConfirm,
  token: string,
): Promise<string[]> {
  const now = clock()
  const takeBack = await limit(guesses, String(staff.id))
  const stored = await findPasswordHash(db, staff.id)
  if (stored === null || !(await passwordMatches(current_password, stored)))
    throw invalid('current_password', 'staff.password_wrong')
  await takeBack()
  const key = await keyOf(db, setup, staff.id, now)
  if (key === null) throw invalid('code', 'staff.setup_over')
  const typed = typedCode(code)
  const step = typed && 'one_time' in typed ? stepOf(key, typed.one_time, now) : null
  if (step === null) throw invalid('code', 'staff.setup_code_wrong')
  const keys = await factorKeys(db)
  return transaction(db, async (tx) => {
    await lockAccount(tx, staff.id)
    if (await findSealedKey(tx, staff.id)) throw new Failure('conflict', { key: 'staff.factor_exists' })
    await insertOneTimeCodes(tx, { user_id: staff.id, sealed_key: seal(keys.sealing, key), last_step: step, now })
    const codes = await makeRecoveryCodes(tx, keys, staff.id)
    const [before, after] = [{ one_time_codes: false }, { one_time_codes: true }]
    await record(tx, staff, { action: 'second_factor', entity: 'users', id: staff.id, before, after })
    await endSessionsOf(tx, staff.id, { except: token, now })
    return codes
  })
}

/** New recovery codes; the old ones end. @throws Failure 422 for a wrong code, also a recovery code; 429 */
export async function renewRecoveryCodes(
  { db, now: clock, limit }: Pick<Services, 'db' | 'now' | 'limit'>,
  staff: Staff,
  code: string,
): Promise<string[]> {
  const now = clock()
  const takeBack = await limit(codeGuesses, String(staff.id))
  const keys = await factorKeys(db)
  const codes = await transaction(db, async (tx) => {
    await lockAccount(tx, staff.id)
    const { recovery_codes } = await findFactors(tx, staff.id)
    if ((await takeCode(tx, keys, { user_id: staff.id, code, now })) !== 'one_time')
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
 * Removes one-time codes, with the recovery codes.
 * @throws Failure 409 when the office requires a second factor; 422 for a wrong code; 429
 */
export async function removeOneTimeCodes(
  { db, now: clock, limit }: Pick<Services, 'db' | 'now' | 'limit'>,
  staff: Staff,
  code: string,
): Promise<void> {
  if (isRequired(await findRule(db), staff.role_group)) throw new Failure('conflict', { key: 'staff.factor_required' })
  const takeBack = await limit(codeGuesses, String(staff.id))
  const keys = await factorKeys(db)
  await transaction(db, async (tx) => {
    await lockAccount(tx, staff.id)
    if (!(await takeCode(tx, keys, { user_id: staff.id, code, now: clock() }))) throw invalid('code', 'auth.code_wrong')
    await removeFactors(tx, staff.id)
    const [before, after] = [{ one_time_codes: true }, { one_time_codes: false }]
    await record(tx, staff, { action: 'second_factor', entity: 'users', id: staff.id, before, after })
  })
  await takeBack()
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
