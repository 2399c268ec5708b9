import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect, type Database } from '../connect.server.ts'
import { emptyDatabase, type TestDatabase } from '../test-database.ts'
import { transaction } from '../transaction.server.ts'
import { planEachTime } from './prepared.server.ts'

let database: TestDatabase
let one: Database
beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await sql`DROP TABLE IF EXISTS flowers`.execute(database.db)
  await sql`CREATE TABLE flowers (name text, petals int)`.execute(database.db)
  await sql`INSERT INTO flowers VALUES ('lale', 6), ('gül', 30)`.execute(database.db)
  one = connect(database.url, { max: 1, maxPrepared: 3 })
  return () => one.close()
})

/** Statements that the only connection has prepared. */
async function prepared(): Promise<string[]> {
  const { rows } = await one.pool.query<{ statement: string }>(
    'SELECT statement FROM pg_prepared_statements ORDER BY 1',
  )
  return rows.map(({ statement }) => statement)
}
const petalsOf = async (name: string, db = one.db) =>
  (await sql<{ petals: number | string }>`SELECT petals FROM flowers WHERE name = ${name}`.execute(db)).rows[0]?.petals

test('a statement that runs again is prepared once, whatever its values', async () => {
  await petalsOf('lale')
  expect(await prepared()).toEqual([])
  expect(await petalsOf('gül')).toBe(30)
  expect(await petalsOf('lale')).toBe(6)
  expect(await prepared()).toEqual(['SELECT petals FROM flowers WHERE name = $1'])
})

test('statements of a transaction are prepared, its begin and end are not', async () => {
  for (const name of ['lale', 'gül', 'lale']) await transaction(one.db, (tx) => petalsOf(name, tx))
  expect(await prepared()).toEqual(['SELECT petals FROM flowers WHERE name = $1'])
})

test('a statement that is planned each time is not prepared', async () => {
  const many = (petals: number) =>
    sql`SELECT name FROM flowers WHERE ${planEachTime} petals > ${petals}`.execute(one.db)
  for (const petals of [0, 10, 100]) await many(petals)
  expect(await prepared()).toEqual([])
})

test('statements that a connection has lost are prepared again', async () => {
  for (let round = 0; round < 3; round++) await petalsOf('lale')
  await one.pool.query('DEALLOCATE ALL')
  expect(await petalsOf('gül')).toBe(30)
  expect(await transaction(one.db, (tx) => petalsOf('lale', tx))).toBe(6)
})

test('a connection holds a bounded number of prepared statements', async () => {
  for (let n = 0; n < 40; n++) {
    const statement = sql<{ n: number }>`SELECT ${sql.lit(n)} + ${n}::int AS n`
    for (let round = 0; round < 2; round++) expect((await statement.execute(one.db)).rows).toEqual([{ n: 2 * n }])
    expect((await prepared()).length).toBeLessThanOrEqual(7)
  }
})

test('a failed statement can be sent again', async () => {
  const divide = (by: number) => sql<{ n: number }>`SELECT 12 / ${by}::int AS n`.execute(one.db)
  for (const by of [1, 2, 3]) await divide(by)
  await expect(divide(0)).rejects.toThrow('division by zero')
  expect((await divide(4)).rows).toEqual([{ n: 3 }])
  const broken = () => sql`SELECT nothing FROM flowers`.execute(one.db)
  for (let round = 0; round < 3; round++) await expect(broken()).rejects.toThrow('does not exist')
})

test('after a migration a prepared statement answers with the new columns', async () => {
  for (let round = 0; round < 3; round++) await petalsOf('lale')
  await sql`ALTER TABLE flowers ALTER petals TYPE text USING petals || ' petals'`.execute(database.db)
  expect(await petalsOf('lale')).toBe('6 petals')
  expect(await petalsOf('gül')).toBe('30 petals')
})

test('after a migration a transaction is begun again', async () => {
  for (let round = 0; round < 3; round++) await petalsOf('lale')
  await sql`ALTER TABLE flowers ALTER petals TYPE text USING petals || ' petals'`.execute(database.db)
  let begun = 0
  const petals = await transaction(one.db, (tx) => {
    begun += 1
    return petalsOf('lale', tx)
  })
  expect([petals, begun]).toEqual(['6 petals', 2])
})
