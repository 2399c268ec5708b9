import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { noDocuments } from '#src/base/http/endpoint/test-services.ts'
import { maxAttempts } from '#src/base/mail/outbox.store.server.ts'
import { insertStaff } from '../../accounts/accounts.fixture.ts'
import { testOffice } from '../../accounts/office.fixture.ts'
import { mailboxApi } from './mailbox.api.server.ts'
import { insertSample } from './mailbox.fixture.ts'
import type { Message, MessageSaved, MessagesFound } from './mailbox.schema.ts'
import { messageWorkApi } from './message-work.api.server.ts'
import { replyTemplatesApi } from './reply-templates.api.server.ts'

let now = new Date('2027-03-10T11:05:00Z')
const endpoints = [...mailboxApi, ...messageWorkApi, ...replyTemplatesApi]
const documents = { ...noDocuments, read: async (name: string) => (name === 'cv/a.pdf' ? Buffer.from('%PDF') : null) }
const services = { now: () => now, documents }
const office = testOffice('satis', endpoints, services)
let other: TestApi
const headers = { authorization: `Bearer ${'x'.repeat(43)}` }

beforeAll(async () => {
  const staff = await insertStaff(office.db, 'yonetici', { name: 'Zeynep Kaya' })
  other = testApi(endpoints, { db: office.db, staff, ...services })
  await office.db
    .insertInto('company')
    .values({ project_company_name: 'Deneme Tur', main_color: '#000000', second_color: '#ffffff' })
    .execute()
  await office.db
    .insertInto('contact_information')
    .values({ section: 'email', lang: 'tr', content: 'ofis@deneme.example' })
    .execute()
})
beforeEach(async () => {
  now = new Date('2027-03-10T11:05:00Z')
  for (const table of ['messages', 'outbox', 'audit_events'] as const) await office.db.deleteFrom(table).execute()
})

type Refused = { message: string; errors: Record<string, string[]>; last_answer?: number }
const path = (id: number) => `/api/admin/messages/${id}`
const answer = (api: TestApi, id: number, body: object, key: string = randomUUID()) =>
  api.post<MessageSaved & Refused>(`${path(id)}/answers`, body, { ...headers, 'idempotency-key': key })
const own = () => testApi(endpoints, { db: office.db, staff: office.staff, ...services })
const mails = () => office.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const read = async (id: number) => (await office.get<Message>(`/api/admin/contact/${id}`)).body

test('an answer says whether its mail was sent', async () => {
  const id = await insertSample(office.db)
  await answer(other, id, { body: 'Teşekkür ederiz.' })
  const state = async () => (await read(id)).entries.map(({ mail }) => mail)
  expect(await state()).toEqual(['waiting'])
  const mails = office.db.updateTable('outbox')
  await mails.set({ last_error: '451' }).execute()
  expect(await state()).toEqual(['retrying'])
  await mails.set({ attempts: maxAttempts }).execute()
  expect(await state()).toEqual(['failed'])
  await mails.set({ last_error: '', sent_at: now }).execute()
  expect(await state()).toEqual(['sent'])
  await office.post(`${path(id)}/notes`, { body: 'Arandı.' })
  expect(await state()).toEqual(['sent', null])
})

test('an answer is mailed once in the visitor’s language, stands in the thread and makes the message answered', async () => {
  const id = await insertSample(office.db, 'contact', { lang: 'en', name: 'John Smith' })
  const key = randomUUID()
  const text = { body: 'Dear John,\n\nthe tour has <b>seats</b> left.' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => answer(own(), id, text, key)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const sent = await mails()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ recipient: 'ayse@ornek.example', reply_to: 'ofis@deneme.example' })
  expect(sent[0]!.subject).toMatch(/^Deneme Tur: reply to your message TLP-27-/)
  expect(sent[0]!.body_html).toContain('&lt;b&gt;seats&lt;/b&gt;')
  expect(sent[0]!.body_text).toContain('Kapadokya turu için bilgi rica ediyorum.')
  const { state, assignee, entries } = await read(id)
  expect([state, assignee?.name, entries.length]).toEqual(['yanitlandi', office.staff.name, 1])
  expect(entries[0]).toMatchObject({ kind: 'yanit', body: text.body, by: office.staff.name })
  const records = JSON.stringify(await office.db.selectFrom('audit_events').selectAll().execute())
  expect(records).not.toContain('seats')
  expect((await answer(own(), id, { body: 'Başka bir metin' }, key)).status).toBe(422)
})

