import type { Day } from '#src/base/dates.ts'
import { groupBy } from '#src/base/grouped.ts'
import { type Currency, type Minor, subtract, sum, toMajor, toMajors } from '#src/base/money.ts'
import { isCounted } from '../states.ts'
import type { PaymentRowStatus } from '../statuses.schema.ts'

/** Amounts due for one item, in minor units. */
export type Due = {
  currency: Currency
  price: Minor
  kdv: Minor
  total: Minor
  /** due at booking */
  deposit: Minor
  /** last day for total - deposit; null when that is 0 */
  balance_due_on: Day | null
}

export type Total = {
  currency: Currency
  price: Minor
  kdv: Minor
  total: Minor
  /** due at booking: all of it, the deposits, or the deposits of some tours and the whole of others */
  due: 'all' | 'deposit' | 'mixed'
  deposit: Minor
  /** the rest, by last day: deposit + Σ balances = total */
  balances: { due_on: Day; amount: Minor }[]
}

/** Totals of several items by currency, in the order of their first item. Cart, order, mail and contracts all use it. */
export function totalsOf(items: readonly Due[]): Total[] {
  return [...groupBy(items, ({ currency }) => currency)].map(([currency, some]) => ({
    currency,
    price: sum(some.map(({ price }) => price)),
    kdv: sum(some.map(({ kdv }) => kdv)),
    total: sum(some.map(({ total }) => total)),
    due: dueOf(some),
    deposit: sum(some.map(({ deposit }) => deposit)),
    balances: balancesOf(some),
  }))
}

/** The same for the wire, in major units. */
export function totalInMajor({ currency, due, balances, ...amounts }: Total): Total {
  const later = balances.map(({ due_on, amount }) => ({ due_on, amount: toMajor(amount) }))
  return { currency, due, ...toMajors(amounts), balances: later }
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
  return [...byDay].map(([due_on, amount]) => ({ due_on, amount })).sort((a, b) => a.due_on.localeCompare(b.due_on))
}

export type Payment = { status: PaymentRowStatus; currency: string; amount: Minor }
export type Sum = { currency: string; total: Minor; paid: Minor; refunded: Minor; reported: Minor; open: Minor }

/**
 * Sums by currency: first the currencies of the items, then others that were paid in. `open` = total - paid + refunded; it is
 * negative for money to be given back.
 * @param isOwed false for a cancelled or expired order, of which nothing is owed: what came and did not go back is given back
 */
export function sumsOf(
  items: readonly { currency: string; total: Minor }[],
  payments: readonly Payment[],
  isOwed: boolean,
): Sum[] {
  const known = new Set([...items, ...payments.filter(isCounted)].map(({ currency }) => currency))
  return [...known].map((currency) => {
    const own = payments.filter((payment) => payment.currency === currency)
    const amounts = (status: PaymentRowStatus) =>
      sum(own.filter((payment) => payment.status === status).map(({ amount }) => amount))
    const total = sum(items.filter((item) => item.currency === currency).map((item) => item.total))
    const paid = amounts('eslesti')
    const refunded = amounts('iade')
    const open = subtract(isOwed ? total : 0, subtract(paid, refunded))
    return { currency, total, paid, refunded, reported: amounts('bildirildi'), open }
  })
}

/** Money of one currency that came in, or is reported, and did not go back. */
export function coveredBy(payments: readonly Payment[], currency: string): Minor {
  const own = payments.filter((payment) => payment.currency === currency)
  const back = own.filter(({ status }) => status === 'iade')
  return subtract(sum(own.filter(isCounted).map(({ amount }) => amount)), sum(back.map(({ amount }) => amount)))
}
