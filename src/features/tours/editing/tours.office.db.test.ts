import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { queueOf } from '#src/base/db/queue-order.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { openDisk } from '#src/base/files/disk.server.ts'
import { openImages } from '#src/base/files/images.server.ts'
import { pictureWork } from '#src/base/files/picture-work.server.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { flag, uploadOf } from '#src/features/files/files.fixture.ts'
import { toursApi } from '../catalogue/catalogue.api.server.ts'
import {
  insertCategory,
  insertDeparture,
  insertGerman,
  insertLanguages,
  insertRate,
  insertTour,
} from '../tours.fixture.ts'
import type { Tour } from '../tours.schema.ts'
import { toursAdminApi } from './tours.admin.api.server.ts'
import { insertPicture } from './tours.admin.fixture.ts'
import type { OfficeTour, OfficeTours, TourFile } from './tours.admin.schema.ts'

const path = '/api/admin/products'
const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
const folder = mkdtempSync(join(tmpdir(), 'seyyah-tours-'))
let clock = new Date('2027-03-10T11:00:00Z')
const database = ownDatabase()
let api: TestApi

beforeAll(async () => {
  await insertLanguages(database.db)
  await insertRate(database.db, 'EUR', '2027-03-08', '50')
  const staff = await insertStaff(database.db)
  const images = openImages(openDisk(folder), pictureWork)
  api = testApi([...toursAdminApi, ...toursApi], { db: database.db, staff, images, now: () => clock })
})
beforeEach(async () => {
  clock = new Date('2027-03-10T11:00:00Z')
  for (const table of ['orders', 'departures', 'tours', 'categories', 'audit_events'] as const)
    await database.db.deleteFrom(table).execute()
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
})

const list = async (query = '') => (await api.get<OfficeTours>(`${path}?${query}`, headers)).body
const codes = async (query = '') => (await list(query)).data.map(({ code }) => code)
const read = (id: number) => api.get<OfficeTour>(`${path}/${id}`, headers)
const write = (method: 'POST' | 'PUT' | 'DELETE', to: string, body: object = {}) =>
  api.post(`${path}/${to}`, method === 'POST' ? body : { ...body, _method: method }, headers)

/** Three tours in two categories. */
async function someTours() {
  const { db } = database
  const anatolia = await insertCategory(db, { tr: 'Anadolu', en: 'Anatolia' })
  const europe = await insertCategory(db, { tr: 'Avrupa' })
  const kapadokya = await insertTour(db, {
    code: 'KAP-01',
    texts: { tr: { name: 'Uçakla Kapadokya', tour_place: 'İstanbul – Göreme' }, en: 'Cappadocia by air' },
    categories: [anatolia.id],
    queue: 3,
    cover_image_id: await insertPicture(db),
  })
  const paris = await insertTour(db, {
    code: 'PAR-01',
    texts: { tr: 'Çiçekli Paris' },
    categories: [europe.id],
    queue: 2,
  })
  const izmir = await insertTour(db, {
    code: 'IZM-01',
    texts: { tr: 'İzmir Koyları' },
    categories: [anatolia.id],
    queue: 1,
    status: 'taslak',
  })
  await insertDeparture(db, kapadokya.id, '2027-03-01')
  await insertDeparture(db, kapadokya.id, '2027-04-01', { status: 'iptal' })
  await insertDeparture(db, kapadokya.id, '2027-05-01', { quota: 20, seats_taken: 20, multi_room_price: 500_00 })
  await insertDeparture(db, kapadokya.id, '2027-06-01', { quota: 20, seats_taken: 4 })
  await insertDeparture(db, paris.id, '2027-04-10', { currency: 'EUR', multi_room_price: 300_00 })
  return { anatolia: anatolia.id, europe: europe.id, kapadokya: kapadokya.id, paris: paris.id, izmir: izmir.id }
}

