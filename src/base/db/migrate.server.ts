import { join } from 'node:path'
import pg from 'pg'
import { applyFunctions } from './functions.server.ts'
import { inTransaction, MigrationError, readSqlFiles, runSqlFile, type SqlFile } from './sql-files.server.ts'

/** Names of the files that were applied. */
export type Applied = { migrations: string[]; functions: string[] }

type Row = { name: string; sha256: string }

/** Any fixed pair: one process at a time migrates a database. */
const LOCK = [1_936_029_049, 1]

const createTable = `create table if not exists schema_migrations (
  name       text PRIMARY KEY,
  sha256     text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
)`

const earlierSet =
  'Bu veritabanı Seyyah’ın daha eski bir sürümüne ait ve bu sürümle açılamaz: veri klasörünü (DATA_DIR) başka bir yere taşıyın ya da DATABASE_URL ile boş bir veritabanı verin. / This database belongs to an earlier version of Seyyah, and this version cannot open it: move the data folder (DATA_DIR) away, or name an empty database in DATABASE_URL.'

/**
 * Brings the schema of a database up to date. Two processes at once take turns. One that is killed leaves whole files
 * only, and the next start goes on from there.
 *
 * - `folder`/migrations: the files that are not applied yet, in the order of their numbers, each in one transaction with
 *   its row in schema_migrations.
 * - `folder`/functions: then the files whose text changed (functions.server.ts).
 * @throws MigrationError when the database was made from another set of migrations, an applied migration was changed or
 *   is missing, numbers are not 1, 2, 3…, or a file fails.
 */
export async function migrate(target: string | { url: string }, folder: string): Promise<Applied> {
  const files = readMigrations(join(folder, 'migrations'))
  const functions = readSqlFiles(join(folder, 'functions'))
  const client = new pg.Client({
    connectionString: typeof target === 'string' ? target : target.url,
    application_name: 'seyyah migrate',
    connectionTimeoutMillis: 2500,
    // A long migration is no fault, but one whose process was killed has to end and free the lock.
    options: '-c statement_timeout=0 -c client_connection_check_interval=1000 -c timezone=UTC',
  })
  // A connection that breaks fails its query as well; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1, $2)', LOCK)
    await client.query(createTable)
    const { rows } = await client.query<Row>('select name, sha256 from schema_migrations order by name')
    const pending = pendingOf(files, rows)
    for (const file of pending) await apply(client, file)
    return { migrations: pending.map(({ name }) => name), functions: await applyFunctions(client, functions) }
  } finally {
    await client.end().catch(() => {})
  }
}

/** @throws MigrationError unless the files are numbered 0001, 0002, … without a gap. */
function readMigrations(folder: string): SqlFile[] {
  const files = readSqlFiles(folder)
  for (const [index, { name, path }] of files.entries()) {
    const number = /^(\d{4})\.[a-z0-9_-]+\.sql$/.exec(name)?.[1]
    if (!number) throw new MigrationError(`${path}: the name has to be like 0002.languages.sql`)
    const expected = String(index + 1).padStart(4, '0')
    if (number !== expected)
      throw new MigrationError(`${path}: expected number ${expected} here (gap or double number)`)
  }
  return files
}

function pendingOf(files: readonly SqlFile[], applied: readonly Row[]): SqlFile[] {
  // The first file of another set has another name.
  if (applied[0] && applied[0].name !== files[0]?.name) throw new MigrationError(earlierSet)
  for (const [index, row] of applied.entries()) {
    const file = files[index]
    if (file?.name !== row.name) {
      throw new MigrationError(
        `migrations/${row.name} was applied to this database but is not in the folder: is the program older than the database?`,
      )
    }
    if (file.sha256 !== row.sha256) {
      throw new MigrationError(
        `${file.path} was changed after it had been applied: restore it and put the change into a new file`,
      )
    }
  }
  return files.slice(applied.length)
}

async function apply(client: pg.Client, file: SqlFile): Promise<void> {
  await inTransaction(client, async () => {
    await runSqlFile(client, file)
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [file.name, file.sha256])
  })
}
