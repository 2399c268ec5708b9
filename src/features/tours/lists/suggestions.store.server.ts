import { sql } from 'kysely'
import { addDays } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import {
  isPublicIn,
  isRequestedOrDefault,
  joinTexts,
  type Reader,
  text,
  textOf,
} from '#src/base/i18n/translated.store.server.ts'
import { categoryTextTable } from '#src/features/categories/category-texts.store.server.ts'
import { holidayKeys, maxTourDays } from '#src/features/departures/board/departures.links.ts'
import { holidayName, holidaysAhead } from '#src/features/departures/board/holidays.ts'
import { onSale } from '#src/features/departures/board/sale.store.server.ts'
import { tourTextTable } from '#src/features/departures/tour-texts.store.server.ts'
import { findCards } from '../cards/tour-cards.store.server.ts'
import { type SearchTerms, startOf } from '../search/search-terms.ts'
import { holidaysMeant } from '../search/suggested-holidays.ts'
import { bestFirst, matches, maxListed } from '../search/tour-rank.store.server.ts'
import { findSearchQuery, lastLetter } from '../search/tour-search.store.server.ts'
import { ofTourLists } from '../tour-dependencies.store.server.ts'
import { maxHolidayDepartures } from '../tours.links.ts'
import type { SearchSuggestions } from '../tours.schema.ts'
import { chooseTours, type Scope } from './list-filters.rules.ts'
import { findIndexed } from './tour-index.store.server.ts'
import { findPool, isShown } from './tour-pool.store.server.ts'

/** Maximum suggestions per kind: eight with one visa page. Holidays take the place of tours, unless nothing was typed. */
const limits = { holidays: 2, tours: 3, places: 2, categories: 2 }
/** Holidays ahead of which the next ones with departures are suggested before anything was typed. */
const holidaysLooked = 4
/** Minimum letters of a word. */
const minLetters = 2
/** Minimum letters for suggestions of tours. Shorter texts suggest places and categories only. */
const minLettersForTours = 3
/** Maximum number of stops to compare by their number of tours. */
const maxStops = 500

/** @param terms the text in the search box, of which the last word may be unfinished. */
export async function suggestTours(
  db: Db,
  terms: SearchTerms,
  reader: Reader,
): Promise<Omit<SearchSuggestions, 'visas' | 'asks_visa'>> {
  if (terms.text === '') return suggestFirst(db, reader)
  const start = startOf(terms)
  const [holidays, tours, places, categories] = await ofTourLists(() =>
    Promise.all([
      findHolidays(db, holidaysAhead(holidaysMeant(terms), reader.today), reader),
      start.length < minLettersForTours ? [] : findTours(db, terms, reader),
      start.length < minLetters ? [] : findPlaces(db, start, reader.lang),
      start.length < minLetters ? [] : findCategories(db, start, reader.lang),
    ]),
  )
  return { holidays, tours: tours.slice(0, limits.tours - holidays.length), places, categories }
}

/** Before anything was typed: the next holidays, featured tours that leave next, and the first categories of the menu. */
async function suggestFirst(db: Db, reader: Reader): Promise<Omit<SearchSuggestions, 'visas' | 'asks_visa'>> {
  const next = holidaysAhead(holidayKeys, reader.today).slice(0, holidaysLooked)
  const [holidays, tours, categories] = await Promise.all([
    ofTourLists(() => findHolidays(db, next, reader)),
    findNext(db, { featured: true }, reader),
    ofTourLists(() => findCategories(db, '', reader.lang)),
  ])
  return { holidays, tours: tours.length > 0 ? tours : await findNext(db, {}, reader), places: [], categories }
}

/** The tours of a list that leave next. */
async function findNext(db: Db, scope: Scope, reader: Reader): Promise<SearchSuggestions['tours']> {
  const listed = await findIndexed(db, await findPool(db, scope, reader, 'date'), reader.today)
  const ids = chooseTours(listed, scope, { sort: 'date', transporter_types: [] })
  return findCards(db, ids.slice(0, limits.tours), reader)
}

