import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { addDays, monthOf } from '#src/base/dates.ts'
import type { Client } from '#src/base/http/client/client.ts'
import { contentApi } from '#src/features/content/content.api.server.ts'
import { departureStatuses } from '#src/features/departures/board/shown-departures.schema.ts'
import { pricingApi } from '#src/features/departures/pricing/pricing.api.server.ts'
import type { PriceQuote } from '#src/features/departures/pricing/pricing.schema.ts'
import { nextOfferFor, type OfferedTour, offerFor, pricePerAdult } from '#src/features/departures/pricing/site/offer.ts'
import type { VisitorParty } from '#src/features/departures/pricing/site/visitor-party.ts'
import { testRoom } from '#src/features/languages/site.fixture.ts'
import { cardData } from '#src/features/tours/cards/site/card-data.ts'
import { toursApi } from '#src/features/tours/catalogue/catalogue.api.server.ts'
import { categoryPagesApi } from '#src/features/tours/catalogue/category-pages.api.server.ts'
import type { CategoryPage } from '#src/features/tours/catalogue/category-pages.schema.ts'
import { insertCategory, insertDeparture, insertRate, insertTour } from '#src/features/tours/tours.fixture.ts'
import type { SearchSuggestions, Tour, TourCard, TourSearchResult } from '#src/features/tours/tours.schema.ts'
import { loadHome } from './home/home-data.ts'
import { searchSuggestionsApi } from './search/search-suggestions.api.server.ts'

const today = '2027-03-10'
const room = testRoom([...toursApi, ...categoryPagesApi, ...contentApi, ...searchSuggestionsApi, ...pricingApi], {
  now: () => new Date(`${today}T09:00:00Z`),
})
const tourCount = 20
const amount = fc.integer({ min: 0, max: 90_000_00 })

const departureOf = fc.record({
  day: fc.integer({ min: 0, max: 70 }),
  status: fc.oneof({ weight: 4, arbitrary: fc.constant('satista' as const) }, fc.constantFrom(...departureStatuses)),
  quota: fc.integer({ min: 0, max: 25 }),
  taken: fc.integer({ min: 0, max: 25 }),
  sales_cutoff_days: fc.integer({ min: 0, max: 4 }),
  currency: fc.constantFrom('TRY' as const, 'EUR' as const, 'USD' as const),
  multi_room_price: amount,
  single_room_price: amount,
  child_prices: fc.array(amount, { maxLength: 2 }),
})
const tourOf = fc.record({
  nights: fc.integer({ min: 0, max: 2 }),
  child_price_min_adults: fc.integer({ min: 1, max: 3 }),
  bands: fc.constantFrom<[number, number][]>([], [[0, 2]], [[0, 6], [7, 12]], [[3, 6], [9, 12]]), // biome-ignore format: one line
  departures: fc.uniqueArray(departureOf, { minLength: 1, maxLength: 8, selector: ({ day }) => day }),
})
const partyOf: fc.Arbitrary<VisitorParty> = fc.record({
  adults: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 16 })),
  ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
})

let category: string
let tours: Tour[]

beforeAll(async () => {
  const { db } = room
  await insertRate(db, 'EUR', today, '50.1234')
  const { id } = await insertCategory(db, { tr: 'Geziler' })
  category = 'geziler'
  const catalogue = fc.sample(tourOf, { seed: 20270310, numRuns: tourCount })
  for (const [at, { nights, child_price_min_adults, bands, departures }] of catalogue.entries()) {
    const texts = { tr: { name: `Gezi ${at}`, tour_place: 'Göreme' } }
    const tour = await insertTour(db, {
      texts,
      nights,
      child_price_min_adults,
      child_bands: bands,
      categories: [id],
      queue: at,
      featured: at % 3 === 0,
    })
    for (const { day, quota, taken, child_prices, ...departure } of departures)
      await insertDeparture(db, tour.id, addDays(today, day), {
        ...departure,
        quota,
        seats_taken: Math.min(quota, taken),
        child_prices: child_prices.slice(0, bands.length),
      })
  }
  tours = await Promise.all(catalogue.map((_, at) => read<Tour>(`/api/pages/product/gezi-${at}`)))
})

const read = async <T>(path: string) => (await room.get<T>(path)).body
const client = { get: read } as unknown as Client

/** Everything that the calculator sells to a party: quotes by tour and day, in the order of the days. */
async function soldTo(party: VisitorParty, singleRoomQuantity = 0): Promise<Map<string, Map<string, PriceQuote>>> {
  const sold = new Map<string, Map<string, PriceQuote>>()
  for (const { seo_name, token, departures } of tours) {
    const quotes = new Map<string, PriceQuote>()
    for (const { start_date } of departures) {
      const { status, body } = await room.post<PriceQuote>('/api/cart-calculator', {
        token,
        tourDate: start_date,
        peopleQuantity: party.adults,
        childrenQuantity: party.ages.length,
        childrenAges: party.ages,
        singleRoomQuantity,
      })
      if (status === 200) quotes.set(start_date, body)
    }
    sold.set(seo_name, quotes)
  }
  return sold
}

type Shown = { place: string; seo_name: string; card: OfferedTour; isInShownMonth: (day: string) => boolean }

