import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from './app.server.ts'
import { type TestDatabase, testDatabase } from './base/db/test-database.ts'
import { type TestApi, testApi } from './base/http/endpoint/test-api.ts'
import { insertAgency, insertSoldTour } from './features/reservations/reservations.fixture.ts'

/** What programs and people put into an address, and what PostgreSQL, dates, patterns and numbers stumble over. */
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

let database: TestDatabase
let api: TestApi
beforeAll(async () => {
  database = await testDatabase()
  await insertAgency(database.db)
  await insertSoldTour(database.db, { quota: 5 })
  api = testApi(endpoints, { db: database.db })
})
afterAll(() => database.drop())

const asked = endpoints.filter(({ method, access }) => method === 'GET' && access === 'public')
test.each(asked)('$path answers whatever is asked of it, and breaks at nothing (promise 9)', async (endpoint) => {
  const { path, params, query } = endpoint
  const places = Object.keys(params?.shape ?? {})
  const fields = [...Object.keys(query?.shape ?? {}), 'lang']
  const filled = (text: string) => places.reduce((whole, name) => whole.replace(`:${name}`, text), path)
  const asking = (name: string, ...texts: string[]) =>
    `${filled('news')}?${new URLSearchParams(texts.map((text) => [name, text]))}`
  const questions = [
    ...odd.map((text) => filled(encodeURIComponent(text.toWellFormed()) || 'x')),
    ...fields.flatMap((name) => [asking(name, '1', '2'), ...odd.map((text) => asking(name, text))]),
  ]
  const broken: string[] = []
  for (const question of new Set(questions)) {
    if ((await api.get(question)).status >= 500) broken.push(question)
  }
  expect(broken).toEqual([])
})
