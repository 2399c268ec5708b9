import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { insertImage } from './base/files/images.store.server.ts'
import { bearer, insertSession, insertStaff } from './features/accounts/accounts.fixture.ts'
import { insertAgency, insertSoldTour, orderBody, type SoldTour } from './features/reservations/reservations.fixture.ts'
import { insertCategory } from './features/tours/tours.fixture.ts'
import { ownSite, startSite } from './test-site.ts'

/** Two processes on one database: a change in one is on the next page of both, and pages that do not show it stay in memory. */
let tour: SoldTour
let contracts: number[]
let category: number
let unrelated: number
const { database, ask: here } = ownSite({}, async (db) => {
  contracts = (await insertAgency(db)).contracts
  category = (await insertCategory(db, { tr: 'Göller' })).id
  unrelated = (await insertCategory(db, { tr: 'Adalar' })).id
  tour = await insertSoldTour(db, { quota: 5 }, { texts: { tr: 'Likya Yolu' }, categories: [category] })
  await insertSoldTour(db, {}, { texts: { tr: 'Gökçeada' }, categories: [unrelated] })
})
let there: string
let headers: Record<string, string>

beforeAll(async () => {
  there = await startSite({ DATABASE_URL: database.url }).ready()
  headers = {
    ...bearer(await insertSession(database.db, await insertStaff(database.db))),
    'content-type': 'application/json',
  }
})

async function save(path: string, body: object): Promise<void> {
  const answer = await here(path, { method: 'POST', headers, body: JSON.stringify({ _method: 'PUT', ...body }) })
  expect(answer.status, await answer.text()).toBe(200)
}
const saveTour = (form_data: object) => save(`/api/admin/products/${tour.tourId}`, { form_data })

async function order(): Promise<void> {
  const answer = await here('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(orderBody([{ tour, adults: 2 }], contracts)),
  })
  expect(answer.status, await answer.text()).toBe(201)
}

/** The page on both sites, and whether it came from memory. */
async function onBoth(path: string): Promise<{ html: string; isHit: boolean }[]> {
  const answers = await Promise.all([here(path), fetch(there + path, { redirect: 'manual' })])
  return Promise.all(
    answers.map(async (answer) => ({
      html: answer.status === 200 ? await answer.text() : `status ${answer.status}`,
      isHit: answer.headers.get('cache-status') === 'seyyah; hit',
    })),
  )
}

const page = '/tur/likya-yolu'
const kinds: Record<string, { path: string; shows: string; change: () => Promise<unknown> }> = {
  price: {
    path: page,
    shows: '12.345',
    change: () => save(`/api/admin/departures/${tour.departureId}`, { form_data: { multi_room_price: 12_345 } }),
  },
  'price in a list': {
    path: '/turlar/goller',
    shows: '13.579',
    change: () => save(`/api/admin/departures/${tour.departureId}`, { form_data: { multi_room_price: 13_579 } }),
  },
  seats: { path: page, shows: 'Son 3', change: order },
  text: {
    path: page,
    shows: 'Yürüyüş ayakkabısı gerekir',
    change: () => saveTour({ summary_tr: 'Yürüyüş ayakkabısı gerekir.' }),
  },
  picture: {
    path: '/turlar/goller',
    shows: 'likya-kiyisi',
    change: async () => {
      const picture = { file: 'likya-kiyisi', width: 1200, height: 800, placeholder: 'data:,' }
      await saveTour({ cover_image_id: await insertImage(database.db, picture, {}) })
    },
  },
  menu: {
    path: '/',
    shows: 'Göl turları',
    change: () => save(`/api/admin/categories/${category}`, { form_data: { name_tr: 'Göl turları' } }),
  },
  setting: {
    path: '/',
    shows: 'Yeni Ad Turizm',
    change: () => save('/api/admin/settings/company', { project_company_name: 'Yeni Ad Turizm', name_tr: 'Yeni Ad' }),
  },
  string: {
    path: '/',
    shows: 'İçeriğe atla',
    change: () =>
      save('/api/admin/languages/page-lang', {
        abbr: 'tr',
        page_lang: { navbar: { skip_to_content: 'İçeriğe atla' } },
      }),
  },
  slug: {
    path: '/turlar/goller',
    shows: '/tur/likya-patikasi',
    change: () => saveTour({ seo_name_tr: 'likya-patikasi' }),
  },
}

test.each(Object.entries(kinds))(
  'a changed %s is on the next page of both sites',
  async (_, { path, shows, change }) => {
    for (const { html } of await onBoth(path)) expect(html).not.toContain(shows)
    for (const { isHit } of await onBoth(path)) expect(isHit).toBe(true)
    await change()
    for (const { html } of await onBoth(path)) expect(html).toContain(shows)
  },
)

test('an order for one tour leaves the page of another in memory, on both sites', async () => {
  const others = ['/tur/gokceada', '/turlar/adalar', '/iletisim']
  for (const path of [...others, '/turlar/goller']) await onBoth(path)
  await database.db.updateTable('departures').set({ quota: 40 }).where('id', '=', tour.departureId).execute()
  await order()
  for (const path of others)
    expect([path, ...(await onBoth(path)).map(({ isHit }) => isHit)]).toEqual([path, true, true])
  expect((await onBoth('/turlar/goller')).map(({ isHit }) => isHit)).toEqual([false, false])
})
