import { sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import type { Currency, Minor } from '#src/base/money.ts'
import { childPrices } from './child-prices.store.server.ts'
import type { ChildPrices } from './departures.rules.ts'
import type { Seller } from './sale.rules.ts'
import { hasBookableSeats } from './sale.store.server.ts'

/** A departure of a tour with its prices and the rules that a party is priced by. Amounts in minor units. */
export type OtherDeparture = {
  id: number
  start_date: Day
  end_date: Day
  currency: Currency
  seats_left: number
  multi_room_price: Minor
  single_room_price: Minor
  child_prices: ChildPrices
  child_bands: { band: number; min_age: number; max_age: number }[]
  nights: number
  child_price_min_adults: number
}

type Wanted = {
  tour_id: number
  currency: string
  seats: number
  except: number
  today: Day
  seller: Seller
  /** ids of which they are chosen; null: any */
  among?: readonly number[] | null
}

/** Departures of a tour with enough bookable seats, the soonest first, whether the tour is published or not. */
export async function findOtherDepartures(
  db: Db,
  { tour_id, currency, seats, except, today, seller, among = null }: Wanted,
  limit: number,
): Promise<OtherDeparture[]> {
  const { rows } = await sql<OtherDeparture>`
    SELECT departures.id, start_date, end_date, currency, quota - seats_taken AS seats_left, multi_room_price, single_room_price,
           ${childPrices} AS child_prices, nights, child_price_min_adults,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('band', band, 'min_age', min_age, 'max_age', max_age) ORDER BY band), '[]')
              FROM tour_child_bands WHERE tour_child_bands.tour_id = tours.id) AS child_bands
      FROM departures JOIN tours ON tours.id = departures.tour_id
     WHERE departures.tour_id = ${tour_id} AND currency = ${currency} AND departures.id <> ${except}
       AND (${among}::bigint[] IS NULL OR departures.id = ANY(${among}::bigint[]))
       AND ${hasBookableSeats(seats, today, seller)}
     ORDER BY start_date LIMIT ${limit}`.execute(db)
  return rows
}
