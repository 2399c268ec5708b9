import { beforeEach, expect, test } from 'vitest'
import type { Tx } from '#src/base/db/connect.server.ts'
import { untilWaiting } from '#src/base/db/test-database.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { Staff } from '#src/base/http/endpoint/services.server.ts'
import { bearer, insertSession, insertStaff } from '../accounts.fixture.ts'
import { findUserState, lockAccount } from '../accounts.store.server.ts'
import { insertChallenge } from '../factors.store.server.ts'
import { testPeople } from '../office.fixture.ts'
import { authenticate, isSignedIn } from './authenticate.commands.server.ts'
import {
  assertSession,
  endAllSessions,
  endOneSession,
  endSession,
  endSessionsOf,
  isKnownNetwork,
  listSessions,
  lockLogin,
  rememberNetwork,
  removeEndedSessions,
  startSession,
  touchSession,
} from './sessions.store.server.ts'

/** Whose rows a statement of the sessions changes, and at which moment they end. */
const people = testPeople()
let clerk: Staff
let password_hash: string

beforeEach(async () => {
  clerk = await insertStaff(people.db, 'satis', { name: 'İnci Işık', email: 'inci@seyyah.example' })
  const { password_hash: stored } = await people.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', clerk.id)
    .executeTakeFirstOrThrow()
  password_hash = stored!
})

const ms = (more: number) => new Date(people.now.getTime() + more)
const day = 86_400_000
const inTurn = <T>(work: (tx: Tx) => Promise<T>) => transaction(people.db, work)
/** @param at when it ends, an hour after it began */
const session = (user: Staff, at = ms(3_600_000)) =>
  insertSession(people.db, user, new Date(at.getTime() - 3_600_000), at)
const stays = (token: string, at = people.now) => isSignedIn(people.db, token, at, null)
const link = (key: number, expires_at: Date, used_at: Date | null = null) => ({
  key_hash: Buffer.alloc(32, key),
  user_id: clerk.id,
  expires_at,
  used_at,
})

test('a session holds until the moment at which it expires', async () => {
  const token = await session(clerk, ms(1000))
  expect([await stays(token, ms(999)), await stays(token, ms(1000))]).toEqual([true, false])
  expect(await authenticate(people.db, token, ms(1000), null)).toBeNull()
  expect(await authenticate(people.db, 'a token that nobody has', people.now, null)).toBeNull()
  expect(await stays('a token that nobody has')).toBe(false)
})

test('a session ends two hours after its last use, and a use in time keeps it', async () => {
  const [token, used] = [await session(clerk, ms(day)), await session(clerk, ms(day))]
  const began = ms(day - 3_600_000)
  const at = (minutes: number) => new Date(began.getTime() + minutes * 60_000)
  // As if they had been given a longer time.
  await people.db
    .updateTable('sessions')
    .set({ expires_at: ms(2 * day) })
    .execute()
  await authenticate(people.db, used, at(119), null)
  const open = async (moment: Date) => [await stays(token, moment), await stays(used, moment)]
  expect(await open(new Date(at(120).getTime() - 1))).toEqual([true, true])
  expect(await open(at(120))).toEqual([false, true])
  expect(await authenticate(people.db, token, at(120), null)).toBeNull()
  expect(await listSessions(people.db, clerk.id, used, at(120))).toMatchObject([{ is_current: true }])
  expect(await findUserState(people.db, clerk.id, at(120))).toMatchObject({ open_sessions: 1 })
  expect(await open(at(119 + 120))).toEqual([false, false])
  await removeEndedSessions(people.db, at(120))
  const left = await people.db.selectFrom('sessions').select('user_id').where('user_id', '=', clerk.id).execute()
  expect(left).toHaveLength(1)
})

test('sessions that nobody used are not counted among those that are ended', async () => {
  await session(clerk, ms(day))
  await people.db
    .updateTable('sessions')
    .set({ last_used_at: ms(-2 * 3_600_000) })
    .execute()
  expect(await inTurn((tx) => endSessionsOf(tx, clerk.id, { now: people.now }))).toBe(0)
  expect(await inTurn((tx) => endAllSessions(tx, people.now))).toEqual({ sessions: 0, passwordLinks: 0 })
})

