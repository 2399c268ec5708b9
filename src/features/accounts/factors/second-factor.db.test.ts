import { expect, test } from 'vitest'
import { bearer, insertStaff, staffPassword } from '../accounts.fixture.ts'
import { testPeople } from '../office.fixture.ts'
import { login } from '../sessions/login.commands.server.ts'
import { insertFactor } from './factors.fixture.ts'
import { codeAt } from './one-time-codes.rules.ts'

const people = testPeople()
type Body = { success: boolean; code?: string; challenge?: string; token?: string; errors?: object; expires_in: number }
let places = 0
const newAddress = () => `203.0.113.${++places}`

async function post(path: string, body: object, address = newAddress()) {
  const request = new Request(`https://seyyah.example${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const response = await people.api.fetch(request, { address })
  return { status: response.status, body: (await response.json()) as Body }
}
const logIn = (email = people.boss.email, password = staffPassword) => post('/api/auth/login', { email, password })
const step = (challenge: string | undefined, code: string, address?: string) =>
  post('/api/auth/second-factor', { challenge, code }, address)
const challenged = async (email?: string) => (await logIn(email)).body.challenge!
const later = (seconds: number) => new Date(people.now.getTime() + seconds * 1000)
const sessions = async () => (await people.db.selectFrom('sessions').select('user_id').execute()).length
const over = { status: 401, body: { success: false, code: 'wrong_credentials' } }
const wrongCode = { status: 422, body: { success: false, errors: { code: [expect.stringContaining('Kod yanlış')] } } }

test('a right password opens no session while the second factor is missing', async () => {
  const { key } = await insertFactor(people.db, people.boss.id, people.now)
  const before = await sessions()
  const first = await logIn()
  expect(first.status).toBe(401)
  expect(first.body).toEqual({
    success: false,
    code: 'second_factor',
    message: 'Parolanız doğru. Girişi ikinci adımla tamamlayın.',
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    expires_in: 300,
    methods: ['one_time_code'],
  })
  expect(await sessions()).toBe(before)
  expect((await people.api.get('/api/admin/status', bearer(first.body.challenge!))).status).toBe(401)
  const second = await step(first.body.challenge, codeAt(key, people.now))
  expect([second.status, second.body]).toEqual([
    200,
    expect.objectContaining({ success: true, expires_in: 28_800, token: expect.stringMatching(/^[\w-]{43}$/) }),
  ])
  expect((await people.api.get('/api/admin/status', bearer(second.body.token!))).status).toBe(200)
})

test('a factor that is set up while the password is verified counts', async () => {
  const verify = async () => {
    await insertFactor(people.db, people.boss.id, people.now)
    return true
  }
  const before = await sessions()
  const given = { email: people.boss.email, password: staffPassword }
  const origin = { address: newAddress(), lang: 'tr' }
  await expect(login(people.api.services, given, origin, verify)).rejects.toMatchObject({ code: 'second_factor' })
  expect(await sessions()).toBe(before)
})

test('a wrong password says the same with and without a second factor', async () => {
  const plain = await insertStaff(people.db, 'satis')
  await insertFactor(people.db, people.boss.id, people.now)
  const answers = await Promise.all([logIn(plain.email, 'yanlış parola'), logIn(people.boss.email, 'yanlış parola')])
  expect(answers[0]).toEqual(answers[1])
})

test('a code is taken once, also by two requests at once and with two challenges', async () => {
  const { key } = await insertFactor(people.db, people.boss.id, people.now)
  const code = codeAt(key, people.now)
  const challenges = [await challenged(), await challenged(), await challenged()]
  const answers = await Promise.all(challenges.map((challenge) => step(challenge, code)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  // The code of the step before the one that was taken is refused too.
  expect(await step(await challenged(), codeAt(key, later(-30)))).toMatchObject(wrongCode)
  expect(await step(await challenged(), codeAt(key, later(30)))).toMatchObject({ status: 200 })
})

test('a challenge is taken once', async () => {
  const { key, recovery_codes } = await insertFactor(people.db, people.boss.id, people.now)
  const challenge = await challenged()
  const codes = [codeAt(key, people.now), codeAt(key, later(30)), recovery_codes[0]!]
  const answers = await Promise.all(codes.map((code) => step(challenge, code)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
})

test('codes of one step before and after are right, others are not', async () => {
  const { key } = await insertFactor(people.db, people.boss.id, people.now)
  const challenge = await challenged()
  for (const seconds of [-60, 60]) expect(await step(challenge, codeAt(key, later(seconds)))).toMatchObject(wrongCode)
  for (const code of ['abcdef', '1234567', '------']) expect(await step(challenge, code)).toMatchObject(wrongCode)
  expect(await step(challenge, codeAt(key, later(-30)))).toMatchObject({ status: 200 })
})

test('a challenge ends after five minutes, with a new password and with a closed account', async () => {
  const { key } = await insertFactor(people.db, people.boss.id, people.now)
  const old = await challenged()
  people.now = later(300)
  expect(await step(old, codeAt(key, people.now))).toMatchObject(over)

  const satis = await insertStaff(people.db, 'satis')
  const its = await insertFactor(people.db, satis.id, people.now)
  const open = await challenged(satis.email)
  const closing = { active: false, _method: 'PUT' }
  expect((await people.api.post(`/api/admin/users/${satis.id}`, closing, people.asBoss)).status).toBe(200)
  const opening = { active: true, _method: 'PUT' }
  expect((await people.api.post(`/api/admin/users/${satis.id}`, opening, people.asBoss)).status).toBe(200)
  expect(await step(open, codeAt(its.key, people.now))).toMatchObject(over)

  const waiting = await challenged()
  const changed = { current_password: staffPassword, password: 'bulut-sofrasi-58' }
  expect((await people.api.post('/api/admin/account/password', changed, people.asBoss)).status).toBe(200)
  expect(await step(waiting, codeAt(key, people.now))).toMatchObject(over)
  expect(await step('bilinmeyen', codeAt(key, people.now))).toMatchObject(over)
  // Nothing was wrong about the code of a login that has ended.
  expect(
    await people.db.selectFrom('audit_events').select('id').where('action', '=', 'login_failed').execute(),
  ).toEqual([])
})

test('a recovery code is taken once, recorded, and its owner is told', async () => {
  const { recovery_codes } = await insertFactor(people.db, people.boss.id, people.now)
  const typed = recovery_codes[3]!.toUpperCase().replaceAll('-', ' ')
  const answers = await Promise.all([await challenged(), await challenged()].map((challenge) => step(challenge, typed)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  const records = await people.db
    .selectFrom('audit_events')
    .select(['action', 'before', 'after'])
    .orderBy('id')
    .execute()
  // Its own record says that it was a login.
  expect(records).toEqual([
    { action: 'recovery_code', before: { recovery_codes: 10 }, after: { recovery_codes: 9 } },
    { action: 'login_failed', before: null, after: { way: 'code', browser: '' } },
  ])
  const mails = await people.db
    .selectFrom('outbox')
    .select(['recipient', 'body_text'])
    .where('message_key', 'like', 'account-recovery_used:%')
    .execute()
  expect(mails).toEqual([
    { recipient: people.boss.email, body_text: expect.stringContaining('bir kurtarma kodunuzla') },
  ])
  const stored = JSON.stringify(await people.db.selectFrom('recovery_codes').selectAll().execute())
  expect(stored).not.toContain(recovery_codes[4]!.replaceAll('-', ''))
})

test('another user’s recovery code opens nothing', async () => {
  await insertFactor(people.db, people.boss.id, people.now)
  const satis = await insertStaff(people.db, 'satis')
  const { recovery_codes } = await insertFactor(people.db, satis.id, people.now)
  expect(await step(await challenged(), recovery_codes[0]!)).toMatchObject(wrongCode)
})

test('wrong codes are limited at an address and for an account, right ones are not counted', async () => {
  const { key } = await insertFactor(people.db, people.boss.id, people.now)
  const challenge = await challenged()
  const there = newAddress()
  for (let n = 0; n < 10; n++) expect(await step(challenge, '000000', there)).toMatchObject({ status: 422 })
  expect(await step(challenge, codeAt(key, people.now), there)).toMatchObject({ status: 429 })
  for (let n = 10; n < 30; n++) expect(await step(challenge, '000000')).toMatchObject({ status: 422 })
  expect(await step(challenge, codeAt(key, people.now))).toMatchObject({ status: 429 })
})

test('the second step refuses unknown fields and empty ones', async () => {
  expect(await post('/api/auth/second-factor', { challenge: 'x', code: '123456', token: 'y' })).toMatchObject({
    status: 422,
  })
  expect(await post('/api/auth/second-factor', {})).toMatchObject({
    status: 422,
    body: { errors: { challenge: ['* Bu Alan Zorunlu'], code: ['* Bu Alan Zorunlu'] } },
  })
})
