import { beforeAll, expect, test } from 'vitest'
import { createDrops } from '#src/base/cache/drops.server.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { noImages } from '#src/base/http/endpoint/test-services.ts'
import { categoryPublishing } from '#src/features/categories/admin/category-publishing.ts'
import { contentPublishing } from '#src/features/content/admin/content-publishing.ts'
import { postPublishing } from '#src/features/posts/admin/post-publishing.ts'
import { insertPost } from '#src/features/posts/posts.fixture.ts'
import { noDates, tourPublishing } from '#src/features/tours/editing/admin/tour-publishing.ts'
import { insertCategory, insertDeparture, insertLanguages, insertTour } from '#src/features/tours/tours.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { seoFiles } from '#src/site/seo/seo-files.server.ts'

const now = new Date('2027-04-01T09:00:00Z')
const database = ownDatabase()
let api: TestApi
let tour_id: number
let post_id: number
let category_id: number
let content_id: number

const turkish = {
  name: 'Likya yolu',
  tour_place: 'Fethiye – Kaş',
  summary: 'Yürüyüş',
  description: '<p>Deniz kıyısı</p>',
  included: ['Konaklama'],
  excluded: ['Uçak'],
  important_notes: ['Rahat ayakkabı'],
}
const english = {
  name: 'The Lycian Way',
  summary: 'A walk',
  description: '<p>By the sea</p>',
  included: ['Hotel'],
  excluded: ['Flight'],
  important_notes: ['Good shoes'],
}

beforeAll(async () => {
  const { db } = database
  await insertLanguages(db)
  const category = await insertCategory(db, {
    tr: { name: 'Yürüyüş turları', description: '<p>Patikalar</p>' },
    en: 'Walking tours',
  })
  category_id = category.id
  const tour = await insertTour(db, { categories: [category_id], texts: { tr: turkish, en: 'The Lycian Way' } })
  tour_id = tour.id
  await insertDeparture(db, tour_id, '2027-05-01')
  await db.insertInto('tour_days').values({ tour_id, day: 1 }).execute()
  await db
    .insertInto('tour_day_texts')
    .values({ tour_id, day: 1, lang: 'tr', title: 'İlk gün', description: 'Ovacık' })
    .execute()
  const texts = { tr: { title: 'Sırbistan', summary: 'Vizesiz', body: '<p>Otuz gün</p>' }, en: 'Serbia' }
  post_id = await insertPost(db, 'visa', texts)
  const facts = {
    country: 'RS',
    ordinary_passport: 'vizesiz',
    green_passport: 'vizesiz',
    checked_on: '2027-01-01',
  } as const
  await db
    .insertInto('visa_countries')
    .values({ post_id, ...facts })
    .execute()
  await db
    .insertInto('visa_country_texts')
    .values({ post_id, lang: 'tr', documents: ['Pasaport'], notes: ['Sınırda sorulur'] })
    .execute()
  const content = await db
    .insertInto('contents')
    .values({ page: 'home', section: 'slider' })
    .returning('id')
    .executeTakeFirstOrThrow()
  content_id = content.id
  await db
    .insertInto('content_texts')
    .values([
      { content_id, lang: 'tr', title: 'Yaz', description: '<p>Erken</p>', btn_title: 'Bak', btn_title2: 'Ara' },
      { content_id, lang: 'en' },
    ])
    .execute()
  api = testApi(endpoints, { db, now: () => now })
})

const missingIn = async (table: 'tour_texts' | 'category_texts' | 'post_texts' | 'content_texts') => {
  const row = await database.db.selectFrom(table).select('missing').where('lang', '=', 'en').executeTakeFirstOrThrow()
  return row.missing
}

test('the database requires the texts that the office lists as required', async () => {
  const listed = (required: readonly string[], named: string) => required.filter((field) => field !== named)
  expect(await missingIn('tour_texts')).toEqual([...listed(tourPublishing(noDates).required, 'name'), 'programme.1'])
  expect(await missingIn('category_texts')).toEqual(listed(categoryPublishing.required, 'name'))
  expect(await missingIn('post_texts')).toEqual(listed(postPublishing('visa').required, 'title'))
  const rule = { page: 'home', section: 'slider', parts: [], max: 1 } as unknown as Parameters<
    typeof contentPublishing
  >[0]
  expect(await missingIn('content_texts')).toEqual(contentPublishing(rule).required)
})