test('a row shows the state of its tour', async () => {
  const { anatolia, kapadokya } = await someTours()
  const page = await list('per_page=2')
  expect(page).toMatchObject({ page: 1, page_count: 2, total: 3, per_page: 2 })
  expect(page.data[0]).toEqual({
    id: kapadokya,
    code: 'KAP-01',
    name: 'Uçakla Kapadokya',
    seo_name: 'ucakla-kapadokya',
    status: 'yayinda',
    featured: false,
    queue: 3,
    version: 1,
    cover: expect.objectContaining({ alt_tr: 'Balonlar', alt_en: '' }),
    categories: [{ id: anatolia, name: 'Anadolu' }],
    languages: [
      { lang: 'en', missing: expect.any(Array), held: false },
      { lang: 'tr', missing: [], held: false },
    ],
    next_departure: { start_date: '2027-06-01', end_date: '2027-06-01', status: 'satista', quota: 20, seats_left: 16 },
    upcoming: 2,
    from_price: { amount: 1000, currency: 'TRY', try_amount: null },
  })
  const english = await list('lang=en')
  expect(english.data.map(({ name }) => name)).toEqual(['Cappadocia by air', 'Çiçekli Paris', 'İzmir Koyları'])
  expect(english.data[0]!.categories).toEqual([{ id: anatolia, name: 'Anatolia' }])
  expect(page.data[1]!.from_price).toEqual({ amount: 300, currency: 'EUR', try_amount: 15_000 })
})

test.each([
  ['search=izmir', ['IZM-01']],
  ['search=KAP-01', ['KAP-01']],
  ['search=kap01', ['KAP-01']],
  ['search=cicek par', ['PAR-01']],
  ['search=göre', ['KAP-01']],
  ['search=cappadocia', ['KAP-01']],
  ["search=' %26 !*", []],
  ["search=paris' | kap", []],
  ['status=taslak', ['IZM-01']],
  ['status=yayinda&search=kapadokya', ['KAP-01']],
  ['sort=name', ['PAR-01', 'IZM-01', 'KAP-01']],
  ['sort=-name', ['KAP-01', 'IZM-01', 'PAR-01']],
  ['sort=code', ['IZM-01', 'KAP-01', 'PAR-01']],
  ['sort=next_departure', ['PAR-01', 'KAP-01', 'IZM-01']],
  ['sort=-next_departure', ['KAP-01', 'PAR-01', 'IZM-01']],
  ['sort=from_price', ['KAP-01', 'PAR-01', 'IZM-01']],
  ['per_page=1&page=2', ['PAR-01']],
])('?%s lists %j', async (query, expected) => {
  await someTours()
  expect(await codes(query)).toEqual(expected)
})

test('the price of a tour, and its place by price, are those that the site names: of a date whose visa can be had in time', async () => {
  const { db } = database
  const roma = await insertTour(db, { code: 'ROM-01', countries: ['IT'], visa_mode: 'vizeli', visa_lead_days: 30 })
  await insertDeparture(db, roma.id, '2027-03-20', { multi_room_price: 500_00 })
  await insertDeparture(db, roma.id, '2027-05-20', { multi_room_price: 600_00 })
  const ege = await insertTour(db, { code: 'EGE-01' })
  await insertDeparture(db, ege.id, '2027-03-25', { multi_room_price: 550_00 })
  const late = await insertTour(db, { code: 'ATI-01', countries: ['GR'], visa_mode: 'vizeli', visa_lead_days: 30 })
  await insertDeparture(db, late.id, '2027-03-20', { multi_room_price: 580_00 })
  const { data } = await list('sort=from_price')
  expect(data.map(({ code, from_price }) => [code, from_price?.amount])).toEqual([
    ['EGE-01', 550],
    ['ATI-01', 580],
    ['ROM-01', 600],
  ])
})

test('the office also searches names and places of inactive languages', async () => {
  await someTours()
  const remove = await insertGerman(database.db)
  const german = { name: 'Kappadokien im Frühling', tour_place: 'Nevşehir' }
  await insertTour(database.db, { code: 'DE-01', texts: { tr: 'Bahar Turu', de: german } })
  expect(await codes('search=kappadokien')).toEqual(['DE-01'])
  expect(await codes('search=fruhling nevs')).toEqual(['DE-01'])
  expect(await codes('search=kappadokien paris')).toEqual([])
  await remove()
})

