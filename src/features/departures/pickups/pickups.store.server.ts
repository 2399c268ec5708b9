import { sql } from 'kysely'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { findTexts } from '#src/base/i18n/texts.store.server.ts'
import type { TextTable } from '#src/base/i18n/translated.store.server.ts'
import type { CountedTexts } from '#src/base/i18n/translations.store.server.ts'
import { type OfficePickupPoint, pickupTextFields, type TourPickup } from './pickups.admin.schema.ts'

export const pickupTextTable: TextTable = {
  table: 'pickup_point_texts',
  of: { pickup_point_id: 'pickup_points.id' },
}

/** In the agency's order. @param id one, or all */
export async function listPickupPoints(db: Db, lang: string, id?: number): Promise<OfficePickupPoint[]> {
  const rows = await db
    .selectFrom('pickup_points')
    .select(['id', 'active', 'version'])
    .select(sql<number>`(SELECT count(*) FROM tour_pickups WHERE pickup_point_id = pickup_points.id)`.as('tours'))
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy('queue', 'desc')
    .orderBy('id')
    .execute()
  const ids = rows.map((row) => row.id)
  const texts = await findTexts(db, pickupTextTable, ids, Object.keys(pickupTextFields), lang)
  return rows.map((row) => ({ ...row, ...(texts.get(row.id) as { name: string }) }))
}

/** Whether a tour stops at the point, or a passenger has chosen it. */
export async function isPickupUsed(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    SELECT EXISTS (SELECT FROM tour_pickups WHERE pickup_point_id = ${id})
        OR EXISTS (SELECT FROM passengers WHERE pickup_point_id = ${id}) AS used`.execute(tx)
  return rows[0]!.used
}

/** Replaces the stops of a tour. */
export async function saveTourPickups(tx: Tx, tour_id: number, pickups: readonly TourPickup[]): Promise<void> {
  await tx.deleteFrom('tour_pickups').where('tour_id', '=', tour_id).execute()
  if (pickups.length === 0) return
  await tx
    .insertInto('tour_pickups')
    .values(pickups.map(({ id, time }) => ({ tour_id, pickup_point_id: id, time })))
    .execute()
}

export const countedPickups: CountedTexts = {
  texts: pickupTextTable,
  name: sql`main.name`,
  where: sql`pickup_points.active`,
}
