import { beforeAll, expect, test } from 'vitest'
import { insertImage } from '#src/base/files/images.store.server.ts'
import { testRoom } from '../languages/site.fixture.ts'
import { insertDeparture, insertTour } from '../tours/tours.fixture.ts'
import { postsApi } from './posts.api.server.ts'
import { insertPost } from './posts.fixture.ts'
import type { Post, PostList, PostSection } from './posts.schema.ts'

const now = () => new Date('2027-03-10T11:00:00Z')
const room = testRoom(postsApi, { now })

beforeAll(async () => {
  const { db } = room
  const picture = (file: string) => insertImage(db, { file, width: 9, height: 6, placeholder: 'data:,' }, { tr: file })
  const mostar = await picture('mostar')
  const santorini = await picture('santorini')
  await insertTour(db, { texts: { tr: 'Taslak Tur' }, status: 'taslak' })
  const balkan = await insertTour(db, { texts: { tr: 'Balkan Turu', en: 'Balkan Tour' } })
  await insertDeparture(db, balkan.id, '2027-05-01')
  const draft = await insertTour(db, { texts: { tr: 'Gizli Tur' }, status: 'taslak' })

  await insertPost(db, 'news', { tr: 'Dünün haberi' }, { published_on: '2027-03-09' })
  const first = await insertPost(
    db,
    'news',
    {
      tr: {
        title: 'Yeni sezon açıldı',
        summary: 'Kısaca',
        body: '<p>Uzunca</p>',
        seo_title: 'Yeni sezon',
        seo_description: 'Yeni sezon turları',
      },
      en: { title: 'New season is open', summary: 'In short', body: '<p>At length</p>', seo_title: '' },
    },
    { queue: 1, published_on: '2027-02-01', cover_image_id: mostar, tour_id: balkan.id },
  )
  await insertPost(db, 'news', { tr: 'Eski haber' }, { published_on: '2026-01-05', tour_id: draft.id })
  await insertPost(db, 'news', { tr: 'Yarının haberi' }, { published_on: '2027-03-11', queue: 9 })
  await insertPost(db, 'news', { tr: 'Taslak haber' }, { status: 'taslak', queue: 8 })
  await insertPost(db, 'news', { tr: 'Arşivdeki haber' }, { status: 'arsiv', queue: 7 })
  await db.insertInto('videos').values({ file: 'yolda.webm', bytes: 1 }).execute()
  await insertPost(db, 'blog', { tr: 'Yeni sezon açıldı' }, { file_video: 'yolda.webm' })
  const album = await insertPost(db, 'photos', { tr: 'Balkanlar', en: 'The Balkans' })
  await db
    .insertInto('post_images')
    .values([
      { post_id: album, image_id: mostar, queue: 1 },
      { post_id: album, image_id: santorini, queue: 2 },
    ])
    .execute()
  const visa = await insertPost(db, 'visa', { tr: 'Almanya vizesi', en: 'Visa for Germany' })
  const facts = {
    ordinary_passport: 'vizeli',
    green_passport: 'vizesiz',
    stay_days: 90,
    checked_on: '2027-03-01',
  } as const
  await db
    .insertInto('visa_countries')
    .values({ post_id: visa, country: 'DE', ...facts, fee: 90_00, fee_currency: 'EUR', processing_days_min: 15 })
    .execute()
  await db
    .insertInto('visa_country_texts')
    .values([
      { post_id: visa, lang: 'tr', documents: ['Pasaport', 'Fotoğraf'], notes: ['Randevu alınır'] },
      { post_id: visa, lang: 'en', documents: ['Passport', 'Photo'], notes: ['By appointment'] },
    ])
    .execute()
  await db
    .insertInto('slug_redirects')
    .values([
      { section: 'news', lang: 'tr', seo_name: 'yeni-sezon', post_id: first },
      { lang: 'tr', seo_name: 'eski-tur', tour_id: balkan.id },
    ])
    .execute()
})

const list = (section: PostSection, query = '') => room.get<PostList>(`/api/pages/blog/${section}${query}`)
const post = (address: string) => room.get<Post>(`/api/pages/blog/${address}`)

test('a section lists posts published up to today, in the office’s order, then the newest first', async () => {
  const { status, body } = await list('news')
  expect(status).toBe(200)
  expect(body).toMatchObject({ page: 1, page_count: 1, total: 3, per_page: 12 })
  expect(body.data.map(({ title }) => title)).toEqual(['Yeni sezon açıldı', 'Dünün haberi', 'Eski haber'])
  expect(body.data[0]).toEqual({
    id: expect.any(Number),
    title: 'Yeni sezon açıldı',
    seo_name: 'yeni-sezon-acildi',
    summary: 'Kısaca',
    cover: { file: 'mostar', width: 9, height: 6, placeholder: 'data:,', alt: 'mostar' },
    file_video: null,
    published_on: '2027-02-01',
    file_count: 0,
    visa: null,
  })
})

test('a list has the posts that are published in the requested language, and no other', async () => {
  const { data, total } = (await list('news', '?lang=en')).body
  expect(data.map(({ title, seo_name, summary }) => [title, seo_name, summary])).toEqual([
    ['New season is open', 'new-season-is-open', 'In short'],
  ])
  expect(total).toBe(1)
  expect(await post('news/eski-haber?lang=en')).toMatchObject({
    status: 404,
    body: { elsewhere: { tr: 'eski-haber' } },
  })
  expect((await post('news/new-season-is-open?lang=en')).body).toMatchObject({ previous: null, next: null })
})

