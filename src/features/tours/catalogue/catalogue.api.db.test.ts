import { beforeAll, expect, test } from 'vitest'
import { insertImage } from '#src/base/files/images.store.server.ts'
import { insertPickup } from '#src/features/departures/pickups/pickups.fixture.ts'
import { testRoom } from '#src/features/languages/site.fixture.ts'
import { insertCategory, insertDeparture, insertRate, insertTour } from '../tours.fixture.ts'
import type { Tour, TourCard } from '../tours.schema.ts'
import { toursApi } from './catalogue.api.server.ts'

/** 14:00 in Istanbul. */
const now = () => new Date('2027-03-10T11:00:00Z')
const room = testRoom(toursApi, { now })
let kapadokya: number

beforeAll(async () => {
  const { db } = room
  await insertRate(db, 'EUR', '2027-03-08', '50')
  await insertRate(db, 'EUR', '2027-03-10', '51.2345')
  await insertRate(db, 'EUR', '2027-03-11', '99')
  const anatolia = await insertCategory(db, { tr: 'Yurt İçi', en: 'Turkey' }, { queue: 1 })
  const cover = await insertImage(
    db,
    { file: 'kapadokya-balonlar', width: 2400, height: 1600, placeholder: 'data:image/webp;base64,AA' },
    { tr: 'Balonlar' },
  )
  const tour = await insertTour(db, {
    code: 'YI-102',
    texts: {
      tr: {
        name: 'Uçakla Kapadokya',
        tour_place: 'İstanbul – Göreme',
        summary: 'Üç gün balon',
        description: '<p>Peri bacaları</p>',
        included: ['Uçak bileti', 'Rehber'],
        important_notes: ['Balon hava durumuna bağlıdır'],
        seo_title: 'Kapadokya turu',
      },
      en: {
        name: 'Cappadocia by air',
        tour_place: '',
        summary: 'Three days of balloons',
        description: '<p>Fairy chimneys</p>',
        included: ['Flight'],
        important_notes: ['Balloons depend on the weather'],
      },
    },
    cover_image_id: cover,
    categories: [anatolia.id],
    child_bands: [
      [0, 6],
      [7, 12],
    ],
    queue: 5,
  })
  kapadokya = tour.id
  await db
    .insertInto('tour_days')
    .values([
      { tour_id: tour.id, day: 2, meals: [] },
      { tour_id: tour.id, day: 1, meals: ['kahvalti', 'aksam'] },
    ])
    .execute()
  await db
    .insertInto('tour_day_texts')
    .values([
      { tour_id: tour.id, day: 1, lang: 'tr', title: 'Göreme', description: 'Varış', overnight: 'Mağara otel' },
      { tour_id: tour.id, day: 1, lang: 'en', title: 'Göreme', description: 'Arrival' },
      { tour_id: tour.id, day: 2, lang: 'tr', title: 'Dönüş' },
      { tour_id: tour.id, day: 2, lang: 'en', title: 'Return' },
    ])
    .execute()
  const picture = await insertImage(db, { file: 'goreme', width: 800, height: 600, placeholder: 'data:,' }, {})
  await db
    .insertInto('tour_images')
    .values([
      { tour_id: tour.id, image_id: picture, queue: 1 },
      { tour_id: tour.id, image_id: cover, queue: 2 },
    ])
    .execute()
  await insertDeparture(db, tour.id, '2027-03-09')
  await insertDeparture(db, tour.id, '2027-03-10', { sales_cutoff_days: 0, quota: 4, seats_taken: 3 })
  await insertDeparture(db, tour.id, '2027-03-12', { sales_cutoff_days: 3 })
  await insertDeparture(db, tour.id, '2027-04-01', {
    currency: 'EUR',
    multi_room_price: 19_99,
    child_prices: [0],
  })
  await insertDeparture(db, tour.id, '2027-04-08', { status: 'dolu', quota: 10, seats_taken: 4 })
  await insertDeparture(db, tour.id, '2027-04-15', { status: 'sorunuz' })
  await insertDeparture(db, tour.id, '2027-04-22', { status: 'kesin', quota: 5, seats_taken: 5 })
  await insertDeparture(db, tour.id, '2027-04-29', { status: 'kesin' })
  await insertTour(db, { texts: { tr: 'Gizli Taslak' }, status: 'taslak', categories: [anatolia.id] })
  const winter = await insertCategory(db, { tr: 'Kış' }, { parent_id: anatolia.id })
  await insertTour(db, { texts: { tr: 'Eski Arşiv' }, status: 'arsiv', categories: [anatolia.id, winter.id] })
  await insertTour(db, { texts: { tr: 'Yedi Göller' }, categories: [anatolia.id], queue: 1 })
  const slugs = (rows: [string, number][]) => rows.map(([seo_name, tour_id]) => ({ lang: 'tr', seo_name, tour_id }))
  await db
    .insertInto('slug_redirects')
    .values(
      slugs([
        ['kapadokya-eski', tour.id],
        ['taslak-eski', tour.id + 1],
      ]),
    )
    .execute()
})

