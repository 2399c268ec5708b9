import { beforeAll, expect, test } from 'vitest'
import { readDemo } from '#db/demo/read.ts'
import { seedDemo } from '#db/demo/seed.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { searchSuggestionsApi } from '#src/site/search/search-suggestions.api.server.ts'
import { toursApi } from '../catalogue/catalogue.api.server.ts'
import { insertLanguages } from '../tours.fixture.ts'
import type { SearchSuggestions, Tour, TourSearchResult } from '../tours.schema.ts'

/** Holidays, visas and words that nothing has, searched in the demo agency's 48 tours. */
const today = '2026-11-20'
const database = ownDatabase()
let api: TestApi
let codes: Map<string, string>

beforeAll(async () => {
  const { db } = database
  await insertLanguages(db)
  await seedDemo(db, readDemo('db/demo'), new Date(`${today}T09:00:00Z`))
  api = testApi([...toursApi, ...searchSuggestionsApi], { db, now: () => new Date(`${today}T09:00:00Z`) })
  const tours = await db.selectFrom('tours').select(['token', 'code']).execute()
  codes = new Map(tours.map(({ token, code }) => [token, code]))
})

async function search(typed: string, lang = 'tr') {
  const { status, body } = await api.get<TourSearchResult>(
    `/api/pages/search-products?lang=${lang}&search=${encodeURIComponent(typed)}`,
  )
  expect(status).toBe(200)
  return { ...body, codes: body.data.map(({ token }) => codes.get(token)!) }
}

const suggest = async (typed: string, lang = 'tr') =>
  (await api.get<SearchSuggestions>(`/api/pages/search-suggestions?lang=${lang}&search=${encodeURIComponent(typed)}`))
    .body

const italya = ['AV-311', 'AV-312']

/** The days of each holiday in the demo's months ahead. */
const inHoliday = {
  kurban: ['2027-05-15', '2027-05-19'],
  ramazan: ['2027-03-08', '2027-03-11'],
  newYear: ['2026-12-31', '2027-01-01'],
  nextNewYear: ['2027-12-31', '2028-01-01'],
  republic: ['2027-10-28', '2027-10-29'],
  midYear: ['2027-01-25', '2027-02-05'],
  spring: ['2027-03-08', '2027-03-12'],
} as const

test.each<{ typed: string; lang?: string; days: (keyof typeof inHoliday)[] }>([
  { typed: 'kurban bayramı', days: ['kurban'] },
  { typed: 'Kurban Bayramı’nda', days: ['kurban'] },
  { typed: 'ramazan bayramı', days: ['ramazan'] },
  { typed: 'bayram tatili', days: ['kurban', 'ramazan'] },
  { typed: 'bayram', days: ['kurban', 'ramazan'] },
  { typed: 'yılbaşı', days: ['newYear', 'nextNewYear'] },
  { typed: '29 ekim', days: ['republic'] },
  { typed: 'sömestr', days: ['midYear'] },
  { typed: 'ara tatil', days: ['spring'] },
  { typed: 'eid al-adha', lang: 'en', days: ['kurban'] },
  { typed: 'new year', lang: 'en', days: ['newYear', 'nextNewYear'] },
  { typed: 'school holidays', lang: 'en', days: ['midYear', 'spring'] },
])('"$typed" finds departures in the holiday, and nothing is corrected', async ({ typed, lang, days }) => {
  const { data, total, did_you_mean } = await search(typed, lang)
  expect(total).toBeGreaterThan(0)
  expect(did_you_mean).toBeNull()
  for (const { next_departures } of data) {
    expect(next_departures.length).toBeGreaterThan(0)
    for (const { start_date, end_date } of next_departures)
      expect(days.some((day) => start_date <= inHoliday[day][1] && end_date >= inHoliday[day][0])).toBe(true)
  }
})

test('the filter "holiday" has the same departures, a facet with their number, and names in both languages', async () => {
  const typed = await search('kurban bayramı')
  const query = '/api/pages/search-products?holiday=kurban-bayrami'
  const { body } = await api.get<TourSearchResult>(query)
  expect(body.total).toBe(typed.total)
  expect(body.data.map(({ token }) => token)).toEqual(typed.data.map(({ token }) => token))
  const all = (await api.get<TourSearchResult>('/api/pages/search-products?lang=en')).body
  const facet = all.filters.holidays.find(({ value }) => value === 'kurban-bayrami')
  expect(facet).toEqual({ value: 'kurban-bayrami', name: 'Eid al-Adha (Kurban Bayramı)', count: body.total })
  for (const { value, count } of all.filters.holidays) {
    const list = await api.get<TourSearchResult>(`/api/pages/search-products?holiday=${value}`)
    expect([value, list.body.total]).toEqual([value, count])
  }
  expect(body.data.flatMap(({ next_departures }) => next_departures.map(({ holiday }) => holiday))).toEqual(
    body.data.flatMap(({ next_departures }) => next_departures.map(() => 'Kurban Bayramı')),
  )
  // Each facet counts what the other filters leave.
  for (const given of ['holiday=kurban-bayrami', 'holiday=yilbasi&visa=vizesiz', 'month=2027-05&price_max=30000']) {
    const { filters } = (await api.get<TourSearchResult>(`/api/pages/search-products?${given}`)).body
    const choices = [
      ...filters.holidays.map((choice) => ({ ...choice, name: 'holiday' })),
      ...filters.months.map((choice) => ({ ...choice, name: 'month' })),
      ...filters.visa.map((choice) => ({ ...choice, name: 'visa' })),
    ]
    for (const { name, value, count } of choices) {
      const chosen = new URLSearchParams(given)
      chosen.set(name, value)
      const list = await api.get<TourSearchResult>(`/api/pages/search-products?${chosen}`)
      expect([given, name, value, list.body.total]).toEqual([given, name, value, count])
    }
  }
  // The months of a holiday are those in which its departures start, and both filters together are one list.
  expect(body.filters.months.map(({ value }) => value)).toEqual(['2027-05'])
  const both = await api.get<TourSearchResult>(`${query}&month=2027-05`)
  expect(both.body.total).toBe(body.total)
  expect((await api.get<TourSearchResult>(`${query}&month=2027-06`)).body.total).toBe(0)
})

