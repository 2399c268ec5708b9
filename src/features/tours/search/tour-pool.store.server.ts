import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import { onSale } from '../departures/sale.store.server.ts'
import type { TourFilters } from '../tours.schema.ts'
import type { Scope } from './tour-filter.store.server.ts'
import { matches, mostListed } from './tour-rank.store.server.ts'

type Ids = RawBuilder<unknown>

/**
 * `tours` for a FROM: those of the pool, each looked up by its id. OFFSET 0 keeps the planner from reading all tours
 * instead, which it takes for cheaper than a thousand look-ups and which grows.
 */
export function toursOf(...pool: Parameters<typeof poolOf>): RawBuilder<unknown> {
  return sql`(${poolOf(...pool)}) AS pool (id) CROSS JOIN LATERAL (SELECT * FROM tours WHERE tours.id = pool.id OFFSET 0) AS tours`
}

/**
 * The tours a list is about: published, in scope, and of a long list the first thousand. All that is counted, filtered and
 * put in order is among them, so that a page costs the same however many there are (docs/decisions).
 * @param sort of the list of all tours: those that leave soonest are in it when they are asked for first.
 */
function poolOf(scope: Scope, today: Day, sort: TourFilters['sort'] = 'queue'): Ids {
  const { category_ids, featured, search } = scope
  if (search?.query) return found(scope)
  if (category_ids) return inCategories(category_ids, featured)
  const first = sql`(SELECT id FROM tours WHERE status = 'yayinda' AND ${featured === undefined ? sql`true` : sql`featured = ${sql.lit(featured)}`}
    ORDER BY queue DESC, id DESC LIMIT ${mostListed})`
  return sort === 'date' && featured === undefined ? sql`${first} UNION ${leavingSoon(today)}` : first
}

function leavingSoon(today: Day): Ids {
  return sql`(SELECT published.id FROM (
      SELECT tour_id FROM departures WHERE ${onSale(today)} ORDER BY start_date, tour_id LIMIT ${mostListed}) AS next
    CROSS JOIN LATERAL (SELECT id FROM tours WHERE id = tour_id AND status = 'yayinda' OFFSET 0) AS published)`
}

function found({ category_ids, featured, search }: Scope): Ids {
  const conditions = [
    sql`tours.id = tour_id AND tours.status = 'yayinda'`,
    ...(featured === undefined ? [] : [sql`tours.featured = ${featured}`]),
    ...(category_ids
      ? [sql`tours.id IN (SELECT tour_id FROM tour_categories WHERE category_id = ANY (${category_ids}::bigint[]))`]
      : []),
  ]
  return sql`(SELECT matched.id FROM tour_search
    CROSS JOIN LATERAL (SELECT id FROM tours WHERE ${sql.join(conditions, sql` AND `)} OFFSET 0) AS matched
    WHERE ${matches(search!.query!)} LIMIT ${mostListed})`
}

/** The first thousand of each category, the first category's own before the others'. */
function inCategories(ids: readonly number[], featured: boolean | undefined): Ids {
  return sql`(SELECT tour_id FROM (
    SELECT tour_id, max(placed) AS placed, max(queue) AS queue
      FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS asked (category_id, place)
     CROSS JOIN LATERAL (
       SELECT tour_categories.tour_id, tours.queue, CASE place WHEN 1 THEN tour_categories.queue END AS placed
         FROM tour_categories JOIN tours ON tours.id = tour_id
        WHERE tour_categories.category_id = asked.category_id AND tours.status = 'yayinda'
          AND ${featured === undefined ? sql`true` : sql`tours.featured = ${featured}`}
        ORDER BY tour_categories.queue DESC LIMIT ${mostListed}) AS first
     GROUP BY tour_id ORDER BY placed DESC NULLS LAST, queue DESC LIMIT ${mostListed}) AS listed)`
}