test('the last use is that of one session, and never goes back', async () => {
  const [token, other] = [await session(clerk), await session(clerk)]
  await touchSession(people.db, token, ms(2000))
  await touchSession(people.db, token, ms(1000))
  const listed = await listSessions(people.db, clerk.id, token, people.now)
  expect(listed.map(({ last_used_at, is_current }) => [last_used_at, is_current])).toEqual([
    [ms(2000), true],
    [people.now, false],
  ])
  expect(await stays(other)).toBe(true)
})

test('valid sessions of the user are listed, and no others', async () => {
  const token = await session(clerk)
  await session(clerk, people.now)
  expect(await listSessions(people.db, clerk.id, token, people.now)).toHaveLength(1)
})

test.each([
  ['the account of the password', {}, true],
  ['an account that is closed', { active: false }, false],
  ['an account whose password changed', { password_hash: 'another' }, false],
])('a login goes on for %s', async (_, change, goesOn) => {
  await people.db
    .updateTable('users')
    .set({ name: clerk.name, ...change })
    .where('id', '=', clerk.id)
    .execute()
  expect(await inTurn((tx) => lockLogin(tx, clerk.id, password_hash))).toBe(goesOn)
  const network = Buffer.alloc(32, 1)
  const started = { user_id: clerk.id, password_hash, token: 'new', network, browser: 'Firefox', now: ms(1000) }
  expect(await inTurn((tx) => startSession(tx, { ...started, expires_at: ms(2000) }))).toBe(goesOn)
  expect([await stays('new'), await isKnownNetwork(people.db, clerk.id, network)]).toEqual([goesOn, goesOn])
  // Another account with the same password did not log in.
  const { last_login_at } = await people.db
    .selectFrom('users')
    .select('last_login_at')
    .where('id', '=', people.boss.id)
    .executeTakeFirstOrThrow()
  expect(last_login_at).toEqual(people.now)
})

test('no account goes on for one that is not there', async () => {
  expect(await inTurn((tx) => lockLogin(tx, 0, password_hash))).toBe(false)
})

test('while a login goes on, its account cannot change', async () => {
  let isChanged = false
  let change: Promise<unknown> | undefined
  await people.db.transaction().execute(async (tx) => {
    expect(await lockLogin(tx, clerk.id, password_hash)).toBe(true)
    const changing = people.db.transaction().execute((other) => lockAccount(other, clerk.id))
    change = changing.then(() => (isChanged = true))
    await untilWaiting(people.db, 1)
    expect(isChanged).toBe(false)
  })
  await change
})

test('a network is known to the user who signed in there', async () => {
  const [here, elsewhere] = [Buffer.alloc(32, 2), Buffer.alloc(32, 3)]
  for (const at of [people.now, ms(1000)]) await inTurn((tx) => rememberNetwork(tx, clerk.id, here, at))
  const known = (user: Staff, network: Buffer) => isKnownNetwork(people.db, user.id, network)
  expect([await known(clerk, here), await known(clerk, elsewhere), await known(people.boss, here)]).toEqual([
    true,
    false,
    false,
  ])
})

test('a session that is ended is the only one that ends', async () => {
  const [token, other, third] = [await session(clerk), await session(clerk), await session(clerk)]
  await endSession(people.db, token)
  expect([await stays(token), await stays(other), await stays(third)]).toEqual([false, true, true])
  const [first, second] = await listSessions(people.db, clerk.id, other, people.now)
  const ended = (user: Staff, { id }: { id: number }) => inTurn((tx) => endOneSession(tx, user.id, id))
  expect(await ended(people.boss, first!)).toBeNull()
  expect(await ended(clerk, first!)).toEqual({ browser: 'Chrome, Windows' })
  expect(await ended(clerk, first!)).toBeNull()
  expect(await listSessions(people.db, clerk.id, other, people.now)).toEqual([second])
})

test('a token is of the user who has its session', async () => {
  const token = await session(clerk)
  const has = (user: Staff, given: string) =>
    inTurn((tx) => assertSession(tx, user.id, given)).then(
      () => true,
      () => false,
    )
  expect([await has(clerk, token), await has(clerk, 'another'), await has(people.boss, token)]).toEqual([
    true,
    false,
    false,
  ])
})

