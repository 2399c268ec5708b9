import { sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { imageJson } from '#src/base/files/images.store.server.ts'
import { findRates, onSale } from '../search/tour-filter.store.server.ts'
import { type DepartureRow, toDeparture } from '../tours.rules.ts'
import type { Departure, Tour, TourCard } from '../tours.schema.ts'
import { findCards, joinTexts, type Reader, text } from './tour-cards.store.server.ts'

/** The id of the published tour that has this slug in any language; the asked one's, then the default's, comes first. */
export async function findTourBySeoName(db: Db, seo_name: string, lang: string): Promise<number | null> {
  const row = await db
    .selectFrom('tour_texts')
    .innerJoin('tours', 'tours.id', 'tour_texts.tour_id')
    .innerJoin('languages', 'languages.abbr', 'tour_texts.lang')
    .select('tour_id')
    .where('seo_name', '=', seo_name)
    .where('tours.status', '=', 'yayinda')
    .orderBy((eb) => eb('tour_texts.lang', '=', lang), 'desc')
    .orderBy('languages.is_default', 'desc')
    .orderBy('languages.abbr')
    .limit(1)
    .executeTakeFirst()
  return row?.tour_id ?? null
}

/** Today's slug of the published tour that once had this one. */
export async function findSlugRedirect(db: Db, seo_name: string, lang: string): Promise<string | null> {
  const { rows } = await sql<{ seo_name: string }>`
    SELECT ${text('seo_name')} FROM slug_redirects
      JOIN tours ON tours.id = slug_redirects.target_id AND tours.status = 'yayinda'
      ${joinTexts(lang)}
     WHERE slug_redirects.kind = 'tour' AND slug_redirects.seo_name = ${seo_name}
     ORDER BY slug_redirects.lang = ${lang} DESC, changed_at DESC LIMIT 1`.execute(db)
  return rows[0]?.seo_name ?? null
}

/** Whatever it is; null when there is no such tour. */
export async function findTourStatus(db: Db, id: number) {
  const row = await db.selectFrom('tours').select('status').where('id', '=', id).executeTakeFirst()
  return (row?.status ?? null) as 'taslak' | 'yayinda' | 'arsiv' | null
}

type Told = Omit<Tour, keyof TourCard | 'departures' | 'similar'>

/** What only the page of a tour tells, besides its card and departures. */
export async function findTourTold(db: Db, id: number, lang: string): Promise<Told> {
  const { rows } = await sql<Told>`
    SELECT code, guide_language, board, deposit_rate, kdv_rate, child_price_min_adults, ${text('description')},
           ${list('included')}, ${list('excluded')}, ${list('important_notes')}, ${seo('seo_title')}, ${seo('seo_description')},
           (SELECT coalesce(jsonb_agg(jsonb_build_object('min_age', min_age, 'max_age', max_age) ORDER BY band), '[]')
              FROM tour_child_bands WHERE tour_id = tours.id) AS child_age_ranges,
           (SELECT coalesce(jsonb_agg(${imageJson('tour_images.image_id', lang)} ORDER BY queue DESC, id), '[]')
              FROM tour_images WHERE tour_id = tours.id AND gallery_type = 'gallery') AS gallery,
           (SELECT coalesce(jsonb_object_agg(languages.abbr, own.seo_name), '{}')
              FROM languages JOIN tour_texts own ON own.tour_id = tours.id AND own.lang = languages.abbr
             WHERE languages.active) AS seo_names,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('day', tour_days.day, 'meals', meals,
                     'title', coalesce(nullif(own.title, ''), other.title, ''),
                     'description', coalesce(nullif(own.description, ''), other.description, ''),
                     'overnight', coalesce(nullif(own.overnight, ''), other.overnight, '')) ORDER BY tour_days.day), '[]')
              FROM tour_days
              LEFT JOIN tour_day_texts own ON (own.tour_id, own.day, own.lang) = (tours.id, tour_days.day, ${lang})
              LEFT JOIN tour_day_texts other ON (other.tour_id, other.day, other.lang) = (tours.id, tour_days.day, spare.lang)
             WHERE tour_days.tour_id = tours.id) AS programme,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('name', coalesce(own.name, other.name),
                     'seo_name', coalesce(own.seo_name, other.seo_name))
                     ORDER BY categories.parent_id IS NOT NULL, categories.queue DESC, categories.id), '[]')
              FROM tour_categories JOIN categories ON categories.id = category_id
              LEFT JOIN category_texts own ON own.category_id = categories.id AND own.lang = ${lang}
              LEFT JOIN category_texts other ON other.category_id = categories.id AND other.lang = spare.lang
             WHERE tour_id = tours.id AND coalesce(own.name, other.name) IS NOT NULL) AS categories
      FROM tours ${joinTexts(lang)}
     WHERE tours.id = ${id}`.execute(db)
  return rows[0]!
}

/** Every departure from today on, on sale or not. */
export async function findDepartures(db: Db, tour_id: number, today: Day): Promise<Departure[]> {
  const rates = await findRates(db, today)
  const rows = await db
    .selectFrom('departures')
    .select(['start_date', 'end_date', 'status', 'quota', 'seats_taken', 'sales_cutoff_days', 'currency'])
    .select(['multi_room_price', 'single_room_price', 'child_age_range_1_price', 'child_age_range_2_price'])
    .select(['child_age_range_3_price', 'child_age_range_4_price'])
    .where('tour_id', '=', tour_id)
    .where('start_date', '>=', today)
    .orderBy('start_date')
    .execute()
  return rows.map((row) => toDeparture(row as DepartureRow, today, rates))
}

export async function findTourCard(db: Db, id: number, reader: Reader): Promise<TourCard> {
  return (await findCards(db, [id], reader, await findRates(db, reader.today)))[0]!
}

const similarShown = 4
/** Tours of each category that are looked at: the first in its order. */
const candidates = 40

/** Published tours of the same categories, then of their siblings, that share most with this one; those on sale first. */
export async function similarTours(db: Db, tour_id: number, reader: Reader): Promise<TourCard[]> {
  const { rows } = await sql<{ id: number }>`
    WITH near AS (
      SELECT category_id, 2 AS weight FROM tour_categories WHERE tour_id = ${tour_id}
      UNION ALL
      SELECT sibling.id, 1 FROM tour_categories
        JOIN categories own ON own.id = category_id
        JOIN categories sibling ON sibling.parent_id = own.parent_id AND sibling.id <> own.id
       WHERE tour_id = ${tour_id})
    SELECT tours.id FROM near
     CROSS JOIN LATERAL (SELECT tour_id FROM tour_categories JOIN tours ON tours.id = tour_id AND tours.status = 'yayinda'
                          WHERE category_id = near.category_id ORDER BY tour_categories.queue DESC LIMIT ${candidates}) AS candidate
      JOIN tours ON tours.id = candidate.tour_id
      JOIN tours this ON this.id = ${tour_id}
     WHERE tours.id <> ${tour_id}
     GROUP BY tours.id, this.id
     ORDER BY EXISTS (SELECT FROM departures WHERE tour_id = tours.id AND ${onSale(reader.today)}) DESC,
              sum(weight) + cardinality(ARRAY(SELECT unnest(tours.countries) INTERSECT SELECT unnest(this.countries))) DESC,
              abs(tours.nights - this.nights), tours.queue DESC, tours.id DESC
     LIMIT ${similarShown}`.execute(db)
  return findCards(
    db,
    rows.map(({ id }) => id),
    reader,
    await findRates(db, reader.today),
  )
}

/** A list of the joined texts; an empty one stands for a missing one. */
function list(column: 'included' | 'excluded' | 'important_notes') {
  const [asked, spare] = [sql.ref(`asked.${column}`), sql.ref(`spare.${column}`)]
  return sql`coalesce(nullif(${asked}, '{}'), ${spare}) AS ${sql.ref(column)}`
}

/** A translated tour without such a text has none: a title in another language would stand above a page in this one. */
function seo(column: 'seo_title' | 'seo_description') {
  const [asked, spare] = [sql.ref(`asked.${column}`), sql.ref(`spare.${column}`)]
  return sql`CASE WHEN asked.lang IS NULL THEN nullif(${spare}, '') ELSE nullif(${asked}, '') END AS ${sql.ref(column)}`
}
