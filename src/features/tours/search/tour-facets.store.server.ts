import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { isPublicIn, joinTexts, type Reader, text } from '#src/base/i18n/translated.store.server.ts'
import { toMajor } from '#src/base/money.ts'
import { categoryTextTable } from '#src/features/categories/category-texts.store.server.ts'
import { type Holiday, holidayName, holidaysAhead } from '../departures/holidays.ts'
import { onSale } from '../departures/sale.store.server.ts'
import { holidayKeys } from '../tours.links.ts'
import { nightsBuckets } from '../tours.rules.ts'
import type { TourFacets } from '../tours.schema.ts'
import {
  asksTime,
  bitsOf,
  type Filters,
  findRates,
  holidayBits,
  inPriceRange,
  inTimes,
  liraOf,
  type Scope,
  tourConditions,
} from './tour-filter.store.server.ts'
import { toursOf } from './tour-pool.store.server.ts'

const listed = ['months', 'holidays', 'cities', 'transporter_types', 'nights', 'visa', 'categories'] as const
type Facet = (typeof listed)[number]
type Row = { facet: Facet | 'price'; value: string; count: number; low: number | null; high: number | null }

/**
 * Values of the filters with their counts. Each facet counts the tours that all other filters leave, so that the count of a
 * value is the length of the list it leads to. One query, two passes over the tours in scope.
 */
export async function tourFacets(db: Db, scope: Scope, filters: Filters, reader: Reader): Promise<TourFacets> {
  const { today, lang } = reader
  const rates = await findRates(db, today)
  const typedTimes = asksTime(scope, {})
  const ahead = holidaysAhead(holidayKeys, today)
  const inChosenHoliday = holidayIn(ahead, filters)
  const inChosenTime = sql`${inChosenMonth(filters)} AND ${inChosenHoliday}`
  const passes = (condition: RawBuilder<unknown> | null) => condition ?? sql`true`
  const { rows } = await sql<Row>`
    WITH scoped AS MATERIALIZED (
      SELECT tours.id, departure_city, transporter_types, nights, visa_mode,
             ${passes(tourConditions.city(filters))} AS cities, ${passes(tourConditions.visa(filters))} AS visa,
             ${passes(tourConditions.transporter_types(filters))} AS transporter_types_ok,
             ${passes(tourConditions.nights(filters))} AS nights_ok, ${passes(tourConditions.category(filters))} AS category
        FROM ${toursOf(scope, reader)}
    ), sold AS MATERIALIZED (
      SELECT tour_id, date_trunc('month', start_date::timestamp) AS month, ${holidayBits(ahead)} AS holidays, ${liraOf(rates)} AS lira
        FROM scoped CROSS JOIN LATERAL (
          SELECT * FROM departures WHERE tour_id = scoped.id AND ${onSale(today)} AND ${inTimes(scope, {}, today)} OFFSET 0) AS departures
    ), offers AS (
      SELECT tour_id, min(lira) AS lowest,
             min(lira) FILTER (WHERE ${inChosenTime}) AS lira, bool_or(${inChosenTime}) AS months
        FROM sold GROUP BY tour_id
    ), flagged AS MATERIALIZED (
      SELECT scoped.*, lowest, ${asksTime({}, filters) ? sql`coalesce(months, false)` : sql`true`} AS months,
             coalesce(${passes(inPriceRange(sql`lira`, filters))}, false) AS price
        FROM scoped ${typedTimes ? sql`JOIN` : sql`LEFT JOIN`} offers ON tour_id = scoped.id
    )
    SELECT 'months' AS facet, to_char(month, 'YYYY-MM') AS value, count(*) AS count, NULL::bigint AS low, NULL::bigint AS high
      FROM (SELECT tour_id, month, min(lira) AS lira FROM sold WHERE ${inChosenHoliday} GROUP BY 1, 2) AS sold
      JOIN flagged ON flagged.id = tour_id
     WHERE cities AND transporter_types_ok AND nights_ok AND visa AND category AND ${passes(inPriceRange(sql`sold.lira`, filters))}
     GROUP BY month
    UNION ALL
    SELECT 'holidays', key::text, count(*), NULL, NULL
      FROM (SELECT tour_id, key, min(lira) AS lira FROM sold JOIN (${keysOfHolidays(ahead)}) AS named USING (holidays)
             WHERE ${inChosenMonth(filters)} GROUP BY 1, 2) AS sold
      JOIN flagged ON flagged.id = tour_id
     WHERE cities AND transporter_types_ok AND nights_ok AND visa AND category AND ${passes(inPriceRange(sql`sold.lira`, filters))}
     GROUP BY key
    UNION ALL
    SELECT 'cities', departure_city, count(*), NULL, NULL FROM flagged
     WHERE months AND transporter_types_ok AND nights_ok AND visa AND category AND price GROUP BY departure_city
    UNION ALL
    SELECT 'transporter_types', kind, count(*), NULL, NULL FROM flagged, unnest(transporter_types) AS kind
     WHERE months AND cities AND nights_ok AND visa AND category AND price GROUP BY kind
    UNION ALL
    SELECT 'nights', ${bucketOf()}, count(*), NULL, NULL FROM flagged
     WHERE months AND cities AND transporter_types_ok AND visa AND category AND price GROUP BY 2
    UNION ALL
    SELECT 'visa', visa_mode, count(*), NULL, NULL FROM flagged
     WHERE months AND cities AND transporter_types_ok AND nights_ok AND category AND price GROUP BY visa_mode
    UNION ALL
    ${ofCategories(scope)}
    UNION ALL
    SELECT 'price', '', count(*), min(lowest), max(lowest) FROM flagged
     ORDER BY 1, 3 DESC, 2`.execute(db)
  const choices = (facet: Facet) =>
    rows.filter((row) => row.facet === facet).map(({ value, count }) => ({ value, count }))
  const byValue = (order: (value: string) => number | string) => (a: { value: string }, b: { value: string }) =>
    order(a.value) < order(b.value) ? -1 : 1
  return {
    months: choices('months').sort(byValue((month) => month)),
    holidays: choices('holidays')
      .map(({ value: place, count }) => ({ key: holidayKeys[Number(place)]!, count }))
      .map(({ key, count }) => ({ value: key, count, name: holidayName(key, lang) }))
      .sort(byValue((value) => ahead.find(({ key }) => key === value)!.from)),
    cities: choices('cities'),
    transporter_types: choices('transporter_types'),
    nights: choices('nights').sort(byValue((value) => nightsBuckets.findIndex((bucket) => bucket.value === value))),
    visa: choices('visa'),
    categories: await namedCategories(db, choices('categories'), filters, lang),
    price: priceRange(rows),
  }
}

