import { sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { joinTexts, type Reader, text } from '#src/base/i18n/translated.store.server.ts'
import type { Minor } from '#src/base/money.ts'
import type { Policy } from '../policies/policies.rules.ts'
import { policyOfTour } from '../policies/policies.store.server.ts'
import type { DayRate } from '../rates/rates.schema.ts'
import { rateOf } from '../rates/rates.store.server.ts'
import { tourTextTable } from '../tour-texts.store.server.ts'
import { childBands, childPrices } from './child-prices.store.server.ts'
import type { ChildBand } from './departures.rules.ts'
import type { DepartureRow } from './shown-departures.rules.ts'

/** A departure as a price and an order need it, with the tour it belongs to. Amounts in minor units. */
export type QuotedDeparture = DepartureRow & {
  id: number
  tour_id: number
  token: string
  code: string
  name: string
  seo_name: string
  tour_place: string
  cover_file: string | null
  kdv_rate: number
  deposit_rate: number
  deposit_per_person: Minor | null
  balance_due_days: number
  full_payment_days: number
  nights: number
  child_price_min_adults: number
  child_bands: ChildBand[]
  /** lira for one unit of the departure's currency; null for lira and without a known rate */
  rate: DayRate | null
  /** in force for the tour; null without one */
  cancel_policy: Policy | null
}

/**
 * For reservations: the departure of a published tour on its start day, whatever its status and seats.
 * @param db or the transaction that takes the seats.
 */
export async function findQuotedDeparture(
  db: Db,
  token: string,
  start_date: Day,
  { lang, today }: Reader,
): Promise<QuotedDeparture | null> {
  const { rows } = await sql<QuotedDeparture>`
    SELECT departures.id, tours.id AS tour_id, token, code, ${text('name')}, ${text('seo_name')}, ${text('tour_place')},
           (SELECT file FROM images WHERE images.id = cover_image_id) AS cover_file,
           kdv_rate, deposit_rate, deposit_per_person, balance_due_days, full_payment_days, nights, child_price_min_adults, start_date, end_date, departures.status, quota, seats_taken,
           sales_cutoff_days, currency, multi_room_price, single_room_price, ${childPrices} AS child_prices,
           ${rateOf(sql`departures.currency`, today)} AS rate, ${policyOfTour} AS cancel_policy, ${childBands} AS child_bands
      FROM tours JOIN departures ON departures.tour_id = tours.id ${joinTexts(tourTextTable, lang)}
     WHERE token = ${token} AND tours.status = 'yayinda' AND start_date = ${start_date}`.execute(db)
  return rows[0] ?? null
}
