import type { Day } from '#src/base/dates.ts'
import { shownSeats } from '#src/features/departures/board/sale.rules.ts'
import { type ShownRow, toCardDeparture } from '#src/features/departures/board/shown-departures.rules.ts'
import { liraValue, priceOf, type Rates } from '#src/features/departures/rates/worth.rules.ts'
import type { TourCard } from './tours.schema.ts'

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
