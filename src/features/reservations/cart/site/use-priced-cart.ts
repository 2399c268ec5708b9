import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { apiFor } from '#src/base/http/client/client.ts'
import { usePath } from '#src/base/i18n/i18n.tsx'
import { cartPath } from '#src/features/reservations/reservations.links.ts'
import type { PriceQuote } from '#src/features/reservations/reservations.schema.ts'
import { changeItem, readCart, useCart } from './cart.ts'
import { type CartEntry, itemsOf } from './cart-entries.ts'
import {
  digestOf,
  firstSeen,
  type PricedCart,
  type PricedItem,
  priceCart,
  type Verdict,
  verdictOf,
} from './cart-pricing.ts'

/** For the browser's loaders of the cart and the checkout. */
export async function loadPricedCart(args: Parameters<typeof apiFor>[0]): Promise<PricedCart> {
  const priced = await priceCart(apiFor(args), itemsOf(readCart()))
  for (const { token, seen } of firstSeen(readCart(), priced)) changeItem(token, { seen })
  return priced
}

/** An entry of the cart with what the server last said of it. */
export type CartRow = {
  entry: CartEntry
  /** null until the server has said anything of this tour */
  told: PricedItem | null
  verdict: Verdict | null
  /** what is told is of an earlier party or date; the new answer is on its way */
  isPending: boolean
}

export type PricedCartState = {
  rows: CartRow[]
  isPending: boolean
  /** every item can be booked as it stands, at the price shown */
  isBookable: boolean
  hold_hours: number | null
  reprice: () => void
}

/** The cart of this browser joined with the server's answer, which is asked for again whenever the cart is another one. */
export function usePricedCart(loaded: PricedCart): PricedCartState {
  const entries = useCart()
  const path = usePath()(cartPath)
  const fetcher = useFetcher<PricedCart>({ key: 'cart' })
  const newest = fetcher.data && fetcher.data.asked > loaded.asked ? fetcher.data : loaded
  const digest = digestOf(entries)
  const isIdle = fetcher.state === 'idle'
  const isStale = newest.digest !== digest
  const { load } = fetcher
  // Whenever cart or answer are others: an empty cart is answered within the same frame, so that whoever takes a tour back
  // at once is stale and idle as before, and would wait for an answer that nobody asks for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: digest and newest are what may have changed
  useEffect(() => {
    if (isStale && isIdle) void load(path)
  }, [digest, newest, isStale, isIdle, load, path])

  const rows = entries.map((entry): CartRow => {
    const answered = itemOf(newest, entry)
    // Who takes a tour back sees at once what was told of it before.
    const told = answered ?? itemOf(loaded, entry)
    const verdict = told && verdictOf(told, newest.toursKnown, entry.seen)
    const isRetried = verdict?.kind === 'failed' && !isIdle
    const isPending = !answered || digestOf([answered.item]) !== digestOf([entry]) || isRetried
    return { entry, told, verdict, isPending }
  })
  const isPending = isStale || !isIdle
  return {
    rows,
    isPending,
    isBookable: !isPending && rows.every(({ verdict }) => verdict?.kind === 'priced'),
    hold_hours: newest.hold_hours,
    reprice: () => void load(path),
  }
}

function itemOf({ items }: PricedCart, { token }: CartEntry): PricedItem | null {
  return items.find(({ item }) => item.token === token) ?? null
}

export function quotesOf(rows: readonly CartRow[]): PriceQuote[] {
  return rows.flatMap(({ verdict }) => (verdict?.kind === 'priced' ? [verdict.quote] : []))
}
