import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { pageOf } from '#src/base/http/endpoint/page.schema.ts'
import { findIdBySlug } from '#src/base/i18n/slugs.store.server.ts'
import { isPublicIn, joinTexts, type Reader, text } from '#src/base/i18n/translated.store.server.ts'
import { categoryTextTable } from '#src/features/categories/category-texts.store.server.ts'
import { readSearch, withoutTimes } from '../search/search-terms.ts'
import { tourFacets } from '../search/tour-facets.store.server.ts'
import {
  asksTime,
  every,
  type Filters,
  findRates,
  inPriceRange,
  inTimes,
  joinOffer,
  type Scope,
  tourConditions,
} from '../search/tour-filter.store.server.ts'
import { toursOf } from '../search/tour-pool.store.server.ts'
import { bestFirst } from '../search/tour-rank.store.server.ts'
import { findSearchQuery } from '../search/tour-search.store.server.ts'
import { tourTextTable } from '../tour-texts.store.server.ts'
import {
  type TourFilters,
  type TourList,
  type TourSearch,
  type TourSearchResult,
  toursPerPage,
} from '../tours.schema.ts'
import { findCards } from './tour-cards.store.server.ts'

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
    (await tourFacets(db, wider, noFilters, reader)).months.slice(0, monthsInstead).map(({ value }) => value)
  const { search: parsed, ...rest } = scope
  const hasTime = parsed !== undefined && asksTime(scope, {})
  const words = hasTime ? withoutTimes(search) : search
  const other = parsed?.query
    ? await monthsOf({
        ...rest,
        search: { ...parsed, terms: { months: [], years: [], holidays: [], asks_visa: false } },
      })
    : []
  return other.length > 0 ? { search: words, months: other } : { search: '', months: await monthsOf({}) }
}