test('with the sessions of a user their second steps end, and only valid ones are counted', async () => {
  const kept = await session(clerk)
  for (const at of [ms(-1), people.now, ms(1), ms(2)]) await session(clerk, at)
  const challenge = (key: string, user: Staff) =>
    inTurn((tx) => insertChallenge(tx, { key, user_id: user.id, expires_at: ms(1000) }))
  await challenge('of the clerk', clerk)
  await challenge('of the boss', people.boss)
  expect(await inTurn((tx) => endSessionsOf(tx, clerk.id, { except: kept, now: people.now }))).toBe(2)
  expect([await stays(kept), await stays(people.bossToken)]).toEqual([true, true])
  const waiting = await people.db.selectFrom('login_challenges').select('user_id').execute()
  expect(waiting).toEqual([{ user_id: people.boss.id }])
  expect(await inTurn((tx) => endSessionsOf(tx, clerk.id, { now: people.now }))).toBe(1)
  expect([await stays(kept), await stays(people.bossToken)]).toEqual([false, true])
})

test('when all sessions end, what was valid is counted', async () => {
  for (const at of [ms(-1), people.now, ms(1), ms(2)]) await session(clerk, at)
  await people.db
    .insertInto('password_links')
    .values([
      link(1, ms(-1)),
      link(2, people.now),
      link(3, ms(1)),
      link(4, ms(1), people.now),
      link(5, ms(2)),
      link(6, ms(day)),
    ])
    .execute()
  // The session of the boss too.
  expect(await inTurn((tx) => endAllSessions(tx, people.now))).toEqual({ sessions: 3, passwordLinks: 3 })
  expect(await stays(people.bossToken)).toBe(false)
  expect((await people.api.get('/api/admin/status', bearer(people.bossToken))).status).toBe(401)
})

/** How rows are made that end at a moment, or so many days after it. */
const ends: [table: EndingTable, fill: (key: number, at: Date) => Promise<unknown>, days: number][] = [
  ['sessions', (_key, at) => session(clerk, at), 0],
  [
    'login_challenges',
    (key, at) => inTurn((tx) => insertChallenge(tx, { key: `${key}`, user_id: clerk.id, expires_at: at })),
    0,
  ],
  ['password_links', (key, at) => people.db.insertInto('password_links').values(link(key, at)).execute(), 0],
  [
    'passkey_setups',
    async (key, expires_at) => {
      const { id } = await insertStaff(people.db, 'satis', { email: `kurulum${key}@seyyah.example` })
      const setup = { user_id: id, name: 'Telefon', challenge: Buffer.alloc(32, key), expires_at }
      await people.db.insertInto('passkey_setups').values(setup).execute()
    },
    0,
  ],
  [
    'login_networks',
    (key, last_login_at) =>
      people.db
        .insertInto('login_networks')
        .values({ user_id: clerk.id, network: Buffer.alloc(32, key), last_login_at })
        .execute(),
    90,
  ],
  [
    'login_devices',
    (key, last_login_at) =>
      people.db
        .insertInto('login_devices')
        .values({ user_id: clerk.id, device_hash: Buffer.alloc(32, key), last_login_at })
        .execute(),
    400,
  ],
]
type EndingTable =
  | 'sessions'
  | 'login_challenges'
  | 'password_links'
  | 'passkey_setups'
  | 'login_networks'
  | 'login_devices'

test.each(ends)('of %s the cleanup keeps what has not ended', async (table, fill, days) => {
  await people.db.deleteFrom(table).execute()
  const since = people.now.getTime() - days * day
  for (const [key, at] of [-1000, 0, 1000, day].entries()) await fill(key + 1, new Date(since + at))
  await removeEndedSessions(people.db, people.now)
  expect(await people.db.selectFrom(table).select('user_id').execute()).toHaveLength(2)
})

test('when all sessions end, nothing waits for a step and no network is known; browsers stay', async () => {
  for (const [, fill] of ends) await fill(1, people.now)
  await inTurn((tx) => endAllSessions(tx, people.now))
  const left = ends.map(async ([table]) => ((await people.db.selectFrom(table).execute()).length > 0 ? [table] : []))
  expect((await Promise.all(left)).flat()).toEqual(['login_devices'])
})
