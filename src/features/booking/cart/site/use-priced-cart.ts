import { useCallback, useEffect, useState } from 'react'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import { apiFor, type Client } from '#src/base/http/client/client.ts'
import { useLang } from '#src/base/i18n/i18n.tsx'
import { changeItem, readCart, useCart } from './cart.ts'
import { itemsOf } from './cart-entries.ts'
import { digestOf, firstSeen, type PricedCart, priceCart } from './cart-pricing.ts'
import { type CartState, joinCart, newestOf } from './cart-rows.ts'

/** For the browser's loaders of the cart and the checkout. */
export function loadPricedCart(args: Parameters<typeof apiFor>[0]): Promise<PricedCart> {
  return priceStored(apiFor(args))
}

async function priceStored(api: Client): Promise<PricedCart> {
  const priced = await priceCart(api, itemsOf(readCart()))
  for (const { token, seen } of firstSeen(readCart(), priced)) changeItem(token, { seen })
  return priced
}

export type PricedCartState = CartState & { reprice: () => void }

/**
 * The cart of this browser with its prices, which are requested again after every change. Not by a fetcher, because a fetcher loads the
 * file of a route.
 */
export function usePricedCart(loaded: PricedCart): PricedCartState {
  const entries = useCart()
  const lang = useLang()
  const [latest, setLatest] = useState<PricedCart>()
  const [requests, setRequests] = useState(0)
  const isLoading = requests > 0
  const reprice = useCallback(async () => {
    setRequests((n) => n + 1)
    try {
      const priced = await priceStored(browserApi()(lang))
      setLatest(priced)
    } catch (error) {
      // Unexpected errors go to the error page, as in a loader.
      setLatest(() => {
        throw error
      })
    }
    setRequests((n) => n - 1)
  }, [lang])
  const { isStale, ...state } = joinCart({ entries, loaded, latest, isLoading })
  const digest = digestOf(entries)
  const newest = newestOf(loaded, latest)
  // Digest and answer are dependencies because an empty cart is answered within one frame: a tour that is restored within it
  // leaves `isStale` and `isLoading` unchanged, so the effect would not run and no price would be requested.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of digest or newest is the reason to look again
  useEffect(() => {
    if (isStale && !isLoading) void reprice()
  }, [digest, newest, isStale, isLoading, reprice])

  // Back online, the prices come without a click.
  const isUnanswered = state.rows.some(({ verdict }) => verdict?.kind === 'failed' && verdict.failed.status === 0)
  useEffect(() => {
    if (!isUnanswered) return
    const retry = () => void reprice()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isUnanswered, reprice])

  return { ...state, reprice: () => void reprice() }
}
