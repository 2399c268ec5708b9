import { type RawBuilder, sql } from 'kysely'
import { planEachTime } from '#src/base/db/prepared.server.ts'
import { isPublicIn, type Reader } from '#src/base/i18n/translated.store.server.ts'
import { onSale } from '../departures/sale.store.server.ts'
import { tourTextTable } from '../tour-texts.store.server.ts'
import type { TourFilters } from '../tours.schema.ts'
import type { Scope } from './tour-filter.store.server.ts'
import { matches, maxListed } from './tour-rank.store.server.ts'

type Ids = RawBuilder<unknown>

/**
 * `tours` for a FROM clause: the pool's tours, each looked up by its id. OFFSET 0 stops the planner from reading all tours
 * instead, which it estimates as cheaper than a thousand look-ups and whose cost grows.
 */
export function toursOf(...pool: Parameters<typeof poolOf>): RawBuilder<unknown> {
  return sql`${planEachTime} (${poolOf(...pool)}) AS pool (id) CROSS JOIN LATERAL (SELECT * FROM tours WHERE tours.id = pool.id OFFSET 0) AS tours`
}

/**
 * Ids of a list's tours: published in the reader's language, in scope, at most the first thousand. Counting, filtering and sorting read these alone, so
 * that the cost of a page does not grow with the catalogue (docs/decisions/0020-lists-of-at-most-a-thousand-tours.md).
 * @param sort 'date' adds the tours that leave soonest to the list of all tours.
 */
function poolOf(scope: Scope, reader: Reader, sort: TourFilters['sort'] = 'queue'): Ids {
  const { category_ids, featured, search } = scope
  if (search?.query) return searchPool(scope, reader)
  if (category_ids) return inCategories(category_ids, featured, reader)
  const first = sql`(SELECT id FROM tours WHERE ${isShown(reader)} AND ${featured === undefined ? sql`true` : sql`featured = ${sql.lit(featured)}`}
    ORDER BY queue DESC, id DESC LIMIT ${maxListed})`
  return sort === 'date' && featured === undefined ? sql`${first} UNION ${leavingSoon(reader)}` : first
}

function leavingSoon(reader: Reader): Ids {
  return sql`(SELECT published.id FROM (
      SELECT tour_id FROM departures WHERE ${onSale(reader.today)} ORDER BY start_date, tour_id LIMIT ${maxListed}) AS next
    CROSS JOIN LATERAL (SELECT id FROM tours WHERE id = tour_id AND ${isShown(reader)} OFFSET 0) AS published)`
}

function searchPool({ category_ids, featured, search }: Scope, reader: Reader): Ids {
  const conditions = [
    sql`tours.id = tour_id AND ${isShown(reader)}`,
    ...(featured === undefined ? [] : [sql`tours.featured = ${featured}`]),
    ...(category_ids
      ? [sql`tours.id IN (SELECT tour_id FROM tour_categories WHERE category_id = ANY (${category_ids}::bigint[]))`]
      : []),
  ]
  return sql`(SELECT matched.id FROM tour_search
    CROSS JOIN LATERAL (SELECT id FROM tours WHERE ${sql.join(conditions, sql` AND `)} OFFSET 0) AS matched
    WHERE ${matches(search!.query!)} LIMIT ${maxListed})`
}

/** The first thousand tours of each category, those of the first category before the others. */
function inCategories(ids: readonly number[], featured: boolean | undefined, reader: Reader): Ids {
  return sql`(SELECT tour_id FROM (
    SELECT tour_id, max(placed) AS placed, max(queue) AS queue
      FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS requested (category_id, place)
     CROSS JOIN LATERAL (
       SELECT tour_categories.tour_id, tours.queue, CASE place WHEN 1 THEN tour_categories.queue END AS placed
         FROM tour_categories
        CROSS JOIN LATERAL (SELECT queue FROM tours WHERE tours.id = tour_categories.tour_id AND ${isShown(reader)}
          AND ${featured === undefined ? sql`true` : sql`tours.featured = ${featured}`} OFFSET 0) AS tours
        WHERE tour_categories.category_id = requested.category_id
        ORDER BY tour_categories.queue DESC LIMIT ${maxListed}) AS first
     GROUP BY tour_id ORDER BY placed DESC NULLS LAST, queue DESC LIMIT ${maxListed}) AS listed)`
}

export function isShown({ lang }: Reader): RawBuilder<unknown> {
  return sql`tours.status = 'yayinda' AND ${isPublicIn(tourTextTable, lang)}`
}
