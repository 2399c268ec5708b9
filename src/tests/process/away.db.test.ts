import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder, temporaryFolder } from '#src/base/db/embedded/test-programs.ts'
import { emptyDatabase, type TestDatabase } from '#src/base/db/test-database.ts'
import { bearer, insertSession, insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import {
  insertAgency,
  insertSoldTour,
  orderBody,
  type SoldTour,
  seatsTaken,
} from '#src/features/orders/orders.fixture.ts'
import { buildSite, killSites, type Site, startSite } from '../frame/test-site.ts'
import { openTunnel, type Tunnel } from '../frame/test-tunnel.ts'

const folder = temporaryFolder()
let database: TestDatabase
let tunnel: Tunnel
let site: Site
let at: string
let contracts: number[]
let tour: SoldTour
let office: Record<string, string>

beforeAll(async () => {
  await buildSite()
  database = await emptyDatabase()
  tunnel = await openTunnel(database.url)
  site = startSite({ DATABASE_URL: tunnel.url, DATA_DIR: join(folder, 'files') })
  at = await site.ready()
  contracts = (await insertAgency(database.db)).contracts
  tour = await insertSoldTour(database.db, { quota: 3 }, { texts: { tr: 'Likya Yolu' }, featured: true })
  office = bearer(await insertSession(database.db, await insertStaff(database.db)))
})
afterAll(async () => {
  await killSites()
  await tunnel.cut()
  await database.drop()
  removeFolder(folder)
})

/** A new site is closed until the agency opens it. */
async function openSite(): Promise<void> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('UPDATE settings SET opened_at = now()')
  await client.end()
  await expect.poll(async () => (await fetch(at)).status, { timeout: 20_000 }).toBe(200)
}

/** Fails without an answer within three seconds (docs/promises.md, D2). */
const get = (path: string, init: RequestInit = {}) => fetch(at + path, { signal: AbortSignal.timeout(3000), ...init })
const json = { 'content-type': 'application/json' }
const body = JSON.stringify({ token: 'kapadokya', tourDate: '2030-01-01' })
const order = (key: string) =>
  get('/api/orders', {
    method: 'POST',
    headers: { ...json, 'idempotency-key': key },
    body: JSON.stringify(orderBody([{ tour }], contracts)),
  })
/** Sent while the database was away, and again later. */
const lost = randomUUID()
const savePrice = (multi_room_price: number) =>
  get(`/api/admin/departures/${tour.departureId}`, {
    method: 'PUT',
    headers: { ...json, ...office },
    body: JSON.stringify({ form_data: { multi_room_price } }),
  })

const homePage = async () => (await fetch(`${at}/`)).text()

async function reconnected(): Promise<void> {
  await tunnel.restore()
  await expect.poll(async () => (await get('/readyz')).status, { timeout: 20_000 }).toBe(200)
  // Until the process hears of changes again, it does not know whether its pages are right.
  await expect.poll(homePage, { timeout: 20_000 }).not.toContain('<html data-unchecked')
}

test('without a database cached pages are answered, and everything else is 503 with retry-after', async () => {
  await openSite()
  expect((await savePrice(12_345)).status).toBe(200)
  expect((await order(randomUUID())).status).toBe(201)
  const before = await fetch(`${at}/`)
  expect(before.status).toBe(200)
  const html = await before.text()
  await tunnel.cut()

  const cached = await get('/')
  expect([cached.status, await cached.text()]).toEqual([200, html])
  expect((await get('/', { headers: { 'if-none-match': before.headers.get('etag')! } })).status).toBe(304)

  const failed = [
    await get('/api/cart-calculator', { method: 'POST', headers: json, body }),
    await order(lost),
    await savePrice(99_999),
    await get('/api/pages/content?page=about-us'),
    await get('/readyz'),
    await get('/tur/kapadokya'),
  ]
  for (const answer of failed) {
    expect([answer.url, answer.status]).toEqual([answer.url, 503])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).not.toMatch(/ECONNREFUSED|node_modules|at \w+ \(/)
  }
  const english = await get('/api/pages/content?page=about-us&lang=en')
  expect(await english.json()).toEqual({
    success: false,
    code: 'unavailable',
    message: 'We cannot respond right now. Please try again shortly.',
  })
  expect((await get('/healthz')).status).toBe(200)
})

