import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#src/base/dates.ts'
import { departureStatuses } from '#src/features/departures/board/shown-departures.schema.ts'
import { testRoom } from '#src/features/languages/site.fixture.ts'
import { toursApi } from '../catalogue/catalogue.api.server.ts'
import { insertCategory, insertDeparture, insertRate, insertTour } from '../tours.fixture.ts'
import type { Tour, TourCard, TourSearchResult } from '../tours.schema.ts'

const now = () => new Date('2027-03-10T11:00:00Z')
const room = testRoom(toursApi, { now })

beforeAll(async () => {
  const { db } = room
  await insertRate(db, 'EUR', '2027-03-09', '50')
  const anatolia = await insertCategory(db, { tr: 'Yurt İçi', en: 'Anatolia' })
  const abroad = await insertCategory(db, { tr: 'Yurt Dışı' })
  const balkans = await insertCategory(db, { tr: 'Balkanlar' }, { parent_id: abroad.id })

  const kapadokya = await insertTour(db, {
    code: 'YI-102',
    texts: {
      tr: { name: 'Uçakla Kapadokya', summary: 'Balonlar' },
      en: { name: 'Cappadocia by air', summary: 'Balloons' },
    },
    transporter_types: ['ucak', 'otobus'],
    categories: [anatolia.id],
    nights: 3,
    queue: 5,
    featured: true,
  })
  for (const day of ['2027-04-02', '2027-04-09', '2027-05-07', '2027-05-14', '2027-05-21'])
    await insertDeparture(db, kapadokya.id, day, { multi_room_price: day < '2027-05' ? 30_000_00 : 20_000_00 })
  const sirince = await insertTour(db, {
    texts: { tr: { name: 'Şirince ve Efes', tour_place: 'İzmir – Şirince – Iğdır' }, en: 'Ephesus' },
    departure_city: 'İzmir',
    categories: [anatolia.id],
    nights: 0,
    days: 1,
    queue: 4,
  })
  await insertDeparture(db, sirince.id, '2027-03-20', { multi_room_price: 1_500_00 })
  const balkan = await insertTour(db, {
    texts: { tr: { name: 'Büyük Balkan', tour_place: 'Üsküp – Ohri – Saraybosna' } },
    countries: ['MK', 'BA'],
    categories: [balkans.id],
    nights: 6,
    days: 7,
    queue: 3,
  })
  await insertDeparture(db, balkan.id, '2027-04-20', { currency: 'EUR', multi_room_price: 499_00 })
  const roma = await insertTour(db, {
    texts: { tr: { name: 'Roma', tour_place: 'İtalya' } },
    countries: ['IT'],
    transporter_types: ['ucak'],
    visa_mode: 'vizeli',
    categories: [abroad.id],
    nights: 3,
    queue: 2,
  })
  await insertDeparture(db, roma.id, '2028-04-20', { currency: 'USD', multi_room_price: 899_00 })
  const romantik = await insertTour(db, {
    texts: { tr: 'Romantik Yol' },
    countries: ['DE'],
    transporter_types: ['tren'],
    visa_mode: 'vizeli',
    categories: [abroad.id],
    nights: 9,
    days: 10,
    queue: 1,
  })
  await insertDeparture(db, romantik.id, '2027-06-01', { quota: 8, seats_taken: 8 })
  await insertDeparture(db, romantik.id, '2027-03-11', { sales_cutoff_days: 2 })
  const draft = await insertTour(db, {
    texts: { tr: 'Kapadokya Taslağı' },
    status: 'taslak',
    categories: [anatolia.id],
  })
  await insertDeparture(db, draft.id, '2027-04-02', { multi_room_price: 1_00 })
})

const search = async (query: string) => (await room.get<TourSearchResult>(`/api/pages/search-products?${query}`)).body
const names = async (query: string) => (await search(query)).data.map(({ name }) => name)
const all = ['Uçakla Kapadokya', 'Şirince ve Efes', 'Büyük Balkan', 'Roma', 'Romantik Yol']

test('without a search text every published tour is listed in the office’s order', async () => {
  expect(await names('')).toEqual(all)
})