test('who answers meanwhile learns what the first did, and may still send', async () => {
  const id = await insertSample(office.db)
  const first = await answer(other, id, { body: 'Zeynep’in yanıtı' })
  expect(first.status).toBe(200)
  const second = await answer(own(), id, { body: 'Benim yanıtım' })
  expect([second.status, second.body.message]).toEqual([
    409,
    'Siz yazarken Zeynep Kaya bu mesaja yanıt verdi (14:05). Yanıtı okuyun; gerekiyorsa sizinkini yine gönderebilirsiniz.',
  ])
  expect(await mails()).toHaveLength(1)
  const seen = second.body.last_answer
  expect((await answer(own(), id, { body: 'Benim yanıtım', last_answer: seen })).status).toBe(200)
  expect((await read(id)).entries.map(({ by }) => by)).toEqual(['Zeynep Kaya', office.staff.name])
  const race = await insertSample(office.db)
  const both = await Promise.all([own(), other].map((api) => answer(api, race, { body: 'Aynı anda' })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('an answer needs an address and a mail server; the message says so before it is written', async () => {
  const id = await insertSample(office.db, 'contact', { email: '' })
  expect((await read(id)).no_answer).toBe('no_address')
  expect((await answer(own(), id, { body: 'Merhaba' })).body.message).toContain('e-posta adresi yok')
  const settings = { ...own().services.settings, sendsMail: false }
  const silent = testApi(endpoints, { db: office.db, staff: office.staff, ...services, settings })
  const reachable = await insertSample(office.db)
  const found = await silent.get<Message>(`/api/admin/contact/${reachable}`, headers)
  expect(found.body.no_answer).toBe('no_mail_server')
  expect((await answer(silent, reachable, { body: 'Merhaba' })).status).toBe(409)
  expect((await read(reachable)).state).toBe('yeni')
})

test('state and assignee change with the version that was read; a stale change is refused', async () => {
  const id = await insertSample(office.db)
  const { version, staff } = await read(id)
  expect(staff.map(({ name }) => name)).toContain('Zeynep Kaya')
  const taken = await office.put<MessageSaved>(path(id), {
    state: 'ilgileniliyor',
    assignee_id: office.staff.id,
    version,
  })
  expect(taken.body.data).toMatchObject({ state: 'ilgileniliyor', assignee: { id: office.staff.id } })
  const stale = await office.put<Refused>(path(id), { state: 'kapandi', version })
  expect([stale.status, stale.body.message]).toEqual([409, expect.stringContaining('değiştirildi')])
  const outsider = await insertStaff(office.db, 'icerik')
  const refused = await office.put<Refused>(path(id), { assignee_id: outsider.id })
  expect([refused.status, refused.body.errors]).toEqual([422, { assignee_id: ['Bu kullanıcı mesajları göremiyor.'] }])
  expect((await office.put(path(id), { assignee_id: '' })).status).toBe(200)
  const total = async (query: string) => (await office.get<{ total: number }>(`/api/admin/contact?${query}`)).body.total
  expect([await total('state=ilgileniliyor'), await total('state=kapandi')]).toEqual([1, 0])
  expect([await total('assignee=yok'), await total(`assignee=${office.staff.id}`)]).toEqual([1, 0])
  expect((await office.put(path(9_999), { state: 'kapandi' })).status).toBe(404)
})

test('a note stays in the office', async () => {
  const id = await insertSample(office.db)
  const { status, body } = await office.post<MessageSaved>(`${path(id)}/notes`, { body: 'Telefonla arandı, meşgul.' })
  expect([status, body.message, body.data.state]).toEqual([200, 'Not eklendi.', 'yeni'])
  expect(body.data.entries).toMatchObject([{ kind: 'not', body: 'Telefonla arandı, meşgul.' }])
  expect(await mails()).toEqual([])
  expect((await office.post(`${path(id)}/notes`, { body: ' ' })).status).toBe(422)
})

test('a CV is sent as an attachment named after its sender', async () => {
  const id = await insertSample(office.db, 'human-resources', { name: 'Mert Demir', file: 'cv/a.pdf' })
  const response = await own().fetch(new Request(`https://x.example${path(id)}/cv`, { headers }))
  expect(response.headers.get('content-disposition')).toContain('Mert%20Demir')
  expect(await response.text()).toBe('%PDF')
  expect((await office.get(`${path(await insertSample(office.db))}/cv`)).status).toBe(404)
})

test('templates of answers begin with shipped ones, and take known placeholders only', async () => {
  const list = async () => (await office.get<{ kind: string; lang: string }[]>('/api/admin/reply-templates')).body
  expect(new Set((await list()).map(({ kind, lang }) => `${kind} ${lang}`)).size).toBe(8)
  const form = { kind: 'contact', lang: 'de', name: 'Danke', body: 'Guten Tag {name}, {message_no}' }
  expect((await office.post('/api/admin/reply-templates', form)).status).toBe(201)
  expect((await list()).some(({ lang }) => lang === 'de')).toBe(true)
  const wrong = await office.post<Refused>('/api/admin/reply-templates', { ...form, body: 'Sayın {isim}' })
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    { body: ['Yalnızca {name} ve {message_no} kullanılabilir.'] },
  ])
})

test('messages of all mailboxes are found together, also in the trash', async () => {
  const asked = await insertSample(office.db, 'offer', { name: 'Zühre Ak', section: 'trash' })
  const applied = await insertSample(office.db, 'human-resources', { name: 'Zühre Ak' })
  await insertSample(office.db, 'contact', { name: 'Baran' })
  const { body } = await office.get<MessagesFound>(`/api/admin/messages?${new URLSearchParams({ search: 'zühre' })}`)
  expect(body.map(({ id, kind, section }) => [id, kind, section])).toEqual([
    [applied, 'human-resources', 'mail'],
    [asked, 'offer', 'trash'],
  ])
  expect((await office.get('/api/admin/messages?search=z')).status).toBe(422)
})
