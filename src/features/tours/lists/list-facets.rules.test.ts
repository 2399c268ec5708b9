import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day } from '#src/base/dates.ts'
import { holidayKeys } from '#src/features/departures/board/departures.links.ts'
import { holidaysAhead } from '#src/features/departures/board/holidays.ts'
import { visaModes } from '#src/features/departures/board/shown-departures.schema.ts'
import { nightsBuckets } from '../tours.rules.ts'
import { transporterTypes } from '../tours.schema.ts'
import { facetsOf, type MenuCategory } from './list-facets.rules.ts'
import { chooseTours, type Filters, type IndexedTour, offerOf, type Scope, timesOf } from './list-filters.rules.ts'

const today = '2027-03-01'
const ahead = holidaysAhead(holidayKeys, today)
const cities = ['İstanbul', 'İzmir', 'Ankara']
/** 1 with its sub-category 2, and 3. */
const categories: MenuCategory[] = [
  { id: 1, parent_id: null, name: 'Yurt dışı', seo_name: 'yurt-disi' },
  { id: 2, parent_id: 1, name: 'Balkanlar', seo_name: 'balkanlar' },
  { id: 3, parent_id: null, name: 'Anadolu', seo_name: 'anadolu' },
]
const families: Record<string, number[]> = { 'yurt-disi': [1, 2], anadolu: [3] }
const names = { holidays: [...new Set(ahead.map(({ key }) => key))], holidayName: (key: string) => key, categories }

const departure = fc
  .record({
    day: fc.integer({ min: 0, max: 200 }),
    length: fc.integer({ min: 0, max: 9 }),
    lira: fc.option(
      fc.integer({ min: 1, max: 9 }).map((thousands) => thousands * 1000_00),
      { freq: 9 },
    ),
    is_late: fc.boolean(),
  })
  .map(({ day, length, ...rest }) => {
    const start_date: Day = addDays(today, day)
    return { start_date, ...timesOf({ start_date, end_date: addDays(start_date, length) }, ahead), ...rest }
  })
const tour = fc.record({
  departure_city: fc.constantFrom(...cities),
  transporter_types: fc.subarray([...transporterTypes]),
  nights: fc.integer({ min: 0, max: 12 }),
  visa_mode: fc.constantFrom(...visaModes),
  category_ids: fc.subarray([1, 2, 3]),
  departures: fc
    .array(departure, { maxLength: 8 })
    .map((days) => days.toSorted((a, b) => (a.start_date < b.start_date ? -1 : 1))),
})
const tours = fc
  .array(tour, { maxLength: 30 })
  .map((all): IndexedTour[] => all.map((each, n) => ({ ...each, id: n + 1 })))

const sometimes = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 2 })
const filters = fc
  .record({
    month: sometimes(fc.constantFrom('2027-03', '2027-04', '2027-05')),
    holiday: sometimes(fc.constantFrom(...names.holidays)),
    city: sometimes(fc.constantFrom(...cities)),
    transporter_types: fc.subarray([...transporterTypes], { maxLength: 2 }),
    nights: sometimes(fc.constantFrom(...nightsBuckets.map(({ value }) => value), '5')),
    visa: sometimes(fc.constantFrom(...visaModes)),
    price_min: sometimes(fc.integer({ min: 0, max: 9000 })),
    price_max: sometimes(fc.integer({ min: 0, max: 9000 })),
    category: sometimes(fc.constantFrom('yurt-disi', 'anadolu')),
  })
  .map((all): Filters => ({ ...all, category_ids: all.category && families[all.category] }))
const scope = fc.oneof(
  fc.constant<Scope>({}),
  fc
    .record({
      months: fc.subarray([3, 5], { maxLength: 1 }),
      years: fc.subarray([2027], { maxLength: 1 }),
      holidays: fc.subarray(names.holidays, { maxLength: 1 }),
    })
    .map((terms): Scope => {
      return { search: { query: null, did_you_mean: null, unknown_words: [], terms: { ...terms, asks_visa: false } } }
    }),
)

const lengthOf = (all: readonly IndexedTour[], within: Scope, by: Filters) =>
  chooseTours(all, within, { ...by, sort: 'queue' }).length

/** The filters with one value chosen instead of the present one. */
const choosing: Record<string, (value: string) => Partial<Filters>> = {
  months: (month) => ({ month }),
  holidays: (holiday) => ({ holiday: holiday as Filters['holiday'] }),
  cities: (city) => ({ city }),
  transporter_types: (kind) => ({ transporter_types: [kind as Filters['transporter_types'][number]] }),
  nights: (nights) => ({ nights }),
  visa: (visa) => ({ visa: visa as Filters['visa'] }),
  categories: (category) => ({ category, category_ids: families[category] }),
}

test('the count of a value is the length of the list that it leads to, and no list of another value has a tour', () => {
  const values: Record<string, readonly string[]> = {
    months: ['2027-03', '2027-04', '2027-05', '2027-06', '2027-07', '2027-08', '2027-09'],
    holidays: names.holidays,
    cities,
    transporter_types: transporterTypes,
    nights: nightsBuckets.map(({ value }) => value),
    visa: visaModes,
    categories: ['yurt-disi', 'anadolu'],
  }
  fc.assert(
    fc.property(tours, scope, filters, (all, within, chosen) => {
      const facets = facetsOf(all, within, chosen, names)
      for (const [facet, choose] of Object.entries(choosing)) {
        const counts = new Map(facets[facet as 'months'].map(({ value, count }) => [value, count]))
        for (const value of values[facet]!) {
          const list = lengthOf(all, within, { ...chosen, ...choose(value) })
          expect({ facet, value, count: counts.get(value) ?? 0 }).toEqual({ facet, value, count: list })
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('the price range has every tour of the list without filters that has a price', () => {
  fc.assert(
    fc.property(tours, (all): void => {
      const { price } = facetsOf(all, {}, { transporter_types: [] }, names)
      const priced = all.filter(({ departures }) => offerOf(departures).lira !== null).length
      if (price === null) return void expect(priced).toBe(0)
      const within = { transporter_types: [], price_min: price.min, price_max: price.max }
      expect(lengthOf(all, {}, within)).toBe(priced)
    }),
  )
})

test.each([
  { sort: 'queue', ids: [1, 2, 3, 4] },
  { sort: 'date', ids: [3, 1, 2, 4] },
  { sort: 'price', ids: [1, 2, 3, 4] },
  { sort: 'price_desc', ids: [3, 1, 2, 4] },
  { sort: 'nights', ids: [2, 3, 4, 1] },
] as const)('sorted by $sort, equals keep the list’s own order', ({ sort, ids }) => {
  const days = { month: '2027-04', holidays: [] }
  const plain = { departure_city: 'İzmir', transporter_types: [], visa_mode: 'vizesiz' as const, category_ids: [] }
  const all: IndexedTour[] = [
    { ...plain, id: 1, nights: 4, departures: [{ ...days, start_date: '2027-04-02', lira: 100, is_late: false }] },
    { ...plain, id: 2, nights: 1, departures: [{ ...days, start_date: '2027-04-03', lira: 100, is_late: false }] },
    {
      ...plain,
      id: 3,
      nights: 2,
      departures: [
        // Cheaper, but a visa may come too late.
        { ...days, start_date: '2027-04-01', lira: 50, is_late: true },
        { ...days, start_date: '2027-04-09', lira: 200, is_late: false },
      ],
    },
    { ...plain, id: 4, nights: 2, departures: [] },
  ]
  expect(chooseTours(all, {}, { transporter_types: [], sort })).toEqual(ids)
})
