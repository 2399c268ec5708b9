import { beforeEach, expect, test } from 'vitest'
import { queueOf } from '#src/base/db/queue-order.ts'
import { insertBareOrder } from '#src/features/orders/orders.fixture.ts'
import { testOffice } from '../accounts/office.fixture.ts'
import { insertSample } from '../inquiries/mailbox/mailbox.fixture.ts'
import { contractsAdminApi } from './contracts.admin.api.server.ts'
import type { ListedContract, OfficeContract } from './contracts.admin.schema.ts'
import { contractsApi } from './contracts.api.server.ts'

const path = '/api/admin/contracts'
const office = testOffice('icerik', [...contractsAdminApi, ...contractsApi])
beforeEach(async () => {
  await office.db.deleteFrom('orders').execute()
  await office.db.deleteFrom('messages').execute()
  await office.db.deleteFrom('contracts').execute()
})

const form = { kind: 'bilgi', name_tr: 'Çerez Politikası', body_tr: '<p>Sayın {{customer_name}}</p>' }
const add = async (more: object = {}) =>
  office.post<{ message: string; data: { id: number } }>(path, { form_data: JSON.stringify({ ...form, ...more }) })
const change = (id: number, more: object) => office.put(path, { form_data: JSON.stringify({ ...form, id, ...more }) })
const read = async (id: number) => (await office.get<OfficeContract>(`${path}/${id}`)).body
const shown = async () => (await office.get('/api/pages/contract/cerez-politikasi')).body

/** An order accepts a version. */
async function accept(contract_id: number, version: { version: number; lang: string }) {
  const order_id = await insertBareOrder(office.db)
  const shown = { body_hash: Buffer.alloc(32), body: '', name: '' }
  await office.db
    .insertInto('order_contracts')
    .values({ order_id, contract_id, ...version, ...shown })
    .execute()
}

test('a saved text makes a new version, and earlier ones stay', async () => {
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
  // The same text makes no new version.
  await change(id, { body_tr: '<p>Yeni metin</p>', name_en: 'Cookies', body_en: '<p>Text</p>', at_checkout: true })
  const versions = (await read(id)).versions.map(({ lang, version }) => `${lang} ${version}`)
  expect(versions.sort()).toEqual(['en 1', 'tr 1', 'tr 2'])
  const older = await office.get(`${path}/${id}/versions/tr/1`)
  expect(older.body).toMatchObject({ lang: 'tr', version: 1, body: '<p>Sayın {{customer_name}}</p>' })
  expect((await office.get(`${path}/${id}/versions/tr/3`)).status).toBe(404)
  expect(await read(id)).toMatchObject({ body_tr: '<p>Yeni metin</p>', body_en: '<p>Text</p>', at_checkout: true })
})

test.each([
  [{ name_tr: '' }, 'name_tr', '* Bu Alan Zorunlu'],
  [{ body_tr: '<p></p>' }, 'body_tr', expect.any(String)],
  [{ body_tr: '<p>{{ad_soyad}}</p>' }, 'body_tr', '{{ad_soyad}} diye bir alan yok.'],
  [{ body_tr: '<p>Turlar: {{order_items}}</p>' }, 'body_tr', expect.stringContaining('tek başına durmalı')],
  [{ body_tr: '<img src="/images/yok-320.webp">' }, 'body_tr', expect.stringContaining('görsel artık yok')],
  [{ kind: 'kira' }, 'kind', 'Bu alanı kontrol ediniz'],
])('%j is refused at its field', async (wrong, field, message) => {
  const { status, body } = await office.post(path, { form_data: { ...form, ...wrong } })
  expect([status, body.errors]).toEqual([422, { [field]: [message] }])
})

