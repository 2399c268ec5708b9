import type { Tx } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, invalid } from '#src/base/errors.ts'
import type { Limit } from '#src/base/http/server/limits.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import { accountMail } from '../accounts.mail.server.ts'
import { findOfficeLanguage, findPasswordHash, findUser, lockAccount } from '../accounts.store.server.ts'
import { type LoginWay, record, recordFailedLogin } from '../audit/audit.store.server.ts'
import { browserName } from '../browser.rules.ts'
import { type Arrival, arrivalOf } from '../devices/devices.commands.server.ts'
import type { Entry, Origin, SignInServices } from '../entry.rules.server.ts'
import type { SecondFactorRequest } from '../factors.schema.ts'
import { type ChallengedUser, findChallenge, findFactors, takeChallenge } from '../factors.store.server.ts'
import { rpIdOf } from '../relying-party.rules.server.ts'
import { countAttempt, loggedIn, networkKey, openSession, recordLogin } from '../sessions/login.commands.server.ts'
import { isKnownNetwork } from '../sessions/sessions.store.server.ts'
import { factorKeys, takeCode } from './code-proof.commands.server.ts'

/**
 * Only wrong answers count. Three codes of a million are right at a time, so a botnet that knows the password finds one in
 * 30 tries a day with 1 in 30 a year; the owner's networks are exempt from that limit.
 */
export const secondFactorLimits = {
  ofAddress: { name: 'factor-address', points: 100, seconds: 900 },
  ofAccountThere: { name: 'factor', points: 10, seconds: 900 },
  ofAccount: { name: 'factor-account', points: 30, seconds: 86_400 },
} satisfies Record<string, Limit>

/** A counted attempt at the second step. */
type Attempt = {
  challenge: string
  user: ChallengedUser
  network: Buffer
  arrival: Arrival
  now: Date
  /** refunds the attempt */
  takeBack: () => Promise<void>
}

/**
 * Ends a challenge with a session. A wrong code leaves the challenge open until it expires.
 * @throws Failure 401 when the challenge is unknown, used, expired or ended by a change of the account; 422 for a code that is
 * wrong or was taken before; 429 after too many wrong ones
 */
export async function finishLogin(
  services: SignInServices,
  { challenge, code }: SecondFactorRequest,
  origin: Origin,
): Promise<Entry> {
  const { db } = services
  const attempt = await beginAttempt(services, challenge, origin)
  const { user, now } = attempt
  const keys = await factorKeys(db)
  const mail = await accountMail(services, 'recovery_used', user, { at: now, place: origin })
  return enterAfter(services, attempt, origin, 'code', async (tx) => {
    const taken = await takeCode(tx, keys, { user_id: user.id, code, now })
    if (!taken) throw invalid('code', 'auth.code_wrong')
    if (taken === 'one_time') return true
    const { recovery_codes } = await findFactors(tx, user.id, rpIdOf(services.settings))
    const [before, after] = [{ recovery_codes: recovery_codes + 1 }, { recovery_codes }]
    await record(tx, user, { action: 'recovery_code', entity: 'users', id: user.id, before, after })
    await enqueue(tx, mail, now)
    // The record above is also that of the login.
    return false
  })
}

/** Counts an attempt at the second step. @throws Failure 401, 429 */
export async function beginAttempt(services: SignInServices, challenge: string, origin: Origin): Promise<Attempt> {
  const { db, limit } = services
  const now = services.now()
  const user = await findChallenge(db, challenge, now)
  if (!user) throw challengeOver()
  const network = await networkKey(db, origin.address)
  const isKnown = await isKnownNetwork(db, user.id, network)
  const takeBack = await countAttempt(limit, secondFactorLimits, {
    account: String(user.id),
    address: origin.address,
    isKnown,
  })
  const arrival = await arrivalOf(services, user, origin)
  return { challenge, user, network, arrival, now, takeBack }
}

/**
 * Ends the challenge with a session, and refunds the attempt.
 * @param prove verifies the second step while the user's row is locked; throws when it is wrong, which leaves the challenge open.
 * Returns whether the login is to be recorded
 * @throws Failure 401 when the challenge has ended meanwhile
 */
export async function enterAfter(
  services: SignInServices,
  { challenge, user, network, arrival, now, takeBack }: Attempt,
  origin: Origin,
  way: LoginWay,
  prove: (tx: Tx) => Promise<boolean>,
): Promise<Entry> {
  const entered = await transaction(services.db, async (tx) => {
    // The user before the challenge, in the same order as all account changes, to avoid a deadlock.
    await lockAccount(tx, user.id)
    if (!(await takeChallenge(tx, challenge, now))) throw challengeOver()
    const isRecorded = await prove(tx)
    // Still the verified password: a change of it would have ended the challenge.
    const password_hash = (await findPasswordHash(tx, user.id)) ?? ''
    const started = await openSession(tx, services, { user, password_hash, network, arrival }, origin)
    const account = await findUser(tx, user.id)
    if (!started || !account) throw challengeOver()
    if (isRecorded) await recordLogin(tx, user, way, origin)
    return { ...account, ...started, office_lang: await findOfficeLanguage(tx, user.id) }
  }).catch(async (error: unknown) => {
    if (error instanceof Failure && error.code === 'invalid') await recordWrong(services, user, way, origin)
    throw error
  })
  await takeBack()
  return { answer: await loggedIn(services, entered, origin.lang), device: arrival.token }
}

/** Records a failed second step. */
export async function recordWrong(
  { db }: Pick<SignInServices, 'db'>,
  { id }: { id: number },
  way: LoginWay,
  { userAgent = '' }: Origin,
): Promise<void> {
  await recordFailedLogin(db, id, { way, browser: browserName(userAgent) })
}

export function challengeOver(): Failure {
  return new Failure('wrong_credentials', { key: 'auth.challenge_over' })
}
