import { expect, test } from 'vitest'
import { untilWaiting } from '#src/base/db/test-database.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { bearer, insertSession, insertStaff, staffPassword } from '../accounts.fixture.ts'
import { lockAccount } from '../accounts.store.server.ts'
import { testPeople } from '../office.fixture.ts'
import { insertPasskeyOf, softwarePasskey } from '../passkeys/passkeys.fixture.ts'
import { maxPasskeys } from '../passkeys/passkeys.links.ts'
import type { CreationOptions } from '../passkeys/passkeys.schema.ts'
import { endSessionsOf } from '../sessions/sessions.store.server.ts'
import { insertFactor } from './factors.fixture.ts'
import { codeAt } from './one-time-codes.rules.ts'
import { passkeysApi } from './passkeys.api.server.ts'
import { resetFactorsByHand } from './reset-factors.commands.server.ts'

const people = testPeople()
const path = '/api/admin/account/factors'
type Made = { data: { recovery_codes: string[] } }
type Listed = { passkeys: { id: number; name: string; last_used_at: string | null }[]; recovery_codes: number }

const begin = (name = 'Anahtarlık', as = people.asBoss, current_password = staffPassword) =>
  people.api.post<CreationOptions>(`${path}/passkeys/setup`, { name, current_password }, as)
const finish = (passkey: object, as = people.asBoss) => people.api.post<Made>(`${path}/passkeys`, { passkey }, as)
const add = async (name?: string, as = people.asBoss, passkey = softwarePasskey()) =>
  finish(passkey.register((await begin(name, as)).body), as)
const remove = (id: number, as = people.asBoss, current_password = staffPassword) =>
  people.api.post(`${path}/passkeys/${id}`, { current_password, _method: 'DELETE' }, as)
const factors = async (as = people.asBoss) => (await people.api.get<Listed>(path, as)).body
const setRule = (second_factor: 'free' | 'yonetici' | 'everybody') =>
  people.db.updateTable('settings').set({ second_factor }).execute()
const later = (seconds: number) => new Date(people.now.getTime() + seconds * 1000)
const signedIn = async () => {
  const user = await insertStaff(people.db, 'satis')
  return { user, as: bearer(await insertSession(people.db, user, people.now)) }
}
const atPasskey = (text: string) => ({ status: 422, body: { errors: { passkey: [expect.stringContaining(text)] } } })