test('a stale save is refused, and so is emptying a published language', async () => {
  const { id } = (await add({ name_en: 'Cookies', body_en: '<p>Text</p>' })).body.data
  const emptied = await change(id, { name_en: '', body_en: '', version: 1 })
  expect(emptied.body.errors).toEqual({ body_en: ['Bu dilde yayımlanmış bir metin var; boş bırakılamaz.'] })
  await change(id, { name_en: 'Cookies', body_en: '<p>Text</p>', active: false, version: 1 })
  const stale = await change(id, { name_en: 'Cookies', body_en: '<p>Text</p>', version: 1 })
  expect([stale.status, stale.body.version]).toEqual([409, 2])
  expect((await office.get('/api/pages/contracts')).body).toEqual([])
  // A form opened before the language existed does not contain it.
  expect((await change(id, { body_tr: '<p>Yeni</p>' })).status).toBe(200)
  expect(await read(id)).toMatchObject({ name_en: 'Cookies', body_en: '<p>Text</p>', body_tr: '<p>Yeni</p>' })
})

test('a contract that an order accepted is deactivated instead of deleted', async () => {
  const { id } = (await add()).body.data
  const free = (await add({ name_tr: 'Gizlilik' })).body.data.id
  await accept(id, { version: 1, lang: 'tr' })
  expect((await read(id)).versions).toMatchObject([{ version: 1, order_count: 1 }])
  const remove = (which: number) => office.remove(path, { id: which })
  expect((await remove(id)).body.message).toBe('Siparişlerde onaylandığı için silinmedi; yayından kaldırıldı.')
  expect((await read(id)).active).toBe(false)
  expect((await remove(id)).status).toBe(409)
  expect((await remove(free)).body.message).toBe('Kayıt silindi.')
  expect((await remove(free)).status).toBe(404)
})

test('a notice that messages name is deactivated instead of deleted', async () => {
  const { id } = (await add({ kind: 'kvkk' })).body.data
  await insertSample(office.db, 'contact', { notice: { contract_id: id, version: 1, lang: 'tr' } })
  const remove = () => office.remove(path, { id })
  expect((await remove()).body.message).toBe('Mesaj gönderenlere gösterildiği için silinmedi; yayından kaldırıldı.')
  expect((await read(id)).active).toBe(false)
  expect((await remove()).status).toBe(409)
  await office.db.deleteFrom('messages').execute()
  expect((await remove()).body.message).toBe('Kayıt silindi.')
})

test('a number of a version is not used again when its language was deleted and added again', async () => {
  const english = { name_en: 'Cookies', body_en: '<p>One</p>' }
  const { id } = (await add(english)).body.data
  await change(id, { ...english, body_en: '<p>Two</p>' })
  await accept(id, { version: 2, lang: 'en' })
  const written = async (body_en: string) => {
    await office.db.deleteFrom('contract_versions').where('lang', '=', 'en').execute()
    await change(id, { ...english, body_en })
    const { versions } = await read(id)
    return versions.filter(({ lang }) => lang === 'en').map(({ version }) => version)
  }
  expect(await written('<p>Three</p>')).toEqual([3])
  await insertSample(office.db, 'contact', { notice: { contract_id: id, version: 5, lang: 'en' } })
  expect(await written('<p>Six</p>')).toEqual([6])
})

test('contracts are in the dragged order', async () => {
  const ids = [(await add()).body.data.id, (await add({ name_tr: 'Gizlilik' })).body.data.id]
  const saved = await office.put(`${path}/queue`, { queue: JSON.stringify(queueOf(ids)) })
  expect(saved.body.message).toBe('Sıra Düzeni Değiştirildi.')
  const { body } = await office.get<{ id: number }[]>('/api/pages/contracts')
  expect(body.map(({ id }) => id)).toEqual(ids)
})

test('the list is searched by name in any language, filtered by `active`, and leaves out the bodies', async () => {
  const { id } = (await add({ name_en: 'Cookies', body_en: '<p>Text</p>' })).body.data
  const closed = (await add({ name_tr: 'Işık Gizliliği', active: false })).body.data.id
  const found = async (query: string) =>
    (await office.get<OfficeContract[]>(`${path}?${query}`)).body.map((contract) => contract.id)
  expect(await found('search=COOK')).toEqual([id])
  expect(await found('search=isik')).toEqual([closed])
  expect(await found('active=true')).toEqual([id])
  expect(await found('active=false&search=cook')).toEqual([])
  expect(Object.keys((await office.get<OfficeContract[]>(path)).body[0]!)).not.toContain('body_tr')
})

