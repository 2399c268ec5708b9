import { type Minor, toLira, toMajor } from '#src/base/money.ts'
import type { Price } from './rates.schema.ts'

/** Lira for one unit of a foreign currency; without TRY and currencies that have no rate. */
export type Rates = ReadonlyMap<string, number>

/** An amount for the wire, with its value in lira when it is foreign and has a rate. */
export function priceOf(amount: Minor, currency: string, rates: Rates): Price {
  return { amount: toMajor(amount), currency, try_amount: liraWorth(amount, currency, rates) }
}

/** @returns major units; null for lira itself and for a currency without a rate. */
export function liraWorth(amount: Minor, currency: string, rates: Rates): number | null {
  const value = currency === 'TRY' ? null : liraValue(amount, currency, rates)
  return value === null ? null : toMajor(value)
}

/** For comparison only; null without a rate. */
export function liraValue(amount: Minor, currency: string, rates: Rates): Minor | null {
  if (currency === 'TRY') return amount
  const rate = rates.get(currency)
  return rate === undefined ? null : toLira(amount, rate)
}
