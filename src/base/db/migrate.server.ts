import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** The folder and the database do not belong together, or a file cannot be applied. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

export type Migration = { name: string; sha256: string; sql: string }
export type MigrationState = { applied: string[]; pending: string[] }

type Applied = { name: string; sha256: string }

/** Any fixed pair: one process at a time migrates a database. */
const LOCK = [1_936_029_049, 1]

const makeTable = `create table if not exists schema_migrations (
  name       text PRIMARY KEY,
  sha256     text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
)`

/**
 * Applies the files of `folder` that the database does not have yet, in the order of their numbers, each in one
 * transaction with its row in schema_migrations: a process killed in the middle leaves whole files only, and the next
 * start goes on from there. Two processes at once take turns.
 * @returns the names of the files applied now.
 * @throws MigrationError when an applied file was changed or is missing, numbers are not 1, 2, 3…, or a file fails.
 */
export async function migrate(target: string | { url: string }, folder: string): Promise<string[]> {
  const files = readMigrations(folder)
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
    await client.query(makeTable)
    const { rows } = await client.query<Applied>('select name, sha256 from schema_migrations order by name')
    const pending = pendingOf(files, rows)
    for (const file of pending) await apply(client, file)
    return pending.map((file) => file.name)
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * How far the database is, for the readiness check. Changes nothing.
 * @throws MigrationError as `migrate` does.
 */
export async function migrationState(pool: Pick<pg.Pool, 'query'>, folder: string): Promise<MigrationState> {
  const files = readMigrations(folder)
  const { rows: found } = await pool.query<{ there: boolean }>(
    `select to_regclass('schema_migrations') is not null as there`,
  )
  const applied = found[0]!.there
    ? (await pool.query<Applied>('select name, sha256 from schema_migrations order by name')).rows
    : []
  return { applied: applied.map((row) => row.name), pending: pendingOf(files, applied).map((file) => file.name) }
}

/** The files of the folder in order. @throws MigrationError unless they are numbered 0001, 0002, … without a gap. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  return names.map((name, index) => {
    const number = /^(\d{4})\.[a-z0-9_-]+\.sql$/.exec(name)?.[1]
    if (!number) throw new MigrationError(`Migration ${name}: the name has to be like 0001.languages.sql`)
    const expected = String(index + 1).padStart(4, '0')
    if (number !== expected)
      throw new MigrationError(`Migration ${name}: expected number ${expected} here (gap or double number)`)
    // Line ends may differ between check-outs; the statements do not.
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
  })
}

function pendingOf(files: readonly Migration[], applied: readonly Applied[]): Migration[] {
  for (const [index, row] of applied.entries()) {
    const file = files[index]
    if (file?.name !== row.name) {
      throw new MigrationError(
        `Migration ${row.name} was applied to this database but is not in the folder: is the program older than the database?`,
      )
    }
    if (file.sha256 !== row.sha256) {
      throw new MigrationError(
        `Migration ${row.name} was changed after it had been applied: restore it and put the change into a new file`,
      )
    }
  }
  return files.slice(applied.length)
}

async function apply(client: pg.Client, file: Migration): Promise<void> {
  // It would end the transaction that makes the file apply as a whole.
  if (/^\s*(begin|start\s+transaction|commit|rollback)(\s+(work|transaction))?\s*;/im.test(file.sql)) {
    throw new MigrationError(`Migration ${file.name}: runs in a transaction already, leave out its own`)
  }
  try {
    await client.query('begin')
    await client.query(file.sql)
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [file.name, file.sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    const { message, position } = error as { message: string; position?: string }
    const line = position ? ` (line ${file.sql.slice(0, Number(position)).split('\n').length})` : ''
    throw new MigrationError(`Migration ${file.name}${line}: ${message}`, { cause: error })
  }
}
