import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { apiFor } from '#src/base/http/client/client.ts'
import { usePath } from '#src/base/i18n/i18n.tsx'
import { cartPath } from '#src/features/reservations/reservations.links.ts'
import { changeItem, readCart, useCart } from './cart.ts'
import { itemsOf } from './cart-entries.ts'
import { digestOf, firstSeen, type PricedCart, priceCart } from './cart-pricing.ts'
import { type CartState, joinCart, newestOf } from './cart-rows.ts'

/** For the browser's loaders of the cart and the checkout. */
export async function loadPricedCart(args: Parameters<typeof apiFor>[0]): Promise<PricedCart> {
  const priced = await priceCart(apiFor(args), itemsOf(readCart()))
  for (const { token, seen } of firstSeen(readCart(), priced)) changeItem(token, { seen })
  return priced
}

export type PricedCartState = CartState & { reprice: () => void }

/** The cart of this browser with its prices, which are requested again after every change. */
export function usePricedCart(loaded: PricedCart): PricedCartState {
  const entries = useCart()
  const path = usePath()(cartPath)
  const fetcher = useFetcher<PricedCart>({ key: 'cart' })
  const { data: latest, load } = fetcher
  const isLoading = fetcher.state !== 'idle'
  const { isStale, ...state } = joinCart({ entries, loaded, latest, isLoading })
  const digest = digestOf(entries)
  const newest = newestOf(loaded, latest)
  // Digest and answer are dependencies because an empty cart is answered within one frame: a tour that is restored within it
  // leaves `isStale` and `isLoading` unchanged, so the effect would not run and no price would be requested.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of digest or newest is the reason to look again
  useEffect(() => {
    if (isStale && !isLoading) void load(path)
  }, [digest, newest, isStale, isLoading, load, path])

  // Back online, the prices come without a click.
  const isUnanswered = state.rows.some(({ verdict }) => verdict?.kind === 'failed' && verdict.failed.status === 0)
  useEffect(() => {
    if (!isUnanswered) return
    const retry = () => void load(path)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isUnanswered, load, path])

  return { ...state, reprice: () => void load(path) }
}
