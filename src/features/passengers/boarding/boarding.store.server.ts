import { sql } from 'kysely'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { joinOfficeTexts, text } from '#src/base/i18n/translated.store.server.ts'
import { pickupTextTable } from '#src/features/departures/pickups/pickups.store.server.ts'

type Notified = { order_item_id: number; pickup_point_id: number; time: string | null }

/** Stores the hours that a customer reads. @param isFirst does not overwrite earlier hours */
export async function promisePickups(
  tx: Tx,
  notified: readonly Notified[],
  { at, isFirst }: { at: Date; isFirst: boolean },
): Promise<void> {
  if (notified.length === 0) return
  await tx
    .insertInto('promised_pickups')
    .values(notified.map((each) => ({ ...each, told_at: at })))
    .onConflict((conflict) => {
      const known = conflict.columns(['order_item_id', 'pickup_point_id'])
      return isFirst
        ? known.doNothing()
        : known.doUpdateSet(({ ref }) => ({ time: ref('excluded.time'), told_at: ref('excluded.told_at') }))
    })
    .execute()
}

/** Replaces the hours that the orders of a departure were given. */
export async function promiseToDeparture(
  tx: Tx,
  departure_id: number,
  pickups: readonly { id: number; time: string | null }[],
  at: Date,
): Promise<void> {
  for (const { id, time } of pickups)
    await sql`
      UPDATE promised_pickups SET time = ${time}, told_at = ${at} FROM order_items
       WHERE order_items.id = order_item_id AND departure_id = ${departure_id} AND pickup_point_id = ${id}`.execute(tx)
}

/** A stop whose hour differs from the one that customers were given. `time` is null when the tour no longer stops there. */
export type ChangedPickup = { id: number; name: string; was: string | null; time: string | null; people: number }

/** By hour. A stop has a row for each hour that customers were given. */
export async function findChangedPickups(db: Db, lang: string, departure_id: number): Promise<ChangedPickup[]> {
  const { rows } = await sql<ChangedPickup>`
    SELECT changed.id, ${text('name')}, was, time, people
      FROM (SELECT promised_pickups.pickup_point_id AS id, promised_pickups.time AS was, tour_pickups.time, count(*)::int AS people
              FROM order_items
              JOIN promised_pickups ON promised_pickups.order_item_id = order_items.id
              JOIN passengers ON passengers.order_item_id = order_items.id AND passengers.pickup_point_id = promised_pickups.pickup_point_id
              LEFT JOIN tour_pickups ON tour_pickups.tour_id = order_items.tour_id AND tour_pickups.pickup_point_id = promised_pickups.pickup_point_id
             WHERE departure_id = ${departure_id} AND seats_released_at IS NULL AND promised_pickups.time IS DISTINCT FROM tour_pickups.time
             GROUP BY 1, 2, 3) AS changed
      JOIN pickup_points ON pickup_points.id = changed.id ${joinOfficeTexts(pickupTextTable, lang)}
     ORDER BY time NULLS LAST, was, changed.id`.execute(db)
  return rows
}
