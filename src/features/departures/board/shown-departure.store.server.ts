import { sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { joinOfficeTexts, text } from '#src/base/i18n/translated.store.server.ts'
import { tourTextTable } from '../tour-texts.store.server.ts'
import type { Departure } from './shown-departures.schema.ts'

/** A departure with its tour, for the office. */
export type ShownDeparture = {
  id: number
  product_id: number
  tour_name: string
  tour_code: string
  nights: number
  start_date: Day
  end_date: Day
  status: Departure['status']
  quota: number
  seats_taken: number
  sales_cutoff_days: number
  note: string
  /** its own; null: the tour's */
  min_participants: number | null
  tour_min_participants: number | null
  /** on the screen for it: its customers have been told */
  is_cancelled_for_good: boolean
}

export async function findShownDeparture(db: Db, lang: string, id: number): Promise<ShownDeparture | null> {
  const { rows } = await sql<ShownDeparture>`
    SELECT departures.id, departures.tour_id AS product_id, ${text('name', 'tour_name')}, code AS tour_code, nights, start_date,
           end_date, departures.status, quota, seats_taken, sales_cutoff_days, note,
           departures.min_participants, tours.min_participants AS tour_min_participants,
           EXISTS (SELECT FROM departure_cancellations WHERE departure_id = departures.id) AS is_cancelled_for_good
      FROM departures JOIN tours ON tours.id = departures.tour_id ${joinOfficeTexts(tourTextTable, lang)}
     WHERE departures.id = ${id}`.execute(db)
  return rows[0] ?? null
}
