import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { imageJson } from '#src/base/files/images.store.server.ts'
import { joinTexts, type Reader, text } from '#src/base/i18n/translated.store.server.ts'
import { onSale } from '../departures/sale.store.server.ts'
import { liraOf } from '../search/tour-filter.store.server.ts'
import { tourTextTable } from '../tour-texts.store.server.ts'
import { cardDepartures, type OfferRow, type Rates, toOffer } from '../tours.rules.ts'
import type { TourCard } from '../tours.schema.ts'

type TourRow = Omit<TourCard, 'from_price' | 'next_departures' | 'more_departures'> & { id: number }

/**
 * The cards of some tours, in the order of their ids, in one query.
 * @param onDays condition on the departures that a card shows, besides being on sale.
 */
export async function findCards(
  db: Db,
  ids: readonly number[],
  { lang, today }: Reader,
  rates: Rates,
  onDays: RawBuilder<unknown> = sql`true`,
): Promise<TourCard[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<TourRow & OfferRow>`
    SELECT tours.id, token, ${text('name')}, ${text('seo_name')}, ${text('tour_place')}, ${text('summary')},
           ${imageJson('tours.cover_image_id', lang)} AS cover, nights, days, transporter_types, departure_city, countries,
           visa_mode, featured, offer.*
      FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS listed (id, place)
      JOIN tours ON tours.id = listed.id
      ${joinTexts(tourTextTable, lang)}
     CROSS JOIN LATERAL (
       SELECT count(*) AS on_sale,
              coalesce(jsonb_agg(jsonb_build_object('start_date', start_date, 'end_date', end_date, 'status', status,
                'quota', quota, 'seats_taken', seats_taken) ORDER BY start_date) FILTER (WHERE nth <= ${cardDepartures}), '[]') AS next,
              (array_agg(jsonb_build_object('amount', multi_room_price, 'currency', currency)
                ORDER BY lira NULLS LAST, multi_room_price))[1] AS cheapest
         FROM (SELECT *, ${liraOf(rates)} AS lira, row_number() OVER (ORDER BY start_date) AS nth
                 FROM departures WHERE tour_id = tours.id AND ${onSale(today)} AND ${onDays}) AS sold) AS offer
     ORDER BY place`.execute(db)
  return rows.map(({ id, cheapest, next, on_sale, ...tour }) => ({
    ...tour,
    ...toOffer({ cheapest, next, on_sale }, rates, lang),
  }))
}
