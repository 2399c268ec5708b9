import { addDays, type Day } from '#src/base/dates.ts'
import { type Currency, type Minor, toMajor } from '#src/base/money.ts'
import { liraWorth, type Rates } from '../rates/worth.rules.ts'
import { bandPriceFields, type ChildPrices } from './departures.rules.ts'
import { holidayNameOf } from './holidays.ts'
import { type DepartureState, isOnSale, isSoldOut, seatsLeft, shownSeats } from './sale.rules.ts'
import type { CardDeparture, Departure } from './shown-departures.schema.ts'
import { isVisaAtRisk, type VisaNeed } from './visa.rules.ts'

export type DepartureRow = DepartureState & {
  end_date: Day
  currency: Currency
  multi_room_price: Minor
  single_room_price: Minor
  child_prices: ChildPrices
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

export function toCardDeparture(row: ShownRow, rates: Rates, lang: string): CardDeparture {
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
