import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { pageOf } from '#src/base/http/endpoint/page.schema.ts'
import { ownDatabase } from '../test-database.ts'
import { countPaged, findPage } from './paged.server.ts'

const database = ownDatabase()
type Thing = { id: number; value: number | null; kind: number }
const things: Thing[] = Array.from({ length: 300 }, (_, at) => ({
  id: at + 1,
  value: at % 7 === 0 ? null : (at * 37) % 60,
  // One of many rows lies at an end of the list, another is everywhere.
  kind: at % 2 === 0 ? 2 : (at * 37) % 60 < 20 ? 0 : 1,
}))
beforeAll(async () => {
  await sql`CREATE TABLE things (id bigint PRIMARY KEY, value integer, kind integer)`.execute(database.db)
  await sql`INSERT INTO things SELECT * FROM jsonb_to_recordset(${JSON.stringify(things)}::jsonb)
    AS made (id bigint, value integer, kind integer)`.execute(database.db)
})

const listOf = async (rows: number, page: number, per_page: number) => {
  const all = sql`SELECT FROM generate_series(1, ${rows})`
  return pageOf([], { page, per_page, ...(await countPaged(database.db, all, { page, per_page })) })
}

test.each([
  { rows: 0, page: 1, per_page: 25, total: 0, page_count: 0 },
  { rows: 10_000, page: 1, per_page: 25, total: 10_000, page_count: 400 },
  { rows: 10_001, page: 1, per_page: 25, total: 10_000, page_count: 401, more: true },
  { rows: 10_001, page: 401, per_page: 25, total: 10_001, page_count: 401 },
  // Whole pages are counted.
  { rows: 10_032, page: 1, per_page: 48, total: 10_032, page_count: 209 },
  { rows: 10_033, page: 1, per_page: 48, total: 10_032, page_count: 210, more: true },
])('$rows rows on page $page of $per_page each', async ({ rows, page, per_page, total, page_count, more }) => {
  const { more_than_total, ...list } = await listOf(rows, page, per_page)
  expect(list).toEqual({ data: [], page, page_count, total, per_page })
  expect(more_than_total).toBe(more)
})

test('whatever the size of a list, its count is exact or says that it is not, and its last known page has rows', async () => {
  const some = fc.record({
    rows: fc.integer({ min: 0, max: 12_000 }),
    page: fc.integer({ min: 1, max: 500 }),
    per_page: fc.constantFrom(1, 7, 25, 48, 200),
  })
  await fc.assert(
    fc.asyncProperty(some, async ({ rows, page, per_page }) => {
      const { total, more_than_total, page_count } = await listOf(rows, page, per_page)
      expect(more_than_total === true).toBe(total < rows)
      expect(total).toBeLessThanOrEqual(rows)
      expect(rows).toBeGreaterThan((page_count - 1) * per_page)
      // A page that exists is a known one.
      if (rows > (page - 1) * per_page) expect(page_count).toBeGreaterThanOrEqual(page)
    }),
    { numRuns: 100 },
  )
})

test('a page has its rows in their order, however many there are and wherever they are in the list', async () => {
  const some = fc.record({
    kind: fc.constantFrom(null, 0, 1, 2, 3),
    isDescending: fc.boolean(),
    isIndexed: fc.boolean(),
    page: fc.integer({ min: 1, max: 12 }),
    per_page: fc.constantFrom(1, 10, 60),
    bounds: fc.record({
      counted: fc.constantFrom(1, 30, 1000),
      looked: fc.constantFrom(1, 40, 1000),
      lookedPerRow: fc.constantFrom(1, 3),
      chosen: fc.constantFrom(1, 60, 1000),
    }),
  })
  await fc.assert(
    fc.asyncProperty(some, async ({ kind, isDescending, isIndexed, page, per_page, bounds }) => {
      const way = isDescending ? -1 : 1
      const chosen = things.filter((thing) => kind === null || thing.kind === kind)
      const expected = chosen.toSorted((a, b) => {
        if (a.value === null || b.value === null)
          return Number(a.value === null) - Number(b.value === null) || way * (a.id - b.id)
        return way * (a.value - b.value || a.id - b.id)
      })
      const list = {
        table: 'things',
        from: sql`things`,
        lookup: sql``,
        chosen: kind === null ? null : sql`things.kind = ${kind}`,
        by: sql`things.value`,
        isOptional: true,
      }
      const { ids, total, more_than_total } = await findPage(
        database.db,
        { ...list, isDescending, isIndexed },
        { page, per_page },
        bounds,
      )
      expect(ids).toEqual(expected.slice((page - 1) * per_page, page * per_page).map(({ id }) => id))
      if (more_than_total) expect(total).toBeLessThan(chosen.length)
      else expect(total).toBe(chosen.length)
    }),
    { numRuns: 300 },
  )
})
