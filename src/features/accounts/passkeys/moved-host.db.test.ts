import { beforeAll, expect, test } from 'vitest'
import type { TestApi } from '#src/base/http/endpoint/test-api.ts'
import { bearer, insertSession, insertStaff, officeApi, staffPassword } from '../accounts.fixture.ts'
import { insertFactor } from '../factors/factors.fixture.ts'
import { codeAt } from '../factors/one-time-codes.rules.ts'
import { testPeople } from '../office.fixture.ts'
import { insertPasskeyOf, softwarePasskey } from './passkeys.fixture.ts'
import { maxPasskeys } from './passkeys.links.ts'
import type { CreationOptions, RequestOptions } from './passkeys.schema.ts'

/** People of https://seyyah.example, whose site has moved to another host. */
const people = testPeople()
let moved: TestApi
beforeAll(async () => {
  const settings = { siteUrl: 'https://yeni.example', holdHours: 24 }
  moved = await officeApi(people.db, { now: () => people.now, settings })
})

type Listed = { passkeys: { id: number; works_here: boolean; rp_id: string }[]; recovery_codes: number }
type Made = { message: string; data: { recovery_codes: string[] } }
type Answer = { code: string; message: string; challenge: string; methods: string[]; token: string }
const path = '/api/admin/account/factors'

const logIn = (api = moved, password = staffPassword) =>
  api.post<Answer>('/api/auth/login', { email: people.boss.email, password })
const finish = (challenge: string, code: string) => moved.post<Answer>('/api/auth/second-factor', { challenge, code })
const factors = async () => (await moved.get<Listed>(path, people.asBoss)).body
const remove = (id: number) =>
  moved.post(`${path}/passkeys/${id}`, { current_password: staffPassword, _method: 'DELETE' }, people.asBoss)
const setRule = (second_factor: 'free' | 'everybody') =>
  people.db.updateTable('settings').set({ second_factor }).execute()
const old = (name = 'Anahtarlık') => insertPasskeyOf(people.db, people.boss.id, softwarePasskey(), name)
const current = (name = 'Telefon') =>
  insertPasskeyOf(people.db, people.boss.id, softwarePasskey(), name, 'yeni.example')
/** Recovery codes and no one-time codes: what is left of passkeys when they stop working. */
async function withRecoveryCodes() {
  const { recovery_codes } = await insertFactor(people.db, people.boss.id, people.now)
  await people.db.deleteFrom('one_time_codes').execute()
  return recovery_codes
}
const sessions = async () => (await people.db.selectFrom('sessions').select('id').execute()).length
async function add(name = 'Telefon') {
  const { body: options } = await moved.post<CreationOptions>(
    `${path}/passkeys/setup`,
    { name, current_password: staffPassword },
    people.asBoss,
  )
  const passkey = softwarePasskey()
  const answer = passkey.register(options, { origin: 'https://yeni.example' })
  return { passkey, made: await moved.post<Made>(`${path}/passkeys`, { passkey: answer }, people.asBoss) }
}

test('a passkey of another host is not asked for, and a recovery code still ends the login', async () => {
  const [code] = await withRecoveryCodes()
  await old()
  const { status, body } = await logIn()
  expect([status, body]).toMatchObject([401, { code: 'second_factor', methods: [] }])
  const { challenge } = body
  expect((await moved.post('/api/auth/second-factor/passkey/options', { challenge })).status).toBe(409)
  const entered = await finish(challenge, code!)
  expect(entered.status).toBe(200)
  expect((await moved.get('/api/admin/account', bearer(entered.body.token))).status).toBe(200)
  expect((await factors()).passkeys).toMatchObject([{ rp_id: 'seyyah.example', works_here: false }])
  // At the old address nothing has changed.
  expect((await logIn(people.api)).body.methods).toEqual(['passkey'])
})

test('with nothing that works left, the password alone opens nothing and the answer names the way out', async () => {
  await old()
  const before = await sessions()
  const refused = await logIn()
  expect(refused).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
  for (const part of ['Parolanız doğru', 'Yöneticinizden', 'factors:reset'])
    expect(refused.body.message).toContain(part)
  expect(await sessions()).toBe(before)
  expect(await people.db.selectFrom('login_challenges').selectAll().execute()).toEqual([])
  // Whoever does not know the password learns nothing of it.
  expect(await logIn(moved, 'yanlış parola')).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
  const manager = bearer(await insertSession(people.db, await insertStaff(people.db), people.now))
  const reset = { reason: 'site taşındı', _method: 'DELETE' }
  expect((await moved.post(`/api/admin/users/${people.boss.id}/factors`, reset, manager)).status).toBe(200)
  expect((await logIn()).status).toBe(200)
})

