import { sql } from 'kysely'
import { cached, cachedEach } from '#src/base/cache/cached-reads.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { dependsOn } from '#src/base/db/dependencies.server.ts'
import { imageJson } from '#src/base/files/images.store.server.ts'
import { type FoundSlug, findBySlug, seoNames } from '#src/base/i18n/slugs.store.server.ts'
import {
  isPublicIn,
  joinTexts,
  leftJoinTexts,
  list,
  ownText,
  type Reader,
  text,
  textOf,
} from '#src/base/i18n/translated.store.server.ts'
import { categoryTextTable } from '#src/features/categories/category-texts.store.server.ts'
import { childPrices } from '#src/features/departures/board/child-prices.store.server.ts'
import { onSale } from '#src/features/departures/board/sale.store.server.ts'
import { toDeparture } from '#src/features/departures/board/shown-departures.rules.ts'
import type { Departure } from '#src/features/departures/board/shown-departures.schema.ts'
import { pickupTextTable } from '#src/features/departures/pickups/pickups.store.server.ts'
import { type Policy, presentPolicy } from '#src/features/departures/policies/policies.rules.ts'
import { policyOfTour } from '#src/features/departures/policies/policies.store.server.ts'
import { findRates } from '#src/features/departures/rates/rates.store.server.ts'
import { dayTextTable, tourTextTable } from '#src/features/departures/tour-texts.store.server.ts'
import { findCards } from '../cards/tour-cards.store.server.ts'
import type { TourStatus } from '../editing/tours.admin.schema.ts'
import { eachTour, ofFoundTours, ofSomeTours, ofTourLists } from '../tour-dependencies.store.server.ts'
import type { GoneTour, Tour, TourCard } from '../tours.schema.ts'

/** By current or former slug; tours with this status, whose text in this language is public. */
export function findTourBySlug(
  db: Db,
  seo_name: string,
  lang: string,
  status: TourStatus = 'yayinda',
): Promise<FoundSlug> {
  const slug = { seo_name, lang, shown: sql`tours.status = ${status}` }
  return cached(db, ['tour', seo_name, lang, status], () => {
    // Also when it is found: another tour may get the slug that a text in another language has.
    dependsOn(['slug_redirects'])
    return ofFoundTours(
      () => findBySlug(db, tourTextTable, slug),
      ({ id }) => (id === null ? [] : [id]),
    )
  })
}

/** The category in the trail of the tour's page; null without a public one. */
export async function findCategoryOfTour(db: Db, tour_id: number, lang: string): Promise<GoneTour['category']> {
  const { rows } = await sql<{ name: string; seo_name: string }>`
    SELECT ${text('name')}, ${text('seo_name')} FROM tour_categories JOIN categories ON categories.id = category_id ${joinTexts(categoryTextTable, lang)}
     WHERE tour_id = ${tour_id} AND ${isPublicIn(categoryTextTable, lang)}
     ORDER BY categories.parent_id IS NULL, categories.queue, categories.id DESC LIMIT 1`.execute(db)
  return rows[0] ?? null
}

/** Null when the tour does not exist. */
export async function findTourStatus(db: Db, id: number) {
  const row = await db.selectFrom('tours').select('status').where('id', '=', id).executeTakeFirst()
  return row?.status ?? null
}

/** The gallery; a cover that is not in it comes first. */
const pictures = sql`(SELECT image_id, queue AS place, id FROM tour_images WHERE tour_id = tours.id AND gallery_type = 'gallery'
  UNION ALL SELECT tours.cover_image_id, 2147483647, 0 WHERE tours.cover_image_id IS NOT NULL AND NOT EXISTS (SELECT FROM tour_images
   WHERE tour_id = tours.id AND gallery_type = 'gallery' AND image_id = tours.cover_image_id))`

type TourDetails = Omit<Tour, keyof TourCard | 'departures' | 'similar'>

/** Fields of a tour's page that are not on its card; cached. */
export function findTourDetails(db: Db, id: number, lang: string): Promise<TourDetails> {
  return cachedOfTour(db, id, ['tour details', lang], () => readTourDetails(db, id, lang))
}

/** A part of a tour's page, cached by itself: an order of a similar tour changes a card on the page, and only that is read again. */
async function cachedOfTour<V>(db: Db, id: number, key: readonly unknown[], read: () => Promise<V>): Promise<V> {
  const [part] = await cachedEach<V>(db, [id], {
    ...eachTour,
    key,
    read: async () => new Map([[id, await ofSomeTours(read)]]),
  })
  return part!
}

