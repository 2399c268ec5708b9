import { addDays, type Day } from '#src/base/dates.ts'
import { type Currency, type Minor, toLira, toMajor } from '#src/base/money.ts'
import { bandPriceFields, type ChildPrices } from './departures/departures.rules.ts'
import { holidayNameOf } from './departures/holidays.ts'
import { type DepartureState, isOnSale, isSoldOut, seatsLeft, shownSeats } from './departures/sale.rules.ts'
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
  const value = currency === 'TRY' ? null : liraValue(amount, currency, rates)
  return value === null ? null : toMajor(value)
}

/** For comparison only; null without a rate. */
export function liraValue(amount: Minor, currency: string, rates: Rates): Minor | null {
  if (currency === 'TRY') return amount
  const rate = rates.get(currency)
  return rate === undefined ? null : toLira(amount, rate)
}

export function toDeparture(
  row: DepartureRow & VisaNeed,
  { today, lang }: { today: Day; lang: string },
  rates: Rates,
): Departure {
  return {
    ...toCardDeparture(row, rates, lang),
    on_sale: isOnSale(row, today),
    sale_ends: addDays(row.start_date, -row.sales_cutoff_days),
    sold_out: isSoldOut(row),
    visa_at_risk: isVisaAtRisk(row, row.start_date, today),
  }
}

/** A departure on sale. */
export type ShownRow = Omit<DepartureRow, 'sales_cutoff_days'>

function toCardDeparture(row: ShownRow, rates: Rates, lang: string): CardDeparture {
  return {
    start_date: row.start_date,
    end_date: row.end_date,
    status: row.status,
    seats_left: shownSeats(seatsLeft(row)),
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

/** Free seats as far as a party can use them. */
const usableSeats = ({ quota, seats_taken }: ShownRow) => shownSeats(quota - seats_taken)

/**
 * Dates and prices of a card.
 * @param rows the tour's departures on sale, by date
 * @param visa_from departures before it count only when there are no others
 */
export function offerOn(
  rows: readonly ShownRow[],
  visa_from: Day | null,
  rates: Rates,
  lang: string,
): Pick<TourCard, 'from_price' | 'next_departures' | 'other_departures' | 'more_departures'> {
  const isLate = ({ start_date }: ShownRow) => visa_from !== null && start_date < visa_from
  const value = (row: ShownRow) => liraValue(row.multi_room_price, row.currency, rates) ?? Number.POSITIVE_INFINITY
  const inTime = rows.filter((row) => !isLate(row))
  const cheapest = (inTime.length > 0 ? inTime : rows).reduce<ShownRow | null>(
    (best, row) =>
      best === null ||
      value(row) < value(best) ||
      (value(row) === value(best) && row.multi_room_price < best.multi_room_price)
        ? row
        : best,
    null,
  )
  // Late ones by themselves: a party may want either.
  const most = { late: 0, inTime: 0 }
  const isMore = (row: ShownRow) => {
    const group = isLate(row) ? 'late' : 'inTime'
    if (usableSeats(row) <= most[group]) return false
    most[group] = usableSeats(row)
    return true
  }
  const offered = rows.filter((row, nth) => isMore(row) || nth < cardDepartures || row === cheapest)
  const departures = offered.map((row) => toCardDeparture(row, rates, lang))
  return {
    from_price: cheapest
      ? { ...priceOf(cheapest.multi_room_price, cheapest.currency, rates), start_date: cheapest.start_date }
      : null,
    next_departures: departures.slice(0, cardDepartures),
    other_departures: departures.slice(cardDepartures),
    more_departures: rows.length - Math.min(rows.length, cardDepartures),
  }
}
