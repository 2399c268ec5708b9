import { expect, test } from 'vitest'
import { ApiError, type Client } from '#src/base/http/client/client.ts'
import type { PriceQuote } from '#src/features/departures/pricing/pricing.schema.ts'
import type { CartItem } from '../../calculator/cart-item.schema.ts'
import { totalsOf } from '../../calculator/site/quote-totals.ts'
import { cartItem } from '../cart.fixture.ts'
import type { CartTour } from '../cart.schema.ts'
import { amountOf, firstSeen, type PricedItem, priceCart, verdictOf } from './cart-pricing.ts'

const item = (more: Partial<CartItem> = {}) => cartItem({ quantity: 4, ...more })
const tour = { token: 'kapadokya', name: 'Kapadokya' } as CartTour
const quote = (total: number, currency = 'TRY', more: Partial<PriceQuote> = {}) =>
  ({
    total,
    price: total,
    currency,
    kdv: 0,
    deposit: total,
    balance_due_on: null,
    try_total: null,
    ...more,
  }) as PriceQuote
const refusal = { ok: false, message: '', code: '', errors: {}, facts: {} } as const
const priced = (answer: PricedItem['answer'], more: Partial<PricedItem> = {}): PricedItem => ({
  item: item(),
  tour,
  answer,
  ...more,
})
const noSeats = (seats_left: number, of = item()) =>
  verdictOf(priced({ ...refusal, status: 409, facts: { seats_left } }, { item: of }), true, null)

test('a changed price comes with the one seen before', () => {
  const answer = { ok: true as const, data: quote(900) }
  const before = (seen: { total: number; currency: string } | null) => verdictOf(priced(answer), true, seen)
  expect(before(null)).toMatchObject({ kind: 'priced', before: null })
  expect(before({ total: 900, currency: 'TRY' })).toMatchObject({ before: null })
  expect(before({ total: 800, currency: 'TRY' })).toMatchObject({ before: { total: 800 } })
  expect(before({ total: 900, currency: 'EUR' })).toMatchObject({ before: { currency: 'EUR' } })
})

test.each([
  { what: 'fewer adults', of: item({ singleRoomQuantity: 3 }), possible: { quantity: 2, singleRoomQuantity: 2 } },
  {
    what: 'children come along',
    of: item({ childrenQuantity: 1, childrenAges: [4] }),
    possible: { quantity: 1, childrenAges: [4] },
  },
])('when 2 seats are left, a party that fits is offered: $what', ({ of, possible }) => {
  expect(noSeats(2, of)).toMatchObject({ kind: 'few-seats', seats_left: 2, possible })
})

test('no party is offered when no seat is left, or when only children would travel', () => {
  expect(noSeats(0)).toMatchObject({ possible: null })
  expect(noSeats(2, item({ childrenQuantity: 2, childrenAges: [4, 9] }))).toMatchObject({ possible: null })
})

test('a date that is not sold, a tour that is gone and a failed server have different verdicts', () => {
  const gone = { ...refusal, status: 422, errors: { tourDate: ['Bu tarih geçti'] } }
  expect(verdictOf(priced(gone), true, null)).toEqual({ kind: 'date-gone', message: 'Bu tarih geçti' })
  expect(verdictOf(priced(gone, { tour: null }), true, null)).toEqual({ kind: 'tour-gone' })
  // Without the list of tours, a deleted tour cannot be distinguished from a failure.
  expect(verdictOf(priced(gone, { tour: null }), false, null)).toMatchObject({ kind: 'date-gone' })
  expect(verdictOf(priced({ ...refusal, status: 503 }), true, null)).toMatchObject({ kind: 'failed' })
  expect(verdictOf(priced({ ...refusal, status: 0 }), true, null)).toMatchObject({ kind: 'failed' })
})

