import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase, testDatabase } from '../test-database.ts'
import { migrate } from './migrate.server.ts'
import { MigrationError } from './sql-files.server.ts'

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await emptyDatabase()
  folder = mkdtempSync(join(tmpdir(), 'seyyah-migrations-'))
  mkdirSync(join(folder, 'migrations'))
  mkdirSync(join(folder, 'functions'))
})
afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const file = (name: string, text: string) => writeFileSync(join(folder, 'migrations', name), text)
const functionFile = (name: string, text: string) => writeFileSync(join(folder, 'functions', name), text)
const applied = async () => (await migrate(database, folder)).migrations
const appliedFunctions = async () => (await migrate(database, folder)).functions
const flowers = async () =>
  (await sql<{ name: string }>`select name from flower order by name`.execute(database.db)).rows
const tables = async () =>
  (
    await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(
      database.db,
    )
  ).rows.map((row) => row.name)
const createFlowers =
  "-- Lale: the first.\nCREATE TABLE flower (name text PRIMARY KEY);\nINSERT INTO flower VALUES ('lale');\n"

test('files are applied once, in order, and new ones later', async () => {
  file('0001.flowers.sql', createFlowers)
  file('0002.more.sql', "INSERT INTO flower VALUES ('gül');")
  file('notes.txt', 'not a migration')
  expect(await applied()).toEqual(['0001.flowers.sql', '0002.more.sql'])
  expect(await migrate(database.url, folder)).toEqual({ migrations: [], functions: [] })
  file('0003.again.sql', "INSERT INTO flower VALUES ('menekşe');")
  expect(await applied()).toEqual(['0003.again.sql'])
  expect(await flowers()).toEqual([{ name: 'gül' }, { name: 'lale' }, { name: 'menekşe' }])
})

test('a file that fails undoes the whole upgrade, so that the version before it still runs, and the error names its line', async () => {
  file('0001.flowers.sql', createFlowers)
  await migrate(database, folder)
  const before = mkdtempSync(join(tmpdir(), 'seyyah-migrations-'))
  cpSync(folder, before, { recursive: true })
  file('0002.more.sql', "INSERT INTO flower VALUES ('gül');")
  file(
    '0003.wrong.sql',
    "CREATE TABLE pot (id bigint);\nINSERT INTO flower VALUES ('menekşe');\nINSERT INTO nothing VALUES (1);",
  )
  await expect(migrate(database, folder)).rejects.toThrow(
    /migrations\/0003\.wrong\.sql \(line 3\): relation "nothing" does not exist/,
  )
  expect(await tables()).toEqual(['flower', 'schema_functions', 'schema_migrations'])
  expect(await flowers()).toEqual([{ name: 'lale' }])
  expect(await migrate(database, before)).toEqual({ migrations: [], functions: [] })
  rmSync(before, { recursive: true })
  file('0003.wrong.sql', 'CREATE TABLE pot (id bigint);')
  expect(await applied()).toEqual(['0002.more.sql', '0003.wrong.sql'])
})

test('a function that fails undoes the migrations of its upgrade', async () => {
  file('0001.flowers.sql', createFlowers)
  functionFile('spell.sql', 'CREATE FUNCTION spell() RETURNS nothing LANGUAGE sql AS $$ SELECT 1 $$;')
  await expect(migrate(database, folder)).rejects.toThrow(/functions\/spell\.sql.*: type "nothing" does not exist/)
  expect(await tables()).toEqual(['schema_functions', 'schema_migrations'])
})

test('a file may alter a table whose rows the one before has written under a deferred check', async () => {
  file(
    '0001.flowers.sql',
    `${createFlowers}CREATE TABLE pot (flower text REFERENCES flower DEFERRABLE INITIALLY DEFERRED);`,
  )
  file('0002.pots.sql', "INSERT INTO pot VALUES ('gül');\nINSERT INTO flower VALUES ('gül');")
  file('0003.height.sql', 'ALTER TABLE pot ADD COLUMN height int NOT NULL DEFAULT 1;')
  file('0004.wrong.sql', "INSERT INTO pot VALUES ('çınar', 2);")
  await expect(migrate(database, folder)).rejects.toThrow('violates foreign key constraint')
  file('0004.wrong.sql', "INSERT INTO pot VALUES ('lale', 2);")
  expect(await applied()).toHaveLength(4)
})

