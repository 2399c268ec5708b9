import { beforeEach, expect, test } from 'vitest'
import { localizeShipped } from '#src/base/http/endpoint/test-api.ts'
import { insertSession, insertStaff, officeApi, staffPassword } from '../accounts.fixture.ts'
import { passwordPath } from '../accounts.links.ts'
import { testPeople } from '../office.fixture.ts'
import { answerAskedLinks } from './forgotten-password.commands.server.ts'

const people = testPeople()
const path = '/api/auth/forgotten-password'
const newPassword = 'dört at nalı'
let places = 0
/** An address of a network that no other test uses. */
const newAddress = () => `198.51.${100 + Math.floor(++places / 250)}.${(places % 250) + 1}`

async function post(route: string, body: object, address = newAddress()) {
  const request = new Request(`https://seyyah.example${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const response = await people.api.fetch(request, { address })
  return { status: response.status, body: (await response.json()) as { message: string; errors?: object } }
}
const ask = (email: string, address?: string) => post(path, { email }, address)
const answerAll = () => answerAskedLinks(people.api.services)
const later = (minutes: number) => {
  people.now = new Date(people.now.getTime() + minutes * 60_000)
}
const mails = (recipient: string) =>
  people.db
    .selectFrom('outbox')
    .select(['body_text', 'subject'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
async function keys(recipient: string): Promise<string[]> {
  const start = `https://seyyah.example${passwordPath('')}`
  return (await mails(recipient)).flatMap(({ body_text }) => {
    const at = body_text.indexOf(start)
    return at < 0 ? [] : [body_text.slice(at + start.length, at + start.length + 43)]
  })
}
const login = (email: string, password: string) => post('/api/auth/login', { email, password })

let ayse: { id: number; email: string }
beforeEach(async () => {
  ayse = await insertStaff(people.db, 'satis', { name: 'Ayşe Yıldız', email: 'Ayse@seyyah.example' })
})

test('the mailed link sets a new password once, ends all sessions, and the owner is told', async () => {
  await insertSession(people.db, ayse, people.now)
  expect((await ask('ayse@SEYYAH.example')).status).toBe(200)
  expect(await answerAll()).toBe(1)
  expect(await answerAll()).toBe(0)
  const [key] = await keys(ayse.email)
  // Until it is used, the old password is valid.
  expect((await login(ayse.email, staffPassword)).status).toBe(200)
  expect((await post('/api/auth/password', { key, password: newPassword })).status).toBe(200)
  expect(await people.db.selectFrom('sessions').select('id').where('user_id', '=', ayse.id).execute()).toEqual([])
  expect((await login(ayse.email, staffPassword)).status).toBe(401)
  expect((await login(ayse.email, newPassword)).status).toBe(200)
  expect((await post('/api/auth/password', { key, password: 'beş at nalı' })).status).toBe(422)
  expect((await mails(ayse.email)).map(({ subject }) => subject)).toContain('Seyyah: parolanız değiştirildi')
  const records = await people.db.selectFrom('audit_events').select(['action', 'user_id']).orderBy('id').execute()
  expect(records.filter(({ action }) => action.startsWith('password'))).toEqual([
    { action: 'password_link', user_id: null },
    { action: 'password', user_id: ayse.id },
  ])
})

test('known, unknown and closed accounts get the same answer; only an open account gets a mail', async () => {
  await people.db.updateTable('users').set({ active: false }).where('id', '=', ayse.id).execute()
  const answers = [await ask(people.boss.email), await ask('kimse@seyyah.example'), await ask(ayse.email)]
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await answerAll()).toBe(1)
  expect(await keys(people.boss.email)).toHaveLength(1)
  expect(await keys(ayse.email)).toEqual([])
})

test('the request itself writes no link, mail or record, whoever is asked for', async () => {
  await ask(ayse.email)
  for (const table of ['password_links', 'outbox', 'audit_events'] as const)
    expect(await people.db.selectFrom(table).selectAll().execute()).toEqual([])
})