test('a card has the first dates, the number of further ones and the lowest price on sale', async () => {
  const { data } = await search('')
  expect(data[0]).toMatchObject({
    next_departures: [
      { start_date: '2027-04-02', status: 'satista', seats_left: 20 },
      { start_date: '2027-04-09' },
      { start_date: '2027-05-07' },
    ],
    more_departures: 2,
    from_price: { amount: 20_000, currency: 'TRY', try_amount: null, start_date: '2027-05-07' },
    other_departures: [],
  })
  expect(data[2]!.from_price).toEqual({ amount: 499, currency: 'EUR', try_amount: 24_950, start_date: '2027-04-20' })
  expect(data[3]!.from_price).toEqual({ amount: 899, currency: 'USD', try_amount: null, start_date: '2028-04-20' })
  expect(data[4]).toMatchObject({ next_departures: [], more_departures: 0, from_price: null })
})

test('with a month filter a card has the dates and the price of that month', async () => {
  const { data } = await search('month=2027-04')
  expect(data[0]!.next_departures.map(({ start_date }) => start_date)).toEqual(['2027-04-02', '2027-04-09'])
  expect(data[0]).toMatchObject({ from_price: { amount: 30_000 }, more_departures: 0 })
})

test('a card has the later departures that a larger party may be offered, and the cheapest one', async () => {
  const { db } = room
  const { id } = await insertTour(db, { texts: { tr: 'Kalabalık Yol' }, child_bands: [[0, 6]] })
  const free = [1, 2, 2, 2, 5, 4, 30, 31]
  for (const [at, quota] of free.entries())
    await insertDeparture(db, id, addDays('2027-07-01', at), {
      quota,
      multi_room_price: at === 5 ? 500_00 : 900_00,
      child_prices: [at],
    })
  const [card] = (await search('search=kalabalık')).data
  const shown = ({ start_date, seats_left, child_age_range_1_price }: TourCard['next_departures'][number]) => [
    start_date.slice(-2),
    seats_left,
    child_age_range_1_price,
  ]
  expect(card!.next_departures.map(shown)).toEqual([
    ['01', 1, 0],
    ['02', 2, 0.01],
    ['03', 2, 0.02],
  ])
  expect(card!.other_departures.map(shown)).toEqual([
    ['05', 5, 0.04],
    ['06', 4, 0.05],
    // Strangers are told of 20 seats at most.
    ['07', 20, 0.06],
  ])
  expect(card).toMatchObject({
    from_price: { amount: 500, start_date: '2027-07-06' },
    more_departures: 5,
    child_price_min_adults: 2,
    child_age_ranges: [{ min_age: 0, max_age: 6 }],
  })
  await db.deleteFrom('departures').where('tour_id', '=', id).execute()
  await db.deleteFrom('tours').where('id', '=', id).execute()
})

test('cards and tour pages agree on the departures on sale, for every status, cut-off and number of seats', async () => {
  const { db } = room
  const { id } = await insertTour(db, { texts: { tr: 'Her Durum' } })
  let day = '2027-03-08'
  for (const status of departureStatuses)
    for (const sales_cutoff_days of [0, 1, 8])
      for (const seats_taken of [0, 9, 10]) {
        await insertDeparture(db, id, day, { status, sales_cutoff_days, seats_taken, quota: 10 })
        day = addDays(day, status === 'satista' ? 1 : 3)
      }
  const [card] = (await search('search=durum')).data
  const { departures } = (await room.get<Tour>('/api/pages/product/her-durum')).body
  const on_sale = departures.filter((departure) => departure.on_sale)
  expect(on_sale.length).toBeGreaterThan(5)
  expect(card!.next_departures).toEqual(
    on_sale.slice(0, 3).map(({ on_sale, sale_ends, sold_out, visa_at_risk, ...departure }) => departure),
  )
  expect(card!.more_departures).toBe(on_sale.length - 3)
  await db.deleteFrom('departures').where('tour_id', '=', id).execute()
  await db.deleteFrom('tours').where('id', '=', id).execute()
})

