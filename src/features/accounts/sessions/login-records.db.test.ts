import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bearer, insertSession, insertStaff, staffPassword } from '../accounts.fixture.ts'
import { recordedFailures, recordFailedLogin } from '../audit/audit.store.server.ts'
import { insertFactor } from '../factors/factors.fixture.ts'
import { codeAt } from '../factors/one-time-codes.rules.ts'
import { testPeople } from '../office.fixture.ts'
import { insertPasskeyOf, softwarePasskey } from '../passkeys/passkeys.fixture.ts'
import type { RequestOptions } from '../passkeys/passkeys.schema.ts'
import { loginLimits } from './login.commands.server.ts'

const people = testPeople()
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const browser = 'Firefox, Linux'

const post = <T = { challenge: string; token: string }>(path: string, body: object, headers = {}) =>
  people.api.post<T>(path, body, { ...firefox, ...headers })
const logIn = (password = staffPassword, email = people.boss.email) => post('/api/auth/login', { email, password })
const challenged = async () => (await logIn()).body.challenge
const records = () =>
  people.db
    .selectFrom('audit_events')
    .select(['user_id', 'user_name', 'action', 'entity', 'entity_id', 'before', 'after'])
    .orderBy('id')
    .execute()
const recorded = (action: string, after: object | null, before: object | null = null) => ({
  user_id: people.boss.id,
  user_name: 'Zeynep Kaya',
  action,
  entity: 'users',
  entity_id: String(people.boss.id),
  before,
  after,
})
/** Nobody's: who tried is not known. */
const failed = (way: string, id = people.boss.id) => ({
  ...recorded('login_failed', { way, browser }),
  user_id: null,
  user_name: '',
  entity_id: String(id),
})

test('a login and a logout are recorded with the browser, and neither address nor e-mail', async () => {
  const { token } = (await logIn()).body
  expect((await people.api.get('/api/admin/logout', bearer(token))).status).toBe(200)
  expect((await people.api.get('/api/admin/status', bearer(token))).status).toBe(401)
  expect((await people.api.get('/api/admin/logout', bearer(token))).status).toBe(401)
  expect(await records()).toEqual([
    recorded('login', { way: 'password', browser }),
    recorded('logout', null, { browser }),
  ])
})

test('of two concurrent logouts of a session one is recorded', async () => {
  const token = await insertSession(people.db, people.boss, people.now)
  await Promise.all([1, 2].map(() => people.api.get('/api/admin/logout', bearer(token))))
  expect(await records()).toEqual([recorded('logout', null, { browser: 'Chrome, Windows' })])
})

test('a failed login is a record of the account, also of a closed one, and none without an account', async () => {
  const closed = await insertStaff(people.db, 'satis')
  await people.db.updateTable('users').set({ active: false }).where('id', '=', closed.id).execute()
  const answers = [
    await logIn('yanlış parola'),
    await logIn(staffPassword, closed.email),
    await logIn('yanlış parola', 'kimse@seyyah.example'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
  expect(await records()).toEqual([failed('password'), failed('password', closed.id)])
  const list = (query: string) =>
    people.api.get<{ data: object[] }>(`/api/admin/audit?${query}`, people.asBoss).then(({ body }) => body.data)
  expect(await list(`thing=users:${people.boss.id}`)).toMatchObject([{ user_name: '', name: 'Zeynep Kaya' }])
  expect(await list(`what=login_failed&search=firefox`)).toHaveLength(2)
  expect(await list(`who=${people.boss.id}`)).toEqual([])
})

test('what the limits refuse is not recorded', async () => {
  const { points } = loginLimits.ofAccountThere
  // The process remembers whom it refuses longer than this test.
  const { email } = await insertStaff(people.db, 'satis')
  for (let n = 0; n < points; n++) expect((await logIn('yanlış parola', email)).status).toBe(401)
  for (const password of ['yanlış parola', staffPassword]) expect((await logIn(password, email)).status).toBe(429)
  expect(await records()).toHaveLength(points)
})

test('so many failed logins of an account are recorded in an hour, however many there are', async () => {
  const other = await insertStaff(people.db, 'satis')
  const fail = (id = people.boss.id) => recordFailedLogin(people.db, id, { way: 'password', browser })
  for (let n = 0; n < recordedFailures + 2; n++) await fail()
  await fail(other.id)
  const count = async (id = people.boss.id) =>
    (await records()).filter(({ entity_id }) => entity_id === String(id)).length
  expect([await count(), await count(other.id)]).toEqual([recordedFailures, 1])
  await people.db.updateTable('audit_events').set({ at: sql`at - interval '61 minutes'` }).execute()
  await fail()
  expect(await count()).toBe(recordedFailures + 1)
})

test('an invited account that somebody tried to enter is deleted as unused', async () => {
  const invited = await insertStaff(people.db, 'satis')
  await people.db.updateTable('users').set({ password_hash: null }).where('id', '=', invited.id).execute()
  expect((await logIn(staffPassword, invited.email)).status).toBe(401)
  const removal = await post<{ data: object }>(`/api/admin/users/${invited.id}`, { _method: 'DELETE' }, people.asBoss)
  expect(removal.body.data).toEqual({ deleted: true })
})

test('a code and a passkey are recorded as the way, right or wrong; the first step alone is no login', async () => {
  const { key } = await insertFactor(people.db, people.boss.id, people.now)
  const passkey = softwarePasskey()
  await insertPasskeyOf(people.db, people.boss.id, passkey)
  const challenge = await challenged()
  expect(await records()).toEqual([])

  const byCode = (code: string) => post('/api/auth/second-factor', { challenge, code })
  const wrong = codeAt(key, new Date(people.now.getTime() + 3_600_000))
  expect([(await byCode(wrong)).status, (await byCode(codeAt(key, people.now))).status]).toEqual([422, 200])

  const again = await challenged()
  const byPasskey = async (signer: typeof passkey) => {
    const { body } = await post<RequestOptions>('/api/auth/second-factor/passkey/options', { challenge: again })
    return (await post('/api/auth/second-factor/passkey', { challenge: again, passkey: signer.sign(body) })).status
  }
  expect([await byPasskey(softwarePasskey()), await byPasskey(passkey)]).toEqual([422, 200])
  expect(await records()).toEqual([
    failed('code'),
    recorded('login', { way: 'code', browser }),
    failed('passkey'),
    recorded('login', { way: 'passkey', browser }),
  ])
})
