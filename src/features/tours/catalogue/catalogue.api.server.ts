import { z } from 'zod'
import { Attachment } from '#src/base/answers/attachment.server.ts'
import { dayOf } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { notFound } from '#src/base/errors.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import type { Limit } from '#src/base/http/server/limits.server.ts'
import type { Reader } from '#src/base/i18n/translated.store.server.ts'
import { DatedRates } from '#src/features/departures/rates/rates.schema.ts'
import { findDayRates } from '#src/features/departures/rates/rates.store.server.ts'
import { openPreview } from '../editing/tour-preview.queries.server.ts'
import { PreviewQuery, TourPreview } from '../editing/tours.admin.schema.ts'
import {
  findFacets,
  findInstead,
  findSearchFilters,
  findSearchScope,
  listTours,
} from '../lists/tour-list.queries.server.ts'
import { ofTourLists } from '../tour-dependencies.store.server.ts'
import {
  ProgrammeFile,
  Tour,
  TourCard,
  TourParams,
  TourSearch,
  TourSearchResult,
  ViewedQuery,
} from '../tours.schema.ts'
import { programmePaper } from './programme-paper.queries.server.ts'
import { publishedTour } from './published-tour.queries.server.ts'
import {
  findCardsByToken,
  findDepartures,
  findTourBySlug,
  findTourCard,
  findTourDetails,
  findTourStatus,
  readDepartures,
  readTourDetails,
  similarTours,
} from './tour-page.store.server.ts'

/** Per network address, because the files are not cached. */
const programmeLimit: Limit = { name: 'programmes', points: 60, seconds: 3600 }

export const toursApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/pages/product/:seo_name',
    access: 'public',
    summary:
      'One tour with programme, gallery and departures. A former slug answers 404 with moved_to, an archived tour 410 with its category and similar ones.',
    params: TourParams,
    answer: Tour,
    cache: 'etag',
    handle: async ({ db, params, lang, now }) => {
      const reader = { lang, today: dayOf(now()) }
      return tourOf(db, await publishedTour(db, params.seo_name, reader), reader)
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/documents/programme/:file',
    access: 'public',
    summary: 'The programme of a tour as PDF: {seo_name}.pdf. Also at /documents/programme/{file}.',
    params: ProgrammeFile,
    answer: Attachment,
    handle: async ({ params: { file }, lang, address, ...services }) => {
      await services.limit(programmeLimit, address)
      const found = await findTourBySlug(services.db, file.slice(0, -'.pdf'.length), lang)
      if (found.id === null) throw notFound()
      return programmePaper(services, found.id, { lang, today: dayOf(services.now()) })
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/pages/product-preview',
    access: 'public',
    summary: 'A tour of any status, by a preview key that the office created.',
    query: PreviewQuery,
    answer: TourPreview,
    handle: async ({ db, query, lang, now }) => {
      const opened = await openPreview(db, query.key, now())
      const status = opened && (await findTourStatus(db, opened.tour_id))
      if (!opened || !status) throw notFound()
      const tour = await tourOf(db, opened.tour_id, { lang, today: dayOf(now()) }, asSaved)
      return { ...tour, status, until: opened.until.toISOString() }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/pages/search-products',
    access: 'public',
    summary:
      'Tours that match what was typed: places, countries, categories, codes, months, years, means of transport.',
    query: TourSearch,
    answer: TourSearchResult,
    cache: 'etag',
    handle: ({ db, query, lang, now }) =>
      ofTourLists(() => searchTours(db, query, { lang, today: dayOf(now()) }), { byPrice: true }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/pages/viewed-products',
    access: 'public',
    summary: 'The published ones of some tours, by their tokens and in their order.',
    query: ViewedQuery,
    answer: z.array(TourCard),
    cache: 'etag',
    handle: ({ db, query, lang, now }) =>
      ofTourLists(() => findCardsByToken(db, query.tokens, { lang, today: dayOf(now()) })),
  }),
  endpoint({
    method: 'GET',
    path: '/api/pages/exchange-rates',
    access: 'public',
    summary: 'Lira for one euro, dollar and pound at the newest known rate, with its day; for orientation only.',
    answer: DatedRates,
    cache: 'etag',
    handle: async ({ db, now }) => {
      const rates = await findDayRates(db, dayOf(now()))
      const of = <T>(value: (rate: (typeof rates)[number]) => T) =>
        Object.fromEntries(rates.map((rate) => [rate.currency, value(rate)]))
      return { ...of(({ try_rate }) => try_rate), days: of(({ day, source }) => ({ day, source })) }
    },
  }),
]

const fromCache = { details: findTourDetails, departures: findDepartures }
/** A preview shows what was saved, also when the change was not announced, and caches no draft. */
const asSaved = { details: readTourDetails, departures: readDepartures }

async function tourOf(db: Db, id: number, reader: Reader, { details, departures } = fromCache) {
  return {
    ...(await findTourCard(db, id, reader)),
    ...(await details(db, id, reader.lang)),
    departures: await departures(db, id, reader),
    similar: await similarTours(db, id, reader),
  }
}

async function searchTours(db: Db, query: TourSearch, reader: Reader): Promise<TourSearchResult> {
  const scope = await findSearchScope(db, query, reader.lang)
  const filters = await findSearchFilters(db, query, reader.lang)
  const list = await listTours(db, scope, filters, reader)
  return {
    ...list,
    filters: await findFacets(db, scope, filters, reader),
    did_you_mean: scope.search?.did_you_mean ?? null,
    unknown_words: scope.search?.unknown_words ?? [],
    asks_visa: scope.search?.terms.asks_visa ?? false,
    instead: list.total === 0 ? await findInstead(db, scope, query.search ?? '', reader) : null,
  }
}