test('each category has its own order, and so has the list of all tours', async () => {
  const { anatolia, kapadokya, izmir, paris } = await someTours()
  expect(await codes(`category_id=${anatolia}`)).toEqual(['KAP-01', 'IZM-01'])
  const order = (section: number | 'all', ids: number[]) =>
    write('PUT', 'queue', { section, queue: JSON.stringify(queueOf(ids)) })
  const saved = await order(anatolia, [izmir, kapadokya])
  expect(saved.body).toEqual({ success: true, message: 'Sıra Düzeni Değiştirildi.' })
  expect(await codes(`category_id=${anatolia}`)).toEqual(['IZM-01', 'KAP-01'])
  expect(await codes(`section=${anatolia}`)).toEqual(['IZM-01', 'KAP-01'])
  expect(await codes(`section=all&category_id=${anatolia}`)).toEqual(['KAP-01', 'IZM-01'])
  expect((await order('all', [paris, izmir, kapadokya])).status).toBe(200)
  expect(await codes()).toEqual(['PAR-01', 'IZM-01', 'KAP-01'])
  expect((await list()).data.map(({ queue }) => queue)).toEqual([3, 2, 1])
  const refused = await order(anatolia, [izmir, kapadokya, paris])
  expect([refused.status, refused.body.message]).toEqual([422, 'Sıra Düzeni Değiştirilmedi!'])
  expect((await order(999_999, [izmir])).status).toBe(422)
  expect(await codes(`category_id=${anatolia}`)).toEqual(['IZM-01', 'KAP-01'])
})

test('an unused tour is deleted with its departures, a sold one is archived', async () => {
  const { kapadokya, paris, izmir } = await someTours()
  const sold = await write('DELETE', String(kapadokya))
  expect(sold.body).toMatchObject({ message: expect.stringContaining('arşive kaldırıldı'), data: { archived: true } })
  expect((await read(kapadokya)).body).toMatchObject({ status: 'arsiv', version: 2, departure_count: 4 })
  expect((await write('DELETE', String(kapadokya))).body.data).toEqual({ archived: true })
  expect((await write('DELETE', String(paris))).body).toMatchObject({
    message: 'Kayıt silindi.',
    data: { archived: false },
  })
  expect((await write('DELETE', String(paris))).status).toBe(404)
  // The order of a released booking still refers to its tour.
  const { db } = database
  const departure = await insertDeparture(db, izmir, '2027-07-01')
  const order = await db
    .insertInto('orders')
    .values({
      order_no: 'SYH-27-AAAAAA',
      secret_hash: Buffer.alloc(32),
      status: 'iptal',
      name: 'Ayşe',
      city: 'İzmir',
      email: 'ayse@ornek.example',
      phone: '0532',
      lang: 'tr',
      hold_until: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('order_items')
    .values({
      order_id: order.id,
      position: 1,
      tour_id: izmir,
      departure_id: departure.id,
      tour_code: 'IZM-01',
      tour_name: 'İzmir',
      tour_place: '',
      start_date: '2027-07-01',
      end_date: '2027-07-01',
      people_quantity: 1,
      seats: 1,
      currency: 'TRY',
      kdv_rate: 10,
      price: 0,
      kdv: 0,
      total: 0,
      deposit: 0,
    })
    .execute()
  expect((await write('DELETE', String(izmir))).body.data).toEqual({ archived: true })
  expect(await codes()).toEqual(['KAP-01', 'IZM-01'])
})

test('the status of several tours changes in one transaction, all or none', async () => {
  const { kapadokya, izmir } = await someTours()
  const bare = await insertTour(database.db, { code: 'YOK-01', status: 'taslak' })
  const set = (status: string, ids: number[]) => write('PUT', 'status', { status, status_list: JSON.stringify(ids) })
  expect((await set('arsiv', [kapadokya, izmir])).body).toMatchObject({ message: 'Değişiklikler kaydedildi.' })
  expect(await codes('status=arsiv')).toEqual(['KAP-01', 'IZM-01'])
  const refused = await set('yayinda', [kapadokya, bare.id])
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('YOK-01')])
  expect(await codes('status=yayinda')).toEqual(['PAR-01'])
  expect((await set('yayinda', [kapadokya])).status).toBe(200)
  expect((await set('taslak', [kapadokya, 999_999])).status).toBe(404)
  expect((await set('satildi', [kapadokya])).status).toBe(422)
  expect((await set('taslak', [])).body.errors).toEqual({ status_list: ['* Bu Alan Zorunlu'] })
  const records = await database.db.selectFrom('audit_events').select(['entity_id', 'before', 'after']).execute()
  expect(records).toContainEqual({ entity_id: String(izmir), before: { status: 'taslak' }, after: { status: 'arsiv' } })
})

