import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect, type Database, type Tx } from '../connect.server.ts'
import { emptyDatabase, type TestDatabase } from '../test-database.ts'
import { transaction } from '../transaction.server.ts'
import { inOneMessage } from './one-message.server.ts'

let database: TestDatabase
let one: Database
beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await sql`DROP TABLE IF EXISTS flowers`.execute(database.db)
  await sql`CREATE TABLE flowers (name text PRIMARY KEY, petals int)`.execute(database.db)
  await sql`INSERT INTO flowers VALUES ('lale', 6), ('gül', 30)`.execute(database.db)
  one = connect(database.url, { max: 1 })
  return () => one.close()
})

const petalsOf = (tx: Tx, name: string) =>
  sql<{ petals: number | string }>`SELECT petals FROM flowers WHERE name = ${name}`.compile(tx)
const planted = (tx: Tx, name: string, petals: number) =>
  sql<{ name: string }>`INSERT INTO flowers VALUES (${name}, ${petals}) RETURNING name`.compile(tx)
const names = async () =>
  (await sql<{ name: string }>`SELECT name FROM flowers ORDER BY petals`.execute(database.db)).rows.map(
    ({ name }) => name,
  )

test('each statement sees what those before it wrote, and all get their own rows', async () => {
  for (const name of ['papatya', 'nergis', 'zambak']) {
    const rows = await transaction(one.db, (tx) =>
      inOneMessage(tx, [petalsOf(tx, name), planted(tx, name, 12), petalsOf(tx, name), petalsOf(tx, 'lale')]),
    )
    expect(rows).toEqual([[], [{ name }], [{ petals: 12 }], [{ petals: 6 }]])
  }
})

test('the first that fails ends all, and the connection works on with what it has not prepared', async () => {
  const twice = () =>
    transaction(one.db, (tx) =>
      inOneMessage(tx, [planted(tx, 'papatya', 12), planted(tx, 'lale', 7), petalsOf(tx, 'gül')]),
    )
  for (let round = 0; round < 3; round++)
    await expect(twice()).rejects.toMatchObject({ code: '23505', constraint: 'flowers_pkey' })
  expect(await names()).toEqual(['lale', 'gül'])
  for (let round = 0; round < 3; round++)
    expect(await transaction(one.db, (tx) => inOneMessage(tx, [petalsOf(tx, 'gül')]))).toEqual([[{ petals: 30 }]])
})

test('a migration of a prepared statement repeats the transaction', async () => {
  const read = () => transaction(one.db, (tx) => inOneMessage(tx, [petalsOf(tx, 'gül')]))
  for (let round = 0; round < 3; round++) await read()
  await sql`ALTER TABLE flowers ALTER petals TYPE text`.execute(database.db)
  expect(await read()).toEqual([[{ petals: '30' }]])
})

test('a transaction begins with its first statement, in the isolation that was asked for', async () => {
  const level = async (tx: Tx) =>
    (await sql<{ level: string }>`SELECT current_setting('transaction_isolation') AS level`.execute(tx)).rows[0]?.level
  expect(await transaction(one.db, level)).toBe('read committed')
  expect(await transaction(one.db, level, 'serializable')).toBe('serializable')
})

test('a transaction without a statement leaves nothing open', async () => {
  expect(await transaction(one.db, async () => 'done')).toBe('done')
  await expect(
    transaction(one.db, async () => {
      throw new Error('no seats')
    }),
  ).rejects.toThrow('no seats')
  await sql`INSERT INTO flowers VALUES ('papatya', 12)`.execute(one.db)
  expect(await names()).toEqual(['lale', 'papatya', 'gül'])
})

test('a transaction whose first statement fails is rolled back', async () => {
  const fails = transaction(one.db, (tx) => sql`SELECT 1 / 0`.execute(tx))
  await expect(fails).rejects.toMatchObject({ code: '22012' })
  await sql`INSERT INTO flowers VALUES ('papatya', 12)`.execute(one.db)
  expect(await names()).toEqual(['lale', 'papatya', 'gül'])
})

test('a message that takes too long ends, and the connection is replaced', async () => {
  const short = connect(database.url, { max: 1, statementTimeoutMs: 50 })
  const slow = transaction(short.db, (tx) => inOneMessage(tx, [sql<object>`SELECT pg_sleep(30)`.compile(tx)]))
  await expect(slow).rejects.toMatchObject({ code: '57014' })
  expect(await transaction(short.db, (tx) => inOneMessage(tx, [petalsOf(tx, 'lale')]))).toEqual([[{ petals: 6 }]])
  await short.close()
})
