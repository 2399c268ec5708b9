import { dayOf } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import type { Reader } from '#src/base/i18n/translated.store.server.ts'
import { VisaPageQuery, VisaPages } from '#src/features/posts/posts.schema.ts'
import { findVisaPages, suggestVisas } from '#src/features/posts/suggested-visas.store.server.ts'
import { suggestTours } from '#src/features/tours/lists/suggestions.store.server.ts'
import { countryCodes } from '#src/features/tours/search/search-countries.ts'
import { readSearch, type SearchTerms, startOf } from '#src/features/tours/search/search-terms.ts'
import { SearchSuggestions, SuggestionQuery } from '#src/features/tours/tours.schema.ts'

const maxVisas = 1
/** Visa pages for a text that asks for a visa, and of the countries of a tour. */
const maxVisasWanted = 3
const maxVisasOfTour = 8

export const searchSuggestionsApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/pages/search-suggestions',
    access: 'public',
    summary:
      'Suggestions for an unfinished search text: holidays, tours, places, categories and visa pages, eight at most. Without a text: what comes next.',
    query: SuggestionQuery,
    answer: SearchSuggestions,
    cache: 'etag',
    handle: async ({ db, query, lang, now }) => {
      const reader = { lang, today: dayOf(now()) }
      const terms = readSearch(query.search)
      const start = startOf(terms)
      const { asks_visa } = terms
      const [found, visas] = await Promise.all([
        suggestTours(db, terms, reader),
        asks_visa
          ? visasAskedFor(db, terms, reader)
          : start.length < 2
            ? []
            : suggestVisas(db, start, reader, maxVisas),
      ])
      return { ...found, visas, asks_visa }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/pages/visa-pages',
    access: 'public',
    summary: 'Visa pages of some countries, or those that a search text asks for ("italya vize").',
    query: VisaPageQuery,
    answer: VisaPages,
    cache: 'etag',
    handle: async ({ db, query: { countries, search }, lang, now }) => {
      const reader = { lang, today: dayOf(now()) }
      if (countries.length > 0) return findVisaPages(db, countries, reader, maxVisasOfTour)
      const terms = readSearch(search)
      if (!terms.asks_visa) return []
      return (await visasAskedFor(db, terms, reader)).map(({ name, seo_name }) => ({ title: name, seo_name }))
    },
  }),
]

/** Visa pages of the countries that the words name; without one, pages whose title has the words. */
async function visasAskedFor(db: Db, terms: SearchTerms, reader: Reader) {
  const countries = countryCodes(terms, reader.lang)
  const pages = await findVisaPages(db, countries, reader, maxVisasWanted)
  if (pages.length > 0) return pages.map(({ title, seo_name }) => ({ name: title, seo_name }))
  const start = startOf(terms)
  return start === '' ? [] : suggestVisas(db, start, reader, maxVisasWanted)
}
