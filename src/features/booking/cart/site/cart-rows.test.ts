import { expect, test } from 'vitest'
import type { Answer } from '#src/base/http/client/client.ts'
import type { PriceQuote } from '#src/features/departures/pricing/pricing.schema.ts'
import { cartItem } from '../cart.fixture.ts'
import type { CartEntry } from './cart-entries.ts'
import { digestOf, type PricedCart } from './cart-pricing.ts'
import { joinCart } from './cart-rows.ts'

const entry = (token: string, quantity = 2): CartEntry => ({ ...cartItem({ token, quantity }), seen: null })
const price: Answer<PriceQuote> = { ok: true, data: { total: 900, currency: 'TRY' } as PriceQuote }
const failed: Answer<PriceQuote> = { ok: false, status: 503, code: '', message: '', errors: {}, facts: {} }
const priced = (entries: CartEntry[], sequence: number, answer: Answer<PriceQuote> = price): PricedCart => ({
  digest: digestOf(entries),
  sequence,
  items: entries.map(({ seen, ...item }) => ({ item, tour: null, answer })),
  toursKnown: true,
  hold_hours: 24,
})
const [kapadokya, ege] = [entry('kapadokya'), entry('ege')]
const changed = entry('kapadokya', 3)

test.each([
  { when: 'the page is loaded', rows: ['kapadokya priced'], isBookable: true },
  {
    when: 'the party is changed here or in another tab',
    entries: [changed],
    rows: ['kapadokya priced pending'],
    isStale: true,
  },
  {
    when: 'the new party is priced',
    entries: [changed],
    latest: priced([changed], 2),
    rows: ['kapadokya priced'],
    isBookable: true,
  },
  {
    when: 'an older request is answered last: it is not believed',
    entries: [changed],
    loaded: priced([changed], 3),
    latest: priced([kapadokya], 2),
    rows: ['kapadokya priced'],
    isBookable: true,
  },
  {
    when: 'another tab adds a tour',
    entries: [kapadokya, ege],
    rows: ['kapadokya priced', 'ege unknown pending'],
    isStale: true,
  },
  { when: 'another tab empties the cart', entries: [], rows: [], isStale: true },
  {
    when: 'a tour is put back after the cart was empty: its last price shows at once',
    latest: priced([], 2),
    rows: ['kapadokya priced pending'],
    isStale: true,
  },
  { when: 'a price could not be read', loaded: priced([kapadokya], 1, failed), rows: ['kapadokya failed'] },
  {
    when: 'a price that could not be read is requested again',
    loaded: priced([kapadokya], 1, failed),
    isLoading: true,
    rows: ['kapadokya failed pending'],
  },
  {
    when: 'prices are requested again: they stand until the answer, and nothing can be ordered',
    isLoading: true,
    rows: ['kapadokya priced'],
  },
])(
  'when $when',
  ({
    entries = [kapadokya],
    loaded = priced([kapadokya], 1),
    latest,
    isLoading = false,
    rows,
    isBookable = false,
    isStale = false,
  }) => {
    const cart = joinCart({ entries, loaded, latest, isLoading })
    const shown = cart.rows.map(({ entry, verdict, isPending }) =>
      [entry.token, verdict?.kind ?? 'unknown', isPending && 'pending'].filter(Boolean).join(' '),
    )
    expect(shown).toEqual(rows)
    expect(cart).toMatchObject({ isBookable, isStale, isPending: isStale || isLoading })
  },
)