test('the shipped contracts are added once, as drafts, in the languages of the site', async () => {
  const first = await office.post<{ message: string }>(`${path}/templates`, {})
  expect([first.status, first.body.message]).toEqual([
    201,
    '1 hazır sözleşme taslak olarak eklendi. Avukatınıza okutup düzenleyin, sonra yayıma alın.',
  ])
  const [contract, ...others] = (await office.get<OfficeContract[]>(path)).body
  expect(others).toEqual([])
  expect(contract).toMatchObject({
    kind: 'paket-tur',
    at_checkout: true,
    active: false,
    name_en: 'Package travel contract',
  })
  expect(contract!.versions.map(({ lang, version }) => `${lang} ${version}`).sort()).toEqual(['en 1', 'tr 1'])
  const again = await office.post<{ message: string }>(`${path}/templates`, {})
  expect(again.body.message).toBe('Hazır sözleşmelerin hepsi zaten ekli.')
  expect((await office.get<OfficeContract[]>(path)).body).toHaveLength(1)
})

test('a body is marked when a Turkish version came into force after it, until it is changed or confirmed', async () => {
  const { id } = (await add({ name_en: 'Cookies', body_en: '<p>Text</p>' })).body.data
  const outdated = async () => (await read(id)).outdated_en
  expect(await outdated()).toBeUndefined()
  await change(id, { name_tr: 'Çerezler', body_tr: '<p>İkinci</p>' })
  expect(await outdated()).toEqual(['name', 'body'])
  await change(id, { confirmed: ['body_en'] })
  expect(await outdated()).toEqual(['name'])
  await change(id, { body_tr: '<p>Üçüncü</p>', name_en: 'Cookie policy' })
  expect(await outdated()).toEqual(['body'])
  await change(id, { body_en: '<p>Third</p>' })
  expect(await outdated()).toBeUndefined()
})

test('drafts are published together, or none of them', async () => {
  const [a, b] = [
    (await add({ active: false })).body.data.id,
    (await add({ name_tr: 'Gizlilik', active: false })).body.data.id,
  ]
  const active = async () => (await office.get<OfficeContract[]>(path)).body.filter((one) => one.active).length
  expect((await office.post(`${path}/publish`, { ids: [a, 999_999] })).status).toBe(404)
  expect((await office.post(`${path}/publish`, { ids: [] })).status).toBe(422)
  expect(await active()).toBe(0)
  const done = await office.post<{ message: string }>(`${path}/publish`, { ids: [b, a] })
  expect([done.status, done.body.message, await active()]).toEqual([200, '2 sözleşme yayımlandı.', 2])
  expect((await office.post<{ message: string }>(`${path}/publish`, { ids: [a, b] })).body.message).toContain('0 ')
  const { versions } = (await read(a)) as OfficeContract
  expect(versions).toHaveLength(1)
})

test('what was on the site once is no draft, however it came and went', async () => {
  const drafts = async () =>
    (await office.get<ListedContract[]>(path)).body.flatMap(({ id, is_draft }) => (is_draft ? [id] : []))
  const withdraw = (id: number) => change(id, { name_tr: `Metin ${id}`, active: false })
  const [draft, published, created] = [
    (await add({ active: false })).body.data.id,
    (await add({ name_tr: 'Gizlilik', active: false })).body.data.id,
    (await add({ name_tr: 'Üyelik' })).body.data.id,
  ]
  expect((await drafts()).toSorted()).toEqual([draft, published].toSorted())
  await office.post(`${path}/publish`, { ids: [published] })
  expect(await drafts()).toEqual([draft])
  for (const id of [published, created]) expect((await withdraw(id)).status).toBe(200)
  expect(await drafts()).toEqual([draft])
  // Edited since it was withdrawn, and a draft that was edited.
  for (const id of [published, draft]) expect((await withdraw(id)).status).toBe(200)
  expect(await drafts()).toEqual([draft])
})
