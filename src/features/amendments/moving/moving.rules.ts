import { addDays, type Day, daysBetween } from '#src/base/dates.ts'
import type { Minor } from '#src/base/money.ts'
import {
  type AgedItem,
  ageDifference,
  type Birth,
  partyOf,
  withDifference,
} from '#src/features/orders/money/age-price.rules.ts'
import type { AgreedPrices } from '#src/features/orders/money/agreed-prices.rules.ts'
import { netPaid } from '#src/features/orders/money/payments.rules.ts'
import type { Sum } from '#src/features/orders/money/totals.rules.ts'
import type { OrderStatus } from '#src/features/orders/statuses.schema.ts'

/** An ordered item that holds its seats. Minor units. */
export type MovedItem = AgedItem & { deposit: Minor; balance_due_on: Day | null; kdv_rate: number }
/** Another departure of the same tour. */
export type MoveTarget = { start_date: Day; prices: AgreedPrices }

/** Whether a move gives an order seats again: its hold has ended, and money came all the same. */
export function isRevivedByMove(
  { status }: { status: OrderStatus },
  sums: readonly Pick<Sum, 'paid' | 'refunded'>[],
): boolean {
  return status === 'suresi-doldu' && sums.some((each) => netPaid(each) > 0)
}

/**
 * Price difference of another departure for the same people, with their ages on the new day. A discount stays, and the total never
 * falls below 0.
 */
export function moveDifference(item: MovedItem, births: readonly Birth[], { start_date, prices }: MoveTarget): Minor {
  const there = { ...item, start_date, prices }
  // Without an adult there is no price: then everybody travels as booked.
  return ageDifference(there, partyOf(there, births) ? births : [])
}

/** The prices of an item whose price stays: nobody is older for it because the departure is later. */
export function stayingPrices({ prices, start_date }: MovedItem): AgreedPrices | null {
  return prices && { ages_on: start_date, ...prices }
}

/** Days from today that a balance has at least, when it is not due later. */
const soonDays = 3

/** The balance is due as many days before the new departure as before the old one, but in `soonDays` at the earliest and not after the start. */
function dueOnMove({ balance_due_on, start_date }: MovedItem, start: Day, today: Day): Day | null {
  if (balance_due_on === null) return null
  const kept = addDays(start, -daysBetween(balance_due_on, start_date))
  const [, later = kept] = [kept, addDays(today, soonDays)].toSorted()
  return later < start ? later : start
}

/** Money of the moved item. @param difference to charge; 0: the price stays */
export function movedMoney(
  item: MovedItem,
  difference: Minor,
  { start_date }: Pick<MoveTarget, 'start_date'>,
  at: { status: OrderStatus; today: Day },
) {
  const balance_due_on = dueOnMove(item, start_date, at.today)
  // Its day is already one of the new departure.
  return withDifference({ ...item, start_date, balance_due_on }, difference, { ...at, isBalanceOpen: true })
}
