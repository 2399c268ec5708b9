import { readdirSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { query, removeFolder, temporaryFolder } from '#src/base/db/embedded/test-programs.ts'
import { emptyDatabase, type TestDatabase, withDatabase } from '#src/base/db/test-database.ts'
import { buildSite, endSite, killSites, startSite } from '../frame/test-site.ts'
import { openTunnel, type Tunnel } from '../frame/test-tunnel.ts'

// The built site is started before its database can be reached.

const folder = temporaryFolder()
let database: TestDatabase
let tunnel: Tunnel
beforeAll(async () => {
  await buildSite()
  database = await emptyDatabase()
  tunnel = await openTunnel(database.url)
})
afterEach(killSites)
afterAll(async () => {
  await tunnel.cut()
  await database.drop()
  removeFolder(folder)
})

async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taken.once('listening', resolve))
  const { port } = taken.address() as AddressInfo
  await new Promise((resolve) => taken.close(resolve))
  return port
}

/** @returns the site when it answers, and who asks it */
async function waitingSite(url: string) {
  const port = await freePort()
  const site = startSite({ DATABASE_URL: url, DATA_DIR: join(folder, 'files'), PORT: String(port) })
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(3000), ...init })
  await expect.poll(() => ask('/healthz').then(({ status }) => status, String)).toBe(200)
  return { site, ask }
}

const unavailable = {
  tr: 'Şu anda yanıt veremiyoruz. Lütfen birazdan yeniden deneyin.',
  en: 'We cannot respond right now. Please try again shortly.',
}

test('a site that starts without its database answers 503 with words, and is ready when the database is there', async () => {
  await tunnel.cut()
  const { site, ask } = await waitingSite(tunnel.url)

  const ready = await ask('/readyz')
  expect([ready.status, await ready.json()]).toEqual([503, { ready: false }])
  const pages = [
    ['/', 'tr'],
    ['/tur/kapadokya', 'tr'],
    ['/admin/orders', 'tr'],
    ['/images/kapadokya-320.webp', 'tr'],
    ['/en/tur/kapadokya', 'en'],
  ] as const
  for (const [path, lang] of pages) {
    const answer = await ask(path, { headers: { accept: 'text/html' } })
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 503, 'no-store'])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const html = await answer.text()
    expect(html).toContain(`<html lang="${lang}"`)
    expect(html).toContain(`<p>${unavailable[lang]}</p>`)
  }
  const calls = [
    ['/api/pages/site', {}, 'tr'],
    ['/api/pages/site?lang=en', {}, 'en'],
    ['/api/pages/site', { headers: { cookie: '_lang=en' } }, 'en'],
    ['/api/orders', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }, 'tr'],
  ] as const
  for (const [path, init, lang] of calls) {
    const answer = await ask(path, init)
    expect([path, answer.status]).toEqual([path, 503])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.json()).toEqual({ success: false, code: 'unavailable', message: unavailable[lang] })
  }
  const script = readdirSync('build/client/build').find((name) => name.endsWith('.js'))!
  const file = await ask(`/build/${script}`)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(file.headers.get('cache-control')).toContain('immutable')

  // One that takes connections and says nothing is away too.
  await tunnel.silence()
  expect((await ask('/readyz')).status).toBe(503)
  expect((await ask('/healthz')).status).toBe(200)

  await tunnel.restore()
  await site.ready()
  expect((await ask('/readyz')).status).toBe(200)
  expect(await (await ask('/api/pages/all-languages')).json()).toMatchObject([{ abbr: 'tr' }, { abbr: 'en' }])
  expect(site.output()).toMatch(/İlk yönetici: \S+ {2}parola: \S+/)
  const sweeps = () => database.db.selectFrom('sweep_runs').select('name').execute()
  await expect.poll(async () => (await sweeps()).length).toBeGreaterThan(0)
  const said = site.output().split('Veritabanına bağlanılamadı')
  expect(said.length).toBe(2)
  expect(site.output()).toContain('Veritabanına ulaşıldı.')
  expect(await endSite(site)).toBe(0)
})

test('SIGTERM ends a site that waits for its database', async () => {
  await tunnel.cut()
  const { site, ask } = await waitingSite(tunnel.url)
  expect(await endSite(site)).toBe(0)
  await expect(ask('/healthz')).rejects.toThrow()
  expect(site.output()).not.toContain('Seyyah hazır')
})

test('a site that waited ends at a database that is not its own', async () => {
  const other = await emptyDatabase()
  const way = await openTunnel(other.url)
  onTestFinished(async () => {
    await way.cut()
    await other.drop()
  })
  await query(other.url, 'CREATE TABLE schema_migrations (name text PRIMARY KEY, sha256 text, applied_at timestamptz)')
  await query(other.url, `INSERT INTO schema_migrations VALUES ('9999.later.sql', '', now())`)
  await way.cut()
  const { site } = await waitingSite(way.url)
  await way.restore()
  expect(await site.ended).toBe(1)
  expect(site.output()).toMatch(/^Bu veritabanını .* \/ This database was made/m)
})

/** A server that says one sentence to everybody, as PostgreSQL does to a wrong password. */
async function refusing(code: string): Promise<string> {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mrefused\0\0`)
  const size = Buffer.alloc(4)
  size.writeInt32BE(fields.length + 4)
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), size, fields])))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `postgresql://seyyah:gizli-2718@127.0.0.1:${(server.address() as AddressInfo).port}/seyyah`
}

test('a database that starts is waited for', async () => {
  const { site, ask } = await waitingSite(await refusing('57P03'))
  expect((await ask('/readyz')).status).toBe(503)
  expect(site.output()).not.toContain('gizli')
})

test.each<[string, () => Promise<string> | string, RegExp]>([
  ['a wrong password', () => refusing('28P01'), /^Veritabanı parolayı kabul etmedi: .*DATABASE_URL/],
  ['an address that is not let in', () => refusing('28000'), /^Veritabanı bu kullanıcıyı .*pg_hba/],
  ['a database that was not created', () => withDatabase(inject('testServer').url, 'yok'), /^Sunucuda bu adla/],
])('%s stops the start with a sentence', async (_, url, sentence) => {
  const site = startSite({ DATABASE_URL: await url(), DATA_DIR: join(folder, 'files') })
  expect(await site.ended).toBe(1)
  expect(site.output()).toMatch(sentence)
  expect(site.output()).not.toContain('gizli')
})
