import { createHmac, randomBytes } from 'node:crypto'
import { appKey } from '#src/base/db/app-keys.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { Failure } from '#src/base/http/errors.ts'
import { type ConsumeLimit, type Limit, networkOf } from '#src/base/http/server/limits.server.ts'
import { foldEmail } from '../accounts.rules.ts'
import type { LoggedIn, LoginRequest } from '../accounts.schema.ts'
import { dummyHash, passwordMatches } from '../passwords/password-hash.rules.server.ts'
import { browserName } from './browser.rules.ts'
import { findLogin, startSession } from './sessions.store.server.ts'

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

/**
 * Starts a session. An unknown e-mail, a closed account and an account without a password cost the same as a wrong
 * password: one hash verification.
 * @param verify replaced by tests that count the calls
 * @throws Failure 401 with the same message in every case; 429 after too many wrong passwords
 */
export async function login(
  services: Pick<Services, 'db' | 'now' | 'limit' | 'settings' | 'localize'>,
  { email, password }: LoginRequest,
  { address, lang, userAgent = '' }: { address: string; lang: string; userAgent?: string | undefined },
  verify: typeof passwordMatches = passwordMatches,
): Promise<LoggedIn> {
  const { db, limit, settings, localize } = services
  const account = foldEmail(email)
  const network = await networkKey(db, address)
  const found = await findLogin(db, account, network)
  const takeBack = await countAttempt(limit, { account, address, isKnown: found?.is_known ?? false })
  const mayEnter = found?.active === true && found.password_hash !== null
  const password_hash = mayEnter ? found.password_hash! : dummyHash
  const matches = await verify(password, password_hash)
  if (!mayEnter || !matches) throw wrongCredentials()

  const token = randomBytes(32).toString('base64url')
  const expires_in = (settings.sessionHours ?? defaultSessionHours) * 3600
  const now = services.now()
  const session = { user_id: found.id, password_hash, token, network, browser: browserName(userAgent), now }
  const expires_at = new Date(now.getTime() + expires_in * 1000)
  const started = await transaction(db, (tx) => startSession(tx, { ...session, expires_at }))
  if (!started) throw wrongCredentials()
  await takeBack()
  const message = await localize({ key: 'auth.logged_in' }, lang)
  const { name, role_group, office_lang } = found
  return { success: true, message, token, expires_in, data: { name, email: found.email, role_group, office_lang } }
}

/** Network key in the database: an HMAC, because an address is personal data. */
export async function networkKey(db: Db, address: string): Promise<Buffer> {
  return createHmac('sha256', await appKey(db, 'login-networks'))
    .update(networkOf(address))
    .digest()
}

type Attempt = { account: string; address: string; isKnown: boolean }

/**
 * Counts before the password is verified, so that concurrent attempts are all counted.
 * @returns a function that refunds the attempt
 */
async function countAttempt(limit: ConsumeLimit, { account, address, isKnown }: Attempt): Promise<() => Promise<void>> {
  const ofAddress = await limit(loginLimits.ofAddress, address)
  const ofAccountThere = await limit(loginLimits.ofAccountThere, address, account).catch(async (refusal: unknown) => {
    // A refusal for one account must not use up the limit of other users behind the same address.
    await ofAddress()
    throw refusal
  })
  const ofAccount = isKnown ? null : await limit(loginLimits.ofAccount, account)
  return async () => {
    await Promise.all([ofAddress(), ofAccountThere(), ofAccount?.()])
  }
}

function wrongCredentials(): Failure {
  return new Failure('wrong_credentials', { key: 'auth.wrong_credentials' })
}
