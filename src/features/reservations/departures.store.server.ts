import { sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'

/** A published tour with everything a price and an order's snapshot need. */
export type QuotedTour = NonNullable<Awaited<ReturnType<typeof findTourForQuote>>>
export type QuotedDeparture = NonNullable<Awaited<ReturnType<typeof findDepartureForQuote>>>

/** Texts in the asked language, or in the default one while they are not translated. */
export async function findTourForQuote(db: Db, token: string, lang: string) {
  const tour = await db
    .selectFrom('tours')
    .innerJoin('tour_texts', 'tour_texts.tour_id', 'tours.id')
    .innerJoin('languages', 'languages.abbr', 'tour_texts.lang')
    .leftJoin('images', 'images.id', 'tours.cover_image_id')
    .select(['tours.id', 'tours.code', 'tours.kdv_rate', 'tours.deposit_rate', 'tours.child_price_min_adults'])
    .select(['tour_texts.name', 'tour_texts.tour_place', 'images.file as cover_file'])
    .where('tours.token', '=', token)
    .where('tours.status', '=', 'yayinda')
    .where((eb) => eb.or([eb('tour_texts.lang', '=', lang), eb('languages.is_default', '=', true)]))
    .orderBy(sql`tour_texts.lang = ${lang}`, 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!tour) return null
  const child_bands = await db
    .selectFrom('tour_child_bands')
    .select(['band', 'min_age', 'max_age'])
    .where('tour_id', '=', tour.id)
    .orderBy('min_age')
    .execute()
  return { ...tour, child_bands }
}

/** @param today the day whose exchange rate, or the newest before it, makes try_rate (lira for one unit). */
export async function findDepartureForQuote(db: Db, tourId: number, start_date: Day, today: Day) {
  const found = await db
    .selectFrom('departures')
    .select(['id', 'start_date', 'end_date', 'status', 'sales_cutoff_days', 'quota', 'seats_taken', 'currency'])
    .select(['multi_room_price', 'single_room_price'])
    .select([
      'child_age_range_1_price',
      'child_age_range_2_price',
      'child_age_range_3_price',
      'child_age_range_4_price',
    ])
    .select((eb) =>
      eb
        .selectFrom('exchange_rates')
        .select('try_rate')
        .whereRef('exchange_rates.currency', '=', 'departures.currency')
        .where('day', '<=', today)
        .orderBy('day', 'desc')
        .limit(1)
        .as('try_rate'),
    )
    .where('tour_id', '=', tourId)
    .where('start_date', '=', start_date)
    .executeTakeFirst()
  if (!found) return null
  const {
    child_age_range_1_price: price1,
    child_age_range_2_price: price2,
    child_age_range_3_price: price3,
    child_age_range_4_price: price4,
    ...departure
  } = found
  const try_rate = departure.try_rate === null ? null : Number(departure.try_rate)
  return { ...departure, try_rate, child_prices: [price1, price2, price3, price4] }
}
