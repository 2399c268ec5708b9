import { sql } from 'kysely'
import type { Db, Tx } from '#src/base/db/connect.server.ts'

/** What the server calls an upload, wherever it stands in a text: an address, a snapshot, HTML. */
const uploadName = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** What tells of uploads without showing them. */
const tellers = ['images', 'image_texts', 'videos', 'audit_events']

/**
 * Forgets pictures that were uploaded before `before` and that nothing shows: no column refers to them, and no text of the
 * database has their name in it, which snapshots of orders and HTML do. A picture that is being put somewhere at this
 * moment is left alone.
 * @returns how many.
 */
export async function deleteOrphanedImages(tx: Tx, before: Date): Promise<number> {
  const locked = await tx
    .selectFrom('images')
    .select(['id', 'file'])
    .where('created_at', '<', before)
    .where(sql<boolean>`file ~ ${`^${uploadName}$`}`)
    .forUpdate()
    .skipLocked()
    .execute()
  if (locked.length === 0) return 0
  // Asked after the rows are locked: nobody can begin to refer to them any more.
  const used = await findUsedImages(tx)
  const unused = locked.filter(({ id }) => !used.has(id))
  const named = unused.length === 0 ? new Set() : await findNamedUploads(tx)
  const strays = unused.filter(({ file }) => !named.has(file)).map(({ id }) => id)
  if (strays.length > 0) await tx.deleteFrom('images').where('id', 'in', strays).execute()
  return strays.length
}

/** Forgets films in the same way. */
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
  // Asked after the rows are locked, as for pictures. The name in file_video is one of those that a text has.
  const named = await findNamedUploads(tx)
  const strays = old.map(({ file }) => file).filter((file) => !named.has(file.replace(/\.\w+$/, '')))
  if (strays.length > 0) await tx.deleteFrom('videos').where('file', 'in', strays).execute()
  return strays.length
}

/** @returns those of these stems that are pictures of the site. */
export async function findImageFiles(db: Db, files: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('images').select('file').where(sql<boolean>`file = ANY(${files})`).execute()
  return new Set(rows.map(({ file }) => file))
}

/** @returns those of these names that are films of the site. */
export async function findVideoFiles(db: Db, files: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('videos').select('file').where(sql<boolean>`file = ANY(${files})`).execute()
  return new Set(rows.map(({ file }) => file))
}

/** Every column that refers to the id of a picture, those of later migrations too. */
async function findUsedImages(tx: Tx): Promise<Set<number>> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    SELECT relname AS "table", attname AS "column"
      FROM pg_constraint
      JOIN pg_class ON pg_class.oid = conrelid
      JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
     WHERE contype = 'f' AND confrelid = 'images'::regclass AND atttypid = 'bigint'::regtype AND relname <> ALL(${tellers})`.execute(
    tx,
  )
  const used = new Set<number>()
  for (const { table, column } of columns) {
    const { rows } = await sql<{ id: number }>`
      SELECT DISTINCT ${sql.ref(column)} AS id FROM ${sql.table(table)} WHERE ${sql.ref(column)} IS NOT NULL`.execute(
      tx,
    )
    for (const { id } of rows) used.add(id)
  }
  return used
}

async function findNamedUploads(tx: Tx): Promise<Set<string>> {
  const { rows: tables } = await sql<{ table: string; columns: string[] }>`
    SELECT relname AS "table", array_agg(attname::text) AS columns
      FROM pg_attribute
      JOIN pg_class ON pg_class.oid = attrelid
     WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND attnum > 0 AND NOT attisdropped
       AND atttypid::regtype::text IN ('text', 'text[]', 'character varying', 'json', 'jsonb')
       AND relname <> ALL(${tellers})
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