test('totals are by currency, to the kuruş, and in lira only when every rate is known', () => {
  expect(
    totalsOf([
      quote(0.1, 'TRY', { kdv: 0.01 }),
      quote(799, 'EUR', { try_total: 28_197.5 }),
      quote(0.2, 'TRY', { kdv: 0.02 }),
      quote(100, 'USD'),
    ]),
  ).toMatchObject([
    { currency: 'TRY', total: 0.3, kdv: 0.03, try_total: null, due: 'all', deposit: 0.3, balances: [] },
    { currency: 'EUR', total: 799, kdv: 0, try_total: 28_197.5 },
    { currency: 'USD', total: 100, kdv: 0, try_total: null },
  ])
})

test('the amount due today and the balances by last day, over tours with and without a deposit', () => {
  const later = (balance_due_on: string) => ({ deposit: 30.01, balance_due_on })
  const due = (...quotes: PriceQuote[]) =>
    totalsOf(quotes).map(({ due, deposit, balances }) => [due, deposit, balances])
  expect(due(quote(100, 'TRY', later('2027-03-22')), quote(50, 'TRY', { ...later('2027-03-01') }))).toEqual([
    [
      'deposit',
      60.02,
      [
        { due_on: '2027-03-01', amount: 19.99 },
        { due_on: '2027-03-22', amount: 69.99 },
      ],
    ],
  ])
  expect(due(quote(100, 'TRY', later('2027-03-22')), quote(50), quote(100, 'TRY', later('2027-03-22')))).toEqual([
    ['mixed', 110.02, [{ due_on: '2027-03-22', amount: 139.98 }]],
  ])
})

test.each([
  {
    when: 'every item has a price',
    answers: [quote(900), quote(100.5)],
    amount: { amount: '1.000,50\u00a0TL', totals: [900, 100.5] },
  },
  { when: 'an item has no seats left', answers: [quote(900), 409], amount: { amount: null } },
  { when: 'a date is not sold', answers: [422, quote(900)], amount: { amount: null } },
  { when: 'a request failed', answers: [409, 503], status: 503 },
  { when: 'there were too many requests', answers: [quote(900), 429], status: 429 },
])('the amount of a cart when $when', ({ answers, amount, status }) => {
  const items = answers.map((each) =>
    priced(typeof each === 'number' ? { ...refusal, status: each } : { ok: true, data: each }),
  )
  const answer = amountOf({ items, digest: '', sequence: 1, toursKnown: true, hold_hours: 24 }, 'tr')
  expect(answer).toMatchObject(status ? { ok: false, status } : { ok: true, data: amount })
})

/** Answers every price with 900, and the given names. */
const client = (names: () => Promise<unknown>): Client => ({
  get: names as Client['get'],
  addressOf: () => Promise.reject(new Error('no file is requested')),
  listen: () => Promise.reject(new Error('no events are requested')),
  post: (async () => ({ ok: true, data: quote(900) })) as unknown as Client['post'],
})

test('a cart is priced although the names cannot be read', async () => {
  const away = client(() => Promise.reject(new ApiError({ ...refusal, status: 503 })))
  expect(await priceCart(away, [item()])).toMatchObject({ toursKnown: false, items: [{ tour: null }] })
  const offline = client(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await priceCart(offline, [item()])).toMatchObject({ toursKnown: false })
})

test('the first price becomes the one seen; a party that was changed meanwhile waits for its own price', async () => {
  const priced = await priceCart(
    client(async () => ({ hold_hours: 24, tours: [tour] })),
    [item()],
  )
  expect(priced).toMatchObject({ toursKnown: true, hold_hours: 24, items: [{ tour }] })
  const seen = { total: 900, currency: 'TRY' }
  expect(firstSeen([{ ...item(), seen: null }], priced)).toEqual([{ token: 'kapadokya', seen }])
  expect(firstSeen([{ ...item(), seen: { total: 1, currency: 'TRY' } }], priced)).toEqual([])
  expect(firstSeen([{ ...item({ quantity: 1 }), seen: null }], priced)).toEqual([])
})
