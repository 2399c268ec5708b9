import { afterAll, beforeAll, expect, test } from 'vitest'
import { cacheReads } from '#src/base/cache/cached-reads.server.ts'
import { openDrops } from '#src/base/cache/drops.server.ts'
import { connect, type Database } from '#src/base/db/connect.server.ts'
import { recordStatements } from '#src/base/db/statements/test-statements.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { toursApi } from '../catalogue/catalogue.api.server.ts'
import { insertDeparture, insertLanguages, insertTour } from '../tours.fixture.ts'

const database = ownDatabase()
let site: Database
let recorded: ReturnType<typeof recordStatements>
let api: TestApi

beforeAll(async () => {
  await insertLanguages(database.db)
  const { id } = await insertTour(database.db, { texts: { tr: 'Karadeniz yaylaları' } })
  await insertDeparture(database.db, id, '2027-05-01')
  site = connect(database.url)
  recorded = recordStatements(site)
  api = testApi(toursApi, { db: site.db, now: () => new Date('2027-03-01T09:00:00Z') })
})
afterAll(() => site.close())

test('another filter of a search asks the database nothing', async () => {
  const drops = await openDrops(site.db)
  cacheReads(site.db, drops, { values: 1_000_000, records: 1_000_000 })
  const search = async (filter: string) => {
    const { status, body } = await api.get(`/api/pages/search-products?search=karadeniz${filter}`)
    return [status, (body as { data: unknown[] }).data.length, recorded().length > 0]
  }
  expect(await search('')).toEqual([200, 1, true])
  expect(await search('&price_min=1')).toEqual([200, 1, false])
  drops.drop(['tour_search'])
  expect(await search('&price_min=2')).toEqual([200, 1, true])
})
