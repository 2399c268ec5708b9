import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { contains } from '#src/base/db/contains.server.ts'
import { namingsOf, type RoomNames } from '#src/base/i18n/naming.store.server.ts'

export type Named = { id: string; name: string; part: string }

/** Names of records by table and id. A departure is named `tour|start_date|currency`. Records that do not exist are left out. */
export async function findNames(
  db: Db,
  names: readonly RoomNames[],
  wanted: ReadonlyMap<string, readonly string[]>,
  lang: string,
): Promise<Map<string, Map<string, Named>>> {
  const namings = namingsOf(names, lang)
  const tables = [...wanted].filter(([table, ids]) => namings[table] && ids.length > 0)
  const found = await Promise.all(
    tables.map(async ([table, ids]) => {
      const { from, name, part, key = 'id' } = namings[table]!
      const column = sql.ref(`${table}.${key}`)
      // Ids come from records: those of another kind, such as the section of a saved order, match nothing.
      const isWanted =
        key === 'id'
          ? sql`${column} = ANY (${ids.filter((id) => /^\d{1,15}$/.test(id)).map(Number)}::bigint[])`
          : sql`${column} = ANY (${ids}::text[])`
      const { rows } = await sql<Named>`
        SELECT ${column}::text AS id, coalesce(${name}, '') AS name,
          ${part ?? sql`''`} AS part
        FROM ${from} WHERE ${isWanted}`.execute(db)
      return [table, new Map(rows.map((row) => [row.id, row]))] as const
    }),
  )
  return new Map(found)
}

/** Records that a name finds in a table, at most. */
const maxFound = 200

/** Ids of records whose name contains a text, and orders with that number, by table. */
export async function findNamed(
  db: Db,
  names: readonly RoomNames[],
  search: string,
  lang: string,
): Promise<Map<string, string[]>> {
  const searched = Object.entries(namingsOf(names, lang)).filter(([, { isSearched }]) => isSearched !== false)
  const found = searched.map(
    ([
      table,
      { from, name, key = 'id', finds },
    ]) => sql`(SELECT ${table}::text AS table, ${sql.ref(`${table}.${key}`)}::text AS id
      FROM ${from} WHERE ${finds && !search.includes('|') ? finds(search) : contains(sql`(${name})::text`, search)} LIMIT ${maxFound})`,
  )
  const order = sql`(SELECT 'orders'::text, id::text FROM orders WHERE order_no = ${search.toUpperCase()})`
  const { rows } = await sql<{ table: string; id: string }>`
    SELECT * FROM (${sql.join([...found, order], sql` UNION ALL `)}) AS found ("table", id)`.execute(db)
  const by = Map.groupBy(rows, ({ table }) => table)
  return new Map([...by].map(([table, list]) => [table, list.map(({ id }) => id)]))
}
