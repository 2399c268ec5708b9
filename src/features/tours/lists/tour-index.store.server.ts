import { sql } from 'kysely'
import { keptEach } from '#src/base/cache/kept.server.ts'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import type { Currency, Minor } from '#src/base/money.ts'
import { holidaysAhead } from '../departures/holidays.ts'
import { onSale } from '../departures/sale.store.server.ts'
import { isVisaAtRisk, type VisaNeed } from '../departures/visa.rules.ts'
import { eachTour, ofSomeTours, ofTourIndex } from '../made-of-tours.store.server.ts'
import { findRates } from '../pricing/rates.store.server.ts'
import { holidayKeys } from '../tours.links.ts'
import { liraValue } from '../tours.rules.ts'
import { type IndexedTour, timesOf } from './list-filters.rules.ts'

type Row = Omit<IndexedTour, 'departures'> &
  VisaNeed & {
    departures: { start_date: Day; end_date: Day; currency: Currency; multi_room_price: Minor }[]
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
             ARRAY(SELECT category_id FROM tour_categories WHERE tour_id = tours.id) AS category_ids,
             (SELECT coalesce(json_agg(json_build_object('start_date', start_date, 'end_date', end_date, 'currency', currency,
                'multi_room_price', multi_room_price) ORDER BY start_date), '[]')
                FROM departures WHERE tour_id = tours.id AND ${onSale(today)}) AS departures
        FROM unnest((SELECT ${ids}::bigint[])) AS listed (id) JOIN tours ON tours.id = listed.id`.execute(db),
  ])
  const ahead = holidaysAhead(holidayKeys, today)
  return new Map(
    rows.map(({ visa_lead_days, departures, ...tour }) => [
      tour.id,
      {
        ...tour,
        departures: departures.map(({ start_date, end_date, currency, multi_room_price }) => ({
          start_date,
          ...timesOf({ start_date, end_date }, ahead),
          lira: liraValue(multi_room_price, currency, rates),
          is_late: isVisaAtRisk({ visa_mode: tour.visa_mode, visa_lead_days }, start_date, today),
        })),
      },
    ]),
  )
}