test('a page after the last one is empty and has the total', async () => {
  expect((await list('news', '?page=2')).body).toMatchObject({ data: [], page: 2, page_count: 1, total: 3 })
  expect((await list('videos')).body).toEqual({ data: [], page: 1, page_count: 0, total: 0, per_page: 12 })
})

test('albums count their pictures, and show them in the office’s order', async () => {
  expect((await list('photos')).body.data).toMatchObject([{ title: 'Balkanlar', file_count: 2, cover: null }])
  expect((await post('photos/balkanlar')).body.files.map(({ file, alt }) => [file, alt])).toEqual([
    ['santorini', 'santorini'],
    ['mostar', 'mostar'],
  ])
})

test('a post has its text, its tour and its neighbours in the list', async () => {
  const { status, body } = await post('news/yeni-sezon-acildi')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    section: 'news',
    title: 'Yeni sezon açıldı',
    body: '<p>Uzunca</p>',
    files: [],
    visa: null,
    seo_title: 'Yeni sezon',
    seo_names: { tr: 'yeni-sezon-acildi', en: 'new-season-is-open' },
    previous: null,
    next: { title: 'Dünün haberi', seo_name: 'dunun-haberi' },
    tour: { name: 'Balkan Turu', from_price: { amount: 1000 }, next_departures: [{ start_date: '2027-05-01' }] },
  })
  expect((await post('news/eski-haber')).body).toMatchObject({
    previous: { title: 'Dünün haberi' },
    next: null,
    tour: null,
    seo_names: { tr: 'eski-haber' },
  })
})

test('a translated post has no title for search engines in another language', async () => {
  expect((await post('news/new-season-is-open?lang=en')).body).toMatchObject({
    title: 'New season is open',
    summary: 'In short',
    seo_title: null,
    seo_description: null,
    tour: { name: 'Balkan Tour' },
  })
})

test.each([
  ['news/new-season-is-open', 'yeni-sezon-acildi'],
  ['news/yeni-sezon-acildi?lang=en', 'new-season-is-open'],
])('%s is found by the slug of any language and answers the requested one: %s', async (address, seo_name) => {
  expect((await post(address)).body.seo_name).toBe(seo_name)
})

test('two sections may have the same slug', async () => {
  expect((await post('blog/yeni-sezon-acildi')).body).toMatchObject({ section: 'blog', file_video: 'yolda.webm' })
})

test('a list of countries has visa facts, and the page of one also its documents', async () => {
  const facts = {
    country: 'DE',
    country_name: 'Almanya',
    ordinary_passport: 'vizeli',
    green_passport: 'vizesiz',
    stay_days: 90,
    processing_days_min: 15,
    processing_days_max: null,
    fee: 90,
    fee_currency: 'EUR',
    checked_on: '2027-03-01',
  }
  expect((await list('visa')).body.data[0]!.visa).toEqual(facts)
  expect((await post('visa/almanya-vizesi')).body.visa).toEqual({
    ...facts,
    documents: ['Pasaport', 'Fotoğraf'],
    notes: ['Randevu alınır'],
  })
  expect((await post('visa/visa-for-germany?lang=en')).body.visa).toMatchObject({
    country_name: 'Germany',
    documents: ['Passport', 'Photo'],
    notes: ['By appointment'],
  })
})

test('a changed slug answers the current one of its section', async () => {
  expect(await post('news/yeni-sezon')).toMatchObject({ status: 404, body: { moved_to: 'yeni-sezon-acildi' } })
  expect(await post('news/yeni-sezon?lang=en')).toMatchObject({ status: 404, body: { moved_to: 'new-season-is-open' } })
  expect((await post('blog/yeni-sezon')).body).not.toHaveProperty('moved_to')
})

test.each([
  'news/yok',
  'news/taslak-haber',
  'news/arsivdeki-haber',
  'news/yarinin-haberi',
  'news/balkanlar',
  'news/eski-tur',
  'podcast',
  'podcast/yok',
  `news/${'a'.repeat(201)}`,
])('%s answers 404', async (address) => {
  expect(await post(address)).toMatchObject({ status: 404, body: { success: false, code: 'not_found' } })
})

test('a text in an inactive language is shown in no language', async () => {
  const { db } = room
  await db
    .insertInto('languages')
    .values({ abbr: 'de', lang: 'Deutsch', is_default: false, active: false, queue: 0 })
    .execute()
  const titles = async () => (await list('news', '?lang=tr')).body
  const before = await titles()
  await insertPost(db, 'news', { de: 'Nur Deutsch' }, { published_on: '2027-03-09' })
  const both = await insertPost(db, 'news', { de: 'Auch Deutsch', en: 'Also English' }, { published_on: '2027-03-09' })
  try {
    expect(await titles()).toEqual(before)
    const { data } = (await list('news', '?lang=en')).body
    expect(data.map(({ title }) => title)).toContain('Also English')
    expect(JSON.stringify(data)).not.toContain('Deutsch')
    expect((await post('news/nur-deutsch')).status).toBe(404)
  } finally {
    await db
      .deleteFrom('posts')
      .where('id', '>=', both - 1)
      .execute()
  }
})

test.each(['page=0', 'page=-1', 'page=son'])('%s is refused', async (query) => {
  expect((await list('news', `?${query}`)).status).toBe(422)
})

test.each(['news', 'news/yeni-sezon-acildi', 'visa'])('%s answers 304 when unchanged', async (address) => {
  const first = await post(address)
  expect(first.headers.get('etag')).toBeTruthy()
  const again = await room.get(`/api/pages/blog/${address}`, { 'if-none-match': first.headers.get('etag')! })
  expect(again.status).toBe(304)
})

test('a visitor can read posts and cannot write them', async () => {
  expect((await room.post('/api/pages/blog/news', { title: 'x' })).status).toBe(405)
})
