import { type Insertable, sql } from 'kysely'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import { maxSharedFiles } from './shared-files.links.ts'

/** Files of a departure, the oldest first. */
export function findSharedFiles(db: Db, departure_id: number) {
  return db
    .selectFrom('departure_files')
    .leftJoin('users', 'users.id', 'departure_files.user_id')
    .select(['departure_files.id', 'departure_files.name', 'name_en', 'bytes', 'departure_files.created_at'])
    .select('users.name as created_by')
    .where('departure_id', '=', departure_id)
    .orderBy('departure_files.id')
    .execute()
}

export type FoundSharedFile = { name: string; name_en: string; file: string }

/** One file of a departure; undefined when the departure does not have it. */
export function findSharedFile(db: Db, departure_id: number, id: number): Promise<FoundSharedFile | undefined> {
  return db
    .selectFrom('departure_files')
    .select(['name', 'name_en', 'file'])
    .where('departure_id', '=', departure_id)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Locks the departure until the transaction ends. @returns false when it was deleted, or has the maximum number of files */
export async function insertSharedFile(tx: Tx, row: Insertable<Tables['departure_files']>): Promise<boolean> {
  const { departure_id, name, name_en, file, bytes, user_id, created_at } = row
  // A statement of its own: the next one counts what a concurrent upload has committed.
  await sql`SELECT FROM departures WHERE id = ${departure_id} FOR NO KEY UPDATE`.execute(tx)
  const { rows } = await sql`
    INSERT INTO departure_files (departure_id, name, name_en, file, bytes, user_id, created_at)
    SELECT id, ${name}, ${name_en}, ${file}, ${bytes}, ${user_id}, ${created_at} FROM departures
     WHERE id = ${departure_id} AND (SELECT count(*) FROM departure_files WHERE departure_id = departures.id) < ${maxSharedFiles}
    RETURNING id`.execute(tx)
  return rows.length === 1
}

/** @returns what was removed; undefined when somebody else removed it */
export function deleteSharedFile(
  tx: Tx,
  departure_id: number,
  id: number,
): Promise<{ name: string; file: string } | undefined> {
  return tx
    .deleteFrom('departure_files')
    .where('departure_id', '=', departure_id)
    .where('id', '=', id)
    .returning(['name', 'file'])
    .executeTakeFirst()
}

export type SharedWithOrder = FoundSharedFile & { id: number; departure_id: number; tour_name: string; bytes: number }

/** Files of the departures on which an order holds seats, without cancelled ones, in the order of the journey. */
export async function findSharedWith(db: Db, order_id: number): Promise<SharedWithOrder[]> {
  const { rows } = await sql<SharedWithOrder>`
    SELECT files.id, files.departure_id, files.name, name_en, file, bytes, items.tour_name
      FROM (SELECT DISTINCT ON (departure_id) departure_id, tour_name, start_date FROM order_items
             WHERE order_id = ${order_id} AND seats_released_at IS NULL ORDER BY departure_id, position) AS items
      JOIN departures ON departures.id = items.departure_id AND departures.status <> 'iptal'
      JOIN departure_files AS files ON files.departure_id = items.departure_id
     ORDER BY items.start_date, items.departure_id, files.id`.execute(db)
  return rows
}

/** The given files that belong to a departure. */
export async function knownSharedFiles(db: Db, files: readonly string[]): Promise<Set<string>> {
  if (files.length === 0) return new Set()
  const rows = await db.selectFrom('departure_files').select('file').where('file', 'in', files).execute()
  return new Set(rows.map(({ file }) => file))
}