describe('filters', () => {
  test.each([
    { query: 'month=2027-04', found: ['Uçakla Kapadokya', 'Büyük Balkan'] },
    { query: 'month=2027-06', found: [], why: 'the only departure is full' },
    { query: 'month=2027-12', found: [] },
    { query: 'city=%C4%B0zmir', found: ['Şirince ve Efes'] },
    { query: 'transporter_types=ucak', found: ['Uçakla Kapadokya', 'Roma'] },
    { query: 'transporter_types=ucak,tren', found: ['Uçakla Kapadokya', 'Roma', 'Romantik Yol'] },
    { query: 'transporter_types=gemi', found: [] },
    { query: 'nights=0', found: ['Şirince ve Efes'] },
    { query: 'nights=1-3', found: ['Uçakla Kapadokya', 'Roma'] },
    { query: 'nights=4-7', found: ['Büyük Balkan'] },
    { query: 'nights=8-60', found: ['Romantik Yol'] },
    { query: 'visa=vizeli', found: ['Roma', 'Romantik Yol'] },
    { query: 'price_max=20000', found: ['Uçakla Kapadokya', 'Şirince ve Efes'] },
    { query: 'price_min=20000', found: ['Uçakla Kapadokya', 'Büyük Balkan'] },
    { query: 'price_min=24950&price_max=24950', found: ['Büyük Balkan'] },
    { query: 'month=2027-04&price_max=29999', found: ['Büyük Balkan'], why: 'the price is that of the month' },
    { query: 'featured=true', found: ['Uçakla Kapadokya'] },
    { query: 'search_type=yurt-disi', found: ['Roma', 'Romantik Yol', 'Büyük Balkan'] },
    { query: 'category=balkanlar', found: ['Büyük Balkan'] },
    { query: 'category=anatolia&nights=0', found: ['Şirince ve Efes'], why: 'a slug of another language' },
    { query: 'category=yok', found: [] },
    { query: 'search_type=hepsi&nights=0', found: ['Şirince ve Efes'] },
    { query: 'transporter_types=ucak&visa=vizeli&nights=1-3', found: ['Roma'] },
  ])('$query', async ({ query, found }) => {
    expect(await names(query)).toEqual(found)
    expect((await search(query)).total).toBe(found.length)
  })
})

describe('order', () => {
  test.each([
    { sort: 'date', found: ['Şirince ve Efes', 'Uçakla Kapadokya', 'Büyük Balkan', 'Roma', 'Romantik Yol'] },
    { sort: 'nights', found: ['Şirince ve Efes', 'Uçakla Kapadokya', 'Roma', 'Büyük Balkan', 'Romantik Yol'] },
  ])('by $sort', async ({ sort, found }) => expect(await names(`sort=${sort}`)).toEqual(found))

  test('by price compares values in lira; a tour without a rate or a departure comes last', async () => {
    const unpriced = ['Roma', 'Romantik Yol']
    expect(await names('sort=price')).toEqual(['Şirince ve Efes', 'Uçakla Kapadokya', 'Büyük Balkan', ...unpriced])
    expect(await names('sort=price_desc')).toEqual(['Büyük Balkan', 'Uçakla Kapadokya', 'Şirince ve Efes', ...unpriced])
  })
})

