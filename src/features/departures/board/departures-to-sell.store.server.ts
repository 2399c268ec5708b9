import { sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { joinOfficeTexts, text } from '#src/base/i18n/translated.store.server.ts'
import { tourTextTable } from '../tour-texts.store.server.ts'
import { isNamed, type NamedDeparture } from './departures.store.server.ts'
import { onSaleAtOffice } from './sale.store.server.ts'
import type { TypedDate } from './typed-date.rules.ts'

/** A departure that staff can sell, with its tour. Amounts in minor units. */
export type DepartureToSell = Pick<
  NamedDeparture,
  'id' | 'tour_name' | 'tour_code' | 'start_date' | 'end_date' | 'status'
> &
  Pick<NamedDeparture, 'currency' | 'multi_room_price' | 'single_room_price'> & {
    token: string
    nights: number
    seats_left: number
  }

/** The soonest departures with free seats of published tours: those that match every word, or one by id. */
export async function findDeparturesToSell(
  db: Db,
  lang: string,
  { words, from, to }: TypedDate,
  { id, today, limit }: { id: number | null; today: Day; limit: number },
): Promise<DepartureToSell[]> {
  const named = words.map((word) => sql`AND ${isNamed(word)}`)
  const { rows } = await sql<DepartureToSell>`
    SELECT departures.id, token, ${text('name', 'tour_name')}, code AS tour_code, start_date, end_date, nights, departures.status,
           quota - seats_taken AS seats_left, currency, multi_room_price, single_room_price
      FROM departures JOIN tours ON tours.id = departures.tour_id ${joinOfficeTexts(tourTextTable, lang)}
     WHERE tours.status = 'yayinda' AND ${onSaleAtOffice(today)}
       ${id === null ? sql`` : sql`AND departures.id = ${id}`}
       ${from === null ? sql`` : sql`AND start_date >= ${from}::date`}
       ${to === null ? sql`` : sql`AND start_date <= ${to}::date`}
       ${sql.join(named, sql` `)}
     ORDER BY start_date, tours.queue DESC, departures.id LIMIT ${limit}`.execute(db)
  return rows
}
