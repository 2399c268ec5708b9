import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { joinOfficeTexts, text } from '#src/base/i18n/translated.store.server.ts'
import { tourTextTable } from '#src/features/departures/tour-texts.store.server.ts'
import type { Bucket } from './buckets.rules.ts'
import type { NextDeparture, Occupancy } from './statistics.schema.ts'

type Row = Omit<NextDeparture, 'sold' | 'free'> & { seats_taken: number; total: number }

/** Departures of some days that are not cancelled, the soonest first. `total` is not limited by `limit`. */
export async function findNextDepartures(
  db: Db,
  lang: string,
  { from, to }: Bucket,
  limit: number,
): Promise<{ rows: Row[]; total: number }> {
  const { rows } = await sql<Row>`
    SELECT departures.id, departures.tour_id AS product_id, ${text('name', 'tour_name')}, tours.code AS tour_code,
           start_date, end_date, departures.status, quota, seats_taken, count(*) OVER () AS total,
           (SELECT coalesce(sum(seats), 0)::int FROM order_items JOIN orders ON orders.id = order_items.order_id
             WHERE departure_id = departures.id AND seats_released_at IS NULL
               AND orders.status IN ('opsiyonlu', 'odeme-bildirildi')) AS held
      FROM departures JOIN tours ON tours.id = departures.tour_id ${joinOfficeTexts(tourTextTable, lang)}
     WHERE start_date BETWEEN ${from}::date AND ${to}::date AND departures.status <> 'iptal'
     ORDER BY start_date, tours.queue DESC, departures.id
     LIMIT ${limit}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Seats of departures that start in these days and are not cancelled. */
export async function findOccupancy(db: Db, { from, to }: Bucket): Promise<Occupancy> {
  const { rows } = await sql<Omit<Occupancy, 'from' | 'to'>>`
    SELECT count(*) AS departures, coalesce(sum(quota), 0)::int AS quota, coalesce(sum(seats_taken), 0)::int AS taken
      FROM departures
     WHERE start_date BETWEEN ${from}::date AND ${to}::date AND status <> 'iptal'`.execute(db)
  return { from, to, ...rows[0]! }
}