const product = (seo_name: string, query = '') => room.get<Tour>(`/api/pages/product/${seo_name}${query}`)

test('the page of a tour answers every field in the default language', async () => {
  const { status, body } = await product('ucakla-kapadokya')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    code: 'YI-102',
    name: 'Uçakla Kapadokya',
    seo_name: 'ucakla-kapadokya',
    tour_place: 'İstanbul – Göreme',
    summary: 'Üç gün balon',
    description: '<p>Peri bacaları</p>',
    included: ['Uçak bileti', 'Rehber'],
    excluded: [],
    important_notes: ['Balon hava durumuna bağlıdır'],
    seo_title: 'Kapadokya turu',
    seo_description: null,
    cover: { file: 'kapadokya-balonlar', width: 2400, height: 1600, alt: 'Balonlar' },
    child_age_ranges: [
      { min_age: 0, max_age: 6 },
      { min_age: 7, max_age: 12 },
    ],
    programme: [
      { day: 1, title: 'Göreme', description: 'Varış', overnight: 'Mağara otel', meals: ['kahvalti', 'aksam'] },
      { day: 2, title: 'Dönüş', description: '', overnight: '', meals: [] },
    ],
    categories: [{ name: 'Yurt İçi', seo_name: 'yurt-ici' }],
    seo_names: { tr: 'ucakla-kapadokya', en: 'cappadocia-by-air' },
  })
  expect(body.gallery.map(({ file, alt }) => [file, alt])).toEqual([
    ['kapadokya-balonlar', 'Balonlar'],
    ['goreme', ''],
  ])
})

test('the page of a tour names its open stops by hour, in its language', async () => {
  const { db } = room
  await insertPickup(db, { tour: kapadokya, tr: 'Kadıköy', en: 'Kadıköy pier', time: '08:15' })
  await insertPickup(db, { tour: kapadokya, tr: 'Yenikapı', time: '07:30' })
  await insertPickup(db, { tour: kapadokya, tr: 'Kapalı', active: false })
  expect((await product('ucakla-kapadokya')).body.pickups).toEqual([
    { time: '07:30', name: 'Yenikapı' },
    { time: '08:15', name: 'Kadıköy' },
  ])
  expect((await product('cappadocia-by-air', '?lang=en')).body.pickups.map(({ name }) => name)).toEqual([
    'Yenikapı',
    'Kadıköy pier',
  ])
})

test('an optional text without a translation falls back to the default language', async () => {
  const { body } = await product('cappadocia-by-air', '?lang=en')
  expect(body).toMatchObject({
    name: 'Cappadocia by air',
    seo_name: 'cappadocia-by-air',
    tour_place: 'İstanbul – Göreme',
    description: '<p>Fairy chimneys</p>',
    included: ['Flight'],
    seo_title: null,
    cover: { alt: 'Balonlar' },
    categories: [{ name: 'Turkey', seo_name: 'turkey' }],
  })
  expect(body.programme).toMatchObject([
    { title: 'Göreme', description: 'Arrival', overnight: 'Mağara otel' },
    { title: 'Return' },
  ])
})

test('a tour without a translation is not found in that language, and the answer names those that have it', async () => {
  const { status, body } = await product('yedi-goller', '?lang=en')
  expect(status).toBe(404)
  expect(body).toMatchObject({ code: 'not_found', elsewhere: { tr: 'yedi-goller' } })
  expect((await product('yedi-goller')).body.seo_names).toEqual({ tr: 'yedi-goller' })
})

test('the slug of another language finds the tour, and the answer has the slug of the requested language', async () => {
  expect((await product('cappadocia-by-air')).body.seo_name).toBe('ucakla-kapadokya')
})

test('the answer has departures from today on, each with whether it is on sale', async () => {
  const { body } = await product('ucakla-kapadokya')
  expect(body.departures.map((d) => [d.start_date, d.seats_left, d.on_sale])).toEqual([
    ['2027-03-10', 1, true],
    ['2027-03-12', 20, false],
    ['2027-04-01', 20, true],
    ['2027-04-08', 0, false],
    ['2027-04-15', 20, false],
    ['2027-04-22', 0, false],
    ['2027-04-29', 20, true],
  ])
})

test('prices are in major units, foreign ones with their value in lira at the newest rate of the day', async () => {
  const { body } = await product('ucakla-kapadokya')
  expect(body.departures[2]).toMatchObject({
    currency: 'EUR',
    multi_room_price: 19.99,
    single_room_price: 1500,
    child_age_range_1_price: 0,
    child_age_range_2_price: null,
    try_price: 1024.18,
  })
  expect(body.departures[0]).toMatchObject({ currency: 'TRY', multi_room_price: 1000, try_price: null })
  expect(body.from_price).toMatchObject({ amount: 1000, currency: 'TRY', try_amount: null })
})

