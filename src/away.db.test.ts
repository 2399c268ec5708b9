import { join } from 'node:path'
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

/** Promise 14: an answer within three seconds, also when it is that there is none. */
const get = (path: string, init: RequestInit = {}) => fetch(at + path, { signal: AbortSignal.timeout(3000), ...init })
const json = { 'content-type': 'application/json' }
const question = JSON.stringify({ token: 'kapadokya', tourDate: '2030-01-01' })

test('while the database is away cached pages still answer, and everything else says so and when to come again', async () => {
  const before = await fetch(`${at}/`)
  expect(before.status).toBe(200)
  const html = await before.text()
  await tunnel.cut()

  const kept = await get('/')
  expect([kept.status, await kept.text()]).toEqual([200, html])
  expect((await get('/', { headers: { 'if-none-match': before.headers.get('etag')! } })).status).toBe(304)

  const away = [
    await get('/api/cart-calculator', { method: 'POST', headers: json, body: question }),
    await get('/api/pages/content?page=about-us'),
    await get('/readyz'),
    await get('/tur/kapadokya'),
  ]
  for (const answer of away) {
    expect([answer.url, answer.status]).toEqual([answer.url, 503])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).not.toMatch(/ECONNREFUSED|node_modules|at \w+ \(/)
  }
  const words = await get('/api/pages/content?page=about-us&lang=en')
  expect(await words.json()).toEqual({
    success: false,
    code: 'unavailable',
    message: 'We cannot answer right now. Please try again shortly.',
  })
  expect((await get('/healthz')).status).toBe(200)
})

test('when it is back everything answers again, with what was changed meanwhile', async () => {
  await database.db
    .insertInto('company')
    .values({ project_company_name: 'Geri Geldik', main_color: '#112233', second_color: '#445566' })
    .execute()
  await tunnel.mend()
  await expect.poll(async () => (await get('/readyz')).status, { timeout: 20_000 }).toBe(200)
  await expect.poll(async () => (await get('/')).text(), { timeout: 20_000 }).toContain('Geri Geldik')
  expect((await get('/api/cart-calculator', { method: 'POST', headers: json, body: question })).status).toBe(422)
})
