import { type Answer, ApiError, type Client } from '#src/base/http/client/client.ts'
import type { Failed } from '#src/base/http/client/failure.ts'
import type { PriceQuote } from '#src/features/departures/pricing/pricing.schema.ts'
import type { CartItem } from '../../calculator/cart-item.schema.ts'
import { toPriceRequest } from '../../calculator/site/party.ts'
import { amountText, totalsOf } from '../../calculator/site/quote-totals.ts'
import type { CartTour, CartTours } from '../cart.schema.ts'
import type { CartEntry, Seen } from './cart-entries.ts'

export type PricedItem = {
  item: CartItem
  /** null when the tour is no longer published, or the list could not be read */
  tour: CartTour | null
  answer: Answer<PriceQuote>
}

/** The server's answer for a cart, requested on every visit (docs/rules.md, Cart). */
export type PricedCart = {
  /** digest of the priced cart */
  digest: string
  /** increases with every answer in this document, to find the newer of two */
  sequence: number
  items: PricedItem[]
  /** false when names and dates could not be read */
  toursKnown: boolean
  hold_hours: number | null
}

export type Verdict =
  | { kind: 'priced'; quote: PriceQuote; before: Seen | null }
  /** `possible` is the party that fits, when taking fewer adults is enough */
  | { kind: 'few-seats'; seats_left: number; possible: CartItem | null }
  | { kind: 'date-gone'; message: string }
  | { kind: 'tour-gone' }
  | { kind: 'failed'; failed: Failed }

let sequence = 0

export function digestOf(items: readonly CartItem[]): string {
  return JSON.stringify(
    items.map(({ token, tourDate, quantity, childrenAges, singleRoomQuantity }) => [
      token,
      tourDate,
      quantity,
      childrenAges,
      singleRoomQuantity,
    ]),
  )
}

/** Never throws: each item carries its own refusal. */
export async function priceCart(api: Client, items: readonly CartItem[]): Promise<PricedCart> {
  const tokens = items.map(({ token }) => encodeURIComponent(token)).join()
  const [names, answers] = await Promise.all([
    items.length === 0 ? null : api.get<CartTours>(`/api/pages/cart-tours?tokens=${tokens}`).catch(nullOnFailure),
    Promise.all(items.map((item) => api.post<PriceQuote>('/api/cart-calculator', toPriceRequest(item)))),
  ])
  return {
    digest: digestOf(items),
    sequence: ++sequence,
    items: items.map((item, index) => ({
      item,
      tour: names?.tours.find(({ token }) => token === item.token) ?? null,
      answer: answers[index]!,
    })),
    toursKnown: names !== null || items.length === 0,
    hold_hours: names?.hold_hours ?? null,
  }
}

/** Null for a refusal and for no answer: fetch throws a TypeError when the network fails. */
export function nullOnFailure(error: unknown): null {
  if (error instanceof ApiError || error instanceof TypeError) return null
  throw error
}

/** Whether an item can be booked as it is, and if not, why. */
export function verdictOf({ item, tour, answer }: PricedItem, toursKnown: boolean, seen: Seen | null): Verdict {
  if (answer.ok) {
    const isChanged = seen !== null && (seen.total !== answer.data.total || seen.currency !== answer.data.currency)
    return { kind: 'priced', quote: answer.data, before: isChanged ? seen : null }
  }
  if (answer.status === 409 && typeof answer.facts.seats_left === 'number') {
    const { seats_left } = answer.facts
    return { kind: 'few-seats', seats_left, possible: fewerAdults(item, seats_left) }
  }
  if (answer.status === 422) {
    if (!tour && toursKnown) return { kind: 'tour-gone' }
    return { kind: 'date-gone', message: Object.values(answer.errors).flat()[0] ?? answer.message }
  }
  return { kind: 'failed', failed: answer }
}

function fewerAdults(item: CartItem, seats: number): CartItem | null {
  const quantity = seats - item.childrenQuantity
  if (quantity < 1 || quantity >= item.quantity) return null
  return { ...item, quantity, singleRoomQuantity: Math.min(item.singleRoomQuantity, quantity) }
}

/**
 * The answer for a whole cart: the total as on the order button, null when an item cannot be ordered, and that of each item in major units.
 * When a request failed, the failure.
 */
export function amountOf({ items }: PricedCart, lang: string): Answer<{ amount: string | null; totals: number[] }> {
  const failed = items.map(({ answer }) => answer).find((answer) => !answer.ok && ![409, 422].includes(answer.status))
  if (failed && !failed.ok) return failed
  const quotes = items.flatMap(({ answer }) => (answer.ok ? [answer.data] : []))
  const amount = quotes.length === items.length ? amountText(totalsOf(quotes), lang) : null
  return { ok: true, data: { amount, totals: quotes.map(({ total }) => total) } }
}

/** Entries without a price seen so far, with their present price. */
export function firstSeen(entries: readonly CartEntry[], { items }: PricedCart): { token: string; seen: Seen }[] {
  return items.flatMap(({ item, answer }) => {
    const entry = entries.find(({ token }) => token === item.token)
    if (!answer.ok || !entry || entry.seen || digestOf([entry]) !== digestOf([item])) return []
    return [{ token: item.token, seen: { total: answer.data.total, currency: answer.data.currency } }]
  })
}
