import { sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { childBands, childPrices } from './child-prices.store.server.ts'
import type { QuotedDeparture } from './quoted-departure.store.server.ts'
import type { DepartureState, Seller } from './sale.rules.ts'
import { hasBookableSeats } from './sale.store.server.ts'
import type { DepartureRow } from './shown-departures.rules.ts'

/** A departure of a tour with its prices and the rules that a party is priced by. Amounts in minor units. */
export type OtherDeparture = Omit<DepartureRow, Exclude<keyof DepartureState, 'start_date'>> &
  Pick<QuotedDeparture, 'id' | 'nights' | 'child_price_min_adults' | 'child_bands'> & { seats_left: number }

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
           ${childPrices} AS child_prices, nights, child_price_min_adults, ${childBands} AS child_bands
      FROM departures JOIN tours ON tours.id = departures.tour_id
     WHERE departures.tour_id = ${tour_id} AND currency = ${currency} AND departures.id <> ${except}
       AND (${among}::bigint[] IS NULL OR departures.id = ANY(${among}::bigint[]))
       AND ${hasBookableSeats(seats, today, seller)}
     ORDER BY start_date LIMIT ${limit}`.execute(db)
  return rows
}