test('without a database a page that a change dropped answers as it was, and says that it is being checked', async () => {
  await reconnected()
  const html = await homePage()
  const contactPage = async () => (await fetch(`${at}/iletisim`)).text()
  expect(await contactPage()).not.toContain('111 22 33')
  // What the home page shows and the other does not read: else its answers would be in memory again.
  await sql`UPDATE contents SET queue = queue`.execute(database.db)
  await database.db
    .insertInto('contact_information')
    .values({ section: 'telefon', lang: 'tr', content: '+90 212 111 22 33' })
    .execute()
  await expect.poll(contactPage, { timeout: 20_000 }).toContain('111 22 33')
  await tunnel.cut()
  const unchecked = await get('/', { headers: { 'accept-encoding': 'br' } })
  expect([unchecked.status, await unchecked.text()]).toEqual([200, html.replace('<html ', '<html data-unchecked="" ')])
  expect(html).toContain('Fiyatları ve boş yerleri şu anda kontrol ediyoruz')
})

test('without a database the pages that an order dropped answer as they were, and say that they are being checked', async () => {
  await reconnected()
  const read = async (path: string) => (await get(path)).text()
  const before = new Map<string, string>()
  for (const path of ['/', '/tur-ara', '/vize']) before.set(path, await read(path))
  for (const path of ['/', '/tur-ara']) expect(before.get(path)).toContain('Son 2')
  expect((await order(randomUUID())).status).toBe(201)
  await tunnel.cut()
  for (const [path, html] of before) {
    const answer = await get(path)
    const isDropped = path !== '/vize'
    const expected = isDropped ? html.replace('<html ', '<html data-unchecked="" ') : html
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, expected])
  }
  expect(await seatsTaken(database.db, tour.departureId)).toBe(2)
})

test('after the database returns everything answers, with changes made meanwhile and without what was refused', async () => {
  await database.db.updateTable('company').set({ project_company_name: 'Geri Geldik' }).execute()
  await tunnel.restore()
  await expect.poll(async () => (await get('/readyz')).status, { timeout: 20_000 }).toBe(200)
  await expect.poll(async () => (await get('/')).text(), { timeout: 20_000 }).toContain('Geri Geldik')
  expect((await get('/api/cart-calculator', { method: 'POST', headers: json, body })).status).toBe(422)
  expect((await order(lost)).status).toBe(201)
  expect((await order(lost)).status).toBe(201)
  expect(await seatsTaken(database.db, tour.departureId)).toBe(3)
  const html = await (await get('/tur/likya-yolu')).text()
  expect(html).toContain('12.345')
  expect(html).not.toContain('99.999')
})

test('a page that cannot be made while the database is there leaves the others true', async () => {
  await database.db.updateTable('departures').set({ quota: 9 }).execute()
  expect((await savePrice(12_321)).status).toBe(200)
  for (const path of ['/', '/vize']) expect((await get(path)).status).toBe(200)
  await sql`UPDATE visa_countries SET country = country`.execute(database.db)
  await sql`ALTER TABLE visa_countries RENAME TO damaged`.execute(database.db)
  expect((await savePrice(54_321)).status).toBe(200)
  expect(await (await get('/vize')).text()).toContain('<html data-unchecked')
  const home = await homePage()
  expect(home).toContain('54.321')
  expect(home).not.toContain('<html data-unchecked')
  await sql`ALTER TABLE damaged RENAME TO visa_countries`.execute(database.db)
})
