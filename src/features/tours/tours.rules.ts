import type { Day } from '#src/base/dates.ts'
import { type Currency, type Minor, toLira, toMajor } from '#src/base/money.ts'
import { bandPriceFields, type ChildPrices } from './departures/departures.rules.ts'
import { holidayNameOf } from './departures/holidays.ts'
import { type DepartureState, isOnSale, isSoldOut, seatsLeft } from './departures/sale.rules.ts'
import { isVisaAtRisk, type VisaNeed } from './departures/visa.rules.ts'
import type { CardDeparture, Departure, Price, TourCard } from './tours.schema.ts'

/** Lira for one unit of a foreign currency; without TRY and currencies that have no rate. */
export type Rates = ReadonlyMap<string, number>

export type DepartureRow = DepartureState & {
  end_date: Day
  currency: Currency
  multi_room_price: Minor
  single_room_price: Minor
  child_prices: ChildPrices
}

/** Values of the filter "nights", both ends included. */
export const nightsBuckets = [
  { value: '0', from: 0, to: 0 },
  { value: '1-3', from: 1, to: 3 },
  { value: '4-7', from: 4, to: 7 },
  { value: '8-60', from: 8, to: 60 },
] as const

/** Parses '4-7' or '5' from an address; any range is accepted, not only the buckets. */
export function nightsRange(nights: string): { from: number; to: number } {
  const [from = 0, to = from] = nights.split('-').map(Number)
  return { from, to }
}

/** An amount for the wire, with its value in lira when it is foreign and has a rate. */
export function priceOf(amount: Minor, currency: string, rates: Rates): Price {
  return { amount: toMajor(amount), currency, try_amount: liraWorth(amount, currency, rates) }
}

/** @returns major units; null for lira itself and for a currency without a rate. */
export function liraWorth(amount: Minor, currency: string, rates: Rates): number | null {
  const rate = rates.get(currency)
  return rate === undefined ? null : toMajor(toLira(amount, rate))
}

export function toDeparture(
  row: DepartureRow & VisaNeed,
  { today, lang }: { today: Day; lang: string },
  rates: Rates,
): Departure {
  return {
    ...toCardDeparture(row, rates, lang),
    on_sale: isOnSale(row, today),
    sold_out: isSoldOut(row),
    visa_at_risk: isVisaAtRisk(row, row.start_date, today),
  }
}

type ShownRow = Omit<DepartureRow, 'sales_cutoff_days'>

function toCardDeparture(row: ShownRow, rates: Rates, lang: string): CardDeparture {
  return {
    start_date: row.start_date,
    end_date: row.end_date,
    status: row.status,
    seats_left: seatsLeft(row),
    holiday: holidayNameOf(row, lang),
    currency: row.currency,
    multi_room_price: toMajor(row.multi_room_price),
    single_room_price: toMajor(row.single_room_price),
    ...bandPriceFields(row.child_prices),
    try_price: liraWorth(row.multi_room_price, row.currency, rates),
  }
}

/** Dates on a card before "+9 tarih". */
export const cardDepartures = 3

export type OfferRow = {
  /** day of the cheapest departure on sale by its value in lira; null when nothing is on sale */
  from_date: Day | null
  /** the first departures on sale, and later ones that a party may be offered, by date */
  offered: ShownRow[]
  on_sale: number
}

/** Dates and prices of a card. */
export function toOffer(
  { from_date, offered, on_sale }: OfferRow,
  rates: Rates,
  lang: string,
): Pick<TourCard, 'from_price' | 'next_departures' | 'other_departures' | 'more_departures'> {
  const departures = offered.map((row) => toCardDeparture(row, rates, lang))
  const cheapest = offered.find(({ start_date }) => start_date === from_date)
  const next_departures = departures.slice(0, cardDepartures)
  return {
    from_price: cheapest
      ? { ...priceOf(cheapest.multi_room_price, cheapest.currency, rates), start_date: cheapest.start_date }
      : null,
    next_departures,
    other_departures: departures.slice(cardDepartures),
    more_departures: on_sale - next_departures.length,
  }
}
