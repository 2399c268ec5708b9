import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { namingsOf, type RoomNames } from '#src/base/i18n/naming.store.server.ts'
import type { ImageUse } from './image-uses.schema.ts'

/** More are not listed; the picture is in use anyway. */
const limit = 100

/**
 * The records that show a picture, by foreign key or in a formatted text. Null when the picture does not exist.
 * @param namesOrders false: orders are one use without a number
 */
export async function findImageUses(
  db: Db,
  names: readonly RoomNames[],
  id: number,
  { lang, namesOrders }: { lang: string; namesOrders: boolean },
): Promise<ImageUse[] | null> {
  const image = await db.selectFrom('images').select('file').where('id', '=', id).executeTakeFirst()
  if (!image) return null
  const picture = { id, mention: `/images/${image.file}-` }
  const ofRooms = Object.entries(namingsOf(names, lang)).flatMap(([table, { from, name, part = sql`''`, shows }]) =>
    shows
      ? [
          sql`SELECT ${table}::text, ${sql.ref(`${table}.id`)}, coalesce(${name}, ''), ${part} FROM ${from} WHERE ${shows(picture)}`,
        ]
      : [],
  )
  const uses = [
    ...ofRooms,
    sql`SELECT 'company'::text, 1::bigint, project_company_name, '' FROM company WHERE ${id} IN (main_logo_id, fav_ico_logo_id)`,
    sql`SELECT DISTINCT 'orders'::text, ${namesOrders ? sql`orders.id, order_no` : sql`0::bigint, ''`}, '' FROM order_items JOIN orders ON orders.id = order_id
         WHERE cover_file = ${image.file}`,
  ].map((each) => sql`(${each} LIMIT ${limit})`)
  const { rows } = await sql<ImageUse>`
    SELECT * FROM (${sql.join(uses, sql` UNION ALL `)}) AS uses (kind, id, title, part)`.execute(db)
  return rows
}
