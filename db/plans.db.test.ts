import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFirstSteps } from '#src/admin/start/first-steps.store.server.ts'
import { connect } from '#src/base/db/connect.server.ts'
import { explain, readsOf, recordStatements, type Statement } from '#src/base/db/statements/test-statements.ts'
import { type TestDatabase, testDatabase } from '#src/base/db/test-database.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertShippedStrings } from '#src/features/languages/languages.store.server.ts'
import { matches, maxListed } from '#src/features/tours/search/tour-rank.store.server.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { strings } from '#src/strings.ts'
import { fill, today } from '#tools/bench/catalogue/catalogue.ts'
import { coldPages } from '#tools/bench/catalogue/cold-pages.ts'
import { readDemo } from './demo/read.ts'
import { seedDemo } from './demo/seed.ts'

/** Three times what a list reads at most (docs/decisions/0020-lists-of-at-most-a-thousand-tours.md). */
const size = 3000
/** Share of a table that a statement may read: what is over it grows with the catalogue. */
const share = 0.6

const growing = [
  'tours',
  'tour_texts',
  'tour_categories',
  'tour_days',
  'departures',
  'departure_child_prices',
  'tour_search',
  'tour_search_places',
  'orders',
  'order_items',
]

let database: TestDatabase
const rows = new Map<string, number>()
const pages = new Map<string, Statement[]>()

beforeAll(async () => {
  database = await testDatabase({ statementTimeoutMs: 60_000 })
  const { db } = database
  await insertShippedStrings(db, strings)
  await seedDemo(db, readDemo('db/demo'), new Date(`${today}T09:00:00Z`))
  await fill(database, size)
  for (const table of growing) {
    const counted = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(db)
    rows.set(table, counted.rows[0]!.n)
  }
  const site = connect(database.url, { statementTimeoutMs: 60_000 })
  const recorded = recordStatements(site)
  const api = testApi(endpoints, { db: site.db, now: () => new Date(`${today}T09:00:00Z`) })
  for (const [page, read] of Object.entries(coldPages(api))) {
    await read()
    pages.set(page, recorded())
  }
  await findFirstSteps(site.db, today)
  pages.set('first steps of the office', recorded())
  await site.close()
})
afterAll(() => database.drop())

/** Tables of which a statement reads too much, without an index or through one. */
async function tooMuch(statement: Statement): Promise<string[]> {
  // Small tables are read whole as a rule, so what counts is whether the planner has another way.
  const plans = await explain(database, statement, { enable_seqscan: 'off', jit: 'off' })
  return plans
    .flatMap(({ Plan }) => readsOf(Plan))
    .filter((node) => growing.includes(node['Relation Name']))
    .filter((node) => node['Node Type'] === 'Seq Scan' || node.read > share * rows.get(node['Relation Name'])!)
    .map(
      (node) => `${statement.caller}: ${node['Node Type']} on ${node['Relation Name']}, ${Math.round(node.read)} rows`,
    )
}

async function tooMuchOf(names: Iterable<string>): Promise<string[]> {
  const found: string[] = []
  for (const page of names)
    for (const statement of pages.get(page)!)
      found.push(...(await tooMuch(statement)).map((text) => `${page}: ${text}`))
  return found
}

test('no statement of a cold page reads a table that grows with the catalogue', async () => {
  expect([...pages.values()].every((statements) => statements.length > 0)).toBe(true)
  expect(await tooMuchOf(pages.keys())).toEqual([])
})

// Both indexes by day: the planner may take the one without a condition for the other.
test.each([
  { indexes: ['departures_soonest', 'departures_start_date_tour_id_idx'], page: 'home' },
  { indexes: ['tour_search_names'], page: 'search, rare' },
  { indexes: ['tours_featured'], page: 'home' },
])('without $indexes a plan is refused', async ({ indexes, page }) => {
  const { rows } = await sql<{
    made: string
  }>`SELECT indexdef AS made FROM pg_indexes WHERE indexname = ANY (${indexes})`.execute(database.db)
  expect(rows).toHaveLength(indexes.length)
  await sql.raw(`DROP INDEX ${indexes.join(', ')}`).execute(database.db)
  expect(await tooMuchOf([page])).not.toEqual([])
  for (const { made } of rows) await sql.raw(made).execute(database.db)
})

test('a search for a word of every second tour uses the index, and does not read documents without the word', async () => {
  const { rows } = await sql<{ word: string }>`
    SELECT word FROM ts_stat('SELECT document FROM tour_search') WHERE ndoc BETWEEN ${0.4 * size} AND ${0.6 * size} LIMIT 1`.execute(
    database.db,
  )
  const all = `'${rows[0]!.word}'`
  const { sql: text, parameters } = sql`
    SELECT document FROM tour_search WHERE ${matches({ all, sure: all, rank: all, isOfNames: false })} LIMIT ${maxListed}`.compile(
    database.db,
  )
  for (const { Plan } of await explain(database, { text, values: [...parameters], caller: 'test' }))
    expect(readsOf(Plan).map((node) => node['Node Type'])).toEqual(['Bitmap Heap Scan'])
})
