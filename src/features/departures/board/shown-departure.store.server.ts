import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { joinOfficeTexts, text } from '#src/base/i18n/translated.store.server.ts'
import { tourTextTable } from '../tour-texts.store.server.ts'
import type { NamedDeparture } from './departures.store.server.ts'
import type { DepartureState } from './sale.rules.ts'

/** A departure with its tour, for the office. */
export type ShownDeparture = DepartureState &
  Pick<
    NamedDeparture,
    'id' | 'end_date' | 'currency' | 'note' | 'min_participants' | `tour_${'name' | 'code' | 'min_participants'}`
  > & {
    product_id: number
    nights: number
    /** it was cancelled on the screen for that, and its customers have been notified */
    is_cancelled_for_good: boolean
  }

export async function findShownDeparture(db: Db, lang: string, id: number): Promise<ShownDeparture | null> {
  const { rows } = await sql<ShownDeparture>`
    SELECT departures.id, departures.tour_id AS product_id, ${text('name', 'tour_name')}, code AS tour_code, nights, start_date,
           end_date, departures.status, currency, quota, seats_taken, sales_cutoff_days, note,
           departures.min_participants, tours.min_participants AS tour_min_participants,
           EXISTS (SELECT FROM departure_cancellations WHERE departure_id = departures.id) AS is_cancelled_for_good
      FROM departures JOIN tours ON tours.id = departures.tour_id ${joinOfficeTexts(tourTextTable, lang)}
     WHERE departures.id = ${id}`.execute(db)
  return rows[0] ?? null
}
