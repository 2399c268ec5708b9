import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import { onSale } from '../departures/sale.store.server.ts'
import type { SearchQuery } from './search-query.ts'

/** Tours a list goes through at most, and matches a search puts in order. docs/decisions tells why. */
export const mostListed = 1000

/** Of D, C, B and A: a name counts more than any number of places, a place more than categories, these more than programmes. */
const weights = [0.001, 0.01, 0.1, 1]

/** Of `tour_search`: names alone, when the query is about nothing else. */
function wordsOf({ isOfNames }: SearchQuery): RawBuilder<unknown> {
  return sql.ref(isOfNames ? 'tour_search.names' : 'tour_search.document')
}

export function matches(query: SearchQuery): RawBuilder<boolean> {
  return sql`${wordsOf(query)} @@ ${query.all}::tsquery`
}

/**
 * Order of `tours` with `tour_search.document`: the words themselves before what they may stand for, then by where they
 * stand. What cannot be booked comes after what matches as well, but before what matches less.
 */
export function bestFirst(query: SearchQuery, today: Day): RawBuilder<unknown> {
  const { sure, rank } = query
  const words = wordsOf(query)
  // Not EXISTS, which the planner answers by reading the departures of all tours.
  const isSold = sql`(SELECT true FROM departures WHERE departures.tour_id = tours.id AND ${onSale(today)} LIMIT 1) IS NOT NULL`
  return sql`${words} @@ ${sure}::tsquery DESC,
    ts_rank(${weights}::float4[], ${words}, ${rank}::tsquery) * CASE WHEN ${isSold} THEN 1 ELSE 0.5 END DESC`
}