/** Every card of the site. */
async function shownCards(): Promise<Shown[]> {
  const month = monthOf(addDays(today, 40))
  const always: Shown['isInShownMonth'] = () => true
  const inMonth: Shown['isInShownMonth'] = (day) => monthOf(day) === month
  const of = (place: string, cards: readonly TourCard[], isInShownMonth = always): Shown[] =>
    cards.map((card) => ({ place, seo_name: card.seo_name, card: cardData(card), isInShownMonth }))
  const search = async (query: string) => (await read<TourSearchResult>(`/api/pages/search-products?${query}`)).data
  const suggested = (await read<SearchSuggestions>('/api/pages/search-suggestions?search=goreme')).tours
  return [
    ...of('search', [...(await search('search=goreme')), ...(await search('search=goreme&page=2'))]),
    ...of('search by price', await search('sort=price')),
    ...of('search in a month', await search(`month=${month}`), inMonth),
    ...of('category', (await read<CategoryPage>(`/api/pages/products/${category}`)).products.data),
    ...of('similar tours', (await read<Tour>('/api/pages/product/gezi-3')).similar),
    ...suggested.map(({ from_price, ...card }) => ({
      place: 'suggestions',
      seo_name: card.seo_name,
      card: { ...card, from_date: from_price?.start_date ?? null },
      isInShownMonth: always,
    })),
    ...(await loadHome(client)).featured.map((card) => ({
      place: 'home',
      seo_name: card.seo_name,
      card,
      isInShownMonth: always,
    })),
  ]
}

test('every price on a card is what the calculator says for its departure and the party', async () => {
  const cards = await shownCards()
  expect(new Set(cards.map(({ place }) => place)).size).toBe(7)
  let [offers, none] = [0, 0]
  await fc.assert(
    fc.asyncProperty(partyOf, async (party) => {
      const sold = await soldTo(party)
      for (const { place, seo_name, card, isInShownMonth } of cards) {
        const quotes = sold.get(seo_name)!
        const days = [...quotes.keys()].filter(isInShownMonth)
        const expected = card.from_date && days.includes(card.from_date) ? card.from_date : days[0]
        const offer = offerFor(card, party)
        const quote = expected === undefined ? undefined : quotes.get(expected)!
        expect({ place, seo_name, ...printed(offer) }).toEqual({ place, seo_name, ...calculated(quote) })
        if (quote) offers++
        else none++
      }
    }),
    { numRuns: 12, seed: 47 },
  )
  expect(offers).toBeGreaterThan(100)
  expect(none).toBeGreaterThan(20)
})

test('a row of the timetable is the next departure that has seats for the party, at its own price', async () => {
  const { upcoming } = await loadHome(client)
  expect(upcoming.length).toBeGreaterThan(5)
  await fc.assert(
    fc.asyncProperty(partyOf, async (party) => {
      const sold = await soldTo(party)
      for (const tour of upcoming) {
        const [next] = sold.get(tour.seo_name)!.values()
        expect({ name: tour.name, ...printed(nextOfferFor(tour, party)) }).toEqual({
          name: tour.name,
          ...calculated(next),
        })
      }
    }),
    { numRuns: 8, seed: 48 },
  )
})

test('the table and the headline of a tour page show the unit prices of the calculator', async () => {
  await fc.assert(
    fc.asyncProperty(partyOf, fc.integer({ min: 0, max: 3 }), async (party, wanted) => {
      const singleRooms = Math.min(wanted, party.adults)
      const sold = await soldTo(party, singleRooms)
      for (const tour of tours) {
        const quotes = sold.get(tour.seo_name)!
        for (const departure of tour.departures) {
          const quote = quotes.get(departure.start_date)
          if (!quote) continue
          const { multi_room_price, single_room_price, child_age_range_1_price, child_age_range_2_price } = quote
          expect(departure).toMatchObject({ multi_room_price, single_room_price, currency: quote.currency })
          expect(departure).toMatchObject({ child_age_range_1_price, child_age_range_2_price })
          const head = pricePerAdult(tour, departure, { ...party, singleRooms })
          const kind = head.isSingle ? 'single_room' : 'multi_room'
          expect(quote.lines.find((line) => line.kind === kind)?.unit_price).toBe(head.amount)
        }
      }
    }),
    { numRuns: 8, seed: 49 },
  )
})

test('the lowest price of a card is that of its departure', async () => {
  const { data } = await read<TourSearchResult>('/api/pages/search-products?search=goreme')
  const priced = data.filter(({ from_price }) => from_price !== null)
  expect(priced.length).toBeGreaterThan(5)
  for (const { from_price, next_departures, other_departures } of priced) {
    const departure = [...next_departures, ...other_departures].find(
      ({ start_date }) => start_date === from_price!.start_date,
    )!
    const { multi_room_price, currency, try_price } = departure
    expect(from_price).toMatchObject({ amount: multi_room_price, currency, try_amount: try_price })
  }
})

function printed(offer: ReturnType<typeof offerFor>) {
  if (!offer) return null
  const { start_date, multi_room_price, currency } = offer.departure
  return { start_date, multi_room_price, currency, total: offer.total }
}

function calculated(quote: PriceQuote | undefined) {
  if (!quote) return null
  const { start_date, multi_room_price, currency, total } = quote
  return { start_date, multi_room_price, currency, total }
}
