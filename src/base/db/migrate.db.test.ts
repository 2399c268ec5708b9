import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MigrationError, migrate, migrationState } from './migrate.server.ts'
import { emptyDatabase, type TestDatabase, testDatabase } from './test-database.ts'

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await emptyDatabase()
  folder = mkdtempSync(join(tmpdir(), 'seyyah-migrations-'))
})
afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const file = (name: string, text: string) => writeFileSync(join(folder, name), text)
const flowers = async () =>
  (await sql<{ name: string }>`select name from flower order by name`.execute(database.db)).rows
const tables = async () =>
  (
    await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(
      database.db,
    )
  ).rows.map((row) => row.name)
const makeFlowers =
  "-- Lale: the first.\nCREATE TABLE flower (name text PRIMARY KEY);\nINSERT INTO flower VALUES ('lale');\n"

test('files are applied once, in order, and new ones later', async () => {
  file('0001.flowers.sql', makeFlowers)
  file('0002.more.sql', "INSERT INTO flower VALUES ('gül');")
  file('notes.txt', 'not a migration')
  expect(await migrate(database, folder)).toEqual(['0001.flowers.sql', '0002.more.sql'])
  expect(await migrate(database.url, folder)).toEqual([])
  file('0003.again.sql', "INSERT INTO flower VALUES ('menekşe');")
  expect(await migrationState(database.pool, folder)).toEqual({
    applied: ['0001.flowers.sql', '0002.more.sql'],
    pending: ['0003.again.sql'],
  })
  expect(await migrate(database, folder)).toEqual(['0003.again.sql'])
  expect(await flowers()).toEqual([{ name: 'gül' }, { name: 'lale' }, { name: 'menekşe' }])
})

test('the state of a database without migrations is told, and nothing is changed by asking', async () => {
  file('0001.flowers.sql', makeFlowers)
  expect(await migrationState(database.pool, folder)).toEqual({ applied: [], pending: ['0001.flowers.sql'] })
  expect(await tables()).toEqual([])
})

test('a file that fails leaves nothing of itself, keeps those before it, and names its line', async () => {
  file('0001.flowers.sql', makeFlowers)
  file(
    '0002.wrong.sql',
    "CREATE TABLE pot (id bigint);\nINSERT INTO flower VALUES ('gül');\nINSERT INTO nothing VALUES (1);",
  )
  await expect(migrate(database, folder)).rejects.toThrow(
    /0002\.wrong\.sql \(line 3\): relation "nothing" does not exist/,
  )
  expect(await tables()).toEqual(['flower', 'schema_migrations'])
  expect(await flowers()).toEqual([{ name: 'lale' }])
  file('0002.wrong.sql', "INSERT INTO flower VALUES ('gül');")
  expect(await migrate(database, folder)).toEqual(['0002.wrong.sql'])
})

test('another line end is no change; another statement is, and is refused', async () => {
  file('0001.flowers.sql', makeFlowers)
  await migrate(database, folder)
  file('0001.flowers.sql', makeFlowers.replaceAll('\n', '\r\n'))
  expect(await migrate(database, folder)).toEqual([])
  file('0001.flowers.sql', `${makeFlowers}-- more`)
  await expect(migrate(database, folder)).rejects.toThrow('0001.flowers.sql was changed after it had been applied')
  await expect(migrationState(database.pool, folder)).rejects.toThrow(MigrationError)
})

test('an applied file that is missing is refused', async () => {
  file('0001.flowers.sql', makeFlowers)
  file('0002.more.sql', 'SELECT 1;')
  await migrate(database, folder)
  rmSync(join(folder, '0002.more.sql'))
  await expect(migrate(database, folder)).rejects.toThrow(
    '0002.more.sql was applied to this database but is not in the folder',
  )
})

test.each([
  { wrong: 'a gap', names: ['0001.a.sql', '0003.c.sql'], says: 'expected number 0002' },
  { wrong: 'a double number', names: ['0001.a.sql', '0001.b.sql'], says: 'expected number 0002' },
  { wrong: 'a start above one', names: ['0002.a.sql'], says: 'expected number 0001' },
  {
    wrong: 'a name without a number',
    names: ['0001.a.sql', 'flowers.sql'],
    says: 'flowers.sql: the name has to be like',
  },
])('a folder with $wrong is refused before anything is applied', async ({ names, says }) => {
  for (const name of names) file(name, 'CREATE TABLE made (id bigint);')
  await expect(migrate(database, folder)).rejects.toThrow(says)
  expect(await tables()).toEqual([])
})

test.each(['COMMIT;', 'begin ;', 'START TRANSACTION;', 'Rollback work;'])(
  'a file may not end its own transaction: %s',
  async (statement) => {
    file('0001.flowers.sql', `${makeFlowers}${statement}\n`)
    await expect(migrate(database, folder)).rejects.toThrow('runs in a transaction already')
    expect(await tables()).toEqual(['schema_migrations'])
  },
)

test('the body of a function may say BEGIN and END', async () => {
  file('0001.f.sql', 'CREATE FUNCTION f() RETURNS int LANGUAGE plpgsql AS $$\nBEGIN\n  RETURN 1;\nEND;\n$$;')
  expect(await migrate(database, folder)).toEqual(['0001.f.sql'])
})

const inItsOwnProcess = () =>
  spawn(process.execPath, [join(import.meta.dirname, 'test-migrate.ts'), database.url, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })

test('two processes at once apply every file once', async () => {
  file('0001.flowers.sql', `${makeFlowers}SELECT pg_sleep(0.3);`)
  file('0002.more.sql', "INSERT INTO flower VALUES ('gül');")
  const outputs = await Promise.all(
    [inItsOwnProcess(), inItsOwnProcess()].map(async (child) => {
      const [[output], [code]] = await Promise.all([once(child.stdout, 'data'), once(child, 'close')])
      expect(code).toBe(0)
      return String(output)
    }),
  )
  expect(outputs.toSorted()).toEqual(['["0001.flowers.sql","0002.more.sql"]', '[]'])
  expect(await flowers()).toEqual([{ name: 'gül' }, { name: 'lale' }])
})

test('a process killed in the middle of a file leaves whole files only, and the next one finishes', async () => {
  file('0001.flowers.sql', makeFlowers)
  file('0002.slow.sql', "INSERT INTO flower VALUES ('gül');\nSELECT pg_sleep(600);")
  const child = inItsOwnProcess()
  const inTheMiddle = sql<{ there: boolean }>`
    select exists (select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep') as there`
  await expect.poll(async () => (await inTheMiddle.execute(database.db)).rows[0]!.there, { timeout: 20_000 }).toBe(true)
  child.kill('SIGKILL')
  await once(child, 'close')
  expect(await flowers()).toEqual([{ name: 'lale' }])

  file('0002.slow.sql', "INSERT INTO flower VALUES ('gül');")
  expect(await migrate(database, folder)).toEqual(['0002.slow.sql'])
  expect(await flowers()).toEqual([{ name: 'gül' }, { name: 'lale' }])
})

test('the database that tests are given has all migrations of the project', async () => {
  const migrated = await testDatabase()
  try {
    const state = await migrationState(migrated.pool, join(import.meta.dirname, '../../../db/migrations'))
    expect(state.pending).toEqual([])
    expect(state.applied.length).toBeGreaterThan(0)
  } finally {
    await migrated.drop()
  }
})
