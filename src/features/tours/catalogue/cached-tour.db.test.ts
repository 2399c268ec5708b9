import { afterAll, beforeAll, expect, test } from 'vitest'
import { cacheReads } from '#src/base/cache/cached-reads.server.ts'
import { listenToChanges } from '#src/base/cache/changes.server.ts'
import { type Drops, openDrops } from '#src/base/cache/drops.server.ts'
import { connect, type Database } from '#src/base/db/connect.server.ts'
import { recordStatements } from '#src/base/db/statements/test-statements.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertCategory, insertDeparture, insertLanguages, insertTour } from '../tours.fixture.ts'
import type { Tour } from '../tours.schema.ts'
import { toursApi } from './catalogue.api.server.ts'

const database = ownDatabase()
let site: Database
let recorded: ReturnType<typeof recordStatements>
let api: TestApi
let drops: Drops
/** ids */
let shown: number
let similar: number

beforeAll(async () => {
  const { db, url } = database
  await insertLanguages(db)
  const categories = [(await insertCategory(db, { tr: 'Ege' })).id]
  shown = (await insertTour(db, { texts: { tr: 'Datça' }, categories })).id
  similar = (await insertTour(db, { texts: { tr: 'Bodrum' }, categories })).id
  for (const id of [shown, similar]) await insertDeparture(db, id, '2027-05-01', { quota: 40 })
  site = connect(url)
  recorded = recordStatements(site)
  drops = await openDrops(site.db)
  cacheReads(site.db, drops, { values: 1_000_000, records: 1_000_000 })
  api = testApi(toursApi, { db: site.db, now: () => new Date('2027-03-01T09:00:00Z') })
})
afterAll(() => site.close())

/** The tour's page and what was read for it. */
async function read() {
  const { body } = await api.get<Tour>('/api/pages/product/datca')
  return {
    seats: [body.departures[0]!.seats_left, body.similar[0]!.next_departures[0]!.seats_left],
    statements: recorded().map(({ caller }) => caller),
  }
}

async function sell(id: number) {
  await database.db
    .updateTable('departures')
    .set(({ eb }) => ({ seats_taken: eb('seats_taken', '+', 30) }))
    .where('tour_id', '=', id)
    .execute()
  drops.drop(['departures', `tour:${id}`])
}

test('an order of a similar tour reads its card again, and nothing else of the page', async () => {
  // More than a party can take are not counted.
  expect((await read()).seats).toEqual([20, 20])
  expect((await read()).statements).toEqual([])
  await sell(similar)
  expect(await read()).toEqual({ seats: [20, 10], statements: ['readCards'] })
  await sell(shown)
  const { seats, statements } = await read()
  expect(seats).toEqual([10, 10])
  expect(statements).not.toContain('listSimilar')
})

test('a slug that another tour has in another language is that tour’s as soon as it is named so', async () => {
  const { db } = database
  await insertTour(db, { texts: { tr: 'Balkan Turu', en: 'Balkans' } })
  const named = (await insertTour(db, { texts: { tr: 'Üsküp' } })).id
  const found = async () => (await api.get<Tour>('/api/pages/product/balkans')).body.name
  expect(await found()).toBe('Balkan Turu')
  const changes = await listenToChanges(database.url, () => {})
  changes.subscribe((tags) => (tags ? drops.drop(tags) : drops.dropAll()))
  await db.updateTable('tour_texts').set({ seo_name: 'balkans' }).where('tour_id', '=', named).execute()
  await changes.settled()
  expect(await found()).toBe('Üsküp')
  await changes.close()
})
