import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { contains } from '#src/base/db/contains.server.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { namingsOf } from '#src/base/i18n/naming.store.server.ts'
import { insertDeparture, insertLanguages, insertTour } from '#src/features/tours/tours.fixture.ts'
import { names } from '#src/server/rooms.server.ts'
import { findNamed, findNames } from './audit-names.store.server.ts'

const database = ownDatabase()
beforeAll(async () => {
  const { db } = database
  await insertLanguages(db)
  for (const tr of ['Işıltılı Euro Turu 2027', 'Ege-İzmir', 'Kıyı']) {
    const { id } = await insertTour(db, { texts: { tr } })
    for (const currency of ['TRY', 'EUR', 'GBP'] as const)
      await insertDeparture(db, id, `2027-0${currency.length + ['TRY', 'EUR', 'GBP'].indexOf(currency)}-12`, {
        currency,
      })
  }
})

test('a departure is found by every part of its name', async () => {
  const { db } = database
  const name = sql`concat_ws('|', (SELECT name FROM tour_texts WHERE tour_texts.tour_id = departures.tour_id AND lang = 'tr'),
    start_date, currency)`
  const { rows } = await sql<{ name: string }>`SELECT ${name} AS name FROM departures`.execute(db)
  const parts = new Set(
    rows.flatMap(({ name }) =>
      name
        .split('|')
        .flatMap((text) => [1, 2, 3, 5, 7].flatMap((length) => [...text].map((_, at) => text.slice(at, at + length)))),
    ),
  )
  expect(parts.size).toBeGreaterThan(60)
  for (const part of [...parts, 'ISILTILI', 'izmır', 'try', 'ur|20', '7-0', 'x']) {
    const expected = await sql<{ id: string }>`
      SELECT id::text FROM departures WHERE ${contains(name, part)} ORDER BY id`.execute(db)
    const found = (await findNamed(db, names, part, 'tr')).get('departures') ?? []
    expect([part, found.toSorted((a, b) => Number(a) - Number(b))]).toEqual([part, expected.rows.map(({ id }) => id)])
  }
})

test('every table has a naming that the database can answer', async () => {
  const { db } = database
  const tables = Object.keys(namingsOf(names, 'tr'))
  expect(tables.length).toBeGreaterThan(20)
  const found = await findNames(db, names, new Map(tables.map((table) => [table, ['1']])), 'tr')
  expect([...found.keys()]).toEqual(tables)
})
