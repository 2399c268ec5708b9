import { beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { insertImage } from '#src/base/files/images.store.server.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import type { Category } from '#src/features/categories/categories.schema.ts'
import { insertCategory, insertDeparture, insertLanguages, insertTour } from '../tours.fixture.ts'
import { categoryPagesApi } from './category-pages.api.server.ts'
import type { CategoryPage } from './category-pages.schema.ts'

const now = () => new Date('2027-03-10T11:00:00Z')
const database = ownDatabase()
let api: TestApi
let abroad: { id: number }

beforeAll(async () => {
  const { db } = database
  api = testApi(categoryPagesApi, { db, now })
  await insertLanguages(db)
  const cover = await insertImage(db, { file: 'mostar', width: 1, height: 1, placeholder: 'data:,' }, { en: 'Bridge' })
  const anatolia = await insertCategory(db, { tr: 'Yurt İçi' }, { queue: 1 })
  abroad = await insertCategory(
    db,
    {
      tr: { name: 'Yurt Dışı', description: '<p>Sınırın ötesi</p>', seo_title: 'Yurt dışı turları' },
      en: { name: 'Abroad', description: '<p>Beyond</p>', seo_description: 'Beyond the border' },
    },
    { queue: 2, cover_image_id: cover },
  )
  const far = await insertCategory(db, { tr: 'Uzak Doğu' }, { parent_id: abroad.id, queue: 1 })
  const balkans = await insertCategory(db, { tr: 'Balkanlar', en: 'Balkans' }, { parent_id: abroad.id, queue: 2 })
  await insertCategory(db, { tr: 'Boş' }, { queue: 0 })

  const ohrid = await insertTour(db, {
    texts: { tr: 'Ohri', en: 'Ohrid' },
    categories: [balkans.id],
    queue: 9,
    nights: 5,
  })
  await insertDeparture(db, ohrid.id, '2027-05-01', { multi_room_price: 9_000_00 })
  const rome = await insertTour(db, {
    texts: { tr: 'Roma' },
    categories: [abroad.id, balkans.id],
    queue: 3,
    departure_city: 'Ankara',
  })
  await insertDeparture(db, rome.id, '2027-06-01', { multi_room_price: 20_000_00 })
  await insertTour(db, {
    texts: { tr: 'Tokyo', en: 'Tokyo Tour' },
    categories: [far.id],
    queue: 7,
    nights: 9,
    days: 10,
  })
  await insertTour(db, { texts: { tr: 'Paris' }, categories: [abroad.id], queue: 4 })
  await insertTour(db, { texts: { tr: 'Şam' }, categories: [balkans.id, abroad.id], queue: 8, status: 'taslak' })
  await insertTour(db, { texts: { tr: 'Kapadokya' }, categories: [anatolia.id] })
  await db.insertInto('slug_redirects').values({ lang: 'tr', seo_name: 'yurtdisi', category_id: abroad.id }).execute()
  await db.insertInto('slug_redirects').values({ lang: 'tr', seo_name: 'eski-tur', tour_id: rome.id }).execute()
})

const page = async (seo_name: string, query = '') =>
  (await api.get<CategoryPage>(`/api/pages/products/${seo_name}${query}`)).body
const names = async (seo_name: string, query = '') =>
  (await page(seo_name, query)).products.data.map(({ name }) => name)

test('the tree is in the office’s order and counts each published tour once, those of sub-categories included', async () => {
  const { body } = await api.get<Category[]>('/api/pages/categories')
  expect(body.map(({ name, tour_count }) => [name, tour_count])).toEqual([
    ['Yurt Dışı', 4],
    ['Yurt İçi', 1],
    ['Boş', 0],
  ])
  expect(body[0]!.sub_categories.map(({ name, seo_name, tour_count }) => [name, seo_name, tour_count])).toEqual([
    ['Balkanlar', 'balkanlar', 2],
    ['Uzak Doğu', 'uzak-dogu', 1],
  ])
  expect(body[0]).toMatchObject({
    id: abroad.id,
    queue: 2,
    seo_title: 'Yurt dışı turları',
    cover: { file: 'mostar', alt: '' },
  })
})

test('the tree names the tours of each category', async () => {
  const { body } = await api.get<Category[]>('/api/pages/categories')
  expect(body[0]!.products.map(({ name }) => name)).toEqual(['Paris', 'Roma', 'Ohri', 'Tokyo'])
  expect(body[0]!.sub_categories[0]!.products).toEqual([
    { token: expect.any(String), name: 'Ohri', seo_name: 'ohri' },
    { token: expect.any(String), name: 'Roma', seo_name: 'roma' },
  ])
  expect(body[2]!.products).toEqual([])
})

test('products=false omits the tours', async () => {
  const { body } = await api.get<Category[]>('/api/pages/categories?products=false')
  expect(body[0]!.products).toEqual([])
  expect(body[0]!.tour_count).toBe(4)
  expect((await api.get('/api/pages/categories?products=belki')).status).toBe(422)
})

test('the tree has the categories that are published in the requested language', async () => {
  const { body } = await api.get<Category[]>('/api/pages/categories?lang=en')
  expect(body.map(({ name, seo_name }) => [name, seo_name])).toEqual([['Abroad', 'abroad']])
  expect(body[0]).toMatchObject({ seo_title: null, seo_description: 'Beyond the border', cover: { alt: 'Bridge' } })
  expect(body[0]!.sub_categories.map(({ name }) => name)).toEqual(['Balkans'])
  expect(body[0]!.products.map(({ name }) => name)).toContain('Ohrid')
})

test('a category shows its own tours in their order, then those of its sub-categories', async () => {
  const body = await page('yurt-disi')
  expect(body.main_category).toMatchObject({
    name: 'Yurt Dışı',
    description: '<p>Sınırın ötesi</p>',
    tour_count: 4,
    parent: null,
    seo_names: { tr: 'yurt-disi', en: 'abroad' },
  })
  expect(body.sub_categories.map(({ name }) => name)).toEqual(['Balkanlar', 'Uzak Doğu'])
  expect(body.products).toMatchObject({ page: 1, page_count: 1, total: 4, per_page: 12 })
  expect(body.products.data.map(({ name }) => name)).toEqual(['Paris', 'Roma', 'Ohri', 'Tokyo'])
})

test('a sub-category shows its own tours and its parent’s name', async () => {
  const body = await page('balkans', '?lang=en')
  expect(body.main_category).toMatchObject({ name: 'Balkans', parent: { name: 'Abroad', seo_name: 'abroad' } })
  expect(body.sub_categories).toEqual([])
  expect(body.products.data.map(({ name }) => name)).toEqual(['Ohrid'])
})

test('a category is shown in the languages in which it is published, with its tours there', async () => {
  const english = await page('abroad', '?lang=en')
  expect(english.main_category).toMatchObject({ description: '<p>Beyond</p>', tour_count: 2 })
  expect(english.sub_categories.map(({ name }) => name)).toEqual(['Balkans'])
  expect(await api.get('/api/pages/products/uzak-dogu?lang=en')).toMatchObject({
    status: 404,
    body: { elsewhere: { tr: 'uzak-dogu' } },
  })
})

test('a category shows the tours of a sub-category that is not published in the language, as many as it counts', async () => {
  const { main_category, products, filters } = await page('abroad', '?lang=en')
  expect(products.data.map(({ name }) => name)).toEqual(['Ohrid', 'Tokyo Tour'])
  expect(products.total).toBe(main_category.tour_count)
  expect(filters.nights).toContainEqual({ value: '8-60', count: 1 })
})

test('the slug of another language finds the category', async () => {
  expect((await page('abroad')).main_category.seo_name).toBe('yurt-disi')
})

test.each([
  { query: '?month=2027-05', found: ['Ohri'] },
  { query: '?city=Ankara', found: ['Roma'] },
  { query: '?nights=8-60', found: ['Tokyo'] },
  { query: '?price_max=10000', found: ['Ohri'] },
  { query: '?sort=price_desc', found: ['Roma', 'Ohri', 'Paris', 'Tokyo'] },
  { query: '?sort=date', found: ['Ohri', 'Roma', 'Paris', 'Tokyo'] },
  { query: '?transporter_types=gemi', found: [] },
])('a category filters and sorts its tours: $query', async ({ query, found }) => {
  expect(await names('yurt-disi', query)).toEqual(found)
})

test('facets count the tours of the category only', async () => {
  const { filters } = await page('yurt-disi', '?nights=4-7')
  expect(filters.cities).toEqual([{ value: 'İstanbul', count: 1 }])
  expect(filters.months).toEqual([{ value: '2027-05', count: 1 }])
  expect(filters.nights).toEqual([
    { value: '1-3', count: 2 },
    { value: '4-7', count: 1 },
    { value: '8-60', count: 1 },
  ])
  expect(filters.price).toEqual({ min: 9_000, max: 20_000 })
})

test('an empty category answers without tours and facets', async () => {
  const body = await page('bos')
  expect(body.products).toMatchObject({ data: [], total: 0, page_count: 0 })
  expect(body.filters).toEqual({
    months: [],
    cities: [],
    transporter_types: [],
    nights: [],
    visa: [],
    holidays: [],
    categories: [],
    price: null,
    unrated: 0,
  })
})

test.each(['yok', 'kapadokya', 'eski-tur'])('an unknown category answers 404: %s', async (seo_name) => {
  const { status, body } = await api.get(`/api/pages/products/${seo_name}`)
  expect(status).toBe(404)
  expect(body).toEqual({ success: false, code: 'not_found', message: 'Aradığınız kayıt bulunamadı.' })
})

test('a changed slug answers the current one', async () => {
  expect(await api.get('/api/pages/products/yurtdisi')).toMatchObject({ status: 404, body: { moved_to: 'yurt-disi' } })
  expect(await api.get('/api/pages/products/yurtdisi?lang=en')).toMatchObject({ body: { moved_to: 'abroad' } })
})

test.each(['sort=best', 'page=-1', 'month=mayis', 'price_max=cheap'])('%s is refused', async (query) => {
  expect((await api.get(`/api/pages/products/yurt-disi?${query}`)).status).toBe(422)
})

test.each(['/api/pages/categories', '/api/pages/products/yurt-disi'])('%s answers 304 when unchanged', async (path) => {
  const first = await api.get(path)
  expect((await api.get(path, { 'if-none-match': first.headers.get('etag')! })).status).toBe(304)
})
