import type { PriceQuote } from '#src/features/departures/pricing/pricing.schema.ts'
import type { CartEntry, Entries } from './cart-entries.ts'
import { digestOf, type PricedCart, type PricedItem, type Verdict, verdictOf } from './cart-pricing.ts'

/** An entry of the cart with the server's last answer about it. */
export type CartRow = {
  entry: CartEntry
  /** null until the server has answered for this tour */
  answered: PricedItem | null
  verdict: Verdict | null
  /** the answer is about an earlier party or date; a newer one is requested */
  isPending: boolean
}

export type CartState = {
  rows: CartRow[]
  isPending: boolean
  /** every item can be ordered as it is, at the price shown */
  isBookable: boolean
  hold_hours: number | null
}

type Known = {
  entries: Entries
  /** the answer that the page was loaded with */
  loaded: PricedCart
  /** the answer to a later request */
  latest: PricedCart | undefined
  isLoading: boolean
}

/** Joins the cart of this browser with the server's answers. `isStale`: the newest answer is about another cart. */
export function joinCart({ entries, loaded, latest, isLoading }: Known): CartState & { isStale: boolean } {
  const newest = newestOf(loaded, latest)
  const isStale = newest.digest !== digestOf(entries)
  const rows = entries.map((entry): CartRow => {
    const current = itemOf(newest, entry)
    // A restored tour shows its last known data immediately.
    const answered = current ?? itemOf(loaded, entry)
    const verdict = answered && verdictOf(answered, newest.toursKnown, entry.seen)
    const isRetried = verdict?.kind === 'failed' && isLoading
    const isPending = !current || digestOf([current.item]) !== digestOf([entry]) || isRetried
    return { entry, answered, verdict, isPending }
  })
  const isPending = isStale || isLoading
  const isBookable = !isPending && rows.every(({ verdict }) => verdict?.kind === 'priced')
  return { rows, isPending, isBookable, hold_hours: newest.hold_hours, isStale }
}

/** The answer to the later of two requests, regardless of their arrival. */
export function newestOf(loaded: PricedCart, latest: PricedCart | undefined): PricedCart {
  return latest && latest.sequence > loaded.sequence ? latest : loaded
}

export function quotesOf(rows: readonly CartRow[]): PriceQuote[] {
  return rows.flatMap(({ verdict }) => (verdict?.kind === 'priced' ? [verdict.quote] : []))
}

function itemOf({ items }: PricedCart, { token }: CartEntry): PricedItem | null {
  return items.find(({ item }) => item.token === token) ?? null
}
