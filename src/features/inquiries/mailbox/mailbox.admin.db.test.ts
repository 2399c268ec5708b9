import { beforeEach, expect, test } from 'vitest'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { noDocuments } from '#src/base/http/endpoint/test-services.ts'
import { testOffice } from '../../accounts/office.fixture.ts'
import { messageKinds } from '../inquiries.links.ts'
import { mailboxApi } from './mailbox.api.server.ts'
import { insertSample } from './mailbox.fixture.ts'
import type { Message, MessageRows } from './mailbox.schema.ts'

const removed: string[] = []
const office = testOffice('satis', mailboxApi, {
  documents: { ...noDocuments, remove: async (name) => void removed.push(name) },
})

beforeEach(async () => {
  for (const table of ['messages', 'outbox', 'alert_queue', 'audit_events'] as const)
    await office.db.deleteFrom(table).execute()
  removed.length = 0
})

type Body = 'urlencoded' | 'json' | 'multipart'

/** As the office of the specification sends an edit: a POST with `_method`. */
async function edit(path: string, _method: 'PUT' | 'DELETE', fields: Record<string, string>, as: Body) {
  const all = { _method, ...fields }
  const form = new FormData()
  for (const [name, value] of Object.entries(all)) form.set(name, value)
  const written = new Response(
    as === 'json' ? JSON.stringify(all) : as === 'multipart' ? form : new URLSearchParams(all),
  )
  const api = testApi(mailboxApi, { db: office.db, staff: office.staff })
  const response = await api.fetch(
    new Request(`https://seyyah.example${path}`, {
      method: 'POST',
      body: await written.arrayBuffer(),
      headers: {
        authorization: `Bearer ${'x'.repeat(43)}`,
        'content-type': as === 'json' ? 'application/json' : written.headers.get('content-type')!,
      },
    }),
  )
  return { status: response.status, body: (await response.json()) as { success: boolean; message: string } }
}

const list = async (kind: string, query = '') => (await office.get<MessageRows>(`/api/admin/${kind}${query}`)).body
const unread = async (kind: string) =>
  (await office.get<{ count: number }>(`/api/admin/${kind}/not-check-count`)).body.count

test.each(
  messageKinds.flatMap((kind) => (['urlencoded', 'json', 'multipart'] as const).map((as) => [kind, as] as const)),
)('a message of the kind %s is read, moved to the trash and deleted for good by %s bodies', async (kind, as) => {
  const path = `/api/admin/${kind}`
  const [id, other] = [await insertSample(office.db, kind), await insertSample(office.db, kind)]
  expect(await unread(kind)).toBe(2)
  expect(await edit(`${path}/check`, 'PUT', { id: String(id) }, as)).toMatchObject({
    status: 200,
    body: { success: true, message: '1 mesaj okundu sayıldı.' },
  })
  expect(await unread(kind)).toBe(1)
  const early = await edit(path, 'DELETE', { delete_list: JSON.stringify([id]) }, as)
  expect([early.status, early.body.message]).toEqual([409, 'Mesajlar yalnızca çöpten silinebilir. Önce çöpe taşıyın.'])
  const trash = { trash_list: JSON.stringify([id, other]) }
  expect((await edit(`${path}/trash`, 'PUT', trash, as)).body.message).toBe('2 mesaj çöpe taşındı.')
  expect((await edit(`${path}/trash`, 'PUT', trash, as)).body.message).toBe('0 mesaj çöpe taşındı.')
  expect(await unread(kind)).toBe(0)
  expect([(await list(kind)).total, (await list(kind, '?section=trash')).total]).toEqual([0, 2])
  expect((await edit(`${path}/restore`, 'PUT', { mail_list: `[${other}]` }, as)).status).toBe(200)
  expect(await unread(kind)).toBe(1)
  const gone = await edit(path, 'DELETE', { delete_list: JSON.stringify([{ id }]) }, as)
  expect(gone.body).toEqual({ success: true, message: '1 mesaj kalıcı olarak silindi.' })
  expect((await list(kind, '?section=trash')).total).toBe(0)
  expect((await edit(path, 'DELETE', { delete_list: `[${id}]` }, as)).status).toBe(404)
  const actions = await office.db.selectFrom('audit_events').select(['action', 'entity']).execute()
  expect(actions.filter(({ entity }) => entity === 'messages').map(({ action }) => action)).toEqual([
    'update',
    'update',
    'update',
    'update',
    'delete',
  ])
})

