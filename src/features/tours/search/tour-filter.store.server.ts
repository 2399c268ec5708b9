import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { toMinor } from '#src/base/money.ts'
import { onSale } from '../departures/sale.store.server.ts'
import { nightsRange, type Rates } from '../tours.rules.ts'
import type { TourFilters } from '../tours.schema.ts'
import type { SearchQuery } from './search-query.ts'
import type { SearchTerms } from './search-terms.ts'

/** The tours of a list before a visitor's filters. */
export type Scope = {
  /** tours of any of these; the list has the first one's order */
  category_ids?: readonly number[]
  featured?: boolean
  search?: { query: SearchQuery | null; did_you_mean: string | null; terms: Pick<SearchTerms, 'months' | 'years'> }
}

export type Filters = Omit<TourFilters, 'page' | 'sort'> & {
  /** the chosen category and its sub-categories; empty for an unknown slug */
  category_ids?: readonly number[] | undefined
  /** slug of the chosen category */
  category?: string | undefined
}

type Condition = RawBuilder<unknown>

/** Lira for one unit of each currency, at the newest rate up to `today`. */
export async function findRates(db: Db, today: Day): Promise<Rates> {
  const { rows } = await sql<{ currency: string; try_rate: string }>`
    SELECT currency, try_rate FROM unnest(ARRAY['EUR', 'USD', 'GBP']) AS currency
     CROSS JOIN LATERAL (SELECT try_rate FROM exchange_rates WHERE exchange_rates.currency = currency.currency AND day <= ${today}
                          ORDER BY day DESC LIMIT 1) AS newest`.execute(db)
  return new Map(rows.map(({ currency, try_rate }) => [currency, Number(try_rate)]))
}

/** Value of `departures.multi_room_price` in lira, minor units, for comparison only; null without a rate. */
export function liraOf(rates: Rates): RawBuilder<number | null> {
  const foreign = [...rates].map(([currency, rate]) => sql`WHEN ${currency} THEN multi_room_price * ${rate}::numeric`)
  return sql`CASE currency WHEN 'TRY' THEN multi_room_price ${sql.join(foreign, sql` `)} END`
}

/** Condition on `departures`: in the chosen month, and in the months and years of the search text. */
export function inMonths(scope: Scope, { month }: Pick<Filters, 'month'>): Condition {
  const { months = [], years = [] } = scope.search?.terms ?? {}
  const all: Condition[] = []
  if (month)
    all.push(sql`departures.start_date >= ${`${month}-01`}::date
      AND departures.start_date < ${`${month}-01`}::date + interval '1 month'`)
  if (months.length > 0) all.push(sql`extract(month FROM departures.start_date) = ANY (${months}::int[])`)
  if (years.length > 0) all.push(sql`extract(year FROM departures.start_date) = ANY (${years}::int[])`)
  return every(all)
}

function inCategories(ids: readonly number[]): Condition {
  return sql`tours.id IN (SELECT tour_id FROM tour_categories WHERE category_id = ANY (${ids}::bigint[]))`
}

/** Conditions on `tours`, one for each filter; a facet leaves out its own. */
export const tourConditions = {
  category: ({ category_ids }: Filters) => (category_ids === undefined ? null : inCategories(category_ids)),
  city: ({ city }: Filters) => (city === undefined ? null : sql`tours.departure_city = ${city}`),
  transporter_types: ({ transporter_types }: Filters) =>
    transporter_types.length === 0 ? null : sql`tours.transporter_types && ${transporter_types}::text[]`,
  nights: ({ nights }: Filters) => {
    if (nights === undefined) return null
    const { from, to } = nightsRange(nights)
    return sql`tours.nights BETWEEN ${from} AND ${to}`
  },
  visa: ({ visa }: Filters) => (visa === undefined ? null : sql`tours.visa_mode = ${visa}`),
} satisfies Record<string, (filters: Filters) => Condition | null>

/** True when the list requires departures in certain months, by the filter or by the search text. */
export function asksMonth(scope: Scope, filters: Pick<Filters, 'month'>): boolean {
  const { months = [], years = [] } = scope.search?.terms ?? {}
  return filters.month !== undefined || months.length > 0 || years.length > 0
}

/** Condition on a lowest price in lira, minor units. */
export function inPriceRange(lira: Condition, { price_min, price_max }: Filters): Condition | null {
  if (price_min === undefined && price_max === undefined) return null
  return every([
    ...(price_min === undefined ? [] : [sql`${lira} >= ${toMinor(price_min)}`]),
    ...(price_max === undefined ? [] : [sql`${lira} <= ${toMinor(price_max)}`]),
  ])
}

export function every(conditions: readonly (Condition | null)[]): Condition {
  const all = conditions.filter((condition) => condition !== null)
  return all.length === 0 ? sql`true` : sql`(${sql.join(all, sql` AND `)})`
}

/** `offer` for `tours`: first day and lowest value in lira of the departures on sale in the requested months. */
export function joinOffer(scope: Scope, filters: Pick<Filters, 'month'>, today: Day, rates: Rates) {
  return sql`LEFT JOIN LATERAL (
    SELECT min(start_date) AS first_day, min(${liraOf(rates)}) AS lira
      FROM departures WHERE tour_id = tours.id AND ${onSale(today)} AND ${inMonths(scope, filters)}) AS offer ON true`
}
