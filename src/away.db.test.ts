import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder, temporaryFolder } from './base/db/embedded/test-programs.ts'
import { emptyDatabase, type TestDatabase } from './base/db/test-database.ts'
import { buildSite, killSites, type Site, startSite } from './test-site.ts'
import { openTunnel, type Tunnel } from './test-tunnel.ts'

const folder = temporaryFolder()
let database: TestDatabase
let tunnel: Tunnel
let site: Site
let at: string

beforeAll(async () => {
  await buildSite()
  database = await emptyDatabase()
  tunnel = await openTunnel(database.url)
  site = startSite({ DATABASE_URL: tunnel.url, DATA_DIR: join(folder, 'files') })
  at = await site.ready()
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

/** Fails without an answer within three seconds (docs/promises.md, 14). */
const get = (path: string, init: RequestInit = {}) => fetch(at + path, { signal: AbortSignal.timeout(3000), ...init })
const json = { 'content-type': 'application/json' }
const body = JSON.stringify({ token: 'kapadokya', tourDate: '2030-01-01' })

test('without a database cached pages are answered, and everything else is 503 with retry-after', async () => {
  await openSite()
  const before = await fetch(`${at}/`)
  expect(before.status).toBe(200)
  const html = await before.text()
  await tunnel.cut()

  const cached = await get('/')
  expect([cached.status, await cached.text()]).toEqual([200, html])
  expect((await get('/', { headers: { 'if-none-match': before.headers.get('etag')! } })).status).toBe(304)

  const failed = [
    await get('/api/cart-calculator', { method: 'POST', headers: json, body }),
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
  await tunnel.restore()
  await expect.poll(async () => (await get('/readyz')).status, { timeout: 20_000 }).toBe(200)
  const homePage = async () => (await fetch(`${at}/`)).text()
  // Until the process hears of changes again, it does not know whether its pages are right.
  await expect.poll(homePage, { timeout: 20_000 }).not.toContain('<html data-unchecked')
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

test('after the database returns everything answers, with changes made meanwhile', async () => {
  await database.db
    .insertInto('company')
    .values({ project_company_name: 'Geri Geldik', main_color: '#112233', second_color: '#445566' })
    .execute()
  await tunnel.restore()
  await expect.poll(async () => (await get('/readyz')).status, { timeout: 20_000 }).toBe(200)
  await expect.poll(async () => (await get('/')).text(), { timeout: 20_000 }).toContain('Geri Geldik')
  expect((await get('/api/cart-calculator', { method: 'POST', headers: json, body })).status).toBe(422)
})