test.each(['umre', 'umre turu', 'bayrem'])(
  '"%s", which the agency does not have, finds nothing and is not corrected',
  async (typed) => {
    const found = await search(typed)
    expect([found.codes, found.did_you_mean]).toEqual([[], null])
  },
)

test('words that were left out are named', async () => {
  expect((await search('kapadokya xyzzy')).unknown_words).toEqual(['xyzzy'])
  expect((await search('kapadoyka')).unknown_words).toEqual([])
})

test.each([
  ['italya vize', 'tr', 'italya-vizesi'],
  ['vize italya', 'tr', 'italya-vizesi'],
  ['italy visa', 'tr', 'italya-vizesi'],
  ['italy visa', 'en', 'italy-visa'],
  ['İtalya’ya vize', 'tr', 'italya-vizesi'],
])('"%s" (%s) suggests and finds the visa page, and the tours of the country', async (typed, lang, page) => {
  const { visas, asks_visa } = await suggest(typed, lang)
  expect([visas[0]?.seo_name, asks_visa]).toEqual([page, true])
  const pages = await api.get<{ seo_name: string }[]>(
    `/api/pages/visa-pages?lang=${lang}&search=${encodeURIComponent(typed)}`,
  )
  expect(pages.body.map(({ seo_name }) => seo_name)).toEqual([page])
  expect((await search(typed, lang)).codes.toSorted()).toEqual(italya)
})

test('visa pages of a tour’s countries come in the order of its route; other texts have none', async () => {
  const pages = async (query: string) =>
    (await api.get<{ title: string }[]>(`/api/pages/visa-pages?${query}`)).body.map(({ title }) => title)
  expect(await pages('countries=JP,IT')).toEqual(['Japonya Vizesi', 'İtalya Vizesi'])
  expect(await pages('countries=TR')).toEqual([])
  expect(await pages('search=italya')).toEqual([])
  expect(await pages('search=vizesiz')).toEqual([])
  expect(await pages('search=vize')).toEqual([])
})

test.each([
  { typed: 'kurban bayramı', lang: 'tr', found: [['kurban-bayrami', 'Kurban Bayramı', '2027-05-15', '2027-05-19']] },
  { typed: 'kurban bay', lang: 'tr', found: [['kurban-bayrami', 'Kurban Bayramı', '2027-05-15', '2027-05-19']] },
  { typed: 'new year', lang: 'en', found: [['yilbasi', 'New Year', '2026-12-31', '2027-01-01']] },
  {
    typed: 'eid',
    lang: 'en',
    found: [
      ['ramazan-bayrami', 'Eid al-Fitr (Ramazan Bayramı)', '2027-03-08', '2027-03-11'],
      ['kurban-bayrami', 'Eid al-Adha (Kurban Bayramı)', '2027-05-15', '2027-05-19'],
    ],
  },
  { typed: 'kapadokya', lang: 'tr', found: [] },
])('"$typed" suggests the holiday with its next days and departures', async ({ typed, lang, found }) => {
  const { holidays } = await suggest(typed, lang)
  expect(holidays.map(({ value, name, from, to }) => [value, name, from, to])).toEqual(found)
  for (const { from, to, departure_count } of holidays) expect(departure_count).toBe(await departuresIn(from, to))
})

async function departuresIn(from: string, to: string): Promise<number> {
  const { body } = await api.get<TourSearchResult>('/api/pages/search-products')
  const pages = Array.from({ length: body.page_count }, (_, n) => n + 1)
  const lists = await Promise.all(
    pages.map((page) => api.get<TourSearchResult>(`/api/pages/search-products?page=${page}`)),
  )
  const tours = lists.flatMap(({ body: { data } }) => data)
  const read = await Promise.all(tours.map(({ seo_name }) => api.get<Tour>(`/api/pages/product/${seo_name}`)))
  return read
    .flatMap(({ body: { departures } }) => departures)
    .filter(({ on_sale, start_date, end_date }) => on_sale && start_date <= to && end_date >= from).length
}

test('"vize" alone asks for a visa and names no page: box and results offer the list of visas', async () => {
  expect(await suggest('vize')).toEqual({
    holidays: [],
    tours: [],
    places: [],
    categories: [],
    visas: [],
    asks_visa: true,
  })
  expect((await search('vize')).asks_visa).toBe(true)
  expect((await search('vizesiz')).asks_visa).toBe(false)
})