test('whoever also has one-time codes is asked for those', async () => {
  const { key } = await insertFactor(people.db, people.boss.id, people.now)
  await old()
  const { body } = await logIn()
  expect(body.methods).toEqual(['one_time_code'])
  expect((await finish(body.challenge, codeAt(key, people.now))).status).toBe(200)
})

test('where the office requires a factor, passkeys of another host are none', async () => {
  await old()
  await setRule('everybody')
  try {
    expect(await moved.get('/api/admin/account', people.asBoss)).toMatchObject({
      status: 403,
      body: { code: 'second_factor_missing' },
    })
    expect(await moved.services.isSignedIn(people.bossToken)).toBe(false)
    expect((await people.api.get('/api/admin/account', people.asBoss)).status).toBe(200)
    const { made, passkey } = await add()
    expect(made).toMatchObject({ status: 200, body: { message: expect.stringContaining('İki adımlı giriş açıldı') } })
    // Those of before may have been used up on the way here.
    expect(made.body.data.recovery_codes).toHaveLength(10)
    expect((await moved.get('/api/admin/account', people.asBoss)).status).toBe(200)

    const { challenge, methods } = (await logIn()).body
    expect(methods).toEqual(['passkey'])
    const asked = await moved.post<RequestOptions>('/api/auth/second-factor/passkey/options', { challenge })
    const id = passkey.credential_id.toString('base64url')
    expect(asked.body).toMatchObject({ rpId: 'yeni.example', allowCredentials: [{ id }] })
    const answer = passkey.sign(asked.body, { origin: 'https://yeni.example' })
    expect((await moved.post('/api/auth/second-factor/passkey', { challenge, passkey: answer })).status).toBe(200)
  } finally {
    await setRule('free')
  }
})

test('a manager with passkeys of another host only may not require a factor of others', async () => {
  await old()
  const rule = { second_factor: 'everybody', _method: 'PUT' }
  expect((await moved.post('/api/admin/users/second-factor', rule, people.asBoss)).status).toBe(409)
  await current()
  expect((await moved.post('/api/admin/users/second-factor', rule, people.asBoss)).status).toBe(200)
  await setRule('free')
})

test('those of another host can be deleted, but not the last of all where one is required', async () => {
  const [first, second] = [await old(), await old('Yedek')]
  await setRule('everybody')
  try {
    expect((await remove(first)).status).toBe(200)
    expect((await remove(second)).status).toBe(409)
    const here = await current()
    expect((await remove(here)).status).toBe(409)
    expect((await remove(second)).status).toBe(200)
  } finally {
    await setRule('free')
  }
})

test('deleting the last that works here turns two-step login off, with those of another host', async () => {
  const codes = await withRecoveryCodes()
  await old()
  expect((await remove(await current())).status).toBe(200)
  expect(await factors()).toMatchObject({ passkeys: [], recovery_codes: 0 })
  const [record] = await people.db.selectFrom('audit_events').select('before').orderBy('id', 'desc').limit(1).execute()
  expect(record).toEqual({ before: { passkey: 'Telefon', passkeys: 1 } })
  expect((await logIn()).status).toBe(200)

  // One of another host is asked for while it is there, and its recovery codes stay.
  await withRecoveryCodes()
  const [first, last] = [await old(), await old('Yedek')]
  expect((await remove(first)).status).toBe(200)
  expect(await factors()).toMatchObject({ passkeys: [{}], recovery_codes: codes.length })
  expect((await logIn()).status).toBe(401)
  expect((await remove(last)).status).toBe(200)
  expect((await logIn()).status).toBe(200)
})

test('recovery codes are renewed with the password, and the limit counts those of this host', async () => {
  await withRecoveryCodes()
  for (let n = 1; n <= maxPasskeys; n++) await old(`${n}`)
  const renewal = { current_password: staffPassword }
  const renewed = await moved.post<Made>(`${path}/recovery-codes`, renewal, people.asBoss)
  expect(renewed.body.data.recovery_codes).toHaveLength(10)
  expect((await add()).made.status).toBe(200)
  const { body: options } = await moved.post<CreationOptions>(
    `${path}/passkeys/setup`,
    { name: 'Bir daha', current_password: staffPassword },
    people.asBoss,
  )
  expect(options.excludeCredentials).toHaveLength(1)
})

test('with a passkey of each host recovery codes are renewed too', async () => {
  await old()
  await current()
  const renewed = await moved.post<Made>(`${path}/recovery-codes`, { current_password: staffPassword }, people.asBoss)
  expect(renewed.status).toBe(200)
})
