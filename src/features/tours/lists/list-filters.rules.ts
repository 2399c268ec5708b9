import type { Day } from '#src/base/dates.ts'
import { type Minor, toMinor } from '#src/base/money.ts'
import type { HolidayKey } from '#src/features/departures/board/departures.links.ts'
import { type Holiday, isIn } from '#src/features/departures/board/holidays.ts'
import type { SearchQuery } from '../search/search-query.ts'
import type { SearchTerms } from '../search/search-terms.ts'
import { nightsRange } from '../tours.rules.ts'
import type { TourCard, TourFilters } from '../tours.schema.ts'

/** A published tour as far as lists filter, sort and count it. */
export type IndexedTour = Pick<TourCard, 'departure_city' | 'transporter_types' | 'nights' | 'visa_mode'> & {
  id: number
  category_ids: readonly number[]
  /** on sale, by date */
  departures: readonly IndexedDeparture[]
}

export type IndexedDeparture = {
  start_date: Day
  /** 'YYYY-MM' of start_date */
  month: string
  /** holidays ahead that it lies in */
  holidays: readonly HolidayKey[]
  /** value of multi_room_price in lira, for comparison only; null without a rate */
  lira: Minor | null
  /** a visa that is applied for today may come too late */
  is_late: boolean
}

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

/** The filters on the days of a departure. */
export type TimeFilters = Pick<Filters, 'month' | 'holiday'>

/** True when the list requires departures on certain days, by the filters or by the search text. */
export function asksTime(scope: Scope, { month, holiday }: TimeFilters = {}): boolean {
  const { months = [], years = [], holidays = [] } = scope.search?.terms ?? {}
  return month !== undefined || holiday !== undefined || months.length + years.length + holidays.length > 0
}

type Times = Pick<IndexedDeparture, 'month' | 'holidays'>

/** @param ahead holidays that are not over */
export function timesOf(departure: { start_date: Day; end_date: Day }, ahead: readonly Holiday[]): Times {
  const holidays = ahead.filter((holiday) => isIn(holiday, departure)).map(({ key }) => key)
  return { month: departure.start_date.slice(0, 7), holidays: [...new Set(holidays)] }
}

/** Whether a departure is in the months, years and holidays of the search text. */
export function isMeant({ search }: Scope, { month, holidays }: Times): boolean {
  if (!search) return true
  const { months, years, holidays: meant } = search.terms
  return (
    (months.length === 0 || months.includes(Number(month.slice(5)))) &&
    (years.length === 0 || years.includes(Number(month.slice(0, 4)))) &&
    (meant.length === 0 || meant.some((key) => holidays.includes(key)))
  )
}

export const isInMonth = ({ month }: TimeFilters, departure: Times) => month === undefined || departure.month === month

export const isInHoliday = ({ holiday }: TimeFilters, departure: Times) =>
  holiday === undefined || departure.holidays.includes(holiday)

/** Whether a list shows the departure. */
export function isWanted(scope: Scope, filters: TimeFilters, departure: Times): boolean {
  return isMeant(scope, departure) && isInMonth(filters, departure) && isInHoliday(filters, departure)
}

/** One test of a tour for each filter; a facet leaves out its own. */
export const tourTests = {
  category: ({ category_ids }: Filters, tour: IndexedTour) =>
    category_ids === undefined || tour.category_ids.some((id) => category_ids.includes(id)),
  cities: ({ city }: Filters, tour: IndexedTour) => city === undefined || tour.departure_city === city,
  transporter_types: ({ transporter_types }: Filters, tour: IndexedTour) =>
    transporter_types.length === 0 || transporter_types.some((kind) => tour.transporter_types.includes(kind)),
  nights: ({ nights }: Filters, tour: IndexedTour) => {
    if (nights === undefined) return true
    const { from, to } = nightsRange(nights)
    return from <= tour.nights && tour.nights <= to
  },
  visa: ({ visa }: Filters, tour: IndexedTour) => visa === undefined || tour.visa_mode === visa,
}

/** @param lira null: no departure with a value in lira */
export function isInPriceRange({ price_min, price_max }: Filters, lira: Minor | null): boolean {
  if (price_min === undefined && price_max === undefined) return true
  if (lira === null) return false
  return (
    (price_min === undefined || lira >= toMinor(price_min)) && (price_max === undefined || lira <= toMinor(price_max))
  )
}

/** What a list sorts by and filters prices by. */
export type Offer = { first_day: Day | null; lira: Minor | null }

/** Of departures by date. As on a card, those whose visa may come too late count only when there are no others. */
export function offerOf(departures: readonly IndexedDeparture[]): Offer {
  let inTime: Minor | null = null
  let late: Minor | null = null
  for (const { lira, is_late } of departures) {
    if (lira === null) continue
    if (is_late) late = late === null ? lira : Math.min(late, lira)
    else inTime = inTime === null ? lira : Math.min(inTime, lira)
  }
  return { first_day: departures[0]?.start_date ?? null, lira: inTime ?? late }
}

const last = Number.POSITIVE_INFINITY

/** Tours without a departure or value come last, in either direction. */
const sortKeys: Record<TourFilters['sort'], ((tour: IndexedTour, offer: Offer) => number) | null> = {
  queue: null,
  date: (_tour, { first_day }) => (first_day === null ? last : Date.parse(first_day)),
  price: (_tour, { lira }) => lira ?? last,
  price_desc: (_tour, { lira }) => (lira === null ? last : -lira),
  nights: ({ nights }) => nights,
}

/** Ids of the tours that pass all filters, sorted. @param tours in the scope's own order, which decides between equals */
export function chooseTours(
  tours: readonly IndexedTour[],
  scope: Scope,
  filters: Filters & Pick<TourFilters, 'sort'>,
): number[] {
  const needsTime = asksTime(scope, filters)
  const sortKey = sortKeys[filters.sort]
  const chosen: { id: number; key: number }[] = []
  for (const tour of tours) {
    if (!Object.values(tourTests).every((passes) => passes(filters, tour))) continue
    const departures = needsTime ? tour.departures.filter((each) => isWanted(scope, filters, each)) : tour.departures
    if (needsTime && departures.length === 0) continue
    const offer = offerOf(departures)
    if (!isInPriceRange(filters, offer.lira)) continue
    chosen.push({ id: tour.id, key: sortKey?.(tour, offer) ?? 0 })
  }
  return (sortKey ? chosen.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)) : chosen).map(
    ({ id }) => id,
  )
}