/** A category by its slug, and its sub-categories; empty when no category has it. */
async function findCategoryIds(db: Db, seo_name: string, lang: string): Promise<number[]> {
  const id = await findIdBySlug(db, categoryTextTable, { seo_name, lang, shown: sql`true` })
  if (id === null) return []
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM categories WHERE id = ${id} OR parent_id = ${id} ORDER BY parent_id IS NOT NULL, id`.execute(db)
  return rows.map((row) => row.id)
}

/** One page of tours in three queries, however many there are. */
export async function listTours(
  db: Db,
  scope: Scope,
  filters: TourFilters & Filters,
  reader: Reader,
): Promise<TourList> {
  const rates = await findRates(db, reader.today)
  const { page, sort } = filters
  const lira = sql`offer.lira`
  const tours = toursOf(scope, reader, sort)
  const needsTime = asksTime(scope, filters)
  const price = inPriceRange(lira, filters)
  const chosen = every([
    ...Object.values(tourConditions).map((condition) => condition(filters)),
    needsTime ? sql`offer.first_day IS NOT NULL` : null,
    price,
  ])
  const offer = joinOffer(scope, filters, reader.today, rates)
  const isByOffer = sort === 'date' || sort === 'price' || sort === 'price_desc'
  const { rows } = await sql<{ id: number; total: number }>`
    SELECT tours.id, count(*) OVER () AS total FROM ${tours} ${needsTime || price || isByOffer ? offer : sql``} ${joinOrder(scope)}
     WHERE ${chosen} ORDER BY ${sql.join([orders[sort], ownOrder(scope, reader.today), sql`tours.queue DESC, tours.id DESC`].filter((order) => order !== null))}
     LIMIT ${toursPerPage} OFFSET ${(page - 1) * toursPerPage}`.execute(db)
  // A page after the last one has no row to read the total from.
  const countAll = async () => {
    const { rows: counts } = await sql<{ total: number }>`
      SELECT count(*) AS total FROM ${tours} ${needsTime || price ? offer : sql``} WHERE ${chosen}`.execute(db)
    return counts[0]!.total
  }
  const total = rows[0]?.total ?? (page === 1 ? 0 : await countAll())
  const data = await findCards(
    db,
    rows.map(({ id }) => id),
    reader,
    rates,
    inTimes(scope, filters, reader.today),
  )
  return pageOf(data, { page, per_page: toursPerPage, total })
}

const orders: Record<TourFilters['sort'], RawBuilder<unknown> | null> = {
  queue: null,
  date: sql`offer.first_day NULLS LAST`,
  price: sql`offer.lira NULLS LAST`,
  price_desc: sql`offer.lira DESC NULLS LAST`,
  nights: sql`tours.nights`,
}

/** Joins the tables that `ownOrder` reads. */
function joinOrder({ category_ids, search }: Scope): RawBuilder<unknown> {
  return sql`${search?.query ? sql`JOIN tour_search ON tour_search.tour_id = tours.id` : sql``}
    ${category_ids ? sql`LEFT JOIN tour_categories placed ON placed.tour_id = tours.id AND placed.category_id = ${category_ids[0]}` : sql``}`
}

/** Of a search, the best match first; of a category, its own dragged order before the tours of its sub-categories. */
function ownOrder({ category_ids, search }: Scope, today: Day): RawBuilder<unknown> | null {
  const query = search?.query
  if (query) return bestFirst(query, today)
  return category_ids ? sql`placed.queue DESC NULLS LAST` : null
}

/** Maximum tours per category in the category tree. */
const linksPerCategory = 50
/** Tours of a sub-category among which the first of its parent are chosen */
const comparedPerCategory = 200

/**
 * The first tours of every category, including those of its sub-categories, by category id. Of a sub-category only its own
 * first ones are compared, and none when the category itself has enough.
 */
export async function findTourLinks(db: Db, lang: string): Promise<Map<number, TourLink[]>> {
  const placed = sql`tour_categories JOIN tours ON tours.id = tour_id AND tours.status = 'yayinda' AND ${isPublicIn(tourTextTable, lang)}`
  const { rows } = await sql<TourLink & { category_id: number }>`
    WITH own AS MATERIALIZED (
      SELECT head.id AS category_id, first.*
        FROM categories head
       CROSS JOIN LATERAL (
         SELECT tours.id, tour_categories.queue AS placed, tours.queue FROM ${placed}
          WHERE category_id = head.id ORDER BY tour_categories.queue DESC, tours.queue DESC, tours.id DESC LIMIT ${linksPerCategory}) AS first
    ), below AS (
      SELECT head.id AS category_id, first.*
        FROM categories head JOIN categories sub ON sub.parent_id = head.id
       CROSS JOIN LATERAL (
         SELECT tours.id, NULL::int AS placed, tours.queue FROM ${placed}
          WHERE category_id = sub.id ORDER BY tour_categories.queue DESC LIMIT ${comparedPerCategory}) AS first
       WHERE (SELECT count(*) FROM own WHERE own.category_id = head.id) < ${linksPerCategory}
    ), ranked AS (
      SELECT category_id, id, max(placed) AS placed, queue,
             row_number() OVER (PARTITION BY category_id ORDER BY max(placed) DESC NULLS LAST, queue DESC, id DESC) AS place
        FROM (SELECT category_id, id, placed, queue FROM own UNION ALL SELECT * FROM below) AS family
       GROUP BY category_id, id, queue
    )
    SELECT category_id, token, ${text('name')}, ${text('seo_name')}
      FROM ranked JOIN tours ON tours.id = ranked.id ${joinTexts(tourTextTable, lang)}
     WHERE place <= ${linksPerCategory} ORDER BY category_id, place`.execute(db)
  const links = Map.groupBy(rows, ({ category_id }) => category_id)
  return new Map([...links].map(([id, tours]) => [id, tours.map(({ category_id, ...link }) => link)]))
}

type TourLink = { token: string; name: string; seo_name: string }
