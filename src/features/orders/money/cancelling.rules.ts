import { addDays, type Day } from '#src/base/dates.ts'
import { type Minor, subtract, sum, toMajor, toMajors } from '#src/base/money.ts'
import { refundDays } from '#src/features/departures/policies/policies.links.ts'
import { type Kept, keptOf, type Policy } from '#src/features/departures/policies/policies.rules.ts'
import type { Deduction as WireDeduction } from './cancelling.schema.ts'
import { netPaid } from './payments.rules.ts'
import type { Sum } from './totals.rules.ts'

export type CancelItem = {
  tour_name: string
  start_date: Day
  currency: string
  total: Minor
  people_quantity: number
  children_ages: readonly number[]
  /** stored with the order; null: no policy was in force */
  cancel_policy: unknown
}

export type CancelFacts = {
  items: readonly CancelItem[]
  sums: readonly Pick<Sum, 'currency' | 'paid' | 'refunded' | 'reported'>[]
  /** for the customer: money that was reported, and not yet matched, counts as received */
  countsReported?: boolean
  day: Day
  /** Nothing is kept unless staff decide otherwise: the agency cancels, or has cancelled a departure, or nothing was paid and confirmed. */
  isFree: boolean
  /** what staff decided, by currency */
  decided?: ReadonlyMap<string, Minor>
}

/** By currency. refund = max(0, paid + reported - kept), null while `kept` is not known; `missing` is what was kept beyond what was paid. */
export type CancelSum = {
  currency: string
  paid: Minor
  /** not yet matched; 0 where it does not count */
  reported: Minor
  policy_kept: Minor | null
  kept: Minor | null
  refund: Minor | null
  missing: Minor
}

export type Deduction = {
  day: Day
  due_on: Day
  items: (Pick<CancelItem, 'tour_name' | 'start_date' | 'currency' | 'total'> & Kept)[]
  sums: CancelSum[]
}

/** Amounts that a cancellation keeps and refunds, each tour by its own policy. */
export function deductionOf({ items, sums, countsReported, day, isFree, decided }: CancelFacts): Deduction {
  const deducted = items.flatMap((item) => {
    const { tour_name, start_date, currency, total, people_quantity, children_ages } = item
    const policy = item.cancel_policy as Policy | null
    if (!policy) return []
    const people = people_quantity + children_ages.length
    return [{ tour_name, start_date, currency, total, ...keptOf(policy, { total, currency, people, start_date }, day) }]
  })
  return {
    day,
    due_on: addDays(day, refundDays),
    items: deducted,
    sums: sums.map((each) => {
      const { currency } = each
      const own = items.filter((item) => item.currency === currency)
      const known = own.every(({ cancel_policy }) => cancel_policy !== null)
      const policy_kept = known
        ? sum(deducted.filter((item) => item.currency === currency).map(({ kept }) => kept))
        : null
      const kept = decided?.get(currency) ?? (isFree ? 0 : policy_kept)
      const paid = Math.max(0, netPaid(each))
      const reported = countsReported ? each.reported : 0
      const came = sum([paid, reported])
      const [refund, missing] =
        kept === null ? [null, 0] : [Math.max(0, subtract(came, kept)), Math.max(0, subtract(kept, came))]
      return { currency, paid, reported, policy_kept, kept, refund, missing }
    }),
  }
}

/** Whether the customer can be notified: every kept amount is decided, and money was paid or reported. */
export function isShown({ sums }: Deduction): boolean {
  return sums.every(({ kept }) => kept !== null) && sums.some(({ paid, reported }) => paid > 0 || reported > 0)
}

/** For the wire. */
export function presentDeduction({ items, sums, ...days }: Deduction): WireDeduction {
  return {
    ...days,
    items: items.map((item) => ({
      ...item,
      ...toMajors({ total: item.total, kept: item.kept }),
      lines: item.lines.map(({ kind, amount }) => ({ kind, amount: toMajor(amount) })),
    })),
    sums: sums.map(({ currency, ...amounts }) => ({ currency, ...toMajors(amounts) })),
  } as WireDeduction
}
