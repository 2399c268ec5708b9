import type pg from 'pg'
import { runSqlFile, type SqlFile } from './sql-files.server.ts'

type Row = { name: string; sha256: string; made: string[] }

const createTable = `create table if not exists schema_functions (
  name       text PRIMARY KEY,
  sha256     text NOT NULL,
  made       text[] NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
)`

/** Names of the triggers and functions in the schema, in DROP's syntax. Newest first, because a trigger depends on its function. */
const listObjects = `
  SELECT made FROM (
    SELECT oid, format('TRIGGER IF EXISTS %I ON %s', tgname, tgrelid::regclass) AS made FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL
    SELECT oid, format('ROUTINE IF EXISTS %s', oid::regprocedure) FROM pg_proc
     WHERE pronamespace = current_schema()::regnamespace
  ) AS objects ORDER BY oid DESC`

type Changes = {
  /** Applied, with another text or without one of its objects. */
  stale: Row[]
  /** To be applied. */
  pending: SqlFile[]
}

/** Compares the functions of the database with the files. Creates the table schema_functions. */
export async function functionChanges(client: pg.Client, files: readonly SqlFile[]): Promise<Changes> {
  await client.query(createTable)
  const { rows } = await client.query<Row>('select name, sha256, made from schema_functions')
  const existing = new Set(await existingObjects(client))
  const isCurrent = ({ name, sha256, made }: Row) =>
    files.some((file) => file.name === name && file.sha256 === sha256) && made.every((object) => existing.has(object))
  return {
    stale: rows.filter((row) => !isCurrent(row)),
    pending: files.filter(({ name }) => !rows.some((row) => row.name === name && isCurrent(row))),
  }
}

/**
 * Creates functions and triggers from the files, in the order of their names and in the open transaction. A file is applied when
 * its text changed, or when one of its objects is missing because a migration rebuilt a table. Objects of the previous text
 * or of a deleted file are dropped first. A trigger must be in the file of its function, which could not be dropped otherwise.
 * @returns names of the applied files.
 * @throws MigrationError when a file fails
 */
export async function applyFunctions(client: pg.Client, files: readonly SqlFile[]): Promise<string[]> {
  const { stale, pending } = await functionChanges(client, files)
  for (const { name, made } of stale) {
    for (const object of made) await client.query(`DROP ${object}`)
    await client.query('delete from schema_functions where name = $1', [name])
  }
  for (const file of pending) await apply(client, file)
  return pending.map(({ name }) => name)
}

async function apply(client: pg.Client, file: SqlFile): Promise<void> {
  const before = new Set(await existingObjects(client))
  await runSqlFile(client, file)
  const made = (await existingObjects(client)).filter((object) => !before.has(object))
  const values = [file.name, file.sha256, made]
  await client.query('insert into schema_functions (name, sha256, made) values ($1, $2, $3)', values)
}

async function existingObjects(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ made: string }>(listObjects)
  return rows.map(({ made }) => made)
}
