import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { imageJson } from '#src/base/files/images.store.server.ts'
import { joinTexts, type Reader, text } from '#src/base/i18n/translated.store.server.ts'
import { childPrices } from '../departures/child-prices.store.server.ts'
import { onSale } from '../departures/sale.store.server.ts'
import { isVisaAtRiskSql, visaFrom } from '../departures/visa.store.server.ts'
import { ofTours } from '../made-of-tours.store.server.ts'
import { liraOf } from '../search/tour-filter.store.server.ts'
import { tourTextTable } from '../tour-texts.store.server.ts'
import { maxParty } from '../tours.links.ts'
import { cardDepartures, type OfferRow, type Rates, toOffer } from '../tours.rules.ts'
import type { TourCard } from '../tours.schema.ts'

/** Free seats as far as a party can use them. */
const seats = sql`least(departures.quota - departures.seats_taken, ${maxParty})`

/** The child bands of `tours`, from the first. */
const childAgeRanges = sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('min_age', min_age, 'max_age', max_age) ORDER BY band), '[]')
  FROM tour_child_bands WHERE tour_id = tours.id)`

type TourRow = Omit<TourCard, keyof ReturnType<typeof toOffer>> & { id: number }

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
  // The sub-select hides the number of ids from the planner, which else plans anew for every number.
  const cards = sql<TourRow & OfferRow>`
    SELECT tours.id, token, ${text('name')}, ${text('seo_name')}, ${text('tour_place')}, ${text('summary')},
           ${imageJson('tours.cover_image_id', lang)} AS cover, nights, days, transporter_types, departure_city, countries,
           visa_mode, ${visaFrom(today)}::text AS visa_from, featured, child_price_min_adults, ${childAgeRanges} AS child_age_ranges, offer.*
      FROM unnest((SELECT ${ids}::bigint[])) WITH ORDINALITY AS listed (id, place)
      JOIN tours ON tours.id = listed.id
      ${joinTexts(tourTextTable, lang)}
     CROSS JOIN LATERAL (
       SELECT count(*) AS on_sale, min(start_date) FILTER (WHERE rank = 1) AS from_date,
              coalesce(jsonb_agg(jsonb_build_object('start_date', start_date, 'end_date', end_date, 'status', status,
                'quota', quota, 'seats_taken', seats_taken, 'currency', currency, 'multi_room_price', multi_room_price,
                'single_room_price', single_room_price, 'child_prices', ${childPrices}) ORDER BY start_date)
                FILTER (WHERE nth <= ${cardDepartures} OR rank = 1 OR ${seats} > coalesce(seats_before, 0)), '[]') AS offered
         FROM (SELECT departures.*, row_number() OVER (ORDER BY start_date) AS nth,
                      row_number() OVER (ORDER BY ${isVisaAtRiskSql(today)}, ${liraOf(rates)} NULLS LAST, multi_room_price, start_date) AS rank,
                      max(${seats}) OVER (PARTITION BY ${isVisaAtRiskSql(today)} ORDER BY start_date ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS seats_before
                 FROM departures WHERE tour_id = tours.id AND ${onSale(today)} AND ${onDays}) AS departures) AS offer
     ORDER BY place`
  const { rows } = await ofTours(ids, () => cards.execute(db))
  return rows.map(({ id, from_date, offered, on_sale, ...tour }) => ({
    ...tour,
    ...toOffer({ from_date, offered, on_sale }, rates, lang),
  }))
}
