import { beforeAll, expect, test } from 'vitest'
import { insertAgency, insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { insertPost } from '#src/features/posts/posts.fixture.ts'
import { ownSite } from '../frame/test-site.ts'
import { oddAddresses } from './odd-pages.fixture.ts'

const { ask, output, database } = ownSite({}, async (db) => {
  await insertAgency(db)
  await insertSoldTour(db, { quota: 5 }, { texts: { tr: { name: 'Kapadokya' } } })
  await insertPost(db, 'news', { tr: 'Sezon' }, { published_on: '2026-01-01' })
  // Without facts, which its page needs.
  await insertPost(db, 'visa', { tr: 'Arnavutluk' }, { published_on: '2026-01-01' })
})

const existing = ['/', '/tur-ara', '/tur/kapadokya', '/haber/sezon', '/404']

/** What is not JSON, after the lines for the person who starts it. */
const rawLines = () =>
  output()
    .split('\n')
    .filter((line) => !line.startsWith('{'))
    .slice(linesOfStart)
let linesOfStart = 0
beforeAll(() => {
  linesOfStart = rawLines().length
})

test('no address of a page fails, whatever stands in it (docs/promises.md, C1)', { timeout: 240_000 }, async () => {
  for (const path of existing) expect((await ask(path)).status, path).toBe(path === '/404' ? 404 : 200)
  const addresses = oddAddresses(existing)
  const failed: string[] = []
  for (const address of new Set(addresses)) {
    const answer = await ask(address)
    await answer.body?.cancel()
    if (answer.status >= 500) failed.push(`${answer.status} ${address.slice(0, 200)}`)
  }
  expect(failed).toEqual([])
  expect(output()).not.toContain('"level":50')
  expect(rawLines()).toEqual([])
  expect(addresses.length).toBeGreaterThan(2000)
})

test('a key of odd bytes is a wrong key: not found, no failure, and counted', async () => {
  const from = { headers: { 'x-forwarded-for': '192.0.2.77' } }
  const addresses = [
    '/rezervasyon-sonuc?no=SYH-26-AAAAAA&key=%00',
    '/rezervasyon-sonuc?no=%00&key=a',
    '/rezervasyon-sozlesme?no=SYH-26-AAAAAA&id=1&key=a%00b',
    '/tur-onizleme?key=%00',
    '/en/rezervasyon-sonuc?no=SYH-26-AAAAAA&key=%00',
    '/odeme/%00',
    '/belge/%00',
  ]
  for (const address of addresses) expect((await ask(address, from)).status, address).toBe(404)
  expect((await ask('/api/orders/SYH-26-AAAAAA?key=%00', from)).status).toBe(404)
  const statuses = new Set<number>()
  for (let n = 0; n < 60; n++) statuses.add((await ask('/rezervasyon-sonuc?no=SYH-26-AAAAAA&key=%00', from)).status)
  expect([...statuses]).toEqual([404, 429])
  expect(output()).not.toContain('"level":50')
  expect(await database.db.selectFrom('failures').selectAll().execute()).toEqual([])
})

test('a page that fails is one line of the log with the id of the request, and a failure that staff find', async () => {
  const answer = await ask('/vize-detay/arnavutluk')
  expect(answer.status).toBe(500)
  const id = answer.headers.get('x-request-id')!
  const lines = () =>
    output()
      .split('\n')
      .filter((line) => line.includes(id) && line.includes('"level":50'))
  await expect.poll(lines).toHaveLength(1)
  expect(JSON.parse(lines()[0]!)).toMatchObject({ msg: 'page rendering failed', err: { message: /has no facts/ } })
  expect(rawLines()).toEqual([])
  const noted = () => database.db.selectFrom('failures').selectAll().execute()
  await expect.poll(noted, { timeout: 20_000 }).toEqual([expect.objectContaining({ request_ids: [id] })])
})