test('viewed tours answer in their order, without those that are not public', async () => {
  const { db } = room
  const first = await insertTour(db, { texts: { tr: 'Baktığım' } })
  const draft = await insertTour(db, { texts: { tr: 'Taslak' }, status: 'taslak' })
  const second = await insertTour(db, { texts: { tr: 'Baktığım İkinci' } })
  const tokens = [second, draft, first].map(({ token }) => token).join(',')
  const { body } = await room.get<TourCard[]>(`/api/pages/viewed-products?tokens=${tokens}`)
  expect(body.map(({ name }) => name)).toEqual(['Baktığım İkinci', 'Baktığım'])
  expect((await room.get(`/api/pages/viewed-products?tokens=${tokens},yok`)).status).toBe(422)
})

test('similar tours are published ones of the same categories, never the tour itself', async () => {
  const { body } = await product('ucakla-kapadokya')
  expect(body.similar.map(({ name }) => name)).toEqual(['Yedi Göller'])
})

test('similar tours continue with sibling categories, never with those of another parent', async () => {
  const { db } = room
  const family = await insertCategory(db, { tr: 'Avrupa' })
  const [own, sibling] = [
    await insertCategory(db, { tr: 'İtalya' }, { parent_id: family.id }),
    await insertCategory(db, { tr: 'Fransa' }, { parent_id: family.id }),
  ]
  const named = (code: string, name: string, category: number) =>
    insertTour(db, { code, texts: { tr: { name } }, categories: [category] })
  await named('AV-1', 'Roma', own.id)
  await named('AV-2', 'Paris', sibling.id)
  await named('AV-3', 'Venedik', own.id)
  const { body } = await product('roma')
  expect(body.similar.map(({ name }) => name)).toEqual(['Venedik', 'Paris'])
})

test.each(['gizli-taslak', 'yok-boyle-bir-tur', "x'; drop table tours; --"])(
  'there is no tour at %s',
  async (seo_name) => {
    const { status, body } = await product(encodeURIComponent(seo_name))
    expect(status).toBe(404)
    expect(body).toEqual({ success: false, code: 'not_found', message: 'Aradığınız kayıt bulunamadı.' })
  },
)

test('an archived tour is gone; the answer names what is there in its place, and nothing of the tour', async () => {
  const { status, body } = await product('eski-arsiv')
  expect([status, body]).toEqual([
    410,
    {
      ...{ success: false, code: 'gone', message: 'Bu tur artık satışta değil' },
      category: { name: 'Kış', seo_name: 'kis' },
      similar: [
        expect.objectContaining({ name: 'Uçakla Kapadokya' }),
        expect.objectContaining({ name: 'Yedi Göller' }),
      ],
    },
  ])
  expect(await product('eski-arsiv', '?lang=en')).toMatchObject({ status: 404 })
  const { db } = room
  const former = await insertTour(db, { texts: { tr: 'Arşiv Bir', en: 'Archive One' }, status: 'arsiv' })
  expect(await product('archive-one', '?lang=en')).toMatchObject({ status: 410, body: { category: null } })
  await db
    .updateTable('tour_texts')
    .set({ seo_name: 'arsiv-iki' })
    .where('tour_id', '=', former.id)
    .where('lang', '=', 'tr')
    .execute()
  expect(await product('arsiv-bir')).toMatchObject({ status: 404, body: { moved_to: 'arsiv-iki' } })
  // Another tour has taken the slug in the meantime.
  await insertTour(db, { texts: { tr: { name: 'Arşiv', seo_name: 'arsiv-bir' } } })
  expect(await product('arsiv-bir')).toMatchObject({ status: 200, body: { name: 'Arşiv' } })
  await db.updateTable('tours').set({ status: 'yayinda' }).where('id', '=', former.id).execute()
  expect(await product('arsiv-iki')).toMatchObject({ status: 200, body: { name: 'Arşiv Bir' } })
})

test('a changed slug answers the current one', async () => {
  expect(await product('kapadokya-eski')).toMatchObject({ status: 404, body: { moved_to: 'ucakla-kapadokya' } })
  expect(await product('kapadokya-eski', '?lang=en')).toMatchObject({ body: { moved_to: 'cappadocia-by-air' } })
  expect((await product('taslak-eski')).body).not.toHaveProperty('moved_to')
})

test('an unchanged page answers 304, a changed one 200', async () => {
  const first = await product('ucakla-kapadokya')
  const again = { 'if-none-match': first.headers.get('etag')! }
  expect((await room.get('/api/pages/product/ucakla-kapadokya', again)).status).toBe(304)
  await room.db.updateTable('tours').set({ deposit_rate: 30 }).where('id', '=', kapadokya).execute()
  expect(await room.get('/api/pages/product/ucakla-kapadokya', again)).toMatchObject({
    status: 200,
    body: { deposit_rate: 30 },
  })
})

test('the rates are the newest known today; a currency without one is left out', async () => {
  const { status, body } = await room.get('/api/pages/exchange-rates')
  expect([status, body]).toEqual([200, { EUR: 51.2345, days: { EUR: { day: expect.any(String), source: 'tcmb' } } }])
})
