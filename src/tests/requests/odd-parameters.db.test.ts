import { beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertAgency, insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'

/** Parameter values that break naive code, PostgreSQL, dates, patterns or numbers. */
const odd = [
  '',
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  '0000-00',
  '0000-05',
  '0000-01-01',
  '9999-12',
  '99-0',
  '60-1',
  '%',
  '_',
  '\\',
  "'",
  "' & | ! ( ) : * <-> ''",
  '中文 Ελλάδα',
  'i\u0307\u0301\u0301',
  '🎈',
  '\ud800',
  '\0',
  '[1,"2"]',
  '{"a":1}',
  '__proto__',
  'constructor',
  'a'.repeat(119),
  'şğıİ '.repeat(24),
  '1 2 3 gece 4 gün 2027 nisan',
]

const database = ownDatabase()
let api: TestApi
beforeAll(async () => {
  await insertAgency(database.db)
  await insertSoldTour(database.db, { quota: 5 })
  api = testApi(endpoints, { db: database.db })
})

const publicReads = endpoints.filter(({ method, access }) => method === 'GET' && access === 'public')
test.each(publicReads)('$path never fails, whatever the parameters (docs/promises.md, C1)', async (endpoint) => {
  const { path, params, query } = endpoint
  const places = Object.keys(params?.shape ?? {})
  const fields = [...Object.keys(query?.shape ?? {}), 'lang']
  const filled = (text: string) => places.reduce((whole, name) => whole.replace(`:${name}`, text), path)
  const addressOf = (name: string, ...texts: string[]) =>
    `${filled('news')}?${new URLSearchParams(texts.map((text) => [name, text]))}`
  const addresses = [
    ...odd.map((text) => filled(encodeURIComponent(text.toWellFormed()) || 'x')),
    ...fields.flatMap((name) => [addressOf(name, '1', '2'), ...odd.map((text) => addressOf(name, text))]),
  ]
  const broken: string[] = []
  for (const address of new Set(addresses)) {
    if ((await api.get(address)).status >= 500) broken.push(address)
  }
  expect(broken).toEqual([])
})
