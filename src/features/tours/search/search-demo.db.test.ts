import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { readDemo } from '#db/demo/read.ts'
import { seedDemo } from '#db/demo/seed.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { searchSuggestionsApi } from '#src/site/search/search-suggestions.api.server.ts'
import { toursApi } from '../catalogue/catalogue.api.server.ts'
import { insertLanguages } from '../tours.fixture.ts'
import type { SearchSuggestions, TourSearchResult } from '../tours.schema.ts'

/** Search texts of visitors against the demo agency's 48 tours, named by their codes. */
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

type Case = {
  typed: string
  lang?: 'en'
  /** exactly these codes, best first; tours of equal rank in any order */
  all?: string[]
  first?: string
  has?: string[]
  hasNot?: string[]
  total?: number
  meant?: string
}
const kapadokya = ['YI-101', 'YI-102', 'YI-103']
const italya = ['AV-311', 'AV-312']
const yunanistan = ['AV-317', 'BK-301', 'BK-304', 'GM-223']

test.each<Case>([
  // Places, bare and with suffixes.
  { typed: 'kapadokya', all: kapadokya },
  { typed: 'Kapadokya turları', all: kapadokya },
  { typed: "Kapadokya'ya", all: kapadokya },
  { typed: 'kapadokyaya tur', all: kapadokya },
  { typed: 'Kapadokya’da', all: kapadokya },
  { typed: 'kapadokya turu fiyatları', all: kapadokya },
  { typed: "İtalya'da", all: italya },
  { typed: 'italyada', all: italya },
  { typed: 'Roma', all: ['AV-311'] },
  { typed: 'Roma’dan Venedik’e', all: ['AV-311'] },
  { typed: 'karadenizde yayla', all: ['YI-105', 'DG-202'] },
  { typed: 'Batum’lu', has: ['YI-104', 'KF-231'] },
  { typed: 'batumlu karadeniz', first: 'YI-104' },
  { typed: 'viyana budapeşte', all: ['AV-314'] },
  { typed: 'abu dabi', all: ['OA-242'] },
  { typed: 'göbekli tepe', all: ['YI-108'] },
  { typed: 'uzun göl', all: ['YI-104', 'YI-105'] },
  { typed: 'nil nehri', all: ['OA-241'], meant: 'nil' },
  { typed: 'doğu ekspresi', first: 'KS-213' },
  { typed: 'mavi yolculuk', first: 'GM-222', has: ['GM-221'] },
  // With and without Turkish letters, in capitals of both alphabets.
  { typed: 'sirince', all: ['YI-110', 'YI-115'] },
  { typed: 'ŞİRİNCE', all: ['YI-110', 'YI-115'] },
  { typed: 'SIRINCE', all: ['YI-110', 'YI-115'] },
  { typed: 'çeşme', all: ['YI-116'] },
  { typed: 'CESME', all: ['YI-116'] },
  { typed: 'ığdır', hasNot: ['OA-241'] },
  { typed: 'ILDIR', all: ['YI-116'] },
  { typed: 'ildir', all: ['YI-116'] },
  { typed: 'KUZEY IŞIKLARI', all: ['AV-316'] },
  { typed: 'kuzey isiklari', all: ['AV-316'] },
  { typed: 'Tromsø', all: ['AV-316'] },
  { typed: 'tromso', all: ['AV-316'] },
  { typed: 'uskup', all: ['BK-302'] },
  { typed: 'ÜSKÜP', all: ['BK-302'] },
  { typed: 'gobeklitepe', all: ['YI-108'] },
  { typed: 'uludag kayak', first: 'KS-211' },
  { typed: 'gokova', all: ['GM-222'] },
  // Typing errors: one letter in a short word, two in a long one.
  { typed: 'kapadoyka', all: kapadokya, meant: 'Kapadokya' },
  { typed: 'kapodakya', all: kapadokya, meant: 'Kapadokya' },
  { typed: 'kapadoyka turları', all: kapadokya, meant: 'Kapadokya turları' },
  { typed: 'bodurm', all: ['GM-222', 'YI-111'], meant: 'Bodrum' },
  { typed: 'trabzonn', first: 'YI-105', meant: 'Trabzon' },
  { typed: 'romo', all: ['AV-311'], meant: 'Roma' },
  { typed: 'viana', all: ['AV-314'], meant: 'Viyana' },
  { typed: 'japoya', all: ['UD-321', 'UD-324'], meant: 'Japonya' },
  { typed: 'yunanstan', all: yunanistan, meant: 'Yunanistan' },
  { typed: 'selanikk', all: ['BK-304', 'BK-301'], meant: 'Selanik' },
  { typed: 'kapadokya xyzzy', all: kapadokya, meant: 'kapadokya' },
  // Prefixes of names.
  { typed: 'kapad', all: kapadokya },
  { typed: 'selan', all: ['BK-304', 'BK-301'] },
  // Countries in both languages on any page; a tour to that country alone comes first.
  { typed: 'Yunanistan', all: yunanistan },
  { typed: 'Greece', all: yunanistan },
  { typed: 'Greece', lang: 'en', all: yunanistan },
  { typed: 'Yunanistan', lang: 'en', all: yunanistan },
  { typed: 'İTALYA', lang: 'en', all: italya },
  { typed: 'ITALY', all: italya },
  { typed: 'egypt', all: ['OA-241'] },
  { typed: 'mısır', all: ['OA-241'] },
  { typed: 'Athens', all: ['AV-317'] },
  { typed: 'bulgaristan', all: ['BK-301'] },
  { typed: 'Cappadocia', lang: 'en', all: kapadokya },
  { typed: 'northern lights', all: ['AV-316'] },
  // Codes.
  { typed: 'YI-102', all: ['YI-102'] },
  { typed: 'yi102', all: ['YI-102'] },
  // Facts and lengths.
  { typed: 'vizesiz balkan', all: ['BK-302', 'BK-303'] },
  { typed: 'otobüslü balkan turları', first: 'BK-301' },
  { typed: 'gemi turu', first: 'GM-223' },
  { typed: 'kapıda vize', all: ['GM-223', 'OA-241'] },
  { typed: 'günübirlik', all: ['YI-113', 'YI-114', 'YI-115', 'YI-116'] },
  { typed: 'izmir çıkışlı günübirlik', all: ['YI-115', 'YI-116'] },
  { typed: '3 gece kapadokya', all: ['YI-102'] },
  { typed: 'kapadokya 3 gün', all: ['YI-101', 'YI-103'] },
  { typed: 'kapadokya 2 gece 3 gün', all: ['YI-101', 'YI-103'] },
  { typed: '3 gün 2 gece kapadokya', all: ['YI-101', 'YI-103'] },
  { typed: '7 günlük balkan', first: 'BK-301' },
  { typed: 'vizesiz', hasNot: ['AV-311', 'OA-241'] },
  // Words of programmes, when no name has the word.
  { typed: 'balonlu', first: 'YI-102', has: ['YI-101', 'OA-241'] },
  { typed: 'kapadokya balon', all: ['YI-101', 'YI-102'] },
  { typed: 'lavender', all: ['DG-203'] },
  { typed: 'şarap', has: ['KF-232'] },
  // Places without tours.
  { typed: 'xyzzy', total: 0 },
  { typed: 'kapadokya roma', total: 0 },
  { typed: 'a_b', total: 0 },
  // Words without meaning list all tours.
  { typed: 'tur', total: 48 },
  { typed: '   ', total: 48 },
  { typed: '🎈🎈', total: 48 },
  { typed: '% _ \' " \\ ; --', total: 48 },
  { typed: '! & | <-> :* ( ) @@', total: 48 },
])('$typed', async ({ typed, lang, all, first, has = [], hasNot = [], total, meant }) => {
  const found = await search(typed, lang)
  if (all) expect(found.codes.toSorted()).toEqual(all.toSorted())
  if (first) expect(found.codes[0]).toBe(first)
  if (total !== undefined) expect(found.total).toBe(total)
  expect(found.codes).toEqual(expect.arrayContaining(has))
  for (const code of hasNot) expect(found.codes).not.toContain(code)
  expect(found.did_you_mean).toBe(meant ?? null)
})

