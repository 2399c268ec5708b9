import type { Db } from '#src/base/db/connect.server.ts'
import { pageOf } from '#src/base/http/endpoint/page.schema.ts'
import type { Reader } from '#src/base/i18n/translated.store.server.ts'
import { holidayKeys } from '#src/features/departures/board/departures.links.ts'
import { holidayName, holidaysAhead } from '#src/features/departures/board/holidays.ts'
import { findCards } from '../cards/tour-cards.store.server.ts'
import { readSearch, withoutTimes } from '../search/search-terms.ts'
import { findSearchQuery } from '../search/tour-search.store.server.ts'
import {
  type TourFacets,
  type TourFilters,
  type TourList,
  type TourSearch,
  type TourSearchResult,
  toursPerPage,
} from '../tours.schema.ts'
import { findCategoryIds, findMenuCategories } from './list-categories.store.server.ts'
import { facetsOf } from './list-facets.rules.ts'
import { asksTime, chooseTours, type Filters, isWanted, type Scope, timesOf } from './list-filters.rules.ts'
import { findIndexed } from './tour-index.store.server.ts'
import { findPool } from './tour-pool.store.server.ts'

/** Scope of a search. A search_type that is the slug of a category limits it to that category; any other value means all tours. */
export async function findSearchScope(
  db: Db,
  { search, search_type, featured }: Pick<TourSearch, 'search' | 'search_type' | 'featured'>,
  lang: string,
): Promise<Scope> {
  const category_ids = search_type ? await findCategoryIds(db, search_type, lang) : []
  const terms = readSearch(search ?? '')
  return {
    ...(category_ids.length > 0 && { category_ids }),
    ...(featured !== undefined && { featured }),
    search: { terms, ...(await findSearchQuery(db, terms, lang)) },
  }
}

/** Filters of a search, with the category's slug resolved to ids. */
export async function findSearchFilters(db: Db, query: TourSearch, lang: string): Promise<TourFilters & Filters> {
  const { category } = query
  return category === undefined ? query : { ...query, category_ids: await findCategoryIds(db, category, lang) }
}

/** Maximum number of months offered for an empty result. */
const monthsInstead = 6

/** For an empty result: the same words in other months, or all tours in the next months. */
export async function findInstead(
  db: Db,
  scope: Scope,
  search: string,
  reader: Reader,
): Promise<TourSearchResult['instead']> {
  const noFilters: Filters = { transporter_types: [] }
  const monthsOf = async (wider: Scope) =>
    (await findFacets(db, wider, noFilters, reader)).months.slice(0, monthsInstead).map(({ value }) => value)
  const { search: parsed, ...rest } = scope
  const hasTime = parsed !== undefined && asksTime(scope)
  const words = hasTime ? withoutTimes(search) : search
  const other = parsed?.query
    ? await monthsOf({
        ...rest,
        search: { ...parsed, terms: { months: [], years: [], holidays: [], asks_visa: false } },
      })
    : []
  return other.length > 0 ? { search: words, months: other } : { search: '', months: await monthsOf({}) }
}

/** One page of tours. */
export async function listTours(
  db: Db,
  scope: Scope,
  filters: TourFilters & Filters,
  reader: Reader,
): Promise<TourList> {
  const { page, sort } = filters
  const { today } = reader
  const tours = await findIndexed(db, await findPool(db, scope, reader, sort), today)
  const chosen = chooseTours(tours, scope, filters)
  const ids = chosen.slice((page - 1) * toursPerPage, page * toursPerPage)
  const ahead = holidaysAhead(holidayKeys, today)
  const cards = asksTime(scope, filters)
    ? await findCards(db, ids, reader, (departure) => isWanted(scope, filters, timesOf(departure, ahead)))
    : await findCards(db, ids, reader)
  return pageOf(cards, { page, per_page: toursPerPage, total: chosen.length })
}

/** Values of the filters, with the number of tours that each leads to. */
export async function findFacets(db: Db, scope: Scope, filters: Filters, reader: Reader): Promise<TourFacets> {
  const { today, lang } = reader
  const [tours, categories] = await Promise.all([
    findPool(db, scope, reader, 'queue').then((ids) => findIndexed(db, ids, today)),
    findMenuCategories(db, lang),
  ])
  const holidays = [...new Set(holidaysAhead(holidayKeys, today).map(({ key }) => key))]
  const holidayNameOf = (key: (typeof holidays)[number]) => holidayName(key, lang)
  return facetsOf(tours, scope, filters, { holidays, holidayName: holidayNameOf, categories })
}