/** The next time of each holiday that has departures on sale, counted up to `maxHolidayDepartures`. */
async function findHolidays(
  db: Db,
  ahead: ReturnType<typeof holidaysAhead>,
  reader: Reader,
): Promise<SearchSuggestions['holidays']> {
  if (ahead.length === 0) return []
  // From the last day backwards: departures within the holiday come first, so that counting stops early in a large catalogue.
  const counts = ahead.map(
    ({ from, to }, place) => sql`
      SELECT ${sql.lit(place)} AS place, count(*) AS departure_count FROM (
        SELECT FROM departures
         CROSS JOIN LATERAL (SELECT FROM tours WHERE id = tour_id AND ${isShown(reader)} OFFSET 0) AS shown
         WHERE start_date BETWEEN ${addDays(from, -maxTourDays)}::date AND ${to}::date AND end_date >= ${from}::date AND ${onSale(reader.today)}
         ORDER BY start_date DESC LIMIT ${maxHolidayDepartures}) AS found`,
  )
  const { rows } = await sql<{ departure_count: number }>`${sql.join(counts, sql` UNION ALL `)} ORDER BY place`.execute(
    db,
  )
  const next = ahead
    .map((holiday, n) => ({ ...holiday, departure_count: rows[n]!.departure_count }))
    .filter(({ departure_count }) => departure_count > 0)
  return next
    .filter(({ key }, n) => next.findIndex((other) => other.key === key) === n)
    .slice(0, limits.holidays)
    .map(({ key, from, to, departure_count }) => {
      return { value: key, name: holidayName(key, reader.lang), from, to, departure_count }
    })
}

async function findTours(db: Db, terms: SearchTerms, reader: Reader): Promise<SearchSuggestions['tours']> {
  const { query } = await findSearchQuery(db, terms, reader.lang, true)
  if (!query) return []
  const { rows } = await sql<{ id: number }>`
    SELECT tours.id
      FROM (SELECT tours.id, tours.queue, tour_search.names, tour_search.document FROM tour_search
             CROSS JOIN LATERAL (SELECT id, queue FROM tours WHERE tours.id = tour_id AND ${isShown(reader)} OFFSET 0) AS tours
             WHERE ${matches(query)} LIMIT ${maxListed}) AS tour_search
     CROSS JOIN LATERAL (SELECT tour_search.id, tour_search.queue) AS tours
     ORDER BY ${bestFirst(query, reader.today)}, tours.queue DESC, tours.id DESC
     LIMIT ${limits.tours}`.execute(db)
  const ids = rows.map(({ id }) => id)
  return findCards(db, ids, reader)
}

async function findPlaces(db: Db, start: string, lang: string) {
  const { rows } = await sql<SearchSuggestions['places'][number]>`
    SELECT (array_agg(place ORDER BY lang = ${lang} DESC, lang))[1] AS name, count(DISTINCT tour_id) AS tour_count
      FROM (SELECT tour_search_places.* FROM tour_search_places JOIN tours ON tours.id = tour_id AND status = 'yayinda' AND ${isPublicIn(tourTextTable, lang)}
             WHERE ${isRequestedOrDefault('lang', lang)}
               AND folded >= fold_text(${start}) AND folded < fold_text(${start}) || ${lastLetter}
             LIMIT ${maxStops}) AS stops
     GROUP BY folded ORDER BY tour_count DESC, folded LIMIT ${limits.places}`.execute(db)
  return rows
}

/** Categories with tours and a word in their name that starts with `start`, which must not contain wildcards of LIKE. */
async function findCategories(db: Db, start: string, lang: string) {
  const { rows } = await sql<SearchSuggestions['categories'][number]>`
    SELECT ${text('name')}, ${text('seo_name')} FROM categories ${joinTexts(categoryTextTable, lang)}
     WHERE ${isPublicIn(categoryTextTable, lang)} AND ' ' || fold_text(${textOf('name')}) LIKE '% ' || fold_text(${start}) || '%'
       AND EXISTS (SELECT FROM tour_categories JOIN tours ON tours.id = tour_id AND status = 'yayinda' AND ${isPublicIn(tourTextTable, lang)}
                     JOIN categories family ON family.id = category_id
                    WHERE categories.id IN (family.id, family.parent_id))
     ORDER BY parent_id IS NOT NULL, fold_text(${textOf('name')}) LIKE fold_text(${start}) || '%' DESC, queue DESC
     LIMIT ${limits.categories}`.execute(db)
  return rows
}
