import { type Minor, percentOf, roundHalfUp, sum } from '#src/base/money.ts'
import { installmentCounts } from '../cards.links.ts'
import type { Installment } from './installments.schema.ts'

type Offer = { rows: readonly Installment[]; max: number; isAbroad: boolean }

/** Rows that apply to an order. Empty for a tour abroad: Turkish banking rules forbid instalments. */
export function installmentsOf({ rows, max, isAbroad }: Offer): Installment[] {
  if (isAbroad) return []
  return rows
    .filter(({ count }) => count <= max)
    .toSorted((a, b) => a.family.localeCompare(b.family, 'tr') || a.count - b.count)
}

/** Counts that a provider may offer, 1 first. Without a table those of its page, up to the most. */
export function allowedCounts(offer: Offer): number[] {
  if (offer.isAbroad) return [1]
  if (offer.rows.length === 0) return installmentCounts.filter((count) => count <= offer.max)
  return [...new Set([1, ...installmentsOf(offer).map(({ count }) => count)])].sort((a, b) => a - b)
}

/** What a card pays in instalments of an amount, in kuruş; rounded half up. The bank's own rounding may differ by a kuruş. */
export function inInstallments(
  charged: Minor,
  { count, rate }: Pick<Installment, 'count' | 'rate'>,
): { total: Minor; each: Minor } {
  const total = sum([charged, percentOf(charged, rate)])
  return { total, each: roundHalfUp(total / count) }
}

/** Places of rows that name the same count of the same cards as an earlier one. */
export function repeatedRows(rows: readonly Installment[]): number[] {
  const keyOf = ({ family, count }: Installment) => `${family.toLocaleLowerCase('tr')} ${count}`
  const first = new Map(rows.map((row, at) => [keyOf(row), at] as const).reverse())
  return rows.flatMap((row, at) => (first.get(keyOf(row)) === at ? [] : [at]))
}
