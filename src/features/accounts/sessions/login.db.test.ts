import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Db } from '#src/base/db/connect.server.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import type { Staff } from '#src/base/http/endpoint/services.server.ts'
import type { TestApi } from '#src/base/http/endpoint/test-api.ts'
import { bearer, insertStaff, officeApi, staffPassword } from '../accounts.fixture.ts'
import type { LoggedIn } from '../accounts.schema.ts'
import { passwordMatches } from '../password-hash.rules.server.ts'
import { login, loginLimits } from './login.commands.server.ts'

const database = ownDatabase()
let db: Db
let api: TestApi
let ayse: Staff
let places = 0

beforeAll(async () => {
  db = database.db
  api = await officeApi(db)
  ayse = await insertStaff(db, 'satis', { name: 'Ayşe Yıldız', email: 'Ayse@seyyah.example' })
})

/** An address that no other test uses. */
const newAddress = () => `198.51.${Math.floor(++places / 250)}.${(places % 250) + 1}`

async function post(body: object, address = newAddress(), from = api) {
  const response = await from.fetch(
    new Request('https://seyyah.example/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    { address },
  )
  return { status: response.status, headers: response.headers, body: (await response.json()) as LoggedIn }
}
const right = (email = ayse.email) => ({ email, password: staffPassword })
const wrong = (email = ayse.email) => ({ email, password: 'yanlış parola' })

test('the right password starts a session of eight hours', async () => {
  const before = Date.now()
  const answer = await post(right())
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const { token, ...rest } = answer.body
  expect(rest).toEqual({
    success: true,
    message: 'Giriş Yapıldı! Yönlendiriliyorsunuz...',
    expires_in: 28_800,
    data: { name: 'Ayşe Yıldız', email: 'Ayse@seyyah.example', role_group: 'satis', office_lang: null },
  })
  expect(Buffer.from(token, 'base64url').length).toBe(32)
  expect((await api.get('/api/admin/status', bearer(token))).body).toEqual({ success: true, data: rest.data })
  const token_hash = createHash('sha256').update(token).digest()
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', token_hash)
    .executeTakeFirstOrThrow()
  expect(session.expires_at.getTime() - session.created_at.getTime()).toBe(28_800_000)
  const { last_login_at } = await db
    .selectFrom('users')
    .select('last_login_at')
    .where('id', '=', ayse.id)
    .executeTakeFirstOrThrow()
  expect(last_login_at!.getTime()).toBeGreaterThanOrEqual(before)
})

test('the length of a session is configurable', async () => {
  const short = await officeApi(db, { settings: { siteUrl: 'https://seyyah.example', holdHours: 24, sessionHours: 2 } })
  expect((await post(right(), newAddress(), short)).body.expires_in).toBe(7200)
})

test.each([
  [{}, { email: ['* Bu Alan Zorunlu'], password: ['* Bu Alan Zorunlu'] }],
  [
    { email: '', password: '' },
    { email: ['* Bu Alan Zorunlu'], password: ['* Bu Alan Zorunlu'] },
  ],
  [
    { email: 'a@b.c', password: '12345' },
    { email: ['Bu Alan 6 Karakterden Az Olamaz'], password: ['Bu Alan 6 Karakterden Az Olamaz'] },
  ],
  [
    { email: `${'a'.repeat(40)}@b.example.com`, password: 'a'.repeat(22) },
    { email: ['Bu Alan 50 Karakteri Geçemez'], password: ['Bu Alan 21 Karakteri Geçemez'] },
  ],
  [{ email: 'ayse.seyyah', password: '123456' }, { email: ['Geçerli E-Mail Adresi Giriniz'] }],
  [
    { email: 'ayse@seyyah.example', password: '123456', role_group: 'yonetici' },
    { role_group: ['Bu alan bilinmiyor'] },
  ],
  [
    { email: ['ayse@seyyah.example'], password: 123456 },
    { email: [expect.any(String)], password: [expect.any(String)] },
  ],
])('%j is refused at its fields', async (body, errors) => {
  expect(await post(body)).toMatchObject({ status: 422, body: { success: false, code: 'invalid', errors } })
})

test('every failed login gets the same answer after one hash verification', async () => {
  const closed = await insertStaff(db, 'icerik')
  await db.updateTable('users').set({ active: false }).where('id', '=', closed.id).execute()
  const invited = await insertStaff(db, 'icerik')
  await db.updateTable('users').set({ password_hash: null }).where('id', '=', invited.id).execute()
  const hashes: string[] = []
  const verify = (password: string, hash: string) => {
    hashes.push(hash)
    return passwordMatches(password, hash)
  }
  const place = () => ({ address: newAddress(), lang: 'tr' })
  const same = {
    code: 'wrong_credentials',
    status: 401,
    message: 'wrong_credentials: auth.wrong_credentials',
    facts: {},
  }
  for (const body of [wrong(), right('kimse@seyyah.example'), right(closed.email), right(invited.email)])
    await expect(login(api.services, body, place(), verify)).rejects.toMatchObject({ ...same, fields: {}, headers: {} })
  await login(api.services, right(), place(), verify)
  expect(hashes).toHaveLength(5)
  const costs = new Set(hashes.map((hash) => hash.split('$').slice(0, 3).join('$')))
  expect(costs.size).toBe(1)

  const answers = [await post(wrong()), await post(right('kimse@seyyah.example')), await post(right(closed.email))]
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(answers[0]).toMatchObject({
    status: 401,
    body: { success: false, message: 'E-posta adresi ya da parola hatalı.' },
  })
})

test.each([
  ['AYSE@SEYYAH.EXAMPLE', 200],
  ['ayse@seyyah.example', 200],
  [' ayse@seyyah.example ', 200],
  ['kıvılcım@seyyah.example', 422],
  ['İnci@seyyah.example', 422],
  // The Kelvin sign is a K in NFC: an address that nobody has.
  ['\u212Aemal@seyyah.example', 401],
])('%s is answered with %i', async (email, status) => {
  expect((await post(right(email))).status).toBe(status)
})

test('PostgreSQL folds an e-mail as foldEmail does', async () => {
  for (const [email, key] of [
    ['İNCİ@seyyah.example', 'İncİ@seyyah.example'],
    ['IŞIK@seyyah.example', 'iŞik@seyyah.example'],
    ['ışık@seyyah.example', 'ışık@seyyah.example'],
  ] as const) {
    const { email_key } = await db
      .insertInto('users')
      .values({ name: 'x', email, role_group: 'satis' })
      .returning('email_key')
      .executeTakeFirstOrThrow()
    expect(email_key).toBe(key)
  }
})

test('wrong passwords for an account are limited per address across processes; the user can sign in from another address', async () => {
  const mert = await insertStaff(db, 'satis')
  const other = await officeApi(db)
  const stranger = newAddress()
  for (let n = 0; n < loginLimits.ofAccountThere.points; n++)
    expect((await post(wrong(mert.email), stranger, n % 2 ? api : other)).status).toBe(401)
  for (const process of [api, other]) {
    const refused = await post(right(mert.email), stranger, process)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(loginLimits.ofAccountThere.seconds)
  }
  expect((await post(right(mert.email))).status).toBe(200)
  // Other accounts behind that address are not limited.
  expect((await post(right(), stranger)).status).toBe(200)
})

test('an unknown e-mail is limited like a known one', async () => {
  const address = newAddress()
  const statuses = []
  for (let n = 0; n <= loginLimits.ofAccountThere.points; n++)
    statuses.push((await post(wrong('hic.kimse@seyyah.example'), address)).status)
  expect(statuses).toEqual([...Array.from({ length: loginLimits.ofAccountThere.points }, () => 401), 429])
})

test('concurrent wrong passwords are all counted', async () => {
  const deniz = await insertStaff(db, 'satis')
  const address = newAddress()
  const answers = await Promise.all(Array.from({ length: 25 }, () => post(wrong(deniz.email), address)))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(loginLimits.ofAccountThere.points)
})

test('one address that tries many accounts is limited', async () => {
  const { limit } = api.services
  const address = newAddress()
  for (let n = 1; n < loginLimits.ofAddress.points; n++) await limit(loginLimits.ofAddress, address)
  expect((await post(wrong('birinci@seyyah.example'), address)).status).toBe(401)
  expect((await post(wrong('ikinci@seyyah.example'), address)).status).toBe(429)
  expect((await post(right(), address)).status).toBe(429)
  expect((await post(right())).status).toBe(200)
})

test('an account attacked from many addresses is open from a network where its user signed in before', async () => {
  const can = await insertStaff(db, 'satis')
  const [home, away] = [newAddress(), newAddress()]
  expect((await post(right(can.email), home)).status).toBe(200)
  const { limit } = api.services
  for (let n = 0; n < loginLimits.ofAccount.points; n++) await limit(loginLimits.ofAccount, can.email)
  expect((await post(right(can.email), away)).status).toBe(429)
  expect((await post(right(can.email), home)).status).toBe(200)
  expect((await post(wrong(can.email), home)).status).toBe(401)
  // The refused attempt counts nowhere: no password was compared.
  for (let n = 0; n < loginLimits.ofAccountThere.points; n++) await limit(loginLimits.ofAccountThere, away, can.email)
})

test('one address alone cannot use up the limit of an account', () => {
  const { ofAccount, ofAccountThere } = loginLimits
  // One window more than fit, because the windows may overlap.
  const most = (Math.ceil(ofAccount.seconds / ofAccountThere.seconds) + 1) * ofAccountThere.points
  expect(most).toBeLessThan(ofAccount.points)
})

test('repeated mistypes followed by a right password are never limited', async () => {
  const address = newAddress()
  const statuses = []
  for (let n = 0; n < loginLimits.ofAccountThere.points + 2; n++) statuses.push((await post(right(), address)).status)
  for (let n = 0; n < loginLimits.ofAccountThere.points - 1; n++) {
    statuses.push((await post(wrong(), address)).status, (await post(right(), address)).status)
  }
  expect(new Set(statuses)).toEqual(new Set([200, 401]))
}, 60_000)

test('no address and no e-mail is stored in plain text', async () => {
  const keys = (await db.selectFrom('rate_limits').select('key').execute()).map(({ key }) => key).join()
  expect(keys).not.toMatch(/198\.51|seyyah/)
})

test('a password that is changed during its verification starts no session', async () => {
  const ece = await insertStaff(db, 'satis')
  const verify = async (password: string, hash: string) => {
    const matches = await passwordMatches(password, hash)
    await db.updateTable('users').set({ password_hash: 'another' }).where('id', '=', ece.id).execute()
    return matches
  }
  await expect(
    login(api.services, right(ece.email), { address: newAddress(), lang: 'tr' }, verify),
  ).rejects.toMatchObject({ status: 401 })
  expect(await db.selectFrom('sessions').select('user_id').where('user_id', '=', ece.id).execute()).toEqual([])
})
