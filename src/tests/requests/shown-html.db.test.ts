import { beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertAgency, insertContract, insertSoldTour, orderBody } from '#src/features/orders/orders.fixture.ts'
import { insertPost } from '#src/features/posts/posts.fixture.ts'
import { insertCategory } from '#src/features/tours/tours.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'

/** HTML that reached the database without passing the office's forms. */
const attack = '<p onclick="alert(1)">harmless</p><script>alert(1)</script><img src="x" onerror="alert(1)">'
const scriptUrl = 'javascript:alert(1)'

const database = ownDatabase()
let api: TestApi
let tour: Awaited<ReturnType<typeof insertSoldTour>>

beforeAll(async () => {
  const { db } = database
  await insertAgency(db)
  tour = await insertSoldTour(db, { quota: 5 })
  await insertPost(db, 'news', { tr: { title: 'Haber', body: attack } }, { published_on: '2026-01-01' })
  await db.updateTable('tour_texts').set({ seo_name: 'tur', description: attack }).execute()
  const contract = await insertContract(db, 'Sözleşme', `<p>{{customer_name}}</p>${attack}`)
  await db.updateTable('contract_texts').set({ seo_name: 'sozlesme' }).where('contract_id', '=', contract).execute()
  await insertCategory(db, { tr: { name: 'Balkan', description: attack } })
  const content = { page: 'home', section: 'slider' }
  const { id: content_id } = await db.insertInto('contents').values(content).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('content_texts')
    .values({ content_id, lang: 'tr', description: attack, uri: scriptUrl, uri2: scriptUrl })
    .execute()
  await db.updateTable('company').set({ company_url: scriptUrl, tursab_url: scriptUrl }).execute()
  await db
    .insertInto('contact_information')
    .values({ lang: 'tr', section: 'source_link', name: 'Merkez', content: scriptUrl })
    .execute()
  api = testApi(endpoints, { db })
})

test.each([
  '/api/pages/product/tur',
  '/api/pages/products/balkan',
  '/api/pages/blog/news/haber',
  '/api/pages/content?page=home',
  '/api/pages/home-sections',
  '/api/pages/contract/sozlesme',
])('%s answers sanitized HTML (docs/promises.md, C2)', async (path) => {
  const { status, body } = await api.get(path)
  expect(status).toBe(200)
  const text = JSON.stringify(body)
  expect(text).toContain('<p>harmless</p>')
  expect(text).not.toMatch(/alert|onerror|onclick/)
})

test.each(['/api/pages/site', '/api/pages/contact-information'])(
  '%s answers no javascript: URL (docs/promises.md, C2)',
  async (path) => {
    const { status, body } = await api.get(path)
    expect([status, JSON.stringify(body).includes('alert')]).toEqual([200, false])
  },
)

test('contracts are sanitized before acceptance too', async () => {
  const { cart } = orderBody([{ tour, adults: 2 }], [])
  const key = { 'idempotency-key': 'a-key-of-sixteen-letters' }
  const { status, body } = await api.post<{ contracts: { body: string }[] }>('/api/checkout-contracts', { cart }, key)
  expect([status, body.contracts.length]).toEqual([200, 3])
  expect(body.contracts.at(-1)!.body).toBe('<p>…………</p><p>harmless</p>')
})
