// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { PriceRequest } from '#src/features/departures/pricing/pricing.schema.ts'
import { testAgency } from '#src/features/orders/agency.fixture.ts'
import { insertSoldTour, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { testBrowser } from '#src/tests/frame/test-browser.tsx'
import { pricing } from '../pricing.strings.ts'
import { useQuote } from './use-quote.ts'

const agency = testAgency(new Date())
const browser = testBrowser(agency)
const calculator = '/api/cart-calculator'
let tour: SoldTour
beforeAll(async () => {
  tour = await insertSoldTour(agency.db, { quota: 5 })
})

const requestFor = (adults: number): PriceRequest => ({
  token: tour.token,
  tourDate: tour.tourDate,
  peopleQuantity: adults,
  childrenQuantity: 0,
  childrenAges: [],
  singleRoomQuantity: 0,
})

/** A page with a price for a number of adults. */
async function openPrice(adults: number | null = 2) {
  const page = await browser.open({
    at: '/tur',
    load: async () => null,
    use: () => {
      const [chosen, choose] = useState(adults)
      return { choose, ...useQuote(chosen === null ? null : requestFor(chosen)) }
    },
  })
  return {
    page,
    choose: (next: number | null) => act(() => page.current.choose(next)),
    total: () => page.current.quote?.total,
    settled: () => waitFor(() => expect(page.current.isLoading).toBe(false)),
  }
}

test('the price of a party comes from the server', async () => {
  const { page, settled } = await openPrice(3)
  expect(page.current).toMatchObject({ quote: null, refused: null, isLoading: true })
  await settled()
  expect(page.current).toMatchObject({ quote: { total: 30_000, seats_left: 5 }, refused: null })
})

test('five quick changes are one request, for the last of them', async () => {
  const { choose, settled, total } = await openPrice(null)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    for (const adults of [1, 2, 3, 4, 3]) {
      choose(adults)
      vi.advanceTimersByTime(200)
    }
    expect(browser.sentTo(calculator)).toEqual([])
    vi.advanceTimersByTime(100)
  } finally {
    vi.useRealTimers()
  }
  await settled()
  expect(browser.sentTo(calculator)).toHaveLength(1)
  expect(total()).toBe(30_000)
})

test('the answer to an earlier request is dropped, and its price is not shown', async () => {
  const arrive = browser.delay(calculator)
  const { page, choose, settled, total } = await openPrice(2)
  await waitFor(() => expect(browser.sentTo(calculator)).toHaveLength(1))
  choose(4)
  await settled()
  expect(total()).toBe(40_000)
  await act(async () => arrive())
  choose(3)
  // While the next price is requested, the last one stays: it is that of four adults.
  expect(page.current).toMatchObject({ isLoading: true, quote: { total: 40_000 } })
  await settled()
  expect(total()).toBe(30_000)
})

test('a party larger than the free seats is refused with a sentence, and the price before it stays for the eye', async () => {
  const { page, choose, settled, total } = await openPrice(2)
  await settled()
  choose(6)
  await settled()
  expect(page.current.refused).toMatchObject({
    status: 409,
    facts: { seats_left: 5 },
    message: expect.stringContaining('5'),
  })
  expect(total()).toBe(20_000)
  choose(5)
  await settled()
  expect(page.current).toMatchObject({ refused: null, quote: { total: 50_000 } })
})

test('without a request there is no price of another party', async () => {
  const { page, choose, settled } = await openPrice(2)
  await settled()
  choose(null)
  expect(page.current).toMatchObject({ quote: null, isLoading: false, refused: null })
})

test('in another language the price is requested again, with texts in that language', async () => {
  const { page, settled } = await openPrice(2)
  await settled()
  const labels = () => page.current.quote?.lines.map(({ label }) => label)
  expect(labels()).toEqual([pricing.multi_room.tr])
  await act(() => page.router.navigate('/en/tur'))
  expect(page.current.isLoading).toBe(true)
  await settled()
  expect(browser.sentTo(calculator).map(({ lang }) => lang)).toEqual(['tr', 'en'])
  expect(labels()).toEqual([pricing.multi_room.en])
})

test('without an answer it can be requested again, and is requested by itself when the browser is online', async () => {
  const offline = async () => {
    throw new TypeError('Failed to fetch')
  }
  browser.deliver(calculator, offline)
  browser.deliver(calculator, offline)
  const { page, settled, total } = await openPrice(2)
  await settled()
  expect(page.current.refused?.status).toBe(0)
  act(() => page.current.again())
  expect(page.current.isLoading).toBe(true)
  await settled()
  expect(page.current.refused?.status).toBe(0)
  act(() => void window.dispatchEvent(new Event('online')))
  await settled()
  expect(total()).toBe(20_000)
  expect(browser.sentTo(calculator)).toHaveLength(3)
})