test('a copy is a draft without departures, with its own name, slug and code', async () => {
  const { anatolia, kapadokya } = await someTours()
  const { db } = database
  await db
    .insertInto('tour_days')
    .values({ tour_id: kapadokya, day: 1, meals: ['aksam'] })
    .execute()
  const texts = { tour_id: kapadokya, day: 1, lang: 'tr', title: 'Göreme', description: 'Balon', overnight: 'Otel' }
  await db.insertInto('tour_day_texts').values(texts).execute()
  await db.insertInto('tour_child_bands').values({ tour_id: kapadokya, band: 1, min_age: 0, max_age: 6 }).execute()
  await write('POST', `files/${kapadokya}`, { image_ids: [await insertPicture(db)] })
  const { status, body } = await write('POST', `duplicate/${kapadokya}`)
  const original = (await read(kapadokya)).body
  const copy = (await read((body.data as { id: number }).id)).body
  expect([status, body.message]).toEqual([201, 'Tur kopyalandı. Kopya taslaktır ve tarihi yoktur.'])
  expect(copy).toMatchObject({
    code: 'KAP-01-2',
    status: 'taslak',
    name_tr: 'Uçakla Kapadokya (kopya)',
    name_en: 'Cappadocia by air (copy)',
    seo_name_tr: 'ucakla-kapadokya-kopya',
    seo_name_en: 'cappadocia-by-air-copy',
    tour_place_tr: 'İstanbul – Göreme',
    categories: [anatolia],
    programme: original.programme,
    child_bands: original.child_bands,
    cover_image: original.cover_image,
    departure_count: 0,
    version: 1,
  })
  expect(copy.files.map(({ image }) => image)).toEqual(original.files.map(({ image }) => image))
  expect([original.status, copy.token === original.token]).toEqual(['yayinda', false])
  const again = await write('POST', `duplicate/${copy.id}`)
  expect((await read((again.body.data as { id: number }).id)).body).toMatchObject({ code: 'KAP-01-2-2' })
  expect((await write('POST', 'duplicate/999999')).status).toBe(404)
})

test('pictures are added, reordered and removed', async () => {
  const { kapadokya, paris } = await someTours()
  const [a, b] = [await insertPicture(database.db), await insertPicture(database.db)]
  const filesOf = (answer: { body: Record<string, unknown> }) => (answer.body.data as { files: TourFile[] }).files
  const images = (files: readonly TourFile[]) => files.map(({ image }) => image.id)
  const added = await write('POST', `files/${kapadokya}`, { image_ids: [a, b], gallery_type: 'gallery' })
  expect([added.status, images(filesOf(added))]).toEqual([201, [a, b]])
  const upload = await api.fetch(
    new Request(`https://seyyah.example${path}/files/${kapadokya}`, {
      method: 'POST',
      headers,
      body: uploadOf(await flag().toBuffer(), { gallery_type: 'gallery' }),
    }),
  )
  const { data } = (await upload.json()) as { data: { files: TourFile[] } }
  expect([upload.status, data.files.length, data.files[2]!.image.width]).toEqual([201, 3, 60])
  const [first, second, third] = data.files as [TourFile, TourFile, TourFile]
  const file_list = JSON.stringify(queueOf([third.id, first.id, second.id]))
  const ordered = await write('PUT', `files-queue/${kapadokya}`, { file_list, gallery_type: 'gallery' })
  expect(images(filesOf(ordered))).toEqual([third.image.id, a, b])
  expect((await write('PUT', `files-queue/${paris}`, { file_list })).status).toBe(422)
  const removed = await write('DELETE', `gallery/${first.id}`)
  expect(images(filesOf(removed))).toEqual([third.image.id, b])
  expect(images((await read(kapadokya)).body.files)).toEqual([third.image.id, b])
  expect((await write('DELETE', `gallery/${first.id}`)).status).toBe(404)
  // A change of the tour, so that its history shows it and a tour of the demo stays.
  const changes = database.db.selectFrom('audit_events').where('entity', '=', 'tours').where('action', '=', 'update')
  expect(await changes.select('entity_id').execute()).toEqual(Array(4).fill({ entity_id: String(kapadokya) }))
  expect((await write('POST', `files/${kapadokya}`, { image_ids: [999_999] })).body.errors).toHaveProperty('image_ids')
  expect((await write('POST', `files/${kapadokya}`, {})).body.errors).toHaveProperty('file')
  expect((await write('POST', '999999/files', { image_ids: [a] })).status).toBe(404)
})