/** Everything public that names the records, in one language. */
async function shownIn(lang: string): Promise<string> {
  const paths = [
    'search-products',
    'search-products?search=lycian',
    'search-products?search=likya',
    'search-suggestions?search=lyc',
    'search-suggestions?search=lik',
    'categories?products=true',
    'blog/visa',
    'content?page=home',
    'home-sections',
  ]
  const answers = await Promise.all(
    paths.map((path) => api.get(`/api/pages/${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)),
  )
  const sitemap = await seoFiles(
    api.services,
    createDrops(new Map()),
    noImages,
  )(new Request('https://x.example/sitemap.xml'), '/sitemap.xml')
  return JSON.stringify(answers.map(({ body }) => body)) + (await sitemap!.text())
}

const hiddenTexts = /Lycian|Likya|lycian-way|Walking|Yürüyüş|Serbia|Sırbistan|"Yaz"|Patikalar/

test('a language that lacks a required text shows nothing of the record, and no other language in its place', async () => {
  const turkishSite = await shownIn('tr')
  for (const text of ['Likya yolu', 'Yürüyüş turları', 'Sırbistan', '"Yaz"']) expect(turkishSite).toContain(text)
  const englishSite = await shownIn('en')
  expect(englishSite.replace(/<loc>[^<]*\/(tur|turlar|vize)\/[^<]*<\/loc>/g, '')).not.toMatch(hiddenTexts)
  expect(englishSite).not.toContain('/en/tur/')
})

test.each([
  ['product', 'the-lycian-way', 'likya-yolu'],
  ['products', 'walking-tours', 'yuruyus-turlari'],
  ['blog/visa', 'serbia', 'sirbistan'],
])('%s is answered 404 with the languages that have it', async (place, seo_name, turkishName) => {
  for (const slug of [seo_name, turkishName]) {
    const { status, body } = await api.get(`/api/pages/${place}/${slug}?lang=en`)
    expect([status, body.elsewhere]).toEqual([404, { tr: turkishName }])
  }
  expect((await api.get(`/api/pages/${place}/${turkishName}?lang=tr`)).body.seo_names ?? {}).not.toHaveProperty('en')
})

test('a language is public once its required texts stand, and until it is held back', async () => {
  const { db } = database
  const inEnglish = () => api.get('/api/pages/product/the-lycian-way?lang=en')
  await db.updateTable('tour_texts').set(english).where('tour_id', '=', tour_id).where('lang', '=', 'en').execute()
  expect((await inEnglish()).status).toBe(404)
  await db
    .insertInto('tour_day_texts')
    .values({ tour_id, day: 1, lang: 'en', title: 'Day one', description: 'Ovacık village' })
    .execute()
  const { status, body } = await inEnglish()
  // Places are names: they are shown in the default language.
  expect([status, body.seo_names, body.tour_place]).toEqual([
    200,
    { tr: 'likya-yolu', en: 'the-lycian-way' },
    'Fethiye – Kaş',
  ])
  const total = async () => (await api.get('/api/pages/search-products?search=lycian&lang=en')).body.total
  expect(await total()).toBe(1)

  const hold = (held: boolean) =>
    db.updateTable('tour_texts').set({ held }).where('tour_id', '=', tour_id).where('lang', '=', 'en').execute()
  await hold(true)
  expect([(await inEnglish()).status, await total()]).toEqual([404, 0])
  await hold(false)
  expect([(await inEnglish()).status, await total()]).toEqual([200, 1])
})

test('a text that is added in the default language makes the others incomplete', async () => {
  const { db } = database
  await db.insertInto('tour_days').values({ tour_id, day: 2 }).execute()
  await db.insertInto('tour_day_texts').values({ tour_id, day: 2, lang: 'tr', title: 'İkinci gün' }).execute()
  expect(await missingIn('tour_texts')).toEqual(['programme.2'])
  await db.deleteFrom('tour_days').where('tour_id', '=', tour_id).where('day', '=', 2).execute()
  expect(await missingIn('tour_texts')).toEqual([])
})

test('a translation is out of date when its original changed later, field by field', async () => {
  const { db } = database
  const outdated = async () => {
    const { findTexts } = await import('#src/base/i18n/texts.store.server.ts')
    const { tourTextTable } = await import('#src/features/departures/tour-texts.store.server.ts')
    const texts = await findTexts(db, tourTextTable, [tour_id], ['name', 'summary', 'description'], 'tr')
    return texts.get(tour_id)!.outdated_en
  }
  const set = (lang: string, summary: string) =>
    db.updateTable('tour_texts').set({ summary }).where('tour_id', '=', tour_id).where('lang', '=', lang).execute()
  expect(await outdated()).toBeUndefined()
  await set('tr', 'Uzun yürüyüş')
  expect(await outdated()).toEqual(['summary'])
  await set('en', 'A long walk')
  expect(await outdated()).toBeUndefined()
})

test('a tour has the languages of its public texts, also when one is held back, removed or completed', async () => {
  const { db } = database
  const id = (
    await insertTour(db, {
      texts: { tr: { ...turkish, name: 'Karia yolu' }, en: { ...english, name: 'The Carian Way' } },
    })
  ).id
  const langsOf = async () =>
    (await db.selectFrom('tours').select('public_langs').where('id', '=', id).executeTakeFirstOrThrow()).public_langs
  const texts = () => db.updateTable('tour_texts').where('tour_id', '=', id)
  expect(await langsOf()).toEqual(['en', 'tr'])
  await texts().set({ held: true }).where('lang', '=', 'tr').execute()
  expect(await langsOf()).toEqual(['en'])
  await texts().set({ held: false }).where('lang', '=', 'tr').execute()
  await texts().set({ summary: '' }).where('lang', '=', 'en').execute()
  expect(await langsOf()).toEqual(['tr'])
  await texts().set({ summary: 'A walk' }).where('lang', '=', 'en').execute()
  expect(await langsOf()).toEqual(['en', 'tr'])
  await db.deleteFrom('tour_texts').where('tour_id', '=', id).where('lang', '=', 'en').execute()
  expect(await langsOf()).toEqual(['tr'])
})
