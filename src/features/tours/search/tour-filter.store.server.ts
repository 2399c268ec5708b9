import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { planEachTime } from '#src/base/db/prepared.server.ts'
import { toMinor } from '#src/base/money.ts'
import { type Holiday, holidaysAhead } from '../departures/holidays.ts'
import { onSale } from '../departures/sale.store.server.ts'
import { isVisaAtRiskSql } from '../departures/visa.store.server.ts'
import type { HolidayKey } from '../tours.links.ts'
import { nightsRange, type Rates } from '../tours.rules.ts'
import type { TourFilters } from '../tours.schema.ts'
import type { SearchQuery } from './search-query.ts'
import type { SearchTerms } from './search-terms.ts'

/** The tours of a list before a visitor's filters. */
export type Scope = {
  /** tours of any of these; the list has the first one's order */
  category_ids?: readonly number[]
  featured?: boolean
  search?: {
    query: SearchQuery | null
    did_you_mean: string | null
    unknown_words: string[]
    terms: Pick<SearchTerms, 'months' | 'years' | 'holidays' | 'asks_visa'>
  }
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
     CROSS JOIN LATERAL ${rateOf(sql`currency.currency`, today)} AS newest`.execute(db)
  return new Map(rows.map(({ currency, try_rate }) => [currency, Number(try_rate)]))
}

/** Lira for one unit of a currency, at the newest rate up to `today`; no row without one. */
export function rateOf(currency: RawBuilder<unknown>, today: Day): RawBuilder<string | null> {
  return sql`(SELECT try_rate FROM exchange_rates WHERE exchange_rates.currency = ${currency} AND day <= ${today}
    ORDER BY day DESC LIMIT 1)`
}

/** Value of `departures.multi_room_price` in lira, minor units, for comparison only; null without a rate. */
export function liraOf(rates: Rates): RawBuilder<number | null> {
  const foreign = [...rates].map(([currency, rate]) => sql`WHEN ${currency} THEN multi_room_price * ${rate}::numeric`)
  return sql`CASE currency WHEN 'TRY' THEN multi_room_price ${sql.join(foreign, sql` `)} END`
}

/** The filters on the days of a departure. */
export type TimeFilters = Pick<Filters, 'month' | 'holiday'>

/** Condition on `departures`: in the chosen month and holiday, and in the months, years and holidays of the search text. */
export function inTimes(scope: Scope, { month, holiday }: TimeFilters, today: Day): Condition {
  const { months = [], years = [], holidays = [] } = scope.search?.terms ?? {}
  const all: Condition[] = []
  if (month)
    all.push(sql`departures.start_date >= ${`${month}-01`}::date
      AND departures.start_date < ${`${month}-01`}::date + interval '1 month'`)
  if (months.length > 0) all.push(sql`extract(month FROM departures.start_date) = ANY (${months}::int[])`)
  if (years.length > 0) all.push(sql`extract(year FROM departures.start_date) = ANY (${years}::int[])`)
  if (holiday) all.push(inHolidays([holiday], today))
  if (holidays.length > 0) all.push(inHolidays(holidays, today))
  return all.length === 0 ? sql`true` : sql`${planEachTime} ${every(all)}`
}

/** Condition on `departures`: isIn of holidays.ts, for any of the holidays ahead. */
function inHolidays(keys: readonly HolidayKey[], today: Day): Condition {
  const ahead = holidaysAhead(keys, today).map(inHoliday)
  return ahead.length === 0 ? sql`false` : sql`(${sql.join(ahead, sql` OR `)})`
}

function inHoliday({ from, to }: Holiday): RawBuilder<boolean> {
  return sql`(departures.start_date <= ${to}::date AND departures.end_date >= ${from}::date)`
}

/**
 * isIn of holidays.ts as bits, bit n for `ahead[n]`: the holidays begun by the departure's last day that are not over on its first.
 * Two binary searches, because a thousand tours have too many departures to compare each with every holiday.
 */
export function holidayBits(ahead: readonly Holiday[]): RawBuilder<number> {
  const begun = sortedDays(ahead.map(({ from }) => from))
  const over = sortedDays(ahead.map(({ to }) => to))
  const begunBits = ['0', ...begun.map((day) => bitsOf(ahead, ({ from }) => from <= day))]
  const notOverBits = [bitsOf(ahead, () => true), ...over.map((day) => bitsOf(ahead, ({ to }) => to > day))]
  return sql`(${begunBits}::bigint[])[width_bucket(departures.end_date, ${begun}::date[]) + 1]
    & (${notOverBits}::bigint[])[width_bucket(departures.start_date - 1, ${over}::date[]) + 1]`
}

/** The holidays that fit, as `holidayBits` numbers them; a string, because numbers have 53 bits. */
export function bitsOf(ahead: readonly Holiday[], fits: (holiday: Holiday) => boolean): string {
  return String(ahead.reduce((bits, holiday, n) => (fits(holiday) ? bits | (1n << BigInt(n)) : bits), 0n))
}

function sortedDays(days: readonly Day[]): Day[] {
  return [...new Set(days)].toSorted()
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

/** True when the list requires departures on certain days, by the filters or by the search text. */
export function asksTime(scope: Scope, { month, holiday }: TimeFilters): boolean {
  const { months = [], years = [], holidays = [] } = scope.search?.terms ?? {}
  return month !== undefined || holiday !== undefined || months.length + years.length + holidays.length > 0
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

/**
 * `offer` for `tours`: first day and lowest value in lira of the departures on sale on the requested days. The value is that of a
 * card: departures whose visa may come too late count only when there are no others.
 */
export function joinOffer(scope: Scope, filters: TimeFilters, today: Day, rates: Rates) {
  return sql`LEFT JOIN LATERAL (
    SELECT min(start_date) AS first_day, coalesce(min(${liraOf(rates)}) FILTER (WHERE NOT ${isVisaAtRiskSql(today)}), min(${liraOf(rates)})) AS lira
      FROM departures WHERE tour_id = tours.id AND ${onSale(today)} AND ${inTimes(scope, filters, today)}) AS offer ON true`
}
