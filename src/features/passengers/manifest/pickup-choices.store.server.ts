import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { joinTexts, text } from '#src/base/i18n/translated.store.server.ts'
import type { Pickup } from '#src/features/departures/pickups/pickups.schema.ts'
import { pickupTextTable } from '#src/features/departures/pickups/pickups.store.server.ts'

/**
 * Where the passengers of order items can get on, by hour: the stops of the tour that are open, and every point that one of them has
 * chosen, which may have been closed or taken from the tour since.
 * @returns by id of the item
 */
async function findPickups(db: Db, lang: string, items: RawBuilder<boolean>): Promise<Map<number, Pickup[]>> {
  const { rows } = await sql<Pickup & { item_id: number }>`
    SELECT order_items.id AS item_id, pickup_points.id, tour_pickups.time, ${text('name')}
      FROM order_items CROSS JOIN pickup_points
      LEFT JOIN tour_pickups ON tour_pickups.tour_id = order_items.tour_id AND tour_pickups.pickup_point_id = pickup_points.id
      ${joinTexts(pickupTextTable, lang)}
     WHERE ${items}
       AND (active AND tour_pickups.time IS NOT NULL
            OR EXISTS (SELECT FROM passengers WHERE order_item_id = order_items.id AND pickup_point_id = pickup_points.id))
     ORDER BY tour_pickups.time NULLS LAST, queue DESC, pickup_points.id`.execute(db)
  const byItem = Map.groupBy(rows, ({ item_id }) => item_id)
  return new Map([...byItem].map(([id, list]) => [id, list.map(({ item_id, ...pickup }) => pickup)]))
}

export function findOrderPickups(db: Db, lang: string, order_id: number): Promise<Map<number, Pickup[]>> {
  return findPickups(db, lang, sql`order_items.order_id = ${order_id}`)
}

export function findDeparturePickups(db: Db, lang: string, departure_id: number): Promise<Map<number, Pickup[]>> {
  return findPickups(db, lang, sql`order_items.departure_id = ${departure_id}`)
}
