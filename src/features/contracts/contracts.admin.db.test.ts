import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { queueOf } from '#src/base/db/queue-order.ts'
import { type TestDatabase, testDatabase } from '#src/base/db/test-database.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '../accounts/accounts.fixture.ts'
import { insertLanguages } from '../tours/tours.fixture.ts'
import { contractsAdminApi } from './contracts.admin.api.server.ts'
import type { OfficeContract } from './contracts.admin.schema.ts'
import { contractsApi } from './contracts.api.server.ts'

const path = '/api/admin/contracts'
const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
let database: TestDatabase
let api: TestApi
beforeAll(async () => {
  database = await testDatabase()
  await insertLanguages(database.db)
  const staff = await insertStaff(database.db, 'icerik')
  api = testApi([...contractsAdminApi, ...contractsApi], { db: database.db, staff })
})
beforeEach(async () => {
  await database.db.deleteFrom('orders').execute()
  await database.db.deleteFrom('contracts').execute()
})
afterAll(() => database.drop())

const form = { kind: 'bilgi', name_tr: 'Çerez Politikası', body_tr: '<p>Sayın {{customer_name}}</p>' }
const add = async (more: object = {}) =>
  api.post<{ message: string; data: { id: number } }>(
    path,
    { form_data: JSON.stringify({ ...form, ...more }) },
    headers,
  )
const change = (id: number, more: object) =>
  api.post(path, { _method: 'PUT', form_data: JSON.stringify({ ...form, id, ...more }) }, headers)
const read = async (id: number) => (await api.get<OfficeContract>(`${path}/${id}`, headers)).body
const shown = async () => (await api.get('/api/pages/contract/cerez-politikasi')).body

test('a saved text is a new version, and the earlier ones stay', async () => {
  const { status, body } = await add()
  expect([status, body.message]).toEqual([201, 'Sözleşme Eklendi!'])
  const { id } = body.data
  expect(await shown()).toMatchObject({ version: 1, body: '<p>Sayın {{customer_name}}</p>' })
  const saved = await change(id, {
    body_tr: '<p>Yeni metin</p>',
    name_en: 'Cookies',
    body_en: '<p>Text</p>',
    version: 1,
  })
  expect([saved.status, saved.body.message]).toEqual([200, 'Sözleşme Güncellendi!'])
  expect(await shown()).toMatchObject({ version: 2, body: '<p>Yeni metin</p>' })
  // The same text again is no new version.
  await change(id, { body_tr: '<p>Yeni metin</p>', name_en: 'Cookies', body_en: '<p>Text</p>', at_checkout: true })
  const versions = (await read(id)).versions.map(({ lang, version }) => `${lang} ${version}`)
  expect(versions.sort()).toEqual(['en 1', 'tr 1', 'tr 2'])
  const older = await api.get(`${path}/${id}/versions/tr/1`, headers)
  expect(older.body).toMatchObject({ lang: 'tr', version: 1, body: '<p>Sayın {{customer_name}}</p>' })
  expect((await api.get(`${path}/${id}/versions/tr/3`, headers)).status).toBe(404)
  expect(await read(id)).toMatchObject({ body_tr: '<p>Yeni metin</p>', body_en: '<p>Text</p>', at_checkout: true })
})

test.each([
  [{ name_tr: '' }, 'name_tr', '* Bu Alan Zorunlu'],
  [{ body_tr: '<p></p>' }, 'body_tr', expect.any(String)],
  [{ body_tr: '<p>{{ad_soyad}}</p>' }, 'body_tr', '{{ad_soyad}} diye bir alan yok.'],
  [{ body_tr: '<p>Turlar: {{order_items}}</p>' }, 'body_tr', expect.stringContaining('tek başına durmalı')],
  [{ kind: 'kira' }, 'kind', 'Bu alanı kontrol ediniz'],
])('%j is refused at its field', async (wrong, field, message) => {
  const { status, body } = await api.post(path, { form_data: { ...form, ...wrong } }, headers)
  expect([status, body.errors]).toEqual([422, { [field]: [message] }])
})

test('a stale save is refused, and so is emptying what was published', async () => {
  const { id } = (await add({ name_en: 'Cookies', body_en: '<p>Text</p>' })).body.data
  const emptied = await change(id, { name_en: '', body_en: '', version: 1 })
  expect(emptied.body.errors).toEqual({ body_en: ['Bu dilde yayımlanmış bir metin var; boş bırakılamaz.'] })
  await change(id, { name_en: 'Cookies', body_en: '<p>Text</p>', active: false, version: 1 })
  const stale = await change(id, { name_en: 'Cookies', body_en: '<p>Text</p>', version: 1 })
  expect([stale.status, stale.body.version]).toEqual([409, 2])
  expect((await api.get('/api/pages/contracts')).body).toEqual([])
  // A form from before the language was made does not speak of it.
  expect((await change(id, { body_tr: '<p>Yeni</p>' })).status).toBe(200)
  expect(await read(id)).toMatchObject({ name_en: 'Cookies', body_en: '<p>Text</p>', body_tr: '<p>Yeni</p>' })
})

test('one that an order accepted is taken off the site instead of deleted', async () => {
  const { id } = (await add()).body.data
  const free = (await add({ name_tr: 'Gizlilik' })).body.data.id
  const order = { order_no: 'SYH-27-7F3K9Q', name: 'Elif', city: 'İzmir', email: 'elif@ornek.example', phone: '0532' }
  const { id: order_id } = await database.db
    .insertInto('orders')
    .values({ ...order, lang: 'tr', secret_hash: Buffer.alloc(32), hold_until: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.db
    .insertInto('order_contracts')
    .values({
      order_id,
      contract_id: id,
      version: 1,
      lang: 'tr',
      body_hash: Buffer.alloc(32),
      body: '',
      name: '',
    } as never)
    .execute()
  expect((await read(id)).versions).toMatchObject([{ version: 1, order_count: 1 }])
  const remove = (which: number) => api.post(path, { _method: 'DELETE', id: which }, headers)
  expect((await remove(id)).body.message).toBe('Siparişlerde onaylandığı için silinmedi; yayından kaldırıldı.')
  expect((await read(id)).active).toBe(false)
  expect((await remove(id)).status).toBe(409)
  expect((await remove(free)).body.message).toBe('Kayıt silindi.')
  expect((await remove(free)).status).toBe(404)
})

test('contracts stand in the order that was dragged', async () => {
  const ids = [(await add()).body.data.id, (await add({ name_tr: 'Gizlilik' })).body.data.id]
  const saved = await api.post(`${path}/queue`, { _method: 'PUT', queue: JSON.stringify(queueOf(ids)) }, headers)
  expect(saved.body.message).toBe('Sıra Düzeni Değiştirildi.')
  const { body } = await api.get<{ id: number }[]>('/api/pages/contracts')
  expect(body.map(({ id }) => id)).toEqual(ids)
})

test('the list is searched by name in any language and by what the site shows, without the long texts', async () => {
  const { id } = (await add({ name_en: 'Cookies', body_en: '<p>Text</p>' })).body.data
  const closed = (await add({ name_tr: 'Işık Gizliliği', active: false })).body.data.id
  const found = async (query: string) =>
    (await api.get<OfficeContract[]>(`${path}?${query}`, headers)).body.map((contract) => contract.id)
  expect(await found('search=COOK')).toEqual([id])
  expect(await found('search=isik')).toEqual([closed])
  expect(await found('active=true')).toEqual([id])
  expect(await found('active=false&search=cook')).toEqual([])
  expect(Object.keys((await api.get<OfficeContract[]>(path, headers)).body[0]!)).not.toContain('body_tr')
})
