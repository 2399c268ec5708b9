import type { Day } from '#src/base/dates.ts'
import { type Minor, subtract, sum } from '#src/base/money.ts'

/** What one item asks for, in minor units. */
export type Due = {
  currency: string
  price: Minor
  kdv: Minor
  total: Minor
  /** due at booking */
  deposit: Minor
  /** last day for total - deposit; null when nothing is left */
  balance_due_on: Day | null
}

export type Total = {
  currency: string
  price: Minor
  kdv: Minor
  total: Minor
  /** due at booking: all of it, the deposits, or the deposits of some tours and the whole of others */
  due: 'all' | 'deposit' | 'mixed'
  deposit: Minor
  /** what is left, by last day: deposit + Σ balances = total */
  balances: { due_on: Day; amount: Minor }[]
}

/** What several items come to, by currency, in the order in which they name them: for cart, order, mail and contract alike. */
export function totalsOf(items: readonly Due[]): Total[] {
  return [...Map.groupBy(items, ({ currency }) => currency)].map(([currency, some]) => ({
    currency,
    price: sum(some.map(({ price }) => price)),
    kdv: sum(some.map(({ kdv }) => kdv)),
    total: sum(some.map(({ total }) => total)),
    due: dueOf(some),
    deposit: sum(some.map(({ deposit }) => deposit)),
    balances: balancesOf(some),
  }))
}

function dueOf(items: readonly Due[]): Total['due'] {
  const later = items.filter(({ balance_due_on }) => balance_due_on !== null)
  if (later.length === 0) return 'all'
  return later.length === items.length ? 'deposit' : 'mixed'
}

function balancesOf(items: readonly Due[]): Total['balances'] {
  const byDay = new Map<Day, Minor>()
  for (const { balance_due_on: day, total, deposit } of items) {
    if (day !== null) byDay.set(day, sum([byDay.get(day) ?? 0, subtract(total, deposit)]))
  }
  return [...byDay].map(([due_on, amount]) => ({ due_on, amount })).sort((a, b) => (a.due_on < b.due_on ? -1 : 1))
}

export type Paying = { status: string; currency: string; amount: Minor }
export type Sum = { currency: string; total: Minor; paid: Minor; reported: Minor; open: Minor }

/**
 * What was asked, what came and what is still open, by currency: those of the items first, then any other that was paid.
 * A refused payment, or one that went back, counts as none.
 * @param isOwed false for an order that ended without being kept: nothing of it is open
 */
export function sumsOf(
  items: readonly { currency: string; total: Minor }[],
  payments: readonly Paying[],
  isOwed: boolean,
): Sum[] {
  const known = new Set(
    [...items, ...payments.filter(({ status }) => isCounted(status))].map(({ currency }) => currency),
  )
  return [...known].map((currency) => {
    const own = payments.filter((payment) => payment.currency === currency)
    const amounts = (status: string) =>
      sum(own.filter((payment) => payment.status === status).map(({ amount }) => amount))
    const total = sum(items.filter((item) => item.currency === currency).map((item) => item.total))
    const paid = amounts('eslesti')
    return { currency, total, paid, reported: amounts('bildirildi'), open: isOwed ? subtract(total, paid) : 0 }
  })
}

function isCounted(status: string): boolean {
  return status === 'eslesti' || status === 'bildirildi'
}
