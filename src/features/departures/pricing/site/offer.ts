import { sum, toMajor, toMinor } from '#src/base/money.ts'
import { bandPrices } from '../../board/departures.rules.ts'
import type { CardDeparture } from '../../board/shown-departures.schema.ts'
import { visaInTimeFirst } from '../../board/visa.rules.ts'
import { type Party, type PriceRow, partyLines, type RoomRules } from '../pricing.rules.ts'
import type { VisitorParty } from './visitor-party.ts'

/** What a tour's prices depend on, besides the departure. */
export type PricedTour = {
  nights: number
  child_age_ranges: readonly { min_age: number; max_age: number }[]
  child_price_min_adults: number
}

/** The prices of a departure in major units. An absent child price is null: the child pays as an adult. */
type Prices = Pick<CardDeparture, 'multi_room_price' | 'single_room_price'> & Partial<Pick<CardDeparture, ChildPrice>>
type ChildPrice = Extract<keyof CardDeparture, `child_${string}`>

/** A departure on a card. Absent fields are null; `seats_left` is at most `maxParty`, which stands for more. */
export type OfferedDeparture = Omit<CardDeparture, ChildPrice | 'holiday' | 'try_price'> &
  Partial<Pick<CardDeparture, ChildPrice | 'holiday' | 'try_price'>>

/** A tour with the departures that a party may be offered. */
export type OfferedTour = PricedTour & {
  visa_from: string | null
  /** day of the lowest price; null when nothing is on sale */
  from_date: string | null
  next_departures: readonly OfferedDeparture[]
  other_departures: readonly OfferedDeparture[]
}

/** A departure with seats for a party, and its price for that party in major units; null while an age is missing. */
export type Offer = { departure: OfferedDeparture; total: number | null }

/** What an offer costs a party in lira, major units; null for lira itself, without a rate, and while an age is missing. */
export function tryTotal({ departure, total }: Offer): number | null {
  const { try_price, multi_room_price } = departure
  return total === null || try_price == null || multi_room_price === 0 ? null : (total * try_price) / multi_room_price
}

/** The departure of the lowest price, or the next one with enough seats. Null when no departure has them. */
export function offerFor(tour: OfferedTour, party: VisitorParty): Offer | null {
  const cheapest = departuresFor(tour, party).find(({ start_date }) => start_date === tour.from_date)
  return cheapest ? offerOf(tour, cheapest, party) : nextOfferFor(tour, party)
}

/** The next departure with enough seats. */
export function nextOfferFor(tour: OfferedTour, party: VisitorParty): Offer | null {
  const [next] = departuresFor(tour, party)
  return next ? offerOf(tour, next, party) : null
}

function offerOf(tour: PricedTour, departure: OfferedDeparture, party: VisitorParty): Offer {
  return { departure, total: totalFor(tour, departure, party) }
}

function departuresFor(tour: OfferedTour, party: VisitorParty): readonly OfferedDeparture[] {
  const departures = [...tour.next_departures, ...tour.other_departures]
  return visaInTimeFirst(
    tour,
    departures.filter(({ seats_left }) => seats_left >= sizeOf(party)),
  )
}

/** The most free seats that any departure of the tour has. */
export function mostSeats({ next_departures, other_departures }: OfferedTour): number {
  return Math.max(...[...next_departures, ...other_departures].map(({ seats_left }) => seats_left))
}

/** People, each of whom takes a seat. */
function sizeOf({ adults, ages }: VisitorParty): number {
  return adults + ages.length
}

function totalFor(tour: PricedTour, prices: Prices, { adults, ages }: VisitorParty): number | null {
  const childrenAges = ages.filter((age) => age !== null)
  if (childrenAges.length < ages.length) return null
  const lines = partyLines(priceRowOf(prices), rulesOf(tour), { adults, childrenAges, singleRooms: 0 })
  return toMajor(sum(lines.map(({ amount }) => amount)))
}

/**
 * What an adult of the party pays, in major units. `isSingle`: none of them shares a room. `lines`: how many the price will have;
 * with children it may be more.
 */
export function pricePerAdult(
  tour: Pick<PricedTour, 'nights'>,
  prices: Prices,
  { adults, ages, singleRooms }: VisitorParty & Pick<Party, 'singleRooms'>,
): { amount: number; isSingle: boolean; lines: number } {
  const rules: RoomRules = { nights: tour.nights, child_bands: [], child_price_min_adults: 0 }
  // The children's own prices do not matter here, but their presence does: a room with a child is shared.
  const lines = partyLines(priceRowOf(prices), rules, { adults, childrenAges: ages.map(() => 0), singleRooms })
  const isSingle = lines.every(({ kind }) => kind !== 'multi_room')
  return { amount: isSingle ? prices.single_room_price : prices.multi_room_price, isSingle, lines: lines.length }
}

function rulesOf({ nights, child_age_ranges, child_price_min_adults }: PricedTour): RoomRules {
  return {
    nights,
    child_price_min_adults,
    child_bands: child_age_ranges.map((ages, at) => ({ band: at + 1, ...ages })),
  }
}

function priceRowOf(prices: Prices): PriceRow {
  return {
    multi_room_price: toMinor(prices.multi_room_price),
    single_room_price: toMinor(prices.single_room_price),
    child_prices: bandPrices.map((name) => (prices[name] == null ? null : toMinor(prices[name]))),
  }
}