test('a kind lists its own messages only, in pages that begin with 1, the newest first', async () => {
  for (let n = 1; n <= 21; n++) await insertSample(office.db, 'contact', { name: `Konuk ${n}` })
  const other = await insertSample(office.db, 'offer')
  const first = await list('contact')
  expect([first.page, first.page_count, first.total, first.per_page, first.data.length]).toEqual([1, 2, 21, 20, 20])
  expect(first.data[0]!.name).toBe('Konuk 21')
  expect(first.staff.map(({ id }) => id)).toContain(office.staff.id)
  expect((await list('contact', '?page=2')).data.map(({ name }) => name)).toEqual(['Konuk 1'])
  expect((await office.get(`/api/admin/contact/${other}`)).status).toBe(404)
  expect((await office.get('/api/admin/contact?page=0')).status).toBe(422)
  expect((await office.get('/api/admin/contact?section=arsiv')).status).toBe(422)
  expect((await office.put('/api/admin/contact/trash', { trash_list: `[${other}]` })).status).toBe(404)
})

test.each([
  ['isik', 1],
  ['IŞIK@ORNEK', 1],
  ['5321112233', 1],
  ['0532 111', 1],
  ['pamukkale', 1],
  ['yok böyle', 0],
  ['%', 0],
])('a search for "%s" finds %i', async (search, n) => {
  await insertSample(office.db, 'contact')
  await insertSample(office.db, 'contact', {
    name: 'İnci Işık',
    email: 'isik@ornek.example',
    phone: '0532 111 22 33',
    message: 'Pamukkale günübirlik mi?',
  })
  expect((await list('contact', `?search=${encodeURIComponent(search)}`)).total).toBe(n)
})

test.each([
  ['', 'Zeynep Ilgaz İlker Çelik Can'],
  ['?sort=-created_at', 'Zeynep Ilgaz İlker Çelik Can'],
  ['?sort=created_at', 'Can Çelik İlker Ilgaz Zeynep'],
  ['?sort=name', 'Can Çelik Ilgaz İlker Zeynep'],
  ['?sort=-name', 'Zeynep İlker Ilgaz Çelik Can'],
  ['?unread=1', 'Zeynep Ilgaz Can'],
  ['?unread=1&sort=name', 'Can Ilgaz Zeynep'],
  ['?unread=1&section=trash', 'Umut'],
])('a mailbox with "%s" lists %s', async (query, names) => {
  for (const name of ['Can', 'Çelik', 'İlker', 'Ilgaz', 'Zeynep'])
    await insertSample(office.db, 'contact', { name, check: name === 'Çelik' || name === 'İlker' })
  await insertSample(office.db, 'contact', { name: 'Umut', section: 'trash' })
  await insertSample(office.db, 'contact', { name: 'Veli', section: 'trash', check: true })
  const { data, total } = await list('contact', query)
  expect(data.map(({ name }) => name).join(' ')).toBe(names)
  expect(total).toBe(data.length)
})

test('the fields of each kind are shown in words', async () => {
  const lines = async (kind: (typeof messageKinds)[number]) => {
    const { body } = await office.get<Message>(`/api/admin/${kind}/${await insertSample(office.db, kind)}`)
    return body.lines.map(({ label, value }) => `${label}: ${value}`)
  }
  expect(await lines('contact')).toEqual(['Konu: Turlar ve fiyatlar'])
  expect(await lines('special-tour')).toEqual([
    'Nereye?: Çanakkale',
    'Tarih: Mayıs 2027',
    'Kaç gece?: 2 gece',
    'Kimin için?: Bir okul',
    'Kişiler: 4 yetişkin, 2 çocuk (9, 11 yaş)',
    'Bütçe: kişi başı 15.000 TL',
    'Ulaşım: Otobüs, Gemi',
    'Sizi ne zaman arayalım?: Sabah (09.00 – 12.00)',
    'Sağlık bilgisini kullanma izni: Evet',
  ])
  expect(await lines('human-resources')).toEqual([
    'Başvurduğunuz görev: Tur rehberi',
    'Başka görevler için saklama izni (1 yıl): Evet',
  ])
  expect(await lines('offer')).toEqual([
    'Tur: Kapadokya Turu',
    'Tarih: 12 Nisan 2027',
    'Kişiler: 20 yetişkin',
    'Sizi ne zaman arayalım?: Fark etmez',
  ])
})