test('a preview link opens one draft for an hour, without a login', async () => {
  const { izmir, kapadokya } = await someTours()
  expect((await api.get('/api/pages/product/izmir-koylari')).status).toBe(404)
  const { body } = await write('POST', `preview/${izmir}`)
  const { url } = body.data as { url: string }
  expect(url).toMatch(/^\/tur-onizleme\?key=/)
  const key = new URL(url, 'https://seyyah.example').searchParams.get('key')!
  const show = (by: string) => api.get<Tour>(`/api/pages/product-preview?key=${by}`)
  const shown = await show(key)
  expect(shown.body).toMatchObject({ name: 'İzmir Koyları', status: 'taslak', until: '2027-03-10T12:00:00.000Z' })
  expect(shown.headers.get('cache-control')).toBe('no-store')
  const other = key.replace(/^\d+/, String(kapadokya))
  const longer = key.replace(/\.\d+\./, (until) => `.${Number(until.slice(1, -1)) + 3600}.`)
  for (const wrong of ['', 'x', other, longer, key.slice(0, -1), `${key}x`, key.replace(/.{43}$/, 'A'.repeat(43))])
    expect((await show(wrong)).status).toBe(404)
  clock = new Date('2027-03-10T11:59:59Z')
  expect((await show(key)).status).toBe(200)
  clock = new Date('2027-03-10T12:00:00Z')
  expect((await show(key)).status).toBe(404)
  const english = await api.post(`${path}/preview/${izmir}?lang=en`, {}, headers)
  expect((english.body.data as { url: string }).url).toMatch(/^\/en\/tur-onizleme\?key=/)
  expect((await write('POST', 'preview/999999')).status).toBe(404)
})

test('the page of a tour begins with its cover, and without a cover the gallery gives one', async () => {
  const { kapadokya } = await someTours()
  const [cover, a, b] = [
    await insertPicture(database.db),
    await insertPicture(database.db),
    await insertPicture(database.db),
  ]
  const idOf = async (file: string) =>
    (await database.db.selectFrom('images').select('id').where('file', '=', file).executeTakeFirstOrThrow()).id
  const gallery = async () =>
    Promise.all((await api.get<Tour>('/api/pages/product/ucakla-kapadokya')).body.gallery.map(({ file }) => idOf(file)))
  const save = async (fields: object) => {
    const saved = await write('PUT', String(kapadokya), { form_data: JSON.stringify(fields) })
    expect([saved.status, saved.body]).toMatchObject([200, { success: true }])
  }
  await save({ cover_image_id: cover, gallery: [a, b] })
  expect(await gallery()).toEqual([cover, a, b])
  await save({ gallery: [a, cover, b] })
  expect(await gallery()).toEqual([a, cover, b])
  await save({ cover_image_id: null, gallery: [b, a] })
  expect((await read(kapadokya)).body.cover_image).toMatchObject({ id: b })
  expect(await gallery()).toEqual([b, a])
})
