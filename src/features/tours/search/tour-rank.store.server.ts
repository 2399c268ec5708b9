import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import { planEachTime } from '#src/base/db/statements/prepared.server.ts'
import { onSale } from '#src/features/departures/board/sale.store.server.ts'
import type { SearchQuery } from './search-query.ts'

/** Maximum tours of a list, and maximum matches that a search ranks (docs/decisions/0020-lists-of-at-most-a-thousand-tours.md). */
export const maxListed = 1000

/** Of the weights D, C, B and A: one name ranks above any number of places, a place above categories, these above programmes. */
const weights = [0.001, 0.01, 0.1, 1]

/** Column of `tour_search`: `names` when the query has nothing else. */
function columnOf({ isOfNames }: SearchQuery): RawBuilder<unknown> {
  return sql.ref(isOfNames ? 'tour_search.names' : 'tour_search.document')
}

export function matches(query: SearchQuery): RawBuilder<boolean> {
  return sql`${planEachTime} ${columnOf(query)} @@ ${query.all}::tsquery AND reads_document(tour_search.tour_id)`
}

/**
 * Order of `tours` with `tour_search.document`: exact words before corrections, then by weight. A tour that is not
 * on sale comes after equal matches, but before weaker ones.
 */
export function bestFirst(query: SearchQuery, today: Day): RawBuilder<unknown> {
  const { sure, rank } = query
  const words = columnOf(query)
  // Not EXISTS: the planner would read the departures of all tours.
  const isSold = sql`(SELECT true FROM departures WHERE departures.tour_id = tours.id AND ${onSale(today)} LIMIT 1) IS NOT NULL`
  return sql`${words} @@ ${sure}::tsquery DESC,
    ts_rank(${weights}::float4[], ${words}, ${rank}::tsquery) * CASE WHEN ${isSold} THEN 1 ELSE 0.5 END DESC`
}
