import type { Day } from '#src/base/dates.ts'
import type { Text } from '#src/base/errors.ts'
import { groupBy } from '#src/base/grouped.ts'
import { type Minor, multiply, percentOf, splitKdv, subtract, sum } from '#src/base/money.ts'
import { ageRange, type LineKind, lineKinds } from '../board/departures.links.ts'
import type { ChildBand } from '../board/departures.rules.ts'

/** The prices of a departure, in minor units, KDV included. */
export type PriceRow = {
  /** per person in a room of two or three */
  multi_room_price: Minor
  /** one adult alone in a room */
  single_room_price: Minor
  /** by band number; null when the departure has no price for the band */
  child_prices: readonly (Minor | null)[]
}

export type RoomRules = {
  /** Ages are whole years on the day of departure, both ends inside the band. They do not overlap. */
  child_bands: readonly ChildBand[]
  /** 0 on a day trip, which has no rooms */
  nights: number
  /** adults that a party needs for child prices */
  child_price_min_adults: number
}

export type TourRules = RoomRules & {
  /** percent, included in the price */
  kdv_rate: number
  /** percent due at booking, unless the deposit is an amount */
  deposit_rate: number
  /** due at booking for each person, in minor units; null: a percentage */
  deposit_per_person: Minor | null
  /** last day for the balance; null when everything is due at booking (totals.rules.ts, balanceDueOn) */
  balance_due_on: Day | null
}

export type Party = {
  adults: number
  childrenAges: readonly number[]
  /** adults who want a room alone */
  singleRooms: number
}

/** What staff take off a price: percent of the sum of the lines, or an amount of it. */
export type Discount = { percent: number } | { amount: Minor }

export type Line = {
  kind: LineKind
  label: Text
  /** why the line differs from the expected one */
  reason: Text | null
  quantity: number
  unit_price: Minor
  amount: Minor
}

export type Priced = {
  lines: Line[]
  /** people who pay multi_room_price, including children who pay as adults */
  multi_room_quantity: number
  single_room_quantity: number
  /** by number of the band */
  child_quantities: number[]
  price: Minor
  kdv: Minor
  total: Minor
  /** due at booking */
  deposit: Minor
  /** last day for total - deposit; null when nothing is left */
  balance_due_on: Day | null
  seats_needed: number
}

type Person = Omit<Line, 'quantity' | 'amount'>

/**
 * The price of a party at one departure, for calculator, cart and order (docs/rules.md, Calculator;
 * docs/decisions/0007-pricing-a-party.md). Every person is on exactly one line and takes one seat.
 * Σ lines = total = price + kdv. A discount is the last line; KDV and deposit are parts of what remains.
 */
export function priceParty(row: PriceRow, rules: TourRules, party: Party, discount: Discount | null = null): Priced {
  const people = partyLines(row, rules, party)
  const lines = [...people, ...discountLines(people, discount)]
  const quantity = (...kinds: Line['kind'][]) =>
    lines.reduce((count, line) => (kinds.includes(line.kind) ? count + line.quantity : count), 0)
  const total = sum(lines.map((line) => line.amount))
  const seats_needed = party.adults + party.childrenAges.length
  return {
    lines,
    multi_room_quantity: quantity('multi_room', 'child_as_adult'),
    single_room_quantity: quantity('single_room'),
    child_quantities: bandKinds.map((kind) => quantity(kind)),
    ...splitKdv(total, rules.kdv_rate),
    total,
    ...splitDeposit(total, rules, seats_needed),
    seats_needed,
  }
}

/** What each person of a party pays, without tax and deposit: all that a card needs (pricing/site/offer.ts). */
export function partyLines(row: PriceRow, rules: RoomRules, party: Party): Line[] {
  return linesOf([...adultsOf(row, rules, party), ...party.childrenAges.map((age) => childOf(age, row, rules, party))])
}

/** What a discount takes off, at most everything. Minor units. */
export function discountOf(full: Minor, discount: Discount): Minor {
  return Math.min(full, 'percent' in discount ? percentOf(full, discount.percent) : discount.amount)
}

