import type pg from 'pg'
import { inTransaction, runSqlFile, type SqlFile } from './sql-files.server.ts'

type Row = { name: string; sha256: string; made: string[] }

const createTable = `create table if not exists schema_functions (
  name       text PRIMARY KEY,
  sha256     text NOT NULL,
  made       text[] NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
)`

/** Triggers and functions of the schema, each as DROP names it. The newest first, because triggers need their function. */
const listMade = `
  SELECT made FROM (
    SELECT oid, format('TRIGGER IF EXISTS %I ON %s', tgname, tgrelid::regclass) AS made FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL
    SELECT oid, format('ROUTINE IF EXISTS %s', oid::regprocedure) FROM pg_proc
     WHERE pronamespace = current_schema()::regnamespace
  ) AS objects ORDER BY oid DESC`

/**
 * Makes the functions and triggers of the files, each file in the order of its name, all in one transaction: of files
 * whose text changed, and of files whose functions and triggers do not all exist any more (a migration rebuilt a table).
 * What an earlier text made is dropped first, a deleted file's objects too: the text alone says what there is.
 * A trigger stands in the file of its function, which could not be dropped otherwise.
 * @returns names of the files that were applied.
 * @throws MigrationError when a file fails; the database is then as it was.
 */
export async function applyFunctions(client: pg.Client, files: readonly SqlFile[]): Promise<string[]> {
  await client.query(createTable)
  const { rows } = await client.query<Row>('select name, sha256, made from schema_functions')
  const existing = new Set(await findMade(client))
  const isCurrent = ({ name, sha256, made }: Row) =>
    files.some((file) => file.name === name && file.sha256 === sha256) && made.every((object) => existing.has(object))
  const stale = rows.filter((row) => !isCurrent(row))
  const pending = files.filter(({ name }) => !rows.some((row) => row.name === name && isCurrent(row)))
  if (stale.length === 0 && pending.length === 0) return []
  await inTransaction(client, async () => {
    for (const { name, made } of stale) {
      for (const object of made) await client.query(`DROP ${object}`)
      await client.query('delete from schema_functions where name = $1', [name])
    }
    for (const file of pending) await apply(client, file)
  })
  return pending.map(({ name }) => name)
}

async function apply(client: pg.Client, file: SqlFile): Promise<void> {
  const before = new Set(await findMade(client))
  await runSqlFile(client, file)
  const made = (await findMade(client)).filter((object) => !before.has(object))
  const values = [file.name, file.sha256, made]
  await client.query('insert into schema_functions (name, sha256, made) values ($1, $2, $3)', values)
}

async function findMade(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ made: string }>(listMade)
  return rows.map(({ made }) => made)
}