describe('search', () => {
  test.each([
    { typed: 'kapadokya', found: ['Uçakla Kapadokya'] },
    { typed: 'KAPADOKYA TURLARI', found: ['Uçakla Kapadokya'] },
    { typed: 'kapadokya’ya uçak', found: ['Uçakla Kapadokya'] },
    { typed: 'cappadocia', found: ['Uçakla Kapadokya'] },
    { typed: 'sirince', found: ['Şirince ve Efes'] },
    { typed: 'SİRİNCE', found: ['Şirince ve Efes'] },
    { typed: 'ŞIRINCE', found: ['Şirince ve Efes'] },
    { typed: 'ığdır', found: ['Şirince ve Efes'] },
    { typed: 'IGDIR', found: ['Şirince ve Efes'] },
    { typed: 'izmir çıkışlı', found: ['Şirince ve Efes'] },
    { typed: 'yi-102', found: ['Uçakla Kapadokya'] },
    { typed: 'YI102', found: ['Uçakla Kapadokya'] },
    { typed: 'balkanlar', found: ['Büyük Balkan'] },
    { typed: 'yurt dışı', found: ['Büyük Balkan', 'Roma', 'Romantik Yol'] },
    { typed: 'anatolia', found: ['Uçakla Kapadokya', 'Şirince ve Efes'] },
    { typed: 'makedonya', found: ['Büyük Balkan'] },
    { typed: 'bosna hersek', found: ['Büyük Balkan'] },
    { typed: 'Germany', found: ['Romantik Yol'] },
    { typed: 'almanya’da tren', found: ['Romantik Yol'] },
    { typed: 'roma', found: ['Roma'] },
    { typed: 'vizesiz', found: ['Uçakla Kapadokya', 'Şirince ve Efes', 'Büyük Balkan'] },
    { typed: 'günübirlik', found: ['Şirince ve Efes'] },
    { typed: 'nisan', found: ['Uçakla Kapadokya', 'Büyük Balkan', 'Roma'] },
    { typed: 'Nisan 2028', found: ['Roma'] },
    { typed: 'april', found: ['Uçakla Kapadokya', 'Büyük Balkan', 'Roma'] },
    { typed: '2028', found: ['Roma'] },
    { typed: 'mayıs kapadokya', found: ['Uçakla Kapadokya'] },
    { typed: 'haziran', found: [], why: 'nothing on sale in June' },
    { typed: '3 gece', found: ['Uçakla Kapadokya', 'Roma'] },
    { typed: '7 günlük balkan turu', found: ['Büyük Balkan'] },
    { typed: 'kapadoyka', found: ['Uçakla Kapadokya'], why: 'two letters swapped' },
    { typed: 'kapodokya', found: ['Uçakla Kapadokya'], why: 'a wrong letter' },
    { typed: 'sirnce', found: ['Şirince ve Efes'], why: 'a letter left out' },
    { typed: 'italyaa', found: ['Roma'] },
    { typed: 'kapad', found: ['Uçakla Kapadokya'], why: 'the start of a word' },
    { typed: 'kapadokya roma', found: [], why: 'every word counts' },
    { typed: 'xyzzy', found: [] },
    { typed: 'taslağı', found: [], why: 'not published' },
    { typed: 'tur', found: all, why: 'says nothing' },
    { typed: '!?', found: all },
    { typed: "' | ! & ( :* \\", found: all },
  ])('$typed', async ({ typed, found }) => {
    expect(await names(`search=${encodeURIComponent(typed)}`)).toEqual(found)
  })

  test('an exact word ranks before a longer word that starts with it', async () => {
    const { db } = room
    const { id } = await insertTour(db, { texts: { tr: 'Balkanofiller' }, queue: 99 })
    expect(await names('search=balkan')).toEqual(['Büyük Balkan', 'Balkanofiller'])
    expect(await names('search=balkan&sort=nights')).toEqual(['Balkanofiller', 'Büyük Balkan'])
    await db.deleteFrom('tours').where('id', '=', id).execute()
  })

  test('finds a text as soon as the office saves it, and no longer once it is deleted', async () => {
    const { db } = room
    const { id } = await insertTour(db, { texts: { tr: 'Nemrut' } })
    expect(await names('search=nemrut')).toEqual(['Nemrut'])
    await db.updateTable('tour_texts').set({ name: 'Harran' }).where('tour_id', '=', id).execute()
    expect(await names('search=nemrut')).toEqual([])
    expect(await names('search=harran')).toEqual(['Harran'])
    await db
      .updateTable('tours')
      .set({ countries: ['JP'] })
      .where('id', '=', id)
      .execute()
    expect(await names('search=japonya')).toEqual(['Harran'])
    await db.deleteFrom('tours').where('id', '=', id).execute()
    expect(await names('search=harran')).toEqual([])
  })
})

