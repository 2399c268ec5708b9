import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { insertImage } from '#src/base/files/images.store.server.ts'
import { bearer, insertSession, insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { insertAgency, insertSoldTour, orderBody, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { insertCategory } from '#src/features/tours/tours.fixture.ts'
import { ownSite, startSite } from '../frame/test-site.ts'

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

let writes = 0
/** Each write at the other site than the one before. */
const write = (path: string, init: RequestInit) => {
  writes += 1
  return writes % 2 === 0 ? here(path, init) : fetch(there + path, init)
}

async function save(path: string, body: object): Promise<void> {
  const answer = await write(path, { method: 'POST', headers, body: JSON.stringify({ _method: 'PUT', ...body }) })
  expect(answer.status, await answer.text()).toBe(200)
}
const saveTour = (form_data: object) => save(`/api/admin/products/${tour.tourId}`, { form_data })

async function order(): Promise<void> {
  const answer = await write('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(orderBody([{ tour, adults: 2 }], contracts)),
  })
  expect(answer.status, await answer.text()).toBe(201)
}

/** The page on both sites, and where it came from. */
async function onBoth(path: string): Promise<{ html: string; etag: string | null; from: string | undefined }[]> {
  const answers = await Promise.all([here(path), fetch(there + path, { redirect: 'manual' })])
  return Promise.all(
    answers.map(async (answer) => ({
      html: answer.status === 200 ? await answer.text() : `status ${answer.status}`,
      etag: answer.headers.get('etag'),
      from: answer.headers.get('cache-status')?.replace('seyyah; ', ''),
    })),
  )
}
const memory = 'hit'
const madeAgain = 'fwd=miss'
/** Its data were read, and it was not rendered. */
const confirmed = 'fwd=stale; fwd-status=304'
const sources = async (path: string) => (await onBoth(path)).map(({ from }) => from)

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
    expect(await sources(path)).toEqual([memory, memory])
    await change()
    for (const { html } of await onBoth(path)) expect(html).toContain(shows)
  },
)

test('after a changed slug the old address leads to the new one on both sites', async () => {
  const old = await Promise.all([here(page, { redirect: 'manual' }), fetch(there + page, { redirect: 'manual' })])
  for (const { status, headers } of old) expect([status, headers.get('location')]).toEqual([301, '/tur/likya-patikasi'])
  for (const { html } of await onBoth('/tur/likya-patikasi')) expect(html).toContain('Likya Yolu')
})

test('an order renders the pages that count its last seats, and no others', async () => {
  const own = '/tur/likya-patikasi'
  const list = '/turlar/goller'
  const others = ['/tur/gokceada', '/turlar/adalar', '/iletisim']
  const leaveSeats = async (seats: number) => {
    const departure = database.db.selectFrom('departures').select('seats_taken').where('id', '=', tour.departureId)
    const { seats_taken } = await departure.executeTakeFirstOrThrow()
    await save(`/api/admin/departures/${tour.departureId}`, { form_data: { quota: seats_taken + seats } })
  }
  await leaveSeats(40)
  for (const path of [...others, own, list]) await onBoth(path)
  const before = await onBoth(list)
  await order()
  for (const path of others) expect([path, ...(await sources(path))]).toEqual([path, memory, memory])
  for (const { html, from } of await onBoth(own)) expect([html.includes('20+ yer'), from]).toEqual([true, confirmed])
  const after = await onBoth(list)
  expect(after).toEqual(before.map((page) => ({ ...page, from: confirmed })))
  expect(after[0]!.html).toContain('20+ yer')
  expect(await sources(list)).toEqual([memory, memory])
  await leaveSeats(21)
  expect(await sources(list)).toEqual([confirmed, confirmed])
  await order()
  for (const path of [list, own])
    for (const { html, from } of await onBoth(path)) expect([html.includes('19 yer'), from]).toEqual([true, madeAgain])
})

test('another limit of free seats that are read is on the next page of both sites, in cards that were made before too', async () => {
  const pages = ['/turlar/goller', '/tur/likya-patikasi']
  for (const path of pages)
    for (const { html } of await onBoth(path)) expect([path, /\b10\+ yer/.test(html)]).toEqual([path, false])
  await save('/api/admin/settings/sales', { shown_seats: 10 })
  for (const path of pages)
    for (const { html, from } of await onBoth(path))
      expect([path, /\b10\+ yer/.test(html), html.includes('>19 yer'), from]).toEqual([path, true, false, madeAgain])
})

test('a page whose texts changed is rendered, although its data are the same', async () => {
  await onBoth('/iletisim')
  await save('/api/admin/languages/page-lang', { abbr: 'tr', page_lang: { navbar: { skip_to_content: 'Metne geç' } } })
  for (const { html, from } of await onBoth('/iletisim'))
    expect([html.includes('Metne geç'), from]).toEqual([true, madeAgain])
})

test('a rate that no page shows renders no page', async () => {
  const insertRate = (day: string) =>
    database.db.insertInto('exchange_rates').values({ currency: 'EUR', try_rate: '50', day }).execute()
  await insertRate('2020-01-03')
  await onBoth('/turlar/goller')
  await insertRate('2020-01-02')
  // No site has waited until the other knows of a change that the test itself made.
  const noticed = async () => (await sources('/turlar/goller')).find((from) => from !== memory)
  await expect.poll(noticed).toBe(confirmed)
})