test('a changed line end is ignored; a changed statement is refused', async () => {
  file('0001.flowers.sql', createFlowers)
  await migrate(database, folder)
  file('0001.flowers.sql', createFlowers.replaceAll('\n', '\r\n'))
  expect(await applied()).toEqual([])
  file('0001.flowers.sql', `${createFlowers}-- more`)
  await expect(migrate(database, folder)).rejects.toThrow('0001.flowers.sql was changed after it was applied')
  await expect(migrate(database, folder)).rejects.toThrow(MigrationError)
})

test('an applied file that is missing is refused', async () => {
  file('0001.flowers.sql', createFlowers)
  file('0002.more.sql', 'SELECT 1;')
  await migrate(database, folder)
  rmSync(join(folder, 'migrations/0002.more.sql'))
  await expect(migrate(database, folder)).rejects.toThrow(
    '0002.more.sql was applied to this database but is not in the folder',
  )
})

test('a database with another set of migrations is refused with a message and not changed', async () => {
  file('0001.trees.sql', 'CREATE TABLE tree (name text PRIMARY KEY);')
  await migrate(database, folder)
  rmSync(join(folder, 'migrations/0001.trees.sql'))
  file('0001.flowers.sql', createFlowers)
  functionFile('f.sql', 'CREATE FUNCTION f() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$;')
  await expect(migrate(database, folder)).rejects.toThrow(
    /^Bu veritabanını .*DATA_DIR ile yeni bir klasör verin.* \/ This database .*Name a new folder in DATA_DIR/,
  )
  expect(await tables()).toEqual(['schema_functions', 'schema_migrations', 'tree'])
  await expect(sql`select f()`.execute(database.db)).rejects.toThrow('does not exist')
})

test.each([
  { wrong: 'a gap', names: ['0001.a.sql', '0003.c.sql'], says: 'expected number 0002' },
  { wrong: 'a duplicate number', names: ['0001.a.sql', '0001.b.sql'], says: 'expected number 0002' },
  { wrong: 'a start above one', names: ['0002.a.sql'], says: 'expected number 0001' },
  {
    wrong: 'a name without a number',
    names: ['0001.a.sql', 'flowers.sql'],
    says: 'flowers.sql: the name must look like',
  },
])('a folder with $wrong is refused before anything is applied', async ({ names, says }) => {
  for (const name of names) file(name, 'CREATE TABLE made (id bigint);')
  await expect(migrate(database, folder)).rejects.toThrow(says)
  expect(await tables()).toEqual([])
})

test.each(['COMMIT;', 'begin ;', 'START TRANSACTION;', 'Rollback work;'])(
  'a file may not end its own transaction: %s',
  async (statement) => {
    file('0001.flowers.sql', `${createFlowers}${statement}\n`)
    await expect(migrate(database, folder)).rejects.toThrow('already runs in a transaction')
    expect(await tables()).toEqual(['schema_functions', 'schema_migrations'])
  },
)

test('the body of a function may contain BEGIN and END', async () => {
  file('0001.f.sql', 'CREATE FUNCTION f() RETURNS int LANGUAGE plpgsql AS $$\nBEGIN\n  RETURN 1;\nEND;\n$$;')
  expect(await applied()).toEqual(['0001.f.sql'])
})