test('a deleted application takes its CV with it', async () => {
  const id = await insertSample(office.db, 'human-resources', { section: 'trash', file: 'documents/cv/a.pdf' })
  await office.remove('/api/admin/human-resources', { delete_list: [id] })
  expect(removed).toEqual(['documents/cv/a.pdf'])
})

/** A message of the trash with an answer, and the mails about all of it. */
async function insertMailed(): Promise<{ id: number; keys: string[] }> {
  const id = await insertSample(office.db, 'contact', { section: 'trash' })
  const { message_no } = await office.db
    .selectFrom('messages')
    .select('message_no')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const entry = { message_id: id, kind: 'yanit', body: 'Sayın Ayşe Yılmaz', user_name: 'Zeynep' } as const
  const answer = await office.db
    .insertInto('message_entries')
    .values({ ...entry, created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const keys = [
    `message-received:${message_no}`,
    `message-office:${message_no}`,
    `message-answer:${answer.id}`,
    `alert:messages:${id}:1`,
  ]
  const words = { recipient: 'ofis@deneme.example', subject: 'Ayşe Yılmaz', body_text: 'Ayşe Yılmaz', body_html: '' }
  await office.db
    .insertInto('outbox')
    .values(keys.map((message_key) => ({ message_key, sent_at: new Date(), ...words })))
    .execute()
  return { id, keys }
}

test('a message is not deleted for good while its answer is on its way', async () => {
  const { id, keys } = await insertMailed()
  const answer = office.db.updateTable('outbox').where('message_key', '=', keys[2]!)
  await answer.set({ sent_at: null, attempts: 1, last_error: 'timeout' }).execute()
  const remove = () => office.post<{ message: string }>('/api/admin/contact', { _method: 'DELETE', delete_list: [id] })
  const { status, body } = await remove()
  expect([status, body.message]).toEqual([409, 'Yanıt henüz gönderilmedi. Gönderildikten sonra silin.'])
  expect(await office.db.selectFrom('messages').select('id').where('id', '=', id).execute()).toHaveLength(1)
  await answer.set({ attempts: 99 }).execute()
  expect((await remove()).status).toBe(200)
})

test('a message that is deleted for good takes all mails about it with it, and staff are not told of it', async () => {
  const [gone, other] = [await insertMailed(), await insertMailed()]
  await office.remove('/api/admin/contact', { delete_list: [gone.id] })
  const mails = await office.db.selectFrom('outbox').select('message_key').orderBy('id').execute()
  expect(mails.map(({ message_key }) => message_key)).toEqual(other.keys)
  const alerts = await office.db.selectFrom('alert_queue').select(['cause', 'record_id']).execute()
  expect(alerts).toEqual([{ cause: 'messages', record_id: other.id }])
})

test.each([
  ['PUT', 'trash', {}, 'trash_list'],
  ['PUT', 'trash', { trash_list: 'hepsi' }, 'trash_list'],
  ['PUT', 'trash', { trash_list: '[]' }, 'trash_list'],
  ['PUT', 'trash', { trash_list: '[1]', section: 'mail' }, 'section'],
  ['PUT', 'check', {}, 'id'],
  ['PUT', 'check', { id: 'x' }, 'id'],
  ['DELETE', '', { delete_list: '["x"]' }, 'delete_list'],
])('%s %s with %j is refused at its field', async (_method, part, body, field) => {
  const path = `/api/admin/contact${part && `/${part}`}`
  const { status, body: refused } = await office.post<{ errors: object }>(path, { _method, ...body })
  expect([status, Object.keys(refused.errors)[0]?.split('.')[0]]).toEqual([422, field])
})
