import { addDays, type Day } from '#src/base/dates.ts'
import { type Minor, splitKdv, subtract, sum } from '#src/base/money.ts'
import { type Party, partyLines } from '#src/features/departures/pricing/pricing.rules.ts'
import type { OrderStatus } from '../statuses.schema.ts'
import type { AgreedPrices } from './agreed-prices.rules.ts'
import { ageOn, seatsOf } from './passengers.rules.ts'

/** An ordered item with its stored prices. Minor units. */
export type AgedItem = {
  people_quantity: number
  children_ages: readonly number[]
  single_room_quantity: number
  start_date: Day
  /** null: ordered before prices were kept */
  prices: AgreedPrices | null
  lines: readonly { kind: string; amount: Minor }[]
  total: Minor
}
export type Birth = { seat: number; birth_date: Day | null }

/** Lowest age of an adult. */
export const adultAge = 18

/** The day on which ages count for an item's price. */
export function agesOn({ prices, start_date }: Pick<AgedItem, 'prices' | 'start_date'>): Day {
  return prices?.ages_on ?? start_date
}

/**
 * Who travels, by the birth dates that are known: the others are as they were booked. Somebody who was booked as an adult is a child
 * when a child price of the departure begins or ends at that age or above. Null when no adult is left.
 */
export function partyOf(item: AgedItem, births: readonly Birth[]): Party | null {
  const bands = item.prices?.child_bands ?? []
  const day = agesOn(item)
  const ages = seatsOf(item).map(({ seat, age }) => {
    const birth_date = births.find((birth) => birth.seat === seat)?.birth_date ?? null
    if (birth_date === null) return age
    const real = ageOn(birth_date, day)
    return age === null ? (bands.some(({ max_age }) => real <= max_age) ? real : null) : real < adultAge ? real : null
  })
  const adults = ages.filter((age) => age === null).length
  if (adults === 0) return null
  return {
    adults,
    childrenAges: ages.filter((age) => age !== null),
    singleRooms: Math.min(item.single_room_quantity, adults),
  }
}

/**
 * Difference that birth dates make to an item's price, at the prices stored with its order: the party's price at its real ages minus
 * its present price. A discount stays; the total never falls below 0. Returns 0 without stored prices or without an adult.
 */
export function ageDifference(item: AgedItem, births: readonly Birth[]): Minor {
  const party = partyOf(item, births)
  if (!item.prices || !party) return 0
  const full = sum(partyLines(item.prices, item.prices, party).map(({ amount }) => amount))
  const now = sum(item.lines.filter(({ kind }) => kind !== 'discount').map(({ amount }) => amount))
  return Math.max(subtract(full, now), subtract(0, item.total))
}

/** Days from the acceptance that a difference has at least, when it does not join money that is still to come. */
const dueDays = 3

type Money = { total: Minor; deposit: Minor; balance_due_on: Day | null; kdv_rate: number; start_date: Day }
type Acceptance = {
  status: OrderStatus
  today: Day
  /** something of the balance has not come yet */
  isBalanceOpen: boolean
}

/**
 * Money of an item with a difference. The difference is added to the balance and due on its day while the balance is open. When
 * everything is due at booking and the hold still runs, it is due with the hold. Otherwise it is due in three days at the earliest, and
 * on the day of departure at the latest.
 */
export function withDifference(item: Money, difference: Minor, { status, today, isBalanceOpen }: Acceptance) {
  const total = sum([item.total, difference])
  const isWhole = item.deposit === item.total
  const deposit = isWhole && status === 'opsiyonlu' ? total : Math.min(item.deposit, total)
  const [soon] = [addDays(today, dueDays), item.start_date].toSorted()
  const [, later] = [soon!, item.balance_due_on ?? soon!].toSorted()
  const due = isBalanceOpen || difference <= 0 ? (item.balance_due_on ?? soon!) : later!
  return { ...splitKdv(total, item.kdv_rate), total, deposit, balance_due_on: deposit < total ? due : null }
}
