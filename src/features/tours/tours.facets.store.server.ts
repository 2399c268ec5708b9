import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { toMajor } from '#src/base/money.ts'
import type { Reader } from './tours.cards.store.server.ts'
import {
  asksMonth,
  type Filters,
  findRates,
  inMonths,
  inPriceRange,
  inScope,
  liraOf,
  onSale,
  type Scope,
  tourConditions,
} from './tours.filter.store.server.ts'
import { nightsBuckets } from './tours.rules.ts'
import type { TourFacets } from './tours.schema.ts'

const listed = ['months', 'cities', 'transporter_types', 'nights', 'visa'] as const
type Facet = (typeof listed)[number]
type Row = { facet: Facet | 'price'; value: string; count: number; low: number | null; high: number | null }

/**
 * What the filters may still choose from. Each facet counts the tours that all the other filters leave, so that the
 * number beside a choice is the length of the list it leads to. One query, two passes over the tours in scope.
 */
export async function tourFacets(db: Db, scope: Scope, filters: Filters, { today }: Reader): Promise<TourFacets> {
  const rates = await findRates(db, today)
  const typedMonths = asksMonth(scope, {})
  const passes = (condition: RawBuilder<unknown> | null) => condition ?? sql`true`
  const { rows } = await sql<Row>`
    WITH scoped AS MATERIALIZED (
      SELECT id, departure_city, transporter_types, nights, visa_mode,
             ${passes(tourConditions.city(filters))} AS cities, ${passes(tourConditions.visa(filters))} AS visa,
             ${passes(tourConditions.transporter_types(filters))} AS transporter_types_ok,
             ${passes(tourConditions.nights(filters))} AS nights_ok
        FROM tours WHERE ${inScope(scope)}
    ), sold AS MATERIALIZED (
      SELECT tour_id, to_char(start_date, 'YYYY-MM') AS month, min(${liraOf(rates)}) AS lira
        FROM departures JOIN scoped ON scoped.id = tour_id
       WHERE ${onSale(today)} AND ${inMonths(scope, {})}
       GROUP BY tour_id, month
    ), offers AS (
      SELECT tour_id, min(lira) AS lowest,
             min(lira) FILTER (WHERE ${inChosenMonth(filters)}) AS lira, bool_or(${inChosenMonth(filters)}) AS months
        FROM sold GROUP BY tour_id
    ), flagged AS MATERIALIZED (
      SELECT scoped.*, lowest, ${filters.month === undefined ? sql`true` : sql`coalesce(months, false)`} AS months,
             coalesce(${passes(inPriceRange(sql`lira`, filters))}, false) AS price
        FROM scoped ${typedMonths ? sql`JOIN` : sql`LEFT JOIN`} offers ON tour_id = scoped.id
    )
    SELECT 'months' AS facet, month AS value, count(*) AS count, NULL::bigint AS low, NULL::bigint AS high
      FROM sold JOIN flagged ON flagged.id = tour_id
     WHERE cities AND transporter_types_ok AND nights_ok AND visa AND ${passes(inPriceRange(sql`lira`, filters))}
     GROUP BY month
    UNION ALL
    SELECT 'cities', departure_city, count(*), NULL, NULL FROM flagged
     WHERE months AND transporter_types_ok AND nights_ok AND visa AND price GROUP BY departure_city
    UNION ALL
    SELECT 'transporter_types', kind, count(*), NULL, NULL FROM flagged, unnest(transporter_types) AS kind
     WHERE months AND cities AND nights_ok AND visa AND price GROUP BY kind
    UNION ALL
    SELECT 'nights', ${bucketOf()}, count(*), NULL, NULL FROM flagged
     WHERE months AND cities AND transporter_types_ok AND visa AND price GROUP BY 2
    UNION ALL
    SELECT 'visa', visa_mode, count(*), NULL, NULL FROM flagged
     WHERE months AND cities AND transporter_types_ok AND nights_ok AND price GROUP BY visa_mode
    UNION ALL
    SELECT 'price', '', count(*), min(lowest), max(lowest) FROM flagged
     ORDER BY 1, 3 DESC, 2`.execute(db)
  const choices = (facet: Facet) =>
    rows.filter((row) => row.facet === facet).map(({ value, count }) => ({ value, count }))
  const byValue = (order: (value: string) => number | string) => (a: { value: string }, b: { value: string }) =>
    order(a.value) < order(b.value) ? -1 : 1
  return {
    months: choices('months').sort(byValue((month) => month)),
    cities: choices('cities'),
    transporter_types: choices('transporter_types'),
    nights: choices('nights').sort(byValue((value) => nightsBuckets.findIndex((bucket) => bucket.value === value))),
    visa: choices('visa'),
    price: priceRange(rows),
  }
}

function inChosenMonth({ month }: Filters): RawBuilder<unknown> {
  return month === undefined ? sql`true` : sql`month = ${month}`
}

function bucketOf(): RawBuilder<string> {
  const cases = nightsBuckets.map(({ value, from, to }) => sql`WHEN nights BETWEEN ${from} AND ${to} THEN ${value}`)
  return sql`CASE ${sql.join(cases, sql` `)} END`
}

/** Whole lira, as the filters are: outwards, so that no tour falls out at either end. */
function priceRange(rows: readonly Row[]): TourFacets['price'] {
  const { low = null, high = null } = rows.find(({ facet }) => facet === 'price') ?? {}
  return low === null || high === null ? null : { min: Math.floor(toMajor(low)), max: Math.ceil(toMajor(high)) }
}