/** No line for a discount of nothing. */
function discountLines(people: readonly Line[], discount: Discount | null): Line[] {
  if (!discount) return []
  const off = discountOf(sum(people.map(({ amount }) => amount)), discount)
  if (off === 0) return []
  const label: Text =
    'percent' in discount
      ? { key: 'pricing.discount_percent', values: { n: discount.percent } }
      : { key: 'pricing.discount' }
  return [
    { kind: 'discount', label, reason: null, quantity: 1, unit_price: subtract(0, off), amount: subtract(0, off) },
  ]
}

/** '0-6', as the wire names the band; people read it with a dash (ageRange). */
export function rangeOf(band: ChildBand): string {
  return `${band.min_age}-${band.max_age}`
}

/** A deposit that rounds to 0 or to the total is due as a whole. */
function splitDeposit(total: Minor, { deposit_rate, deposit_per_person, balance_due_on }: TourRules, people: number) {
  const wanted = deposit_per_person === null ? percentOf(total, deposit_rate) : multiply(deposit_per_person, people)
  const part = balance_due_on === null ? 0 : Math.min(wanted, total)
  return part === 0 || part === total ? { deposit: total, balance_due_on: null } : { deposit: part, balance_due_on }
}

const bandKinds = ['child_age_range_1', 'child_age_range_2', 'child_age_range_3', 'child_age_range_4'] as const

function adultsOf(row: PriceRow, rules: RoomRules, { adults, childrenAges, singleRooms }: Party): Person[] {
  const shared: Person = {
    kind: 'multi_room',
    label: { key: rules.nights === 0 ? 'pricing.per_person' : 'pricing.multi_room' },
    reason: null,
    unit_price: row.multi_room_price,
  }
  if (rules.nights === 0) return Array.from({ length: adults }, () => shared)
  const single: Person = {
    kind: 'single_room',
    label: { key: 'pricing.single_room' },
    reason: null,
    unit_price: row.single_room_price,
  }
  const requested = Array.from({ length: singleRooms }, () => single)
  const sharing = adults - singleRooms
  // A child in the room makes it a room of two, so its adult is not alone.
  if (sharing === 1 && childrenAges.length === 0) {
    const key = adults === 1 ? 'pricing.reason_alone' : 'pricing.reason_left_alone'
    return [...requested, { ...single, reason: { key } }]
  }
  return [...requested, ...Array.from({ length: sharing }, () => shared)]
}

function childOf(age: number, row: PriceRow, rules: RoomRules, party: Party): Person {
  // The first band that ends at or above the age: in a gap a child never pays more than an older one.
  const byAge = rules.child_bands.toSorted((a, b) => a.max_age - b.max_age)
  const band = byAge.find(({ max_age }) => age <= max_age)
  const price = band && row.child_prices[band.band - 1]
  if (!band || price === undefined || price === null) return asAdult(row, { key: 'pricing.reason_no_child_price' })
  if (party.adults < rules.child_price_min_adults) {
    return asAdult(row, { key: 'pricing.reason_few_adults', values: { n: rules.child_price_min_adults } })
  }
  return {
    kind: bandKinds[band.band - 1]!,
    label: { key: 'pricing.child', values: { range: ageRange(band) } },
    reason: age < band.min_age ? { key: 'pricing.reason_next_band' } : null,
    unit_price: price,
  }
}

function asAdult(row: PriceRow, reason: Text): Person {
  return {
    kind: 'child_as_adult',
    label: { key: 'pricing.child_as_adult' },
    reason,
    unit_price: row.multi_room_price,
  }
}

/** Merges people of one kind with the same reason into one line. */
function linesOf(people: readonly Person[]): Line[] {
  const groups = groupBy(people, ({ kind, reason }) => `${kind} ${reason?.key}`)
  const lines = [...groups.values()].map((group) => ({
    ...group[0]!,
    quantity: group.length,
    amount: multiply(group[0]!.unit_price, group.length),
  }))
  return lines.sort((a, b) => lineKinds.indexOf(a.kind) - lineKinds.indexOf(b.kind))
}
