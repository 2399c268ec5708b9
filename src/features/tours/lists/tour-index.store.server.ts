import { sql } from 'kysely'
import { keptEach } from '#src/base/cache/kept.server.ts'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import type { Currency } from '#src/base/money.ts'
import { holidayKeys } from '#src/features/departures/board/departures.links.ts'
import { holidaysAhead } from '#src/features/departures/board/holidays.ts'
import { onSale } from '#src/features/departures/board/sale.store.server.ts'
import { isVisaAtRisk, type VisaNeed } from '#src/features/departures/board/visa.rules.ts'
import { findRates } from '#src/features/departures/rates/rates.store.server.ts'
import { liraValue } from '#src/features/departures/rates/worth.rules.ts'
import { eachTour, ofSomeTours, ofTourIndex } from '../made-of-tours.store.server.ts'
import { type IndexedTour, timesOf } from './list-filters.rules.ts'

/** Lists as text, which costs half of JSON and arrays, for a thousand tours in server and driver together: null for none. */
type Row = Omit<IndexedTour, 'category_ids' | 'departures'> &
  VisaNeed & {
    /** '3 12' */
    category_ids: string | null
    /** '2027-05-01 2027-05-04 TRY 120000,…', by date */
    departures: string | null
  }

/** What lists read of some tours, in the order of their ids; from memory as far as it is there. */
export function findIndexed(db: Db, ids: readonly number[], today: Day): Promise<IndexedTour[]> {
  const read = (missing: readonly number[]) => ofSomeTours(() => readIndexed(db, missing, today))
  return ofTourIndex(() => keptEach(db, ids, { ...eachTour, key: ['index', today], read }))
}

async function readIndexed(db: Db, ids: readonly number[], today: Day): Promise<Map<number, IndexedTour>> {
  const [rates, { rows }] = await Promise.all([
    findRates(db, today),
    sql<Row>`
      SELECT tours.id, departure_city, transporter_types, nights, visa_mode, visa_lead_days,
             (SELECT string_agg(category_id::text, ' ') FROM tour_categories WHERE tour_id = tours.id) AS category_ids,
             (SELECT string_agg(concat_ws(' ', start_date, end_date, currency, multi_room_price), ',' ORDER BY start_date)
                FROM departures WHERE tour_id = tours.id AND ${onSale(today)}) AS departures
        FROM unnest((SELECT ${ids}::bigint[])) AS listed (id) JOIN tours ON tours.id = listed.id`.execute(db),
  ])
  const ahead = holidaysAhead(holidayKeys, today)
  return new Map(
    rows.map(({ visa_lead_days, category_ids, departures, ...tour }) => [
      tour.id,
      {
        ...tour,
        category_ids: category_ids?.split(' ').map(Number) ?? [],
        departures: (departures?.split(',') ?? []).map((departure) => {
          const [start_date, end_date, currency, price] = departure.split(' ') as [Day, Day, Currency, string]
          return {
            start_date,
            ...timesOf({ start_date, end_date }, ahead),
            lira: liraValue(Number(price), currency, rates),
            is_late: isVisaAtRisk({ visa_mode: tour.visa_mode, visa_lead_days }, start_date, today),
          }
        }),
      },
    ]),
  )
}