test('a passkey is added after the password, brings recovery codes and ends other sessions', async () => {
  const other = bearer(await insertSession(people.db, people.boss, people.now))
  expect(await begin('Anahtarlık', people.asBoss, 'yanlış')).toMatchObject({
    status: 422,
    body: { errors: { current_password: ['Şu anki parolanız bu değil'] } },
  })
  const options = (await begin()).body
  expect(options).toMatchObject({
    rp: { id: 'seyyah.example' },
    user: { name: people.boss.email, displayName: people.boss.name },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  const made = await finish(softwarePasskey().register(options))
  expect(made).toMatchObject({
    status: 200,
    body: { message: 'İki adımlı giriş açıldı. Kurtarma kodlarınızı saklayın.' },
  })
  expect(new Set(made.body.data.recovery_codes).size).toBe(10)
  expect(await factors()).toEqual({
    one_time_codes: null,
    passkeys: [
      {
        id: expect.any(Number),
        name: 'Anahtarlık',
        rp_id: 'seyyah.example',
        works_here: true,
        created_at: people.now.toISOString(),
        last_used_at: null,
      },
    ],
    offers_passkeys: true,
    recovery_codes: 10,
    is_required: false,
  })
  expect((await people.api.get(path, other)).status).toBe(401)
  const records = await people.db.selectFrom('audit_events').select(['action', 'before', 'after']).execute()
  expect(records).toEqual([{ action: 'second_factor', before: { passkey: null }, after: { passkey: 'Anahtarlık' } }])
})

test('a second passkey has a name of its own and leaves the recovery codes as they are', async () => {
  await add('Telefon')
  expect(await begin('Telefon')).toMatchObject({
    status: 422,
    body: { errors: { name: ['Bu adda bir geçiş anahtarınız var'] } },
  })
  const options = await begin('Anahtarlık')
  expect(options.body.excludeCredentials).toHaveLength(1)
  const second = await finish(softwarePasskey().register(options.body))
  expect(second.body).toMatchObject({ message: 'Geçiş anahtarı eklendi.', data: { recovery_codes: [] } })
  expect((await factors()).passkeys.map(({ name }) => name)).toEqual(['Telefon', 'Anahtarlık'])
  expect((await factors()).recovery_codes).toBe(10)
  for (const name of ['', ' ', 'x'.repeat(41)])
    expect(await begin(name)).toMatchObject({ status: 422, body: { errors: { name: [expect.any(String)] } } })
  for (let n = 3; n <= maxPasskeys; n++) await insertPasskeyOf(people.db, people.boss.id, softwarePasskey(), `${n}`)
  expect((await begin('bir fazla')).status).toBe(409)
})

test('the most passkeys are no more when others were added while one was made', async () => {
  const { body } = await begin('Telefon')
  for (let n = 1; n <= maxPasskeys; n++) await insertPasskeyOf(people.db, people.boss.id, softwarePasskey(), `${n}`)
  expect((await finish(softwarePasskey().register(body))).status).toBe(409)
  expect((await factors()).passkeys).toHaveLength(maxPasskeys)
})

test('passkeys without verification of the user, and without a counter, are accepted: the password is the other factor', async () => {
  const made = await add('Eski anahtar', people.asBoss, softwarePasskey({ isVerifying: false, counts: false }))
  expect(made.status).toBe(200)
})

test('an answer counts once, for its own question, site and user, and for five minutes', async () => {
  const { as } = await signedIn()
  const answerTo = (options: CreationOptions, change = {}) => softwarePasskey().register(options, change)
  for (const change of [
    { origin: 'https://seyyah.example.evil' },
    { origin: 'http://seyyah.example' },
    { challenge: 'A'.repeat(43) },
    { rpId: 'evil.example' },
    { type: 'webauthn.get' },
    { isPresent: false },
  ]) {
    const { body: options } = await begin()
    expect(await finish(answerTo(options, change))).toMatchObject(atPasskey('doğrulanamadı'))
    // The question has ended with the wrong answer.
    expect(await finish(answerTo(options))).toMatchObject(atPasskey('süresi doldu'))
  }
  const { body: mine } = await begin()
  expect(await finish(answerTo(mine), as)).toMatchObject(atPasskey('süresi doldu'))
  const { body: theirs } = await begin('Telefon', as)
  expect(await finish(answerTo(mine), as)).toMatchObject(atPasskey('doğrulanamadı'))
  expect(await finish(answerTo(theirs), as)).toMatchObject(atPasskey('süresi doldu'))

  const passkey = softwarePasskey()
  const answer = passkey.register(mine)
  expect((await Promise.all([finish(answer), finish(answer)])).map(({ status }) => status).sort()).toEqual([200, 422])
  expect(await finish(answer)).toMatchObject(atPasskey('süresi doldu'))
  // Another account cannot take the same credential.
  expect(await add('Telefon', as, passkey)).toMatchObject(atPasskey('zaten kayıtlı'))

  const { body: late } = await begin('Geç kalan')
  people.now = later(300)
  expect(await finish(answerTo(late))).toMatchObject(atPasskey('süresi doldu'))
})

test('what is no answer of an authenticator is refused at its fields', async () => {
  const answer = softwarePasskey().register((await begin()).body)
  for (const passkey of [{}, { ...answer, id: 'ş' }, { ...answer, type: 'password' }, { ...answer, response: {} }])
    expect((await finish(passkey)).status).toBe(422)
  expect((await finish({ ...answer, response: { ...answer.response, attestationObject: 'AAAA' } })).status).toBe(422)
  expect((await people.api.post(`${path}/passkeys/setup`, { name: 'x', current_password: staffPassword })).status).toBe(
    401,
  )
})

test('a passkey is removed after the password by its owner only; recovery codes go with the last factor', async () => {
  await add('Telefon')
  await add('Anahtarlık')
  const [phone, key] = (await factors()).passkeys
  expect(await remove(phone!.id, people.asBoss, 'yanlış')).toMatchObject({
    status: 422,
    body: { errors: { current_password: ['Şu anki parolanız bu değil'] } },
  })
  expect((await remove(phone!.id, (await signedIn()).as)).status).toBe(404)
  expect(await remove(phone!.id)).toMatchObject({ status: 200, body: { message: 'Geçiş anahtarı silindi.' } })
  expect((await remove(phone!.id)).status).toBe(404)
  expect(await factors()).toMatchObject({ passkeys: [{ name: 'Anahtarlık' }], recovery_codes: 10 })
  expect((await remove(key!.id)).status).toBe(200)
  expect(await factors()).toMatchObject({ passkeys: [], recovery_codes: 0 })
  const last = await people.db
    .selectFrom('audit_events')
    .select(['before', 'after'])
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  expect(last).toEqual([{ before: { passkey: 'Anahtarlık' }, after: { passkey: null } }])
})

test('a passkey that is removed while its removal waits for the account is not found', async () => {
  await add('Telefon')
  const [phone] = (await factors()).passkeys
  let answered: Promise<{ status: number }> | undefined
  await people.db.transaction().execute(async (tx) => {
    await lockAccount(tx, people.boss.id)
    answered = remove(phone!.id)
    await untilWaiting(people.db, 1)
    await tx.deleteFrom('passkeys').where('id', '=', phone!.id).execute()
  })
  expect((await answered!).status).toBe(404)
})

test('a passkey alone is the second factor that the office requires, and the last one stays', async () => {
  const { as } = await signedIn()
  await setRule('everybody')
  try {
    expect((await people.api.get('/api/admin/account', as)).status).toBe(403)
    expect((await add('Telefon', as)).status).toBe(200)
    expect((await people.api.get('/api/admin/account', as)).status).toBe(200)
    const [phone] = (await factors(as)).passkeys
    expect(await remove(phone!.id, as)).toMatchObject({
      status: 409,
      body: { message: 'Sizin için iki adımlı giriş zorunlu; kapatılamaz.' },
    })
    expect((await add('Anahtarlık', as)).status).toBe(200)
    expect((await remove(phone!.id, as)).status).toBe(200)
  } finally {
    await setRule('free')
  }
  // Whoever has a passkey may require one of others.
  await add()
  const rule = { second_factor: 'yonetici', _method: 'PUT' }
  expect((await people.api.post('/api/admin/users/second-factor', rule, people.asBoss)).status).toBe(200)
  await setRule('free')
})

test('one-time codes beside a passkey come without new recovery codes, and go without taking them', async () => {
  const { recovery_codes } = (await add()).body.data
  const { body: setup } = await people.api.get<{ key: string; setup: string }>(`${path}/one-time-codes`, people.asBoss)
  const confirm = { setup: setup.setup, current_password: staffPassword, code: codeAt(setup.key, people.now) }
  expect(await people.api.post<Made>(`${path}/one-time-codes`, confirm, people.asBoss)).toMatchObject({
    status: 200,
    body: { message: 'Doğrulama uygulaması eklendi.', data: { recovery_codes: [] } },
  })
  const off = { code: recovery_codes[0], _method: 'DELETE' }
  expect((await people.api.post(`${path}/one-time-codes`, off, people.asBoss)).status).toBe(200)
  expect(await factors()).toMatchObject({ one_time_codes: null, passkeys: [{}], recovery_codes: 9 })
})

test('those who have passkeys only renew recovery codes with their password', async () => {
  const renew = (body: object) => people.api.post<Made>(`${path}/recovery-codes`, body, people.asBoss)
  expect((await renew({ current_password: staffPassword })).status).toBe(409)
  await add()
  expect(await renew({})).toMatchObject({ status: 422, body: { errors: { current_password: ['* Bu Alan Zorunlu'] } } })
  expect((await renew({ current_password: 'yanlış' })).status).toBe(422)
  const renewed = await renew({ current_password: staffPassword })
  expect(renewed.body.data.recovery_codes).toHaveLength(10)
  // With one-time codes the password is not enough.
  await insertFactor(people.db, people.boss.id, people.now)
  expect(await renew({ current_password: staffPassword })).toMatchObject({
    status: 422,
    body: { errors: { code: ['* Bu Alan Zorunlu'] } },
  })
})

test('a reset removes passkeys too, and what was being added', async () => {
  const { user, as } = await signedIn()
  await add('Telefon', as)
  await begin('Anahtarlık', as)
  const reset = { reason: 'telefonu çalındı', _method: 'DELETE' }
  expect((await people.api.post(`/api/admin/users/${user.id}/factors`, reset, people.asBoss)).status).toBe(200)
  for (const table of ['passkeys', 'passkey_setups', 'recovery_codes'] as const)
    expect(await people.db.selectFrom(table).selectAll().execute()).toEqual([])
  const [record] = await people.db.selectFrom('audit_events').select('before').orderBy('id', 'desc').limit(1).execute()
  expect(record).toEqual({ before: { passkeys: 1, sessions: 1 } })
  await add()
  expect(await resetFactorsByHand(people.api.services, people.boss.email, people.now)).toBe(true)
  expect(await people.db.selectFrom('passkeys').selectAll().execute()).toEqual([])
})

test('a site without https offers no passkeys', async () => {
  const settings = { siteUrl: 'http://seyyah.example', holdHours: 24 }
  const plain = testApi(passkeysApi, { db: people.db, staff: people.boss, settings })
  const body = { name: 'Telefon', current_password: staffPassword }
  expect(await plain.post(`${path}/passkeys/setup`, body, people.asBoss)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('https') },
  })
})

test('certificates of an authenticator, which were not asked for, are refused: the library would fetch what they name', async () => {
  const answer = softwarePasskey().register((await begin('Başka')).body, { isAttested: true })
  expect(await finish(answer)).toMatchObject(atPasskey('doğrulanamadı'))
})

test('an id beside the one that the authenticator signed is refused', async () => {
  const id = Buffer.alloc(32, 1).toString('base64url')
  const answer = softwarePasskey().register((await begin('Başka')).body, { id })
  expect(await finish(answer)).toMatchObject(atPasskey('doğrulanamadı'))
})

test('a session that ended while the passkey was made adds none', async () => {
  const { user, as } = await signedIn()
  const answer = softwarePasskey().register((await begin('Geç', as)).body)
  // The request is past its authentication and waits for the account.
  let answered: ReturnType<typeof finish> | undefined
  await people.db.transaction().execute(async (tx) => {
    await lockAccount(tx, user.id)
    answered = finish(answer, as)
    await untilWaiting(people.db, 1)
    await endSessionsOf(tx, user.id)
  })
  expect((await answered!).status).toBe(401)
  expect(await people.db.selectFrom('passkeys').select('id').where('user_id', '=', user.id).execute()).toEqual([])
})