describe('facets', () => {
  const counts = (...facets: [value: string, count: number][]) => facets.map(([value, count]) => ({ value, count }))

  test('without filters count every tour', async () => {
    expect((await search('')).filters).toEqual({
      months: counts(['2027-03', 1], ['2027-04', 2], ['2027-05', 1], ['2028-04', 1]),
      cities: counts(['İstanbul', 4], ['İzmir', 1]),
      transporter_types: counts(['otobus', 3], ['ucak', 2], ['tren', 1]),
      nights: counts(['0', 1], ['1-3', 2], ['4-7', 1], ['8-60', 1]),
      visa: counts(['vizesiz', 3], ['vizeli', 2]),
      holidays: [],
      categories: [
        { value: 'yurt-ici', name: 'Yurt İçi', count: 2 },
        { value: 'yurt-disi', name: 'Yurt Dışı', count: 3 },
      ],
      price: { min: 1500, max: 24_950 },
      unrated: 1,
    })
  })

  /** For any filters: the list of a chosen value is as long as its count. */
  test.each([
    '',
    'month=2027-04',
    'visa=vizeli',
    'price_max=25000',
    'transporter_types=ucak&nights=1-3',
    'search=nisan',
    'category=yurt-disi&visa=vizeli',
  ])('with "%s" each count is the length of the list its choice leads to', async (query) => {
    const { filters } = await search(query)
    const choices = [
      ...filters.months.map(({ value, count }) => ({ name: 'month', value, count })),
      ...filters.cities.map(({ value, count }) => ({ name: 'city', value, count })),
      ...filters.transporter_types.map(({ value, count }) => ({ name: 'transporter_types', value, count })),
      ...filters.nights.map(({ value, count }) => ({ name: 'nights', value, count })),
      ...filters.visa.map(({ value, count }) => ({ name: 'visa', value, count })),
      ...filters.categories.map(({ value, count }) => ({ name: 'category', value, count })),
    ]
    expect(choices.length).toBeGreaterThan(4)
    for (const { name, value, count } of choices) {
      const chosen = new URLSearchParams(query)
      chosen.set(name, value)
      expect({ name, value, count: (await search(chosen.toString())).total }).toEqual({ name, value, count })
    }
  })

  test('the price range is that of the unfiltered list', async () => {
    expect((await search('price_max=2000&month=2027-03')).filters.price).toEqual({ min: 1500, max: 24_950 })
  })
})

test.each([
  { query: 'page=0', field: 'page' },
  { query: 'page=x', field: 'page' },
  { query: 'sort=popular', field: 'sort' },
  { query: 'month=2027-13', field: 'month' },
  { query: 'month=2027', field: 'month' },
  { query: 'month=0000-05', field: 'month' },
  { query: 'nights=many', field: 'nights' },
  { query: 'transporter_types=ucak,balon', field: 'transporter_types.1' },
  { query: 'price_min=-1', field: 'price_min' },
  { query: 'visa=belki', field: 'visa' },
  { query: `search=${'a'.repeat(121)}`, field: 'search' },
])('$query is refused at its field', async ({ query, field }) => {
  const { status, body } = await room.get(`/api/pages/search-products?${query}`)
  expect(status).toBe(422)
  expect(Object.keys(body.errors as object)).toEqual([field])
})

test('a list has the tours that are published in the requested language', async () => {
  expect(await names('lang=en')).toEqual(['Cappadocia by air', 'Ephesus'])
  expect(await search('lang=en')).toMatchObject({ total: 2 })
})

test('pages follow each other without gaps or repeats, and a page after the last is empty', async () => {
  const { db } = room
  const category = await insertCategory(db, { tr: 'Sayfalı' })
  for (let queue = 1; queue <= 30; queue++)
    await insertTour(db, { texts: { tr: `Sayfa ${queue}` }, queue, categories: [category.id], status: 'yayinda' })
  const pages = []
  for (const page of [1, 2, 3, 4]) pages.push(await search(`search_type=sayfali&page=${page}`))
  expect(pages[0]).toMatchObject({ page: 1, page_count: 3, total: 30, per_page: 12 })
  expect(pages[3]).toMatchObject({ page: 4, page_count: 3, total: 30 })
  expect(pages.map(({ data }) => data.length)).toEqual([12, 12, 6, 0])
  expect(pages.flatMap(({ data }) => data.map(({ name }) => name))).toEqual(
    Array.from({ length: 30 }, (_, i) => `Sayfa ${30 - i}`),
  )
})
