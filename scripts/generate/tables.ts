import { type Kysely, sql } from 'kysely'
import { Cli, type DatabaseMetadata, type DB } from 'kysely-codegen'

/**
 * Writes db/tables.ts from a database. A column whose CHECK lists its values becomes a union of them.
 * @param verify compares instead of writing, and throws when the file differs.
 */
export async function generateTables(url: string, { verify }: { verify: boolean }): Promise<void> {
  await new Cli().generate({
    dialect: 'postgres',
    url,
    outFile: 'db/tables.ts',
    dateParser: 'string',
    typeMapping: { int8: 'number', timestamptz: 'Date', jsonb: 'unknown' },
    excludePattern: 'schema_(migrations|functions)',
    postprocess: withUnions,
    logLevel: 'error',
    verify,
  })
}

/** Values in the form of an enum type. */
async function withUnions({ db, metadata }: { db: Kysely<DB>; metadata: DatabaseMetadata }): Promise<DatabaseMetadata> {
  const values = await allowedValues(db)
  for (const table of metadata.tables)
    for (const column of table.columns) column.enumValues = values.get(`${table.name}.${column.name}`) ?? null
  return metadata
}

/** Reads "= ANY (ARRAY['a'::text, …])" of a column, or "<@ ARRAY[…]" of an array column. */
async function allowedValues(db: Kysely<DB>): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    SELECT relname || '.' || attname AS name, pg_get_constraintdef(pg_constraint.oid) AS definition
      FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
      JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
     WHERE contype = 'c' AND cardinality(conkey) = 1`.execute(db)
  const values = new Map<string, string[]>()
  for (const { name, definition } of rows) {
    const list = /(?:= ANY \(|<@ )ARRAY\[([^\]]*)\]/.exec(definition)?.[1]
    if (list)
      values.set(
        name,
        Array.from(list.matchAll(/'([^']*)'::text/g), ([, value]) => value!),
      )
  }
  return values
}
