import { sql } from 'kysely'
import type { Db, Tx } from '#src/base/db/connect.server.ts'

/** Pattern of an upload's file name (a UUID), in addresses, snapshots and HTML. */
const uploadName = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** Tables whose mention of an upload does not count as use. */
const excludedTables = ['images', 'image_texts', 'videos', 'audit_events']

/**
 * Deletes films that were uploaded before `before` and whose name no text or JSON column contains. Rows locked by another
 * transaction are skipped, because it may be about to refer to them. @returns number of rows
 */
export async function deleteOrphanedVideos(tx: Tx, before: Date): Promise<number> {
  const old = await tx
    .selectFrom('videos')
    .select('file')
    .where('created_at', '<', before)
    .where(sql<boolean>`file ~ ${`^${uploadName}\\.`}`)
    .forUpdate()
    .skipLocked()
    .execute()
  if (old.length === 0) return 0
  // After the lock: new references now have to wait. Films are referred to by name (file_video).
  const named = await findNamedUploads(tx)
  const strays = old.map(({ file }) => file).filter((file) => !named.has(file.replace(/\.\w+$/, '')))
  if (strays.length > 0) await tx.deleteFrom('videos').where('file', 'in', strays).execute()
  return strays.length
}

/** @returns the file stems that have a row in images */
export async function findImageFiles(db: Db, files: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('images').select('file').where(sql<boolean>`file = ANY(${files})`).execute()
  return new Set(rows.map(({ file }) => file))
}

/** @returns the file names that have a row in videos */
export async function findVideoFiles(db: Db, files: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('videos').select('file').where(sql<boolean>`file = ANY(${files})`).execute()
  return new Set(rows.map(({ file }) => file))
}

async function findNamedUploads(tx: Tx): Promise<Set<string>> {
  const { rows: tables } = await sql<{ table: string; columns: string[] }>`
    SELECT relname AS "table", array_agg(attname::text) AS columns
      FROM pg_attribute
      JOIN pg_class ON pg_class.oid = attrelid
     WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND attnum > 0 AND NOT attisdropped
       AND atttypid::regtype::text IN ('text', 'text[]', 'character varying', 'json', 'jsonb')
       AND relname <> ALL(${excludedTables})
     GROUP BY relname`.execute(tx)
  const named = new Set<string>()
  for (const { table, columns } of tables) {
    const text = sql.join(columns.map((column) => sql`${sql.ref(column)}::text`))
    const { rows } = await sql<{ name: string }>`
      SELECT DISTINCT found[1] AS name
        FROM ${sql.table(table)}, regexp_matches(concat_ws(' ', ${text}), ${`(${uploadName})`}, 'g') AS found`.execute(
      tx,
    )
    for (const { name } of rows) named.add(name)
  }
  return named
}