/** `findTourDetails` without the cache. */
export async function readTourDetails(db: Db, id: number, lang: string): Promise<TourDetails> {
  const { rows } = await sql<Omit<TourDetails, 'cancel_policy'> & { cancel_policy: Policy | null }>`
    SELECT code, guide_language, board, deposit_rate, kdv_rate, ${policyOfTour} AS cancel_policy, ${text('description')},
           ${list('included')}, ${list('excluded')}, ${list('important_notes')}, ${ownText('seo_title')}, ${ownText('seo_description')},
           (SELECT coalesce(jsonb_agg(${imageJson('shown.image_id', lang)} ORDER BY place DESC, id), '[]')
              FROM ${pictures} AS shown) AS gallery,
           ${seoNames(tourTextTable)} AS seo_names,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('day', tour_days.day, 'meals', meals,
                     'title', coalesce(${textOf('title')}, ''), 'description', coalesce(${textOf('description')}, ''),
                     'overnight', coalesce(${textOf('overnight')}, '')) ORDER BY tour_days.day), '[]')
              FROM tour_days ${leftJoinTexts(dayTextTable, lang)}
             WHERE tour_days.tour_id = tours.id) AS programme,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('time', time, 'name', ${textOf('name')}) ORDER BY time, queue DESC, pickup_points.id), '[]')
              FROM tour_pickups JOIN pickup_points ON pickup_points.id = pickup_point_id ${joinTexts(pickupTextTable, lang)}
             WHERE tour_id = tours.id AND active) AS pickups,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('name', ${textOf('name')}, 'seo_name', ${textOf('seo_name')})
                     ORDER BY categories.parent_id IS NOT NULL, categories.queue DESC, categories.id), '[]')
              FROM tour_categories JOIN categories ON categories.id = category_id ${joinTexts(categoryTextTable, lang)}
             WHERE tour_id = tours.id AND ${isPublicIn(categoryTextTable, lang)}) AS categories
      FROM tours ${joinTexts(tourTextTable, lang)}
     WHERE tours.id = ${id}`.execute(db)
  const row = rows[0]!
  return { ...row, cancel_policy: row.cancel_policy && presentPolicy(row.cancel_policy) }
}

/** Every departure from today on that is not cancelled, on sale or not; cached. */
export function findDepartures(db: Db, tour_id: number, reader: Reader): Promise<Departure[]> {
  const { lang, today } = reader
  return cachedOfTour(db, tour_id, ['departures', lang, today], () => readDepartures(db, tour_id, reader))
}

/** `findDepartures` without the cache. */
export async function readDepartures(db: Db, tour_id: number, reader: Reader): Promise<Departure[]> {
  const { today } = reader
  const rates = await findRates(db, today)
  const rows = await db
    .selectFrom('departures')
    .innerJoin('tours', 'tours.id', 'departures.tour_id')
    .select([
      'start_date',
      'end_date',
      'departures.status',
      'visa_mode',
      'visa_lead_days',
      'quota',
      'seats_taken',
      'sales_cutoff_days',
      'currency',
      'multi_room_price',
      'single_room_price',
      childPrices.as('child_prices'),
    ])
    .where('departures.tour_id', '=', tour_id)
    .where('start_date', '>=', today)
    .where('departures.status', '<>', 'iptal')
    .orderBy('start_date')
    .execute()
  return rows.map((row) => toDeparture(row, reader, rates))
}

export async function findTourCard(db: Db, id: number, reader: Reader): Promise<TourCard> {
  return (await findCards(db, [id], reader))[0]!
}

/** Cards of the published ones among some tours, in the order of their tokens. */
export async function findCardsByToken(db: Db, tokens: readonly string[], reader: Reader): Promise<TourCard[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT tours.id FROM unnest(${tokens}::text[]) WITH ORDINALITY AS named (token, place) JOIN tours USING (token)
     WHERE tours.status = 'yayinda' AND ${isPublicIn(tourTextTable, reader.lang)} ORDER BY place`.execute(db)
  const ids = rows.map(({ id }) => id)
  return findCards(db, ids, reader)
}

const similarShown = 4
/** Candidates per category: the first in its order. */
const candidates = 40

/** Published tours of the same and of sibling categories: those on sale first, then by shared categories, countries and length. */
export async function similarTours(db: Db, tour_id: number, reader: Reader): Promise<TourCard[]> {
  const ids = await cached(db, ['similar', tour_id, reader.lang, reader.today], () =>
    ofTourLists(() => listSimilar(db, tour_id, reader)),
  )
  return findCards(db, ids, reader)
}

async function listSimilar(db: Db, tour_id: number, reader: Reader): Promise<number[]> {
  // Not EXISTS: the planner would read the departures of all tours.
  const { rows } = await sql<{ id: number }>`
    WITH near AS (
      SELECT category_id, 2 AS weight FROM tour_categories WHERE tour_id = ${tour_id}
      UNION ALL
      SELECT sibling.id, 1 FROM tour_categories
        JOIN categories own ON own.id = category_id
        JOIN categories sibling ON sibling.parent_id = own.parent_id AND sibling.id <> own.id
       WHERE tour_id = ${tour_id})
    SELECT tours.id FROM near
     CROSS JOIN LATERAL (SELECT tour_id FROM tour_categories JOIN tours ON tours.id = tour_id AND tours.status = 'yayinda' AND ${isPublicIn(tourTextTable, reader.lang)}
                          WHERE category_id = near.category_id ORDER BY tour_categories.queue DESC LIMIT ${candidates}) AS candidate
      JOIN tours ON tours.id = candidate.tour_id
      JOIN tours this ON this.id = ${tour_id}
     WHERE tours.id <> ${tour_id}
     GROUP BY tours.id, this.id
     ORDER BY (SELECT true FROM departures WHERE tour_id = tours.id AND ${onSale(reader.today)} LIMIT 1) NULLS LAST,
              sum(weight) + cardinality(ARRAY(SELECT unnest(tours.countries) INTERSECT SELECT unnest(this.countries))) DESC,
              abs(tours.nights - this.nights), tours.queue DESC, tours.id DESC
     LIMIT ${similarShown}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Id of the published tour after this one, with its departures read; null after the last. */
export async function findNextTour(db: Db, after: number): Promise<number | null> {
  const row = await db
    .selectFrom('tours')
    .leftJoin('departures', 'departures.tour_id', 'tours.id')
    .select(['tours.id', ({ fn }) => fn.max('departures.start_date').as('last_date')])
    .where('tours.status', '=', 'yayinda')
    .where('tours.id', '>', after)
    .groupBy('tours.id')
    .orderBy('tours.id')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
