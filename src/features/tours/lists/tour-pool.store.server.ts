import { type RawBuilder, sql } from 'kysely'
import { cached } from '#src/base/cache/cached-reads.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { isPublicIn, type Reader } from '#src/base/i18n/translated.store.server.ts'
import { onSale } from '#src/features/departures/board/sale.store.server.ts'
import { tourTextTable } from '#src/features/departures/tour-texts.store.server.ts'
import type { SearchQuery } from '../search/search-query.ts'
import { bestFirst, matches, maxListed } from '../search/tour-rank.store.server.ts'
import { ofTourLists } from '../tour-dependencies.store.server.ts'
import type { TourFilters } from '../tours.schema.ts'
import type { Scope } from './list-filters.rules.ts'

type Statement = RawBuilder<unknown>

/**
 * Ids of a list's tours: published in the reader's language, in scope, at most the first thousand, in the list's own order: of a search the
 * best match first; of a category its dragged order, before the tours of its sub-categories. Counting, filtering and sorting read
 * these alone, so that the cost of a page does not grow with the catalogue (docs/decisions/0020-lists-of-at-most-a-thousand-tours.md).
 * @param sort 'date' adds the tours that leave soonest to the list of all tours.
 */
export async function findPool(
  db: Db,
  scope: Scope,
  reader: Reader,
  sort: TourFilters['sort'],
): Promise<readonly number[]> {
  const { category_ids, featured, search } = scope
  const { query = null } = search ?? {}
  const addsSoonest = sort === 'date' && !query && !category_ids && featured === undefined
  // Only these two depend on the day: tours that are not on sale come after equal matches.
  const day = query || addsSoonest ? reader.today : null
  return cached(db, ['pool', reader.lang, category_ids, featured, query, addsSoonest, day], async () => {
    const pool = sql<{ id: number }>`${poolOf(scope, reader, addsSoonest)}`
    const { rows } = await ofTourLists(() => pool.execute(db))
    return rows.map(({ id }) => id)
  })
}

function poolOf(scope: Scope, reader: Reader, addsSoonest: boolean): Statement {
  const { category_ids, featured, search } = scope
  if (search?.query) return searchPool(scope, search.query, reader)
  if (category_ids) return inCategories(category_ids, featured, reader)
  const first = sql`SELECT id, queue FROM tours WHERE ${isShown(reader)} AND ${isFeatured(featured)} ORDER BY queue DESC, id DESC LIMIT ${maxListed}`
  return addsSoonest
    ? sql`SELECT id FROM ((${first}) UNION (${leavingSoon(reader)})) AS pool ORDER BY queue DESC, id DESC`
    : first
}

function leavingSoon(reader: Reader): Statement {
  // By id alone: in a small catalogue each lookup reads all tours, and a comparison of languages costs much more than one of ids.
  return sql`SELECT tours.id, tours.queue FROM (
      SELECT DISTINCT tour_id FROM (
        SELECT tour_id FROM departures WHERE ${onSale(reader.today)} ORDER BY start_date, tour_id LIMIT ${maxListed}) AS next) AS next
    CROSS JOIN LATERAL (SELECT id, queue, status, public_langs FROM tours WHERE id = tour_id OFFSET 0) AS tours
     WHERE ${isShown(reader)}`
}

function searchPool({ category_ids, featured }: Scope, query: SearchQuery, reader: Reader): Statement {
  const inCategory = category_ids
    ? sql`tours.id IN (SELECT tour_id FROM tour_categories WHERE category_id = ANY (${category_ids}::bigint[]))`
    : sql`true`
  return sql`SELECT tours.id
      FROM (SELECT matched.id, matched.queue, names, document FROM tour_search
             CROSS JOIN LATERAL (SELECT id, queue FROM tours
               WHERE tours.id = tour_id AND ${isShown(reader)} AND ${isFeatured(featured)} AND ${inCategory} OFFSET 0) AS matched
             WHERE ${matches(query)} LIMIT ${maxListed}) AS tour_search
     CROSS JOIN LATERAL (SELECT tour_search.id, tour_search.queue) AS tours
     ORDER BY ${bestFirst(query, reader.today)}, tours.queue DESC, tours.id DESC`
}

/**
 * The first thousand tours of a category, before those of its sub-categories. When the family has more than a list shows, each
 * sub-category gives its first ones, in proportion to how many it has: reading a thousand of each costs their number times as much.
 */
function inCategories(ids: readonly number[], featured: boolean | undefined, reader: Reader): Statement {
  const countOf = (id: Statement) =>
    sql`(SELECT tours FROM category_tours WHERE category_tours.category_id = ${id} AND category_tours.lang = ${reader.lang})`
  const inProportion = sql`ceil(${maxListed}::numeric * ${countOf(sql`requested.category_id`)}
      / greatest(${maxListed}, ${countOf(sql`${ids[0]}::bigint`)}))`
  // Counts are of all tours, so they say nothing about the featured ones, which are few.
  const limit = featured === undefined ? sql`CASE place WHEN 1 THEN ${maxListed} ELSE ${inProportion} END` : maxListed
  return sql`SELECT tour_id AS id
      FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS requested (category_id, place)
     CROSS JOIN LATERAL (
       SELECT tour_categories.tour_id, tours.queue, CASE place WHEN 1 THEN tour_categories.queue END AS placed
         FROM tour_categories
        CROSS JOIN LATERAL (SELECT queue FROM tours
          WHERE tours.id = tour_categories.tour_id AND ${isShown(reader)} AND ${isFeatured(featured)} OFFSET 0) AS tours
        WHERE tour_categories.category_id = requested.category_id
        ORDER BY tour_categories.queue DESC LIMIT ${limit}) AS first
     GROUP BY tour_id ORDER BY max(placed) DESC NULLS LAST, max(queue) DESC, tour_id DESC LIMIT ${maxListed}`
}

function isFeatured(featured: boolean | undefined): Statement {
  // Not a parameter: a plan for both values could not use the index of featured tours.
  return featured === undefined ? sql`true` : sql`tours.featured = ${sql.lit(featured)}`
}

export function isShown({ lang }: Reader): RawBuilder<unknown> {
  return sql`tours.status = 'yayinda' AND ${isPublicIn(tourTextTable, lang)}`
}
