import { createHmac, randomBytes } from 'node:crypto'
import { appKey } from '#src/base/db/app-keys.server.ts'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { type ConsumeLimit, type Limit, networkOf } from '#src/base/http/server/limits.server.ts'
import { foldEmail } from '../accounts.rules.ts'
import type { LoggedIn, LoginRequest } from '../accounts.schema.ts'
import type { OfficeLanguage } from '../accounts.store.server.ts'
import { type LoginWay, record, recordFailedLogin } from '../audit/audit.store.server.ts'
import { browserName } from '../browser.rules.ts'
import { type Arrival, arrivalOf, noteArrival } from '../devices/devices.commands.server.ts'
import type { Entry, Origin, SignInServices } from '../entry.rules.server.ts'
import type { FactorMethod } from '../factors.links.ts'
import { findFactors, insertChallenge, methodsOf } from '../factors.store.server.ts'
import { dummyHash, passwordMatches } from '../password-hash.rules.server.ts'
import { rpIdOf } from '../relying-party.rules.server.ts'
import { findLogin, lockLogin, startSession, type User } from './sessions.store.server.ts'

/**
 * Only wrong passwords count: a right one is refunded (docs/decisions/0022-login-of-the-office.md). There is no limit over
 * all addresses, because a botnet could use it up and lock every user out.
 */
export const loginLimits = {
  /** High enough for an office whose users share one address. */
  ofAddress: { name: 'login-address', points: 100, seconds: 900 },
  ofAccountThere: { name: 'login', points: 10, seconds: 900 },
  /** More than a single address can use up, so that one attacker cannot lock the user out elsewhere. */
  ofAccount: { name: 'login-account', points: 200, seconds: 3600 },
} satisfies Record<string, Limit>

export const defaultSessionHours = 8

/** Lifetime of a challenge. */
export const challengeSeconds = 300

/**
 * Starts a session, or, for an account with a second factor, a challenge (docs/decisions/0097-two-factors.md). An unknown
 * e-mail, a closed account and an account without a password cost the same as a wrong password: one hash verification.
 * @param verify replaced by tests that count the calls
 * @throws Failure 401 with the same message in every case; 401 `second_factor` with the challenge; 403 for a right password of an
 * account whose second factor is of another host, without recovery codes; 429 after too many wrong passwords
 */
export async function login(
  services: SignInServices,
  { email, password }: LoginRequest,
  origin: Origin,
  verify: typeof passwordMatches = passwordMatches,
): Promise<Entry> {
  const { db, limit } = services
  const { address } = origin
  const account = foldEmail(email)
  const network = await networkKey(db, address)
  const found = await findLogin(db, account, network)
  const takeBack = await countAttempt(limit, loginLimits, {
    account,
    address,
    isKnown: found?.is_known ?? false,
  })
  const mayEnter = found?.active === true && found.password_hash !== null
  const password_hash = mayEnter ? found.password_hash! : dummyHash
  const matches = await verify(password, password_hash)
  if (!mayEnter || !matches) {
    await recordFailedLogin(db, found?.id ?? null, { way: 'password', browser: browserName(origin.userAgent ?? '') })
    throw wrongCredentials()
  }

  const arrival = await arrivalOf(services, found, origin)
  const outcome = await transaction(db, async (tx) => {
    // Under the lock, so that a factor that is set up while the password is verified counts.
    if (!(await lockLogin(tx, found.id, password_hash))) return null
    const factors = await findFactors(tx, found.id, rpIdOf(services.settings))
    const methods = methodsOf(factors)
    const hadPasskeys = methods.length === 0 && factors.foreign_passkeys > 0
    // A move to another host must not make the password enough.
    if (hadPasskeys && factors.recovery_codes === 0) return { isLost: true as const }
    if (hadPasskeys || methods.length > 0) return { challenge: await startChallenge(tx, services, found.id, methods) }
    const started = await openSession(tx, services, { user: found, password_hash, network, arrival }, origin)
    if (started) await recordLogin(tx, found, 'password', origin)
    return started && { started }
  })
  if (!outcome) throw wrongCredentials()
  await takeBack()
  if ('isLost' in outcome) throw new Failure('not_allowed', { key: 'auth.factor_lost' })
  if ('challenge' in outcome)
    throw new Failure('second_factor', { key: 'auth.second_factor' }, { facts: outcome.challenge })
  const answer = await loggedIn(services, { ...found, ...outcome.started }, origin.lang)
  return { answer, device: arrival.token }
}

