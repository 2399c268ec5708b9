import { z } from 'zod'
import { day, listOf, whole } from '#src/base/http/endpoint/fields.ts'
import { currencies } from '#src/base/money.ts'
import { lineKinds, maxParty } from '../board/departures.links.ts'
import { CancelPolicy } from '../policies/policies.schema.ts'
import { DayRate } from '../rates/rates.schema.ts'

export const party = {
  /** the tour's */
  token: z.string().min(1).max(60),
  /** start day of a departure */
  tourDate: day(),
  childrenQuantity: whole(0, maxParty).default(0),
  childrenAges: listOf(whole(0, 17), maxParty),
  /** adults who want a room alone */
  singleRoomQuantity: whole(0, maxParty).default(0),
}

type AdultsField = 'peopleQuantity' | 'quantity'
type CheckedParty = { childrenQuantity: number; childrenAges: number[]; singleRoomQuantity: number }

/** Checks across fields. @param adultsField the field with the number of adults */
export function isParty<F extends AdultsField>(adultsField: F) {
  return ({ value, issues }: z.core.ParsePayload<CheckedParty & Record<F, number>>) => {
    const refuse = (field: string, key: string, values?: object) =>
      issues.push({ code: 'custom', path: [field], params: { key, values }, input: value })
    const adults = value[adultsField]
    if (value.childrenAges.length !== value.childrenQuantity) refuse('childrenAges', 'errors.children_ages')
    if (adults + value.childrenQuantity > maxParty) refuse(adultsField, 'errors.party_too_large', { n: maxParty })
    if (value.singleRoomQuantity > adults) refuse('singleRoomQuantity', 'errors.too_many_single_rooms')
  }
}

/** POST /api/cart-calculator (docs/rules.md, Calculator) */
export const PriceRequest = z
  .strictObject({ ...party, peopleQuantity: whole(1, maxParty).default(2) })
  .check(isParty('peopleQuantity'))
export type PriceRequest = z.output<typeof PriceRequest>

/** One row of a price. Amounts in major units; amount = quantity × unit_price. */
export const PriceLine = z.object({
  kind: z.enum(lineKinds),
  label: z.string(),
  /** why the price differs from the expected one: an adult alone in a room, a child who pays as an adult */
  reason: z.string().nullable(),
  quantity: z.number(),
  unit_price: z.number(),
  amount: z.number(),
})
export type PriceLine = z.output<typeof PriceLine>

/** Answer of POST /api/cart-calculator. Amounts in major units; total = Σ lines = price + kdv. */
export const PriceQuote = z.object({
  tour_place: z.string(),
  currency: z.enum(currencies),
  start_date: z.string(),
  end_date: z.string(),
  child_age_range_1: z.string().nullable(),
  child_age_range_2: z.string().nullable(),
  multi_room_quantity: z.number(),
  single_room_quantity: z.number(),
  child_age_range_1_quantity: z.number(),
  child_age_range_2_quantity: z.number(),
  multi_room_price: z.number(),
  single_room_price: z.number(),
  child_age_range_1_price: z.number().nullable(),
  child_age_range_2_price: z.number().nullable(),
  price: z.number(),
  kdv: z.number(),
  total: z.number(),
  lines: z.array(PriceLine),
  seats_needed: z.number(),
  seats_left: z.number(),
  /** lira, major units; null for a price in lira, and without a known rate */
  try_total: z.number().nullable(),
  rate: DayRate.nullable(),
  /** part of total due at booking; the whole total when the tour has no deposit */
  deposit: z.number(),
  /** total - deposit */
  balance: z.number(),
  /** last day for the balance; null when it is 0 */
  balance_due_on: z.string().nullable(),
  /** hours for which an order holds its seats at most, until the first day of travel ends: the deposit is due within them */
  hold_hours: z.number(),
  /** cancellation policy; null while the agency has none */
  cancel_policy: CancelPolicy.nullable(),
})
export type PriceQuote = z.output<typeof PriceQuote>