const inItsOwnProcess = () =>
  spawn(process.execPath, [join(import.meta.dirname, 'test-migrate.ts'), database.url, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
async function twoAtOnce(): Promise<string[]> {
  const outputs = await Promise.all(
    [inItsOwnProcess(), inItsOwnProcess()].map(async (child) => {
      const [[output], [code]] = await Promise.all([once(child.stdout, 'data'), once(child, 'close')])
      expect(code).toBe(0)
      return String(output)
    }),
  )
  return outputs.toSorted()
}
/** Kills a process that migrates while one of its files sleeps. */
async function killInTheMiddle(): Promise<void> {
  const child = inItsOwnProcess()
  const inTheMiddle = sql<{ there: boolean }>`
    select exists (select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep') as there`
  await expect.poll(async () => (await inTheMiddle.execute(database.db)).rows[0]!.there, { timeout: 20_000 }).toBe(true)
  child.kill('SIGKILL')
  await once(child, 'close')
}

test('two concurrent processes apply every file once', async () => {
  file('0001.flowers.sql', `${createFlowers}SELECT pg_sleep(0.3);`)
  file('0002.more.sql', "INSERT INTO flower VALUES ('gül');")
  expect(await twoAtOnce()).toEqual([
    '{"migrations":["0001.flowers.sql","0002.more.sql"],"functions":[]}',
    '{"migrations":[],"functions":[]}',
  ])
  expect(await flowers()).toEqual([{ name: 'gül' }, { name: 'lale' }])
})

test('a process killed within a file leaves nothing of its upgrade, and the next one does it all', async () => {
  file('0001.flowers.sql', createFlowers)
  file('0002.slow.sql', "INSERT INTO flower VALUES ('gül');\nSELECT pg_sleep(600);")
  await killInTheMiddle()
  expect(await tables()).toEqual(['schema_functions', 'schema_migrations'])

  file('0002.slow.sql', "INSERT INTO flower VALUES ('gül');")
  expect(await applied()).toEqual(['0001.flowers.sql', '0002.slow.sql'])
  expect(await flowers()).toEqual([{ name: 'gül' }, { name: 'lale' }])
})

/** A trigger that changes the case of names, and its function. */
const spelling = (how: string, name = 'spell') => `
CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name := ${how}(NEW.name);
  RETURN NEW;
END $$;
CREATE TRIGGER ${name} BEFORE INSERT ON flower FOR EACH ROW EXECUTE FUNCTION ${name}();`
/** The name as the trigger stores it. */
async function spelled(name: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`INSERT INTO flower VALUES (${name}) RETURNING name`.execute(database.db)
  await sql`DELETE FROM flower WHERE name <> 'lale'`.execute(database.db)
  return rows[0]!.name
}
const routines = async () =>
  (
    await sql<{ name: string }>`
      select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1`.execute(database.db)
  ).rows.map((row) => row.name)

test('functions and triggers are applied after the migrations, and again only when their text changes', async () => {
  file('0001.flowers.sql', createFlowers)
  functionFile('add.sql', 'CREATE FUNCTION add_two(n int) RETURNS int LANGUAGE sql AS $$ SELECT n + 2 $$;')
  functionFile('spell.sql', spelling('upper'))
  expect(await appliedFunctions()).toEqual(['add.sql', 'spell.sql'])
  expect(await spelled('gül')).toBe('GÜL')
  expect(await appliedFunctions()).toEqual([])
  functionFile('spell.sql', spelling('initcap'))
  expect(await appliedFunctions()).toEqual(['spell.sql'])
  expect(await spelled('gül')).toBe('Gül')
  functionFile('spell.sql', spelling('initcap').replaceAll('\n', '\r\n'))
  expect(await appliedFunctions()).toEqual([])
})

test('objects that a text no longer creates are dropped: a renamed function, a trigger, another signature, a deleted file', async () => {
  file('0001.flowers.sql', createFlowers)
  functionFile('spell.sql', spelling('upper'))
  functionFile('add.sql', 'CREATE FUNCTION add_two(n int) RETURNS int LANGUAGE sql AS $$ SELECT n + 2 $$;')
  await migrate(database, folder)
  functionFile('spell.sql', spelling('initcap', 'write_name'))
  functionFile('add.sql', 'CREATE FUNCTION add_two(m int) RETURNS text LANGUAGE sql AS $$ SELECT (m + 2)::text $$;')
  expect(await appliedFunctions()).toEqual(['add.sql', 'spell.sql'])
  expect(await routines()).toEqual(['add_two', 'write_name'])
  expect(await spelled('gül')).toBe('Gül')
  rmSync(join(folder, 'functions/spell.sql'))
  expect(await appliedFunctions()).toEqual([])
  expect(await routines()).toEqual(['add_two'])
  expect(await spelled('gül')).toBe('gül')
})

test('a failing file changes no function or trigger, and the error names its line', async () => {
  file('0001.flowers.sql', createFlowers)
  functionFile('add.sql', 'CREATE FUNCTION add_two(n int) RETURNS int LANGUAGE sql AS $$ SELECT n + 2 $$;')
  functionFile('spell.sql', spelling('upper'))
  await migrate(database, folder)
  functionFile('add.sql', 'CREATE FUNCTION add_three(n int) RETURNS int LANGUAGE sql AS $$ SELECT n + 3 $$;')
  functionFile(
    'spell.sql',
    `${spelling('initcap')}\nCREATE TRIGGER spell BEFORE INSERT ON tree EXECUTE FUNCTION spell();`,
  )
  await expect(migrate(database, folder)).rejects.toThrow(/functions\/spell\.sql.*: relation "tree" does not exist/)
  expect(await routines()).toEqual(['add_two', 'spell'])
  expect(await spelled('gül')).toBe('GÜL')
  functionFile('spell.sql', spelling('initcap'))
  expect(await appliedFunctions()).toEqual(['add.sql', 'spell.sql'])
  expect(await spelled('gül')).toBe('Gül')
})

test('a migration that rebuilds a table gets its triggers recreated', async () => {
  file('0001.flowers.sql', createFlowers)
  functionFile('spell.sql', spelling('upper'))
  await migrate(database, folder)
  file('0002.again.sql', 'DROP TABLE flower; CREATE TABLE flower (name text PRIMARY KEY, height int);')
  expect(await migrate(database, folder)).toEqual({ migrations: ['0002.again.sql'], functions: ['spell.sql'] })
  expect(await spelled('gül')).toBe('GÜL')
})

test('a process killed while applying functions changes none, and the next one continues', async () => {
  file('0001.flowers.sql', createFlowers)
  functionFile('spell.sql', spelling('upper'))
  await migrate(database, folder)
  functionFile('spell.sql', `${spelling('initcap')}\nSELECT pg_sleep(600);`)
  await killInTheMiddle()
  expect(await spelled('gül')).toBe('GÜL')

  functionFile('spell.sql', spelling('initcap'))
  expect(await appliedFunctions()).toEqual(['spell.sql'])
  expect(await spelled('gül')).toBe('Gül')
})

test('two concurrent processes apply every function once', async () => {
  file('0001.flowers.sql', createFlowers)
  await migrate(database, folder)
  functionFile('spell.sql', `${spelling('upper')}\nSELECT pg_sleep(0.3);`)
  expect(await twoAtOnce()).toEqual(['{"migrations":[],"functions":["spell.sql"]}', '{"migrations":[],"functions":[]}'])
  expect(await spelled('gül')).toBe('GÜL')
})

test('the test database has all migrations and functions of the project', async () => {
  const project = join(import.meta.dirname, '../../../../db')
  const migrated = await testDatabase()
  try {
    const { rows } = await sql<{ name: string }>`
      SELECT name FROM schema_migrations UNION ALL SELECT name FROM schema_functions ORDER BY name`.execute(migrated.db)
    const files = ['migrations', 'functions']
      .flatMap((kind) => readdirSync(join(project, kind)))
      .filter((name) => name.endsWith('.sql'))
    expect(rows.map(({ name }) => name).sort()).toEqual(files.sort())
    expect(await migrate(migrated, project)).toEqual({ migrations: [], functions: [] })
  } finally {
    await migrated.drop()
  }
})