type Started = { token: string; expires_in: number }

/** @returns null when the account was closed or its password changed meanwhile */
export async function openSession(
  tx: Tx,
  { settings, now: clock }: Pick<Services, 'settings' | 'now'>,
  {
    user,
    password_hash,
    network,
    arrival,
  }: { user: { id: number }; password_hash: string; network: Buffer; arrival: Arrival },
  { userAgent = '' }: Origin,
): Promise<Started | null> {
  const token = randomBytes(32).toString('base64url')
  const expires_in = (settings.sessionHours ?? defaultSessionHours) * 3600
  const now = clock()
  const expires_at = new Date(now.getTime() + expires_in * 1000)
  const browser = browserName(userAgent)
  await noteArrival(tx, user.id, arrival, now)
  const isStarted = await startSession(tx, {
    user_id: user.id,
    password_hash,
    token,
    network,
    browser,
    now,
    expires_at,
  })
  return isStarted ? { token, expires_in } : null
}

export async function recordLogin(
  tx: Tx,
  user: { id: number; name: string },
  way: LoginWay,
  { userAgent = '' }: Origin,
): Promise<void> {
  const after = { way, browser: browserName(userAgent) }
  await record(tx, user, { action: 'login', entity: 'users', id: user.id, before: null, after })
}

/** The answer to a login that has succeeded. */
export async function loggedIn(
  { localize }: Pick<Services, 'localize'>,
  {
    token,
    expires_in,
    name,
    email,
    role_group,
    office_lang,
  }: Started & Omit<User, 'id'> & { office_lang: OfficeLanguage },
  lang: string,
): Promise<LoggedIn> {
  const message = await localize({ key: 'auth.logged_in' }, lang)
  return { success: true, message, token, expires_in, data: { name, email, role_group, office_lang } }
}

/** Without `methods`, only a recovery code finishes it. */
type Challenge = { challenge: string; expires_in: number; methods: readonly FactorMethod[] }

async function startChallenge(
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  user_id: number,
  methods: readonly FactorMethod[],
): Promise<Challenge> {
  const key = randomBytes(32).toString('base64url')
  await insertChallenge(tx, { key, user_id, expires_at: new Date(now().getTime() + challengeSeconds * 1000) })
  return { challenge: key, expires_in: challengeSeconds, methods }
}

/** Network key in the database: an HMAC, because an address is personal data. */
export async function networkKey(db: Db, address: string): Promise<Buffer> {
  return createHmac('sha256', await appKey(db, 'login-networks'))
    .update(networkOf(address))
    .digest()
}

type Attempt = { account: string; address: string; isKnown: boolean }

/**
 * Counts an attempt before it is verified, so that concurrent attempts are all counted.
 * @param limits `ofAccount` is not consumed from a known network
 * @returns a function that refunds the attempt
 */
export async function countAttempt(
  limit: ConsumeLimit,
  limits: typeof loginLimits,
  { account, address, isKnown }: Attempt,
): Promise<() => Promise<void>> {
  const ofAddress = await limit(limits.ofAddress, address)
  const giveBack = (...taken: (() => Promise<void>)[]) => {
    // A refusal for one account must not use up the limit of other users behind the same address.
    return async (refusal: unknown): Promise<never> => {
      await Promise.all(taken.map((refund) => refund()))
      throw refusal
    }
  }
  const ofAccountThere = await limit(limits.ofAccountThere, address, account).catch(giveBack(ofAddress))
  const ofAccount = isKnown ? null : await limit(limits.ofAccount, account).catch(giveBack(ofAddress, ofAccountThere))
  return async () => {
    await Promise.all([ofAddress(), ofAccountThere(), ofAccount?.()])
  }
}

function wrongCredentials(): Failure {
  return new Failure('wrong_credentials', { key: 'auth.wrong_credentials' })
}
