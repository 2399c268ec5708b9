import { beforeEach, expect, test } from 'vitest'
import type { Staff } from '#src/base/http/endpoint/services.server.ts'
import { bearer, insertSession, insertStaff, staffPassword } from '../accounts.fixture.ts'
import type { Account } from '../accounts.schema.ts'
import { testPeople } from '../office.fixture.ts'

const people = testPeople()
const path = '/api/admin/account'
type Body = { message: string; data: Account; errors: Record<string, string[]> }
let clerk: Staff
let token: string

beforeEach(async () => {
  clerk = await insertStaff(people.db, 'satis', { name: 'İnci Işık', email: 'inci@seyyah.example' })
  token = await insertSession(people.db, clerk, people.now)
})

const rename = (body: object) => people.api.post<Body>(path, { ...body, _method: 'PUT' }, bearer(token))
const change = (current_password: string, password: string) =>
  people.api.post<Body>(`${path}/password`, { current_password, password }, bearer(token))
const signIn = async (password: string) =>
  (await people.api.post('/api/auth/login', { email: clerk.email, password })).status
const statusOf = async (session: string) => (await people.api.get('/api/admin/status', bearer(session))).status

test('a user of any role reads and renames their own account only', async () => {
  const { body } = await people.api.get<Account>(path, bearer(token))
  expect(body).toEqual({
    name: 'İnci Işık',
    email: 'inci@seyyah.example',
    role_group: 'satis',
    version: 1,
    permissions: clerk.permissions,
  })
  expect((await rename({ name: 'İnci Ak', version: 1 })).body).toMatchObject({
    message: 'Hesabınız güncellendi.',
    data: { name: 'İnci Ak', version: 2 },
  })
  expect((await rename({ name: 'İnci Su', version: 1 })).status).toBe(409)
  expect((await rename({ name: '\u200b', version: 2 })).body.errors).toHaveProperty('name')
  for (const more of [{ role_group: 'yonetici' }, { email: 'baska@seyyah.example' }])
    expect((await rename({ name: 'İnci Su', version: 2, ...more })).status).toBe(422)
  expect(await people.db.selectFrom('audit_events').select(['action', 'before', 'after']).execute()).toEqual([
    { action: 'update', before: { name: 'İnci Işık' }, after: { name: 'İnci Ak' } },
  ])
})

test('the language of the office follows the user to every login, and an open form stays valid', async () => {
  const choose = (office_lang: string) =>
    people.api.post<Body>(`${path}/language`, { office_lang, _method: 'PUT' }, bearer(token))
  type SignedIn = { data: { office_lang: string | null } }
  const atLogin = async () => {
    const { body } = await people.api.post<SignedIn>('/api/auth/login', { email: clerk.email, password: staffPassword })
    return body.data.office_lang
  }
  expect(await atLogin()).toBeNull()
  expect((await choose('de')).body.errors).toHaveProperty('office_lang')
  expect((await choose('en')).status).toBe(200)
  expect(await atLogin()).toBe('en')
  expect((await people.api.get<SignedIn>('/api/admin/status', bearer(token))).body.data.office_lang).toBe('en')
  expect((await rename({ name: 'İnci Ak', version: 1 })).status).toBe(200)
  const other = await insertStaff(people.db, 'satis')
  const session = bearer(await insertSession(people.db, other, people.now))
  expect((await people.api.get<SignedIn>('/api/admin/status', session)).body.data.office_lang).toBeNull()
})

test('a new password asks for the current one, ends the other sessions and keeps this one', async () => {
  const other = await insertSession(people.db, clerk, people.now)
  const { status, body } = await change(staffPassword, 'bulut-sofrasi-58')
  expect([status, body.message]).toEqual([200, 'Parolanız değişti; diğer 1 oturumunuz kapatıldı.'])
  expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401])
  expect([await signIn(staffPassword), await signIn('bulut-sofrasi-58')]).toEqual([401, 200])
  const [event] = await people.db.selectFrom('audit_events').selectAll().execute()
  expect(event).toMatchObject({ action: 'password', before: null, after: null })
})

test.each([
  ['yanlış parola', 'bulut-sofrasi-58', 'current_password', 'Şu anki parolanız bu değil'],
  [staffPassword, staffPassword, 'password', 'Yeni parolanız eskisinden farklı olmalı'],
  [staffPassword, 'sifre1234', 'password', 'Bu parola çok kolay tahmin edilir. Lütfen başka bir parola seçin.'],
  [staffPassword, 'kısa', 'password', expect.stringMatching(/./)],
])('from %s to %s is refused at its field', async (current, next, field, message) => {
  const { status, body } = await change(current, next)
  expect([status, body.errors]).toEqual([422, { [field]: [message] }])
  expect(await signIn(staffPassword)).toBe(200)
})

test('of two concurrent changes of the password one is done', async () => {
  const answers = await Promise.all(['bulut-sofrasi-58', 'yelken-vakti-27'].map((next) => change(staffPassword, next)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('wrong current passwords are limited', async () => {
  for (let n = 0; n < 10; n++) expect((await change('yanlış parola', 'bulut-sofrasi-58')).status).toBe(422)
  expect((await change(staffPassword, 'bulut-sofrasi-58')).status).toBe(429)
})
