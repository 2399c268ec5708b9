import { sql } from 'kysely'
import { cachedEach } from '#src/base/cache/cached-reads.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { imageJson } from '#src/base/files/images.store.server.ts'
import { joinTexts, type Reader, text } from '#src/base/i18n/translated.store.server.ts'
import { childPrices } from '#src/features/departures/board/child-prices.store.server.ts'
import { onSale } from '#src/features/departures/board/sale.store.server.ts'
import type { ShownRow } from '#src/features/departures/board/shown-departures.rules.ts'
import { visaFrom } from '#src/features/departures/board/visa.store.server.ts'
import { findRates } from '#src/features/departures/rates/rates.store.server.ts'
import { tourTextTable } from '#src/features/departures/tour-texts.store.server.ts'
import { eachTour, ofSomeTours } from '../tour-dependencies.store.server.ts'
import { offerOn } from '../tours.rules.ts'
import { TourCard } from '../tours.schema.ts'

/** The child bands of `tours`, from the first. */
const childAgeRanges = sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('min_age', min_age, 'max_age', max_age) ORDER BY band), '[]')
  FROM tour_child_bands WHERE tour_id = tours.id)`

type Row = Omit<TourCard, keyof ReturnType<typeof offerOn>> & {
  id: number
  /** on sale, by date */
  on_sale: ShownRow[]
}

type CachedCard = { card: TourCard; on_sale: readonly ShownRow[] }

/**
 * The cards of some tours, in the order of their ids; cached.
 * @param isShown which departures a card shows of those on sale; all unless given
 */
export async function findCards(
  db: Db,
  ids: readonly number[],
  reader: Reader,
  isShown?: (departure: ShownRow) => boolean,
): Promise<TourCard[]> {
  const { lang, today } = reader
  if (ids.length === 0) return []
  const read = (missing: readonly number[]) => ofSomeTours(() => readCards(db, missing, reader))
  const found = await cachedEach<CachedCard>(db, ids, { ...eachTour, key: ['card', lang, today], read })
  if (!isShown) return found.map(({ card }) => card)
  const rates = await findRates(db, today)
  return found.map(({ card, on_sale }) => {
    const shown = on_sale.filter(isShown)
    return shown.length === on_sale.length ? card : { ...card, ...offerOn(shown, card.visa_from, rates, lang) }
  })
}

async function readCards(db: Db, ids: readonly number[], { lang, today }: Reader): Promise<Map<number, CachedCard>> {
  const rates = await findRates(db, today)
  // The sub-select hides the number of ids from the planner, which else plans anew for every number.
  const { rows } = await sql<Row>`
    SELECT tours.id, token, ${text('name')}, ${text('seo_name')}, ${text('tour_place')}, ${text('summary')},
           ${imageJson('tours.cover_image_id', lang)} AS cover, nights, days, transporter_types, departure_city, countries,
           visa_mode, ${visaFrom(today)}::text AS visa_from, featured, child_price_min_adults, ${childAgeRanges} AS child_age_ranges,
           (SELECT coalesce(json_agg(json_build_object('start_date', start_date, 'end_date', end_date, 'status', status,
              'quota', quota, 'seats_taken', seats_taken, 'currency', currency, 'multi_room_price', multi_room_price,
              'single_room_price', single_room_price, 'child_prices', ${childPrices}) ORDER BY start_date), '[]')
              FROM departures WHERE tour_id = tours.id AND ${onSale(today)}) AS on_sale
      FROM unnest((SELECT ${ids}::bigint[])) AS listed (id)
      JOIN tours ON tours.id = listed.id
      ${joinTexts(tourTextTable, lang)}`.execute(db)
  return new Map(
    rows.map(({ id, on_sale, ...tour }) => [
      id,
      { card: TourCard.parse({ ...tour, ...offerOn(on_sale, tour.visa_from, rates, lang) }), on_sale },
    ]),
  )
}
