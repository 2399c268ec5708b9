import { type Day, dayOf } from '#src/base/dates.ts'
import { Failure, invalid, type Text } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { subtract, toLira, toMajor } from '#src/base/money.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { findQuotedDeparture, type QuotedDeparture } from '../board/quoted-departure.store.server.ts'
import { bookableSeats, type PriceRefusal, priceRefusal, type Seller, shownSeats } from '../board/sale.rules.ts'
import { presentPolicy } from '../policies/policies.rules.ts'
import { balanceDueOn } from './balance-due.rules.ts'
import { type Discount, type Party, type Priced, type PriceRow, priceParty, rangeOf } from './pricing.rules.ts'
import type { PriceQuote } from './pricing.schema.ts'

export type Wanted = Party & { token: string; tourDate: Day; discount?: Discount | null }
export type Quote = { wanted: Wanted; departure: QuotedDeparture; priced: Priced; seats_left: number }
type Localize = (text: Text) => Promise<string>

/**
 * The price of a departure for a party.
 * @param field the request's field with the day, for refusals
 * @throws Failure 422
 */
export async function quote(
  { db, now }: Pick<Services, 'db' | 'now'>,
  wanted: Wanted,
  lang: string,
  field = 'tourDate',
  seller: Seller = 'visitor',
): Promise<Quote> {
  const today = dayOf(now())
  const departure = await findQuotedDeparture(db, wanted.token, wanted.tourDate, { lang, today })
  if (!departure) throw invalid(field, 'errors.no_departure')
  const refusal = priceRefusal(departure, today, seller)
  if (refusal) throw invalid(field, refusalTexts[refusal])
  const rules = { ...departure, balance_due_on: balanceDueOn(departure, today) }
  const priced = priceParty(pricesOf(departure), rules, wanted, wanted.discount)
  return { wanted, departure, priced, seats_left: bookableSeats(departure, today, seller) }
}

const refusalTexts: Record<PriceRefusal, StringKey> = {
  past: 'errors.departure_past',
  cancelled: 'errors.departure_cancelled',
  on_request: 'errors.departure_on_request',
  sales_over: 'errors.departure_sales_over',
}

/** The prices of a departure as the calculator takes them. */
export function pricesOf(
  departure: Pick<QuotedDeparture, 'multi_room_price' | 'single_room_price' | 'child_prices'>,
): PriceRow {
  return {
    multi_room_price: departure.multi_room_price,
    single_room_price: departure.single_room_price,
    child_prices: [1, 2, 3, 4].map((band) => departure.child_prices[band] ?? null),
  }
}

/** @throws Failure 409 with seats_left when the party is larger than the free seats */
export function assertSeats({ priced, seats_left }: Quote): void {
  if (priced.seats_needed <= seats_left) return
  const text: Text =
    seats_left === 0 ? { key: 'errors.no_seats' } : { key: 'errors.seats_gone', values: { n: seats_left } }
  throw new Failure('conflict', text, { facts: { seats_left } })
}

/** The answer of the calculator: amounts in major units, labels localized. */
export async function presentQuote(
  { departure, priced, seats_left }: Quote,
  { localize, holdHours }: { localize: Localize; holdHours: number },
): Promise<PriceQuote> {
  const [range1, range2] = [1, 2].map((n) => departure.child_bands.find(({ band }) => band === n))
  const priceOf = (range: typeof range1) => {
    const price = range && departure.child_prices[range.band]
    return price === undefined ? null : toMajor(price)
  }
  return {
    tour_place: departure.tour_place,
    currency: departure.currency,
    start_date: departure.start_date,
    end_date: departure.end_date,
    child_age_range_1: range1 ? rangeOf(range1) : null,
    child_age_range_2: range2 ? rangeOf(range2) : null,
    multi_room_quantity: priced.multi_room_quantity,
    single_room_quantity: priced.single_room_quantity,
    child_age_range_1_quantity: priced.child_quantities[0]!,
    child_age_range_2_quantity: priced.child_quantities[1]!,
    multi_room_price: toMajor(departure.multi_room_price),
    single_room_price: toMajor(departure.single_room_price),
    child_age_range_1_price: priceOf(range1),
    child_age_range_2_price: priceOf(range2),
    price: toMajor(priced.price),
    kdv: toMajor(priced.kdv),
    total: toMajor(priced.total),
    lines: await Promise.all(
      priced.lines.map(async (line) => ({
        kind: line.kind,
        label: await localize(line.label),
        reason: line.reason && (await localize(line.reason)),
        quantity: line.quantity,
        unit_price: toMajor(line.unit_price),
        amount: toMajor(line.amount),
      })),
    ),
    seats_needed: priced.seats_needed,
    seats_left: shownSeats(seats_left),
    try_total: departure.rate && toMajor(toLira(priced.total, departure.rate.try_rate)),
    rate: departure.rate,
    deposit: toMajor(priced.deposit),
    balance: toMajor(subtract(priced.total, priced.deposit)),
    balance_due_on: priced.balance_due_on,
    hold_hours: holdHours,
    cancel_policy: departure.cancel_policy && presentPolicy(departure.cancel_policy),
  }
}
