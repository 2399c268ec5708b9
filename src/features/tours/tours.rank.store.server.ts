import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import { onSale } from './tours.filter.store.server.ts'
import type { SearchQuery } from './tours.search-query.ts'

/** Matches that are put in order; of more, a search takes any so many. docs/decisions tells why. */
export const mostRanked = 1000

/** Of D, C, B and A: a name counts more than any number of places, a place more than categories, these more than programmes. */
const weights = [0.001, 0.01, 0.1, 1]

/**
 * Order of `tours` with `tour_search.document`: the words themselves before what they may stand for, then by where they
 * stand. What cannot be booked comes after what matches as well, but before what matches less.
 */
export function bestFirst({ sure, rank }: SearchQuery, today: Day): RawBuilder<unknown> {
  const isSold = sql`EXISTS (SELECT FROM departures WHERE departures.tour_id = tours.id AND ${onSale(today)})`
  return sql`tour_search.document @@ ${sure}::tsquery DESC,
    ts_rank(${weights}::float4[], tour_search.document, ${rank}::tsquery) * CASE WHEN ${isSold} THEN 1 ELSE 0.5 END DESC`
}