test.each([
  { typed: 'Nisan', matches: (day: string) => day.slice(5, 7) === '04' },
  { typed: 'haziran 2027', matches: (day: string) => day.startsWith('2027-06') },
  { typed: 'ağustosta', matches: (day: string) => day.slice(5, 7) === '08' },
  { typed: '29 Ekim', matches: (day: string) => day.slice(5, 7) === '10' },
  { typed: 'ekim', matches: (day: string) => day.slice(5, 7) === '10' },
  { typed: '2027', matches: (day: string) => day.startsWith('2027') },
  { typed: 'April 2027', matches: (day: string) => day.startsWith('2027-04') },
  { typed: 'yaz', matches: (day: string) => ['06', '07', '08'].includes(day.slice(5, 7)) },
])('"$typed" finds tours that leave in those months, and shows those dates only', async ({ typed, matches }) => {
  const { data, total } = await search(typed)
  expect(total).toBeGreaterThan(5)
  const days = data.flatMap(({ next_departures }) => next_departures.map(({ start_date }) => start_date))
  expect(days.length).toBeGreaterThanOrEqual(data.length)
  expect(days.filter((day) => !matches(day))).toEqual([])
})

test('a month without departures finds nothing, also together with another word', async () => {
  expect((await search('mart 2031')).total).toBe(0)
  expect((await search('kapadokya mayıs')).codes.toSorted()).toEqual(kapadokya)
})