test('a link is valid for an hour', async () => {
  await ask(ayse.email)
  await answerAll()
  later(61)
  const [key] = await keys(ayse.email)
  expect((await post('/api/auth/password', { key, password: newPassword })).status).toBe(422)
})

test('a stranger who asks again and again ends no link and fills no mailbox; setting a password ends them all', async () => {
  for (let n = 0; n < 6; n++) {
    await ask(ayse.email)
    await answerAll()
    later(1)
  }
  const mailed = await keys(ayse.email)
  expect(mailed).toHaveLength(3)
  expect((await post('/api/auth/password', { key: mailed[0], password: newPassword })).status).toBe(200)
  expect((await post('/api/auth/password', { key: mailed[2], password: 'beş at nalı' })).status).toBe(422)
  later(61)
  await ask(ayse.email)
  expect(await answerAll()).toBe(1)
})

test('an account is asked for five times an hour from one network, and can be asked for from another', async () => {
  const here = newAddress()
  const statuses = []
  for (let n = 0; n < 6; n++) statuses.push((await ask(ayse.email, here)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await ask(people.boss.email, here)).status).toBe(200)
  expect((await ask(ayse.email)).status).toBe(200)
})

test('one network asks for twenty accounts an hour', async () => {
  const here = newAddress()
  const statuses = []
  for (let n = 0; n < 21; n++) statuses.push((await ask(`kimse${n}@seyyah.example`, here)).status)
  expect(statuses.slice(19)).toEqual([200, 429])
})

test('a link of an administrator stays valid beside one that was asked for', async () => {
  const made = await people.api.post<{ data: { password_link: string } }>(
    `/api/admin/users/${ayse.id}/reset`,
    {},
    people.asBoss,
  )
  await ask(ayse.email)
  await answerAll()
  const key = made.body.data.password_link.split('#key=')[1]
  expect((await post('/api/auth/password', { key, password: newPassword })).status).toBe(200)
})

test('an invited account that a stranger asks for was not used by it: it can still be deleted', async () => {
  const account = { name: 'Yeni Biri', email: 'yeni@seyyah.example', role_group: 'satis' }
  const { body } = await people.api.post<{ data: { id: number } }>('/api/admin/users', account, people.asBoss)
  await ask(account.email)
  expect(await answerAll()).toBe(1)
  const path = `/api/admin/users/${body.data.id}`
  expect((await people.api.post(path, { _method: 'DELETE' }, people.asBoss)).status).toBe(200)
  expect(await people.db.selectFrom('users').select('id').where('email', '=', account.email).execute()).toEqual([])
})

test('of the links that are open the office shows the end of the last one', async () => {
  await ask(ayse.email)
  await answerAll()
  later(1)
  await ask(ayse.email)
  await answerAll()
  const { body } = await people.api.get<{ link_expires_at: string }>(`/api/admin/users/${ayse.id}`, people.asBoss)
  expect(body.link_expires_at).toBe(new Date(people.now.getTime() + 60 * 60_000).toISOString())
})

test('an address that was changed after it was asked for gets nothing', async () => {
  await ask(ayse.email)
  await people.db.updateTable('users').set({ active: false }).where('id', '=', ayse.id).execute()
  expect(await answerAll()).toBe(0)
  expect(await keys(ayse.email)).toEqual([])
})

test('without a mail server it says what to do', async () => {
  const api = await officeApi(people.db, {
    settings: { siteUrl: 'https://seyyah.example', holdHours: 24, sendsMail: false },
  })
  const answer = await api.post(path, { email: ayse.email })
  expect([answer.status, answer.body.message]).toEqual([
    409,
    await localizeShipped({ key: 'auth.forgotten_no_mail' }, 'tr'),
  ])
})

test.each(['', 'ayse.seyyah'])('%j is refused at its field', async (email) => {
  const { status, body } = await ask(email)
  expect([status, Object.keys(body.errors!)]).toEqual([422, ['email']])
})
