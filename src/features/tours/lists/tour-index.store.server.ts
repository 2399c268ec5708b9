import { sql } from 'kysely'
import { cachedEach } from '#src/base/cache/cached-reads.server.ts'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import type { Currency } from '#src/base/money.ts'
import { holidayKeys } from '#src/features/departures/board/departures.links.ts'
import { holidaysAhead } from '#src/features/departures/board/holidays.ts'
import { onSale } from '#src/features/departures/board/sale.store.server.ts'
import { isVisaAtRisk, type VisaNeed } from '#src/features/departures/board/visa.rules.ts'
import { findRates } from '#src/features/departures/rates/rates.store.server.ts'
import { liraValue } from '#src/features/departures/rates/worth.rules.ts'
import { eachTour, ofSomeTours, ofTourIndex } from '../tour-dependencies.store.server.ts'
import { type IndexedTour, timesOf } from './list-filters.rules.ts'

type Row = Omit<IndexedTour, 'departures'> &
  VisaNeed & { departures: { start_date: Day; end_date: Day; currency: Currency; price: number }[] }

/** What lists read of some tours, in the order of their ids; cached. */
export function findIndexed(db: Db, ids: readonly number[], today: Day): Promise<IndexedTour[]> {
  const read = (missing: readonly number[]) => ofSomeTours(() => readIndexed(db, missing, today))
  return ofTourIndex(() => cachedEach(db, ids, { ...eachTour, key: ['index', today], read }))
}

async function readIndexed(db: Db, ids: readonly number[], today: Day): Promise<Map<number, IndexedTour>> {
  const [rates, { rows }] = await Promise.all([
    findRates(db, today),
    sql<Row>`
      SELECT tours.id, departure_city, transporter_types, nights, visa_mode, visa_lead_days,
             ARRAY(SELECT category_id FROM tour_categories WHERE tour_id = tours.id) AS category_ids,
             (SELECT coalesce(json_agg(json_build_object('start_date', start_date, 'end_date', end_date, 'currency', currency,
                       'price', multi_room_price) ORDER BY start_date), '[]')
                FROM departures WHERE tour_id = tours.id AND ${onSale(today)}) AS departures
        FROM unnest((SELECT ${ids}::bigint[])) AS listed (id) JOIN tours ON tours.id = listed.id`.execute(db),
  ])
  const ahead = holidaysAhead(holidayKeys, today)
  return new Map(
    rows.map(({ visa_lead_days, departures, ...tour }) => [
      tour.id,
      {
        ...tour,
        departures: departures.map(({ start_date, end_date, currency, price }) => ({
          start_date,
          ...timesOf({ start_date, end_date }, ahead),
          lira: liraValue(price, currency, rates),
          is_late: isVisaAtRisk({ visa_mode: tour.visa_mode, visa_lead_days }, start_date, today),
        })),
      },
    ]),
  )
}
