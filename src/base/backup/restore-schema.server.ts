import { join } from 'node:path'
import pg from 'pg'
import {
  createMigrationsTable,
  earlierSet,
  migrationLock,
  readMigrations,
  recordMigration,
} from '../db/schema/migrate.server.ts'
import { runSqlFile, type SqlFile } from '../db/schema/sql-files.server.ts'
import { listTables, readMigrationsOf } from './catalogue.server.ts'
import { BackupError } from './failure.ts'
import type { Manifest } from './manifest.ts'

/** What a restore would delete. */
export type Content = { users: number; tours: number; orders: number; messages: number }

/**
 * The migrations of an archive, as files of this program.
 * @throws BackupError when the archive has others: it comes from a newer version, or from one before the present set.
 */
export function migrationsOf({ migrations }: Manifest, folder: string): SqlFile[] {
  const files = readMigrations(join(folder, 'migrations'))
  if (migrations[0]?.name !== files[0]?.name)
    throw new BackupError(
      'earlier',
      'Bu yedeği Seyyah’ın, tabloları yeniden yazılmadan önceki bir sürümü almış ve bu sürüm onu geri yükleyemez: yedeği alındığı sürümle geri yükleyin. / This backup was made by a version of Seyyah from before its tables were written anew, and this version cannot restore it: restore it with the version that made it.',
    )
  const isOurs = (at: number) => files[at]?.name === migrations[at]!.name && files[at].sha256 === migrations[at]!.sha256
  if (!migrations.every((_, at) => isOurs(at)))
    throw new BackupError(
      'newer',
      `Yedeğin tablolarını bu sürüm tanımıyor (${migrations.at(-1)!.name}): programı yedeğin alındığı sürüme ya da daha yenisine güncelleyin. / This version does not know the tables of the backup (${migrations.at(-1)!.name}): update the program to the version that made it, or a newer one.`,
    )
  return files.slice(0, migrations.length)
}

/**
 * A running program always has a listening connection. Pool connections do not count: a pooler leaves them open.
 * @throws BackupError while a program uses the database.
 */
export async function requireStopped(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()
        AND application_name LIKE 'seyyah %' AND application_name <> $1`,
    [`seyyah app ${process.pid}`],
  )
  if (rows[0]!.count > 0)
    throw new BackupError(
      'program_runs',
      'Bu veritabanını çalışan bir Seyyah kullanıyor: önce onu (her makinede) durdurun. / A running Seyyah uses this database: stop it first, on every machine.',
    )
}

/** null: without users, so nothing is lost. @throws BackupError when the database has tables of something else. */
export async function findContent(client: pg.Client, folder: string): Promise<Content | null> {
  const tables = (await listTables(client)).map(({ name }) => name)
  if (tables.length === 0) return null
  const first = readMigrations(join(folder, 'migrations'))[0]!.name
  const applied = await readMigrationsOf(client)
  if (applied[0]?.name !== first)
    throw new BackupError(
      'not_ours',
      applied.length > 0
        ? earlierSet
        : 'Bu veritabanında başka tablolar var: boş bir veritabanı verin. / This database has other tables: name an empty one.',
    )
  const count = async (table: keyof Content) => {
    if (!tables.includes(table)) return 0
    const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`)
    return rows[0]!.count
  }
  const users = await count('users')
  return users === 0
    ? null
    : { users, tours: await count('tours'), orders: await count('orders'), messages: await count('messages') }
}

/**
 * In an open transaction: replaces all tables by those of the migrations, without rows, foreign keys and triggers. A program that starts
 * meanwhile waits, because migrations do.
 * @returns makes the foreign keys, which checks every row.
 */
export async function makeEmptySchema(client: pg.Client, migrations: readonly SqlFile[]): Promise<() => Promise<void>> {
  await client.query('SELECT pg_advisory_xact_lock($1, $2)', migrationLock)
  for (const object of await droppable(client)) await client.query(`DROP ${object}`)
  await client.query(createMigrationsTable)
  for (const file of migrations) {
    await runSqlFile(client, file)
    await recordMigration(client, file)
  }
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT c.conrelid::regclass::text AS table, quote_ident(c.conname) AS name, pg_get_constraintdef(c.oid) AS definition
       FROM pg_constraint c WHERE c.connamespace = current_schema()::regnamespace AND c.contype = 'f' ORDER BY 1, 2`,
  )
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  // Some migrations insert rows to begin with.
  const tables = (await listTables(client)).filter(({ name }) => name !== 'schema_migrations')
  await client.query(`TRUNCATE ${tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ')}`)
  return async () => {
    for (const { table, name, definition } of keys)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
  }
}

/**
 * Everything in the schema but what extensions own, in DROP's syntax and in an order that needs no CASCADE, which would also drop what others
 * have built on it, such as views of a report.
 */
async function droppable(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ kind: string; names: string }>(`
    WITH ours AS (SELECT current_schema()::regnamespace AS schema), objects AS (
      SELECT 1 AS place, 'TABLE' AS kind, oid, oid::regclass::text AS name FROM pg_class, ours
       WHERE relnamespace = schema AND relkind = 'r'
      UNION ALL
      SELECT 2, 'ROUTINE', oid, oid::regprocedure::text FROM pg_proc, ours WHERE pronamespace = schema
      UNION ALL
      SELECT 3, 'TYPE', oid, oid::regtype::text FROM pg_type, ours WHERE typnamespace = schema AND typtype IN ('e', 'd')
      UNION ALL
      SELECT 4, 'COLLATION', oid, oid::regcollation::text FROM pg_collation, ours WHERE collnamespace = schema)
    SELECT kind, string_agg(name, ', ') AS names FROM objects
     WHERE NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = objects.oid AND d.deptype = 'e')
     GROUP BY place, kind, CASE WHEN kind = 'COLLATION' THEN name END ORDER BY place`)
  return rows.map(({ kind, names }) => `${kind} ${names}`)
}
