import { join } from 'node:path'
import type pg from 'pg'
import { withOwnClient } from '../own-client.server.ts'
import { applyFunctions, functionChanges } from './functions.server.ts'
import { inTransaction, MigrationError, readSqlFiles, runSqlFile, type SqlFile } from './sql-files.server.ts'
import { endStop, stopWriters } from './upgrades.server.ts'

/** Names of the files that were applied. */
export type Applied = { migrations: string[]; functions: string[] }

type Row = { name: string; sha256: string }

/** Key of the advisory lock: any fixed pair other than those of app-lock.server.ts and slots.server.ts. */
export const migrationLock = [1_936_029_049, 1]

export const createMigrationsTable = `create table if not exists schema_migrations (
  name       text PRIMARY KEY,
  sha256     text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
)`

/** About a database of another set of migrations, which began with another file name. */
export const earlierSet =
  'Bu veritabanını Seyyah’ın, tabloları yeniden yazılmadan önceki bir sürümü kurmuş; önceki sürümlerin deneme klasörleri bu sürümle açılamaz. İçindekilere dokunulmadı. DATA_DIR ile yeni bir klasör verin ya da eski klasörü silin; DATABASE_URL kullanıyorsanız boş bir veritabanı verin. / This database was made by a version of Seyyah from before its tables were written anew; demo folders of earlier versions cannot be opened by this one. Nothing in it was changed. Name a new folder in DATA_DIR, or remove the old one; with DATABASE_URL, name an empty database.'

/**
 * Brings the schema of a database up to date. Concurrent processes run one after the other. All files are applied or none:
 * an earlier program refuses a database with some of them, so after a file that fails no version would run.
 *
 * - `folder`/migrations: the files not yet applied, in the order of their numbers, with their rows in schema_migrations.
 * - `folder`/functions: then the files whose text changed (functions.server.ts).
 * Programs that use the database stop writing before an upgrade changes it (upgrades.server.ts).
 * @throws MigrationError when the database has another set of migrations, an applied migration was changed or is missing,
 *   the numbers are not 1, 2, 3…, or a file fails.
 */
export async function migrate(target: string | { url: string }, folder: string): Promise<Applied> {
  const files = readMigrations(join(folder, 'migrations'))
  const functions = readSqlFiles(join(folder, 'functions'))
  const url = typeof target === 'string' ? target : target.url
  // A migration may take long, but its statement must end and free the lock when the process was killed.
  const options = '-c statement_timeout=0 -c client_connection_check_interval=1000 -c timezone=UTC'
  return withOwnClient(url, 'migrate', (client) => upgrade(client, files, functions), { options })
}

async function upgrade(client: pg.Client, files: readonly SqlFile[], functions: readonly SqlFile[]): Promise<Applied> {
  await client.query('select pg_advisory_lock($1, $2)', migrationLock)
  await client.query(createMigrationsTable)
  const { rows } = await client.query<Row>('select name, sha256 from schema_migrations order by name')
  const pending = pendingOf(files, rows)
  const changes = await functionChanges(client, functions)
  const isCurrent = pending.length === 0 && changes.stale.length === 0 && changes.pending.length === 0
  const isUpgrade = !isCurrent && rows.length > 0
  if (isUpgrade) await stopWriters(client)
  try {
    return await inTransaction(client, async () => {
      for (const file of pending) await apply(client, file)
      return { migrations: pending.map(({ name }) => name), functions: await applyFunctions(client, functions) }
    })
  } finally {
    if (isUpgrade) await endStop(client).catch(() => {})
  }
}

/** @throws MigrationError unless the files are numbered 0001, 0002, … without a gap. */
export function readMigrations(folder: string): SqlFile[] {
  const files = readSqlFiles(folder)
  for (const [index, { name, path }] of files.entries()) {
    const number = /^(\d{4})\.[a-z0-9_-]+\.sql$/.exec(name)?.[1]
    if (!number) throw new MigrationError(`${path}: the name must look like 0002.languages.sql`)
    const expected = String(index + 1).padStart(4, '0')
    if (number !== expected)
      throw new MigrationError(`${path}: expected number ${expected} here (gap or duplicate number)`)
  }
  return files
}

function pendingOf(files: readonly SqlFile[], applied: readonly Row[]): SqlFile[] {
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
        `${file.path} was changed after it was applied: restore it and put the change into a new file`,
      )
    }
  }
  return files.slice(applied.length)
}

async function apply(client: pg.Client, file: SqlFile): Promise<void> {
  await runSqlFile(client, file)
  await recordMigration(client, file)
  // The next file could not alter a table while checks of its rows are deferred. All deferrable constraints are initially deferred.
  await client.query('SET CONSTRAINTS ALL IMMEDIATE; SET CONSTRAINTS ALL DEFERRED')
}

/** Notes that a file was applied. */
export async function recordMigration(client: pg.Client, { name, sha256 }: SqlFile): Promise<void> {
  await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256])
}
