import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#src/base/db/test-database.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { markSent, maxAttempts } from '#src/base/mail/outbox.store.server.ts'
import { insertStaff } from '../accounts/accounts.fixture.ts'
import { testOffice } from '../accounts/office.fixture.ts'
import { fixture } from './room.fixture.ts'
import { supportApi } from './support.api.server.ts'
import type { SupportItems } from './support.schema.ts'
import { listSupportRequests } from './support.store.server.ts'

const now = new Date('2027-03-10T11:05:00Z')
const office = testOffice('satis', supportApi, { now: () => now })
const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
const path = '/api/admin/support'
let sample: Record<string, unknown>

beforeEach(async () => {
  for (const table of ['support_requests', 'outbox', 'audit_events', 'intents'] as const)
    await office.db.deleteFrom(table).execute()
  await office.db.deleteFrom('users').where('id', '!=', office.staff.id).execute()
  sample = (await fixture.writes![`POST ${path}`]!(office.db)).body as Record<string, unknown>
})

const apiOf = (staff = office.staff, settings: object = {}): TestApi => {
  const own = testApi(supportApi, { db: office.db, staff, now: () => now })
  return testApi(supportApi, {
    db: office.db,
    staff,
    now: () => now,
    settings: { ...own.services.settings, ...settings },
  })
}
type Answered = { message: string; data: { id: number }; errors: Record<string, string[]> }
const send = (api: TestApi, body: object, key: string = randomUUID()) =>
  api.post<Answered>(path, body, { ...headers, 'idempotency-key': key })
const mails = () => office.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const list = async (api = apiOf()) => (await api.get<SupportItems>(path, headers)).body

test('the link to the screen in the mail leads to the site', async () => {
  for (const screen of ['.example.org/admin', '@example.org', 'https://example.org']) {
    const { status, body } = await send(apiOf(), { ...sample, screen })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['screen']])
  }
  expect((await send(apiOf(), { ...sample, screen: '' })).status).toBe(201)
})

test('a request is stored once with screen, browser and errors, and mailed to every active administrator', async () => {
  await insertStaff(office.db, 'yonetici', { name: 'Zeynep Kaya', email: 'zeynep@seyyah.example' })
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(apiOf(), sample, key)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: 'zeynep@seyyah.example', reply_to: office.staff.email })
  expect(mail!.subject).toContain('Kalkış kaydedilmiyor')
  for (const part of ['Kaydet düğmesine', '/admin/departures', 'Chrome 130', '500', office.staff.name])
    expect(mail!.body_text).toContain(part)
  const { data, recipients, is_all } = await list()
  expect(data).toEqual([
    {
      ...sample,
      id: answers[0]!.body.data.id,
      user_name: office.staff.name,
      created_at: now.toISOString(),
      mail: 'waiting',
    },
  ])
  expect([recipients, is_all]).toEqual([['Zeynep Kaya'], false])
  expect(await office.db.selectFrom('audit_events').selectAll().execute()).toHaveLength(1)
  expect((await send(apiOf(), { ...sample, subject: 'Başka' }, key)).status).toBe(422)
})

test('the address of the environment gets requests instead of the administrators', async () => {
  await insertStaff(office.db, 'yonetici')
  const api = apiOf(office.staff, { supportEmail: 'destek@yazilim.example' })
  expect((await send(api, sample)).body.message).toBe('Talebiniz gönderiliyor.')
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['destek@yazilim.example'])
  expect((await list(api)).recipients).toEqual(['destek@yazilim.example'])
})

test('without a mail server the request is stored, and the office says so', async () => {
  await insertStaff(office.db, 'yonetici')
  const api = apiOf(office.staff, { sendsMail: false })
  expect((await send(api, sample)).body.message).toBe(
    'Talebiniz kaydedildi. E-posta ayarlı olmadığı için kimseye gönderilmedi.',
  )
  expect(await list(api)).toMatchObject({ sends_mail: false, total: 1, data: [{ mail: 'none' }] })
  expect(await mails()).toEqual([])
})

test('the list says whether the mail was sent, waits or was given up', async () => {
  await insertStaff(office.db, 'yonetici')
  for (const subject of ['Bir', 'İki', 'Üçüncü']) await send(apiOf(), { ...sample, subject: `${subject} konu` })
  const [first, second] = await mails()
  await markSent(office.db, first!.id, now)
  await office.db.updateTable('outbox').set({ attempts: maxAttempts }).where('id', '=', second!.id).execute()
  const { data } = await list()
  expect(data.map(({ subject, mail }) => [subject, mail])).toEqual([
    ['Üçüncü konu', 'waiting'],
    ['İki konu', 'failed'],
    ['Bir konu', 'sent'],
  ])
})

test('the list reads the mails of its requests by an index', async () => {
  // A single connection, so that its statistics count this query only.
  const { db: one, drop } = await testDatabase({ max: 1 })
  const staff = await insertStaff(one, 'yonetici')
  await send(testApi(supportApi, { db: one, staff, now: () => now }), sample)
  await sql`INSERT INTO outbox (message_key, recipient, subject, body_text, body_html, created_at, next_try_at)
    SELECT 'other:' || n, 'a@b.example', 'x', 'x', 'x', now(), now() FROM generate_series(1, 5000) n`.execute(one)
  await sql`ANALYZE outbox`.execute(one)
  const scans = async () => {
    await sql`SELECT pg_stat_force_next_flush()`.execute(one)
    const { rows } = await sql<{ n: number }>`
      SELECT seq_scan::int AS n FROM pg_stat_user_tables WHERE relname = 'outbox'`.execute(one)
    return rows[0]!.n
  }
  const before = await scans()
  const { rows } = await listSupportRequests(one, null, { page: 1, per_page: 20 })
  expect(rows).toMatchObject([{ mail: 'waiting' }])
  expect(await scans()).toBe(before)
  await drop()
})

test('staff see their own requests, administrators all', async () => {
  const boss = await insertStaff(office.db, 'yonetici', { name: 'Zeynep Kaya' })
  await send(apiOf(), sample)
  await send(apiOf(boss), { subject: 'Yeni dil', message: 'Almanca eklemek istiyoruz.' })
  const subjects = async (api: TestApi) => (await list(api)).data.map(({ subject }) => subject)
  expect(await subjects(apiOf())).toEqual(['Kalkış kaydedilmiyor'])
  expect((await subjects(apiOf(boss))).sort()).toEqual(['Kalkış kaydedilmiyor', 'Yeni dil'])
})

test.each([
  [{ subject: '' }, 'subject'],
  [{ message: 'x' }, 'message'],
  [{ errors: ['x'.repeat(301)] }, 'errors.0'],
  [{ unknown: 1 }, 'unknown'],
])('%j is refused', async (change, field) => {
  const { status, body } = await send(apiOf(), { ...sample, ...change })
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  expect(await mails()).toEqual([])
})

test('a urlencoded body sends errors as JSON', async () => {
  const body = new URLSearchParams({ subject: 'Konu burada', message: 'Mesaj burada', errors: '["Hata"]' })
  const request = new Request(`https://seyyah.example${path}`, {
    method: 'POST',
    body,
    headers: { ...headers, 'idempotency-key': randomUUID() },
  })
  expect((await apiOf().fetch(request)).status).toBe(201)
  expect((await list()).data[0]!.errors).toEqual(['Hata'])
})
