import { expect, test } from 'vitest'
import { insertStaff, staffPassword } from '../accounts.fixture.ts'
import type { UserItem } from '../accounts.schema.ts'
import { findUser } from '../accounts.store.server.ts'
import { testPeople } from '../office.fixture.ts'

const people = testPeople()
const wanted = 'zeynep.yeni@seyyah.example'
type Body = { data: UserItem; errors: Record<string, string[]>; code: string }

const put = (body: object, id = people.boss.id) =>
  people.api.post<Body>(`/api/admin/users/${id}`, { _method: 'PUT', ...body }, people.asBoss)
const emailOf = async (id: number) => (await findUser(people.db, id))?.email
const mails = () => people.db.selectFrom('outbox').select(['recipient', 'body_text']).execute()
const records = () => people.db.selectFrom('audit_events').select(['before', 'after']).execute()

test('with the current password the own e-mail changes, and the old address is told from where', async () => {
  const { status, body } = await put({ email: wanted, current_password: staffPassword })
  expect([status, body.data.email]).toEqual([200, wanted])
  expect(await mails()).toMatchObject([{ recipient: people.boss.email }])
  const [mail] = await mails()
  for (const part of ['Zeynep Kaya', '192.0.2.7']) expect(mail!.body_text).toContain(part)
  expect(mail!.body_text).not.toContain(wanted)
  expect(await records()).toEqual([{ before: { email: people.boss.email }, after: { email: wanted } }])
  expect((await people.api.get('/api/admin/status', people.asBoss)).status).toBe(200)
})

test.each([
  ['no password', {}, '* Bu Alan Zorunlu'],
  ['an empty password', { current_password: '' }, '* Bu Alan Zorunlu'],
  ['a wrong password', { current_password: 'yanlış parola' }, 'Şu anki parolanız bu değil'],
])('with %s the own e-mail stays', async (_, more, message) => {
  const { status, body } = await put({ name: 'Zeynep Ak', email: wanted, ...more })
  expect([status, body.errors]).toEqual([422, { current_password: [message] }])
  expect(await findUser(people.db, people.boss.id)).toMatchObject({ name: 'Zeynep Kaya', email: people.boss.email })
  expect([await mails(), await records()]).toEqual([[], []])
})

test('wrong passwords are limited together with those of the page My account', async () => {
  for (let n = 0; n < 9; n++) expect((await put({ email: wanted, current_password: 'yanlış parola' })).status).toBe(422)
  const change = { current_password: 'yanlış parola', password: 'bulut-sofrasi-58' }
  expect((await people.api.post('/api/admin/account/password', change, people.asBoss)).status).toBe(422)
  expect((await put({ email: wanted, current_password: staffPassword })).status).toBe(429)
  expect(await emailOf(people.boss.id)).toBe(people.boss.email)
})

test('neither the other fields of the own account nor the e-mail of somebody else ask for it', async () => {
  const { email } = people.boss
  expect((await put({ name: 'Zeynep Ak', email, current_password: '' })).status).toBe(200)
  const clerk = await insertStaff(people.db, 'satis')
  expect((await put({ email: wanted }, clerk.id)).status).toBe(200)
  expect(await emailOf(clerk.id)).toBe(wanted)
})

test('an e-mail that is taken is refused at its field', async () => {
  const clerk = await insertStaff(people.db, 'satis')
  const taken = await put({ email: clerk.email, current_password: staffPassword })
  expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['email']])
  expect(await emailOf(people.boss.id)).toBe(people.boss.email)
})