test('a match in a name ranks before one in a place, then category, then programme', async () => {
  const { db } = database
  const [first, second, third, fourth] = ['YI-116', 'DG-203', 'KS-212', 'OA-243'] as const
  const id = async (code: string) =>
    (await db.selectFrom('tours').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
  const say = async (code: string, column: 'name' | 'tour_place' | 'summary', text: string) =>
    db
      .updateTable('tour_texts')
      .set({ [column]: text })
      .where('tour_id', '=', await id(code))
      .where('lang', '=', 'tr')
      .execute()
  const category = await db.insertInto('categories').values({ queue: 0 }).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('category_texts')
    .values({ category_id: category.id, lang: 'tr', name: 'Hazeran Turları', seo_name: 'hazeran' })
    .execute()
  await say(fourth, 'summary', 'Hazeran ile dolu bir yol')
  await db
    .insertInto('tour_categories')
    .values({ tour_id: await id(third), category_id: category.id })
    .execute()
  await say(second, 'tour_place', 'İstanbul – Hazeran')
  await say(first, 'name', 'Hazeran Yolu')
  // "Hazeran" is a name, so programmes that have the word are not found.
  expect((await search('hazeran')).codes).toEqual([first, second, third])
  await db
    .updateTable('departures')
    .set({ status: 'iptal' })
    .where('tour_id', '=', await id(first))
    .execute()
  expect((await search('hazeran')).codes).toEqual([first, second, third])
  await say(third, 'tour_place', 'Hazeran')
  await db
    .updateTable('departures')
    .set({ status: 'iptal' })
    .where('tour_id', '=', await id(second))
    .execute()
  expect((await search('hazeran')).codes, 'of equals, what can be booked comes first').toEqual([first, third, second])
})

const suggest = async (typed: string, lang = 'tr') =>
  (await api.get<SearchSuggestions>(`/api/pages/search-suggestions?lang=${lang}&search=${encodeURIComponent(typed)}`))
    .body

test('suggests tours, places and categories by the beginning of a name', async () => {
  const found = await suggest('Selan')
  expect(found.tours.map(({ seo_name }) => seo_name)).toEqual([
    'selanik-ve-kavalada-hafta-sonu',
    'otobuslu-buyuk-balkan-7-ulke',
  ])
  expect(found.places).toEqual([{ name: 'Selanik', tour_count: 2 }])
  expect((await suggest('kap')).categories).toEqual([{ name: 'Kapadokya Turları', seo_name: 'kapadokya-turlari' }])
  expect((await suggest('thes', 'en')).places).toEqual([{ name: 'Thessaloniki', tour_count: 2 }])
  expect((await suggest('kapadoyka')).tours).toHaveLength(3)
  expect((await suggest('japonya viz')).visas).toEqual([{ name: 'Japonya Vizesi', seo_name: 'japonya-vizesi' }])
  expect((await suggest('jap', 'en')).visas).toEqual([{ name: 'Japan Visa', seo_name: 'japan-visa' }])
})

test.each(['k', '%', '_', 'tur', 'nisan', '🎈', "'"])('"%s" is too short to suggest anything', async (typed) => {
  expect(await suggest(typed)).toEqual({
    holidays: [],
    tours: [],
    places: [],
    categories: [],
    visas: [],
    asks_visa: false,
  })
})

test('before anything is typed: the next holidays, featured tours that leave next, the first categories', async () => {
  const { body: featured } = await api.get<TourSearchResult>('/api/pages/search-products?featured=true&sort=date')
  const { holidays, tours, places, categories, visas } = await suggest(' ')
  expect(tours.map(({ seo_name }) => seo_name)).toEqual(featured.data.slice(0, 3).map(({ seo_name }) => seo_name))
  expect(tours.every(({ cover }) => cover !== null)).toBe(true)
  expect(holidays.map(({ value }) => value)).toEqual(['yilbasi', 'somestr'])
  expect(holidays.every(({ departure_count }) => departure_count > 0)).toBe(true)
  expect(categories).toHaveLength(2)
  expect([places, visas]).toEqual([[], []])
  const en = await suggest('', 'en')
  expect(en.tours.map(({ name }) => name)).not.toEqual(tours.map(({ name }) => name))

  // Of an agency that features none: the tours that leave next.
  const { db } = database
  const ids = (await db.selectFrom('tours').select('id').where('featured', '=', true).execute()).map(({ id }) => id)
  await db.updateTable('tours').set({ featured: false }).execute()
  const { body: all } = await api.get<TourSearchResult>('/api/pages/search-products?sort=date')
  const next = (await suggest('')).tours.map(({ seo_name }) => seo_name)
  expect(next).toEqual(all.data.slice(0, 3).map(({ seo_name }) => seo_name))
  await db.updateTable('tours').set({ featured: true }).where('id', 'in', ids).execute()
})

test('at most eight suggestions', async () => {
  for (const typed of ['', 'ka', 'is', 'bal', 'istanbul', 'gü', 'tu', 'ba']) {
    const { holidays, tours, places, categories, visas } = await suggest(typed)
    expect(holidays.length + tours.length + places.length + categories.length + visas.length).toBeLessThanOrEqual(8)
  }
})

test('a text that is too long is refused at its field', async () => {
  const { status, body } = await api.get(`/api/pages/search-suggestions?search=${'a'.repeat(121)}`)
  expect(status).toBe(422)
  expect(Object.keys(body.errors as object)).toEqual(['search'])
})

// Letters of which unaccent(text) makes punctuation, alone, as a stem, and within a word.
test.each(['ʹ', 'ʹʹʹ', 'ʹʹʹlar', 'ʺ', '½', '\u0301', 'ˈler ʹ'])(
  '%j, of which no letter may be left, is searched',
  async (typed) => {
    expect((await search(typed)).codes).toEqual(expect.any(Array))
    expect((await search(`balkan ${typed}`)).codes).toEqual((await search('balkan')).codes)
  },
)

test('no text causes a server error', async () => {
  const hostile = fc.constantFrom(
    ...'\'"\\%_&|!():*<>-; \u0000\u200d\ud83cıİşğẤ0',
    'nisan',
    '2027',
    ' ve ',
    '20 gün',
    '\ud800',
  )
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 140 }),
    fc.array(hostile, { maxLength: 60 }).map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  )
  await fc.assert(
    fc.asyncProperty(typed, fc.constantFrom('tr', 'en', 'xx', "'"), async (text, lang) => {
      const query = new URLSearchParams({ search: text, lang })
      for (const path of ['search-products', 'search-suggestions']) {
        const { status } = await api.get(`/api/pages/${path}?${query}`)
        // 400: characters that PostgreSQL texts cannot hold, such as NUL.
        expect([200, 400, 422]).toContain(status)
      }
    }),
    // Each run searches twice for random words that no index has, so the timeout is longer.
    { numRuns: 60 },
  )
})

test('no other field causes a server error', async () => {
  const names = [
    'page',
    'sort',
    'month',
    'city',
    'transporter_types',
    'nights',
    'price_min',
    'price_max',
    'visa',
    'holiday',
    'search_type',
    'featured',
  ]
  const value = fc.oneof(
    fc.string({ maxLength: 90 }),
    fc.integer().map(String),
    fc.constantFrom('1', '99999', '0-60', '2027-04', 'kurban-bayrami', 'true', '[]', '["ucak"]'),
  )
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 4 }), async (fields) => {
      const { status } = await api.get(`/api/pages/search-products?${new URLSearchParams(fields)}`)
      expect([200, 400, 422]).toContain(status)
    }),
    { numRuns: 150 },
  )
})
