import { dayOf } from '#src/base/dates.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { suggestVisas } from '#src/features/posts/suggested-visas.store.server.ts'
import { readSearch, startOf } from '#src/features/tours/search/search-terms.ts'
import { suggestTours } from '#src/features/tours/search/suggestions.store.server.ts'
import { SearchSuggestions, SuggestionQuery } from '#src/features/tours/tours.schema.ts'

/** A single letter is not searched. */
const minLetters = 2
const maxVisas = 1

export const searchSuggestionsApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/pages/search-suggestions',
    access: 'public',
    summary: 'Suggestions for an unfinished search text: tours, places, categories and visa pages, eight at most.',
    query: SuggestionQuery,
    answer: SearchSuggestions,
    cache: 'etag',
    handle: async ({ db, query, lang, now }) => {
      const reader = { lang, today: dayOf(now()) }
      const terms = readSearch(query.search)
      const start = startOf(terms)
      if (start.length < minLetters) return { tours: [], places: [], categories: [], visas: [] }
      const [found, visas] = await Promise.all([
        suggestTours(db, terms, reader),
        suggestVisas(db, start, reader, maxVisas),
      ])
      return { ...found, visas }
    },
  }),
]
