import { createHmac, randomBytes } from 'node:crypto'
import { appKey } from '#src/base/db/app-keys.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { Failure } from '#src/base/http/errors.ts'
import { type CountOne, type Limit, networkOf } from '#src/base/http/server/limits.server.ts'
import { foldEmail } from '../accounts.rules.ts'
import type { LoggedIn, LoginRequest } from '../accounts.schema.ts'
import { hashOfNobody, passwordMatches } from '../passwords/password-hash.rules.server.ts'
import { findLogin, startSession } from './sessions.store.server.ts'

/**
 * Wrong passwords only: what was right is taken back (docs/decisions/0022-entering-the-office.md). There is no limit of
 * all addresses together, for with it a crowd could close the office to everybody.
 */
export const loginLimits = {
  /** An office of many behind one address mistypes more than a person. */
  ofAddress: { name: 'login-address', points: 100, seconds: 900 },
  ofAccountThere: { name: 'login', points: 10, seconds: 900 },
  /** More than one address can use up, so that no single stranger closes an account to its owner elsewhere. */
  ofAccount: { name: 'login-account', points: 200, seconds: 3600 },
} satisfies Record<string, Limit>

export const defaultSessionHours = 8

/**
 * Starts a session. An e-mail that nobody has, a closed account and one without a password take the same way as a wrong
 * password, with one verification of one hash.
 * @param verify replaced by tests that count
 * @throws Failure 401, with the same words whatever was wrong; 429 for too many wrong ones
 */
export async function login(
  services: Pick<Services, 'db' | 'now' | 'limit' | 'settings' | 'localize'>,
  { email, password }: LoginRequest,
  { address, lang }: { address: string; lang: string },
  verify: typeof passwordMatches = passwordMatches,
): Promise<LoggedIn> {
  const { db, limit, settings, localize } = services
  const account = foldEmail(email)
  const network = await networkKey(db, address)
  const found = await findLogin(db, account, network)
  const takeBack = await countAttempt(limit, { account, address, isKnown: found?.is_known ?? false })
  const mayEnter = found?.active === true && found.password_hash !== null
  const password_hash = mayEnter ? found.password_hash! : hashOfNobody
  const matches = await verify(password, password_hash)
  if (!mayEnter || !matches) throw wrong()

  const token = randomBytes(32).toString('base64url')
  const expires_in = (settings.sessionHours ?? defaultSessionHours) * 3600
  const now = services.now()
  const session = { user_id: found.id, password_hash, token, network, now }
  const expires_at = new Date(now.getTime() + expires_in * 1000)
  const started = await transaction(db, (tx) => startSession(tx, { ...session, expires_at }))
  if (!started) throw wrong()
  await takeBack()
  const message = await localize({ key: 'auth.logged_in' }, lang)
  const { name, role_group } = found
  return { success: true, message, token, expires_in, data: { name, email: found.email, role_group } }
}

/** What stands for a network in the database: an address names a person, so it is not kept in clear. */
export async function networkKey(db: Db, address: string): Promise<Buffer> {
  return createHmac('sha256', await appKey(db, 'login-networks'))
    .update(networkOf(address))
    .digest()
}

type Attempt = { account: string; address: string; isKnown: boolean }

/**
 * Counted before the password is looked at, so that many at the same moment are counted each.
 * @returns takes it back
 */
async function countAttempt(limit: CountOne, { account, address, isKnown }: Attempt): Promise<() => Promise<void>> {
  const ofAddress = await limit(loginLimits.ofAddress, address)
  const ofAccountThere = await limit(loginLimits.ofAccountThere, address, account).catch(async (refusal: unknown) => {
    // Who is refused for one account does not use up what the others behind the same address need.
    await ofAddress()
    throw refusal
  })
  const ofAccount = isKnown ? null : await limit(loginLimits.ofAccount, account)
  return async () => {
    await Promise.all([ofAddress(), ofAccountThere(), ofAccount?.()])
  }
}

function wrong(): Failure {
  return new Failure('wrong_credentials', { key: 'auth.wrong_credentials' })
}
