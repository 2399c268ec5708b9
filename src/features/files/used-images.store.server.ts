import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'

/** Tables whose mention of an upload does not count as use. Search words are derived from texts of other tables. */
const excludedTables = ['images', 'image_texts', 'videos', 'audit_events', 'tour_search_words']

export type Stored = { id: number; file: string }

/**
 * Which of the pictures are used: a foreign key refers to them, or a text or JSON column contains their name, as
 * snapshots of orders and HTML do. Tables and keys are read from the catalog, so that later migrations are covered.
 */
export async function findUsedImages(db: Db, images: readonly Stored[]): Promise<Set<number>> {
  const used = await findReferred(db, images)
  const rest = images.filter(({ id }) => !used.has(id))
  if (rest.length === 0) return used
  const named = await findNames(db)
  for (const { id, file } of rest) if (named.has(file)) used.add(id)
  return used
}

async function findReferred(db: Db, images: readonly Stored[]): Promise<Set<number>> {
  const { rows: columns } = await sql<{ table: string; column: string; is_id: boolean }>`
    SELECT relname AS "table", attname AS "column", atttypid = 'bigint'::regtype AS is_id
      FROM pg_constraint
      JOIN pg_class ON pg_class.oid = conrelid
      JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
     WHERE contype = 'f' AND confrelid = 'images'::regclass AND relname <> ALL(${excludedTables})`.execute(db)
  const used = new Set<number>()
  for (const { table, column, is_id } of columns) {
    const key = sql.ref(`used.${column}`)
    const { rows } = await sql<{ id: number }>`
      SELECT asked.id FROM unnest(${images.map(({ id }) => id)}::bigint[], ${images.map(({ file }) => file)}::text[]) AS asked (id, file)
       WHERE EXISTS (SELECT FROM ${sql.table(table)} AS used WHERE ${is_id ? sql`${key} = asked.id` : sql`${key} = asked.file`})`.execute(
      db,
    )
    for (const { id } of rows) used.add(id)
  }
  return used
}

/** Names of uploads, and of pictures by their addresses, in all text and JSON columns; without the ending. */
export async function findNames(db: Db): Promise<Set<string>> {
  const { rows: tables } = await sql<{ table: string; columns: string[] }>`
    SELECT relname AS "table", array_agg(attname::text) AS columns
      FROM pg_attribute
      JOIN pg_class ON pg_class.oid = attrelid
     WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND attnum > 0 AND NOT attisdropped
       AND atttypid::regtype::text IN ('text', 'text[]', 'character varying', 'json', 'jsonb')
       AND relname <> ALL(${excludedTables})
     GROUP BY relname`.execute(db)
  const named = new Set<string>()
  for (const { table, columns } of tables) {
    const text = sql.join(columns.map((column) => sql`${sql.ref(column)}::text`))
    const { rows } = await sql<{ name: string }>`
      SELECT DISTINCT coalesce(found[1], found[2]) AS name
        FROM (SELECT concat_ws(' ', ${text}) AS text FROM ${sql.table(table)} OFFSET 0) AS texts,
             regexp_matches(text, ${mention}, 'g') AS found
       WHERE text LIKE '%/images/%' OR text ~ ${uploadPart}`.execute(db)
    for (const { name } of rows) named.add(name)
  }
  return named
}

/** Pattern of an upload's file name (a UUID). */
export const uploadName = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** A part of an upload's name: a filter that is seven times as fast as `mention`. */
const uploadPart = '[0-9a-f]-[0-9a-f]{4}-[0-9a-f]{4}-'

/** The name of an upload anywhere, or any picture's address: /images/{file}-{width}.webp */
const mention = `(${uploadName})|/images/([a-z0-9-]+)-[0-9]{2,4}\\.(?:avif|webp|jpg)`