/** Tours by category of the menu, those of sub-categories included; the value is the category's id. */
function ofCategories({ category_ids }: Scope): RawBuilder<unknown> {
  if (category_ids) return sql`SELECT NULL, NULL, 0, NULL, NULL WHERE false`
  return sql`SELECT 'categories', coalesce(parent_id, categories.id)::text, count(DISTINCT flagged.id), NULL, NULL
      FROM flagged JOIN tour_categories ON tour_id = flagged.id JOIN categories ON categories.id = category_id
     WHERE months AND cities AND transporter_types_ok AND nights_ok AND visa AND price GROUP BY 2`
}

/** Categories in the menu's order. The chosen one has the slug of the request, which may be another language's. */
async function namedCategories(
  db: Db,
  counted: readonly { value: string; count: number }[],
  { category, category_ids }: Filters,
  lang: string,
): Promise<TourFacets['categories']> {
  if (counted.length === 0) return []
  const { rows } = await sql<{ id: number; name: string; seo_name: string }>`
    SELECT id, ${text('name')}, ${text('seo_name')} FROM categories ${joinTexts(categoryTextTable, lang)}
     WHERE ${isPublicIn(categoryTextTable, lang)} AND id = ANY (${counted.map(({ value }) => value)}::bigint[]) ORDER BY queue DESC, id`.execute(
    db,
  )
  return rows.map(({ id, name, seo_name }) => ({
    value: category !== undefined && category_ids?.[0] === id ? category : seo_name,
    name,
    count: counted.find(({ value }) => value === String(id))!.count,
  }))
}

/** Place in holidayKeys of each holiday in `sold.holidays`. Once for equal bits, because departures by the thousand have the same few. */
function keysOfHolidays(ahead: readonly Holiday[]): RawBuilder<unknown> {
  const places = ahead.map(({ key }) => holidayKeys.indexOf(key))
  return sql`SELECT holidays, key FROM (SELECT DISTINCT holidays FROM sold WHERE holidays > 0) AS combined
    JOIN unnest(${places}::int[]) WITH ORDINALITY AS named (key, bit) ON holidays >> (bit - 1)::int & 1 = 1 OFFSET 0`
}

function holidayIn(ahead: readonly Holiday[], { holiday }: Filters): RawBuilder<unknown> {
  return holiday === undefined ? sql`true` : sql`holidays & ${bitsOf(ahead, ({ key }) => key === holiday)}::bigint > 0`
}

function inChosenMonth({ month }: Filters): RawBuilder<unknown> {
  return month === undefined ? sql`true` : sql`month = ${`${month}-01`}::timestamp`
}

function bucketOf(): RawBuilder<string> {
  const cases = nightsBuckets.map(({ value, from, to }) => sql`WHEN nights BETWEEN ${from} AND ${to} THEN ${value}`)
  return sql`CASE ${sql.join(cases, sql` `)} END`
}

/** Whole lira, as in the filters, rounded outwards so that the range holds every tour. */
function priceRange(rows: readonly Row[]): TourFacets['price'] {
  const { low = null, high = null } = rows.find(({ facet }) => facet === 'price') ?? {}
  return low === null || high === null ? null : { min: Math.floor(toMajor(low)), max: Math.ceil(toMajor(high)) }
}
