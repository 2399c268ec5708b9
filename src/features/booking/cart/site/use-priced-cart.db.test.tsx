// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testAgency } from '#src/features/orders/agency.fixture.ts'
import { insertSoldTour, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { cartKey, cartPath } from '#src/features/orders/orders.links.ts'
import { setPrice, testBrowser } from '#src/tests/frame/test-browser.tsx'
import { pricing } from '../../calculator/pricing.strings.ts'
import { cartItem } from '../cart.fixture.ts'
import { changeItem, readCart, removeItem, restoreItem, toggleItem } from './cart.ts'
import type { Removed } from './cart-entries.ts'
import { loadPricedCart, usePricedCart } from './use-priced-cart.ts'

const agency = testAgency(new Date())
const browser = testBrowser(agency)
const calculator = '/api/cart-calculator'

const itemOf = ({ token, tourDate }: SoldTour) => cartItem({ token, tourDate })

function removedOf({ token }: SoldTour): Removed {
  let removed: Removed | null = null
  act(() => {
    removed = removeItem(token)
  })
  return removed!
}

async function openCart(path = cartPath) {
  const page = await browser.open({ at: path, load: loadPricedCart, use: usePricedCart })
  return {
    page,
    cart: () => page.current,
    /** verdict of the first row */
    verdict: () => page.current.rows[0]?.verdict,
    settled: () => waitFor(() => expect(page.current.isPending).toBe(false)),
  }
}

test('a price is stored when it is first seen; a changed one is shown beside it until it is accepted', async () => {
  const tour = await insertSoldTour(agency.db)
  toggleItem(itemOf(tour), null)
  const first = await openCart()
  expect(first.verdict()).toMatchObject({ kind: 'priced', quote: { total: 20_000 }, before: null })
  expect(readCart()).toMatchObject([{ seen: { total: 20_000, currency: 'TRY' } }])

  await setPrice(agency.db, tour, 11_000)
  for (const visit of ['the next', 'one more']) {
    const { verdict, cart } = await openCart()
    expect(verdict(), visit).toMatchObject({ quote: { total: 22_000 }, before: { total: 20_000, currency: 'TRY' } })
    expect(cart().isBookable).toBe(true)
  }
  const { verdict } = await openCart()
  act(() => changeItem(tour.token, { seen: { total: 22_000, currency: 'TRY' } }))
  expect(verdict()).toMatchObject({ quote: { total: 22_000 }, before: null })
})

test('a changed party is priced again; until then the cart cannot be ordered', async () => {
  const tour = await insertSoldTour(agency.db)
  toggleItem(itemOf(tour), null)
  const { cart, settled, verdict } = await openCart()
  act(() => changeItem(tour.token, { quantity: 3, seen: null }))
  expect(cart()).toMatchObject({ isPending: true, isBookable: false, rows: [{ isPending: true }] })
  await settled()
  expect(verdict()).toMatchObject({ quote: { total: 30_000 } })
  expect(cart().isBookable).toBe(true)
  // The price for three has now been seen too.
  expect(readCart()).toMatchObject([{ seen: { total: 30_000 } }])
})

test('two quick changes end with the price of the last', async () => {
  const tour = await insertSoldTour(agency.db)
  toggleItem(itemOf(tour), null)
  const { settled, verdict } = await openCart()
  const arrive = browser.delay(calculator)
  act(() => changeItem(tour.token, { quantity: 3, seen: null }))
  await waitFor(() => expect(browser.sentTo(calculator)).toHaveLength(2))
  act(() => changeItem(tour.token, { quantity: 5, seen: null }))
  arrive()
  await settled()
  expect(verdict()).toMatchObject({ quote: { total: 50_000 } })
})

test('a removed tour leaves the total; restored, it is there at once and is priced again', async () => {
  const [tour, other] = [await insertSoldTour(agency.db), await insertSoldTour(agency.db)]
  toggleItem(itemOf(tour), null)
  toggleItem(itemOf(other), null)
  const { cart, settled, verdict } = await openCart()
  const removed = removedOf(tour)
  await settled()
  expect(cart().rows.map(({ entry }) => entry.token)).toEqual([other.token])

  await setPrice(agency.db, tour, 12_000)
  act(() => restoreItem(removed))
  expect(cart()).toMatchObject({ isBookable: false, rows: [{ isPending: true }, {}] })
  expect(verdict()).toMatchObject({ quote: { total: 20_000 } })
  await settled()
  expect(verdict()).toMatchObject({ quote: { total: 24_000 }, before: { total: 20_000 } })
})

test('the only tour, removed and restored at once, is priced again', async () => {
  const tour = await insertSoldTour(agency.db)
  toggleItem(itemOf(tour), null)
  const { cart } = await openCart()
  const removed = removeItem(tour.token)!
  // Microtasks: the empty cart is answered in them, before React shows that it was loading.
  for (let turn = 0; turn < 50; turn++) await null
  restoreItem(removed)
  const priced = { isBookable: true, rows: [{ isPending: false, verdict: { kind: 'priced' } }] }
  await waitFor(() => expect(cart()).toMatchObject(priced))
})

test('lost seats are named with the party that still fits', async () => {
  const tour = await insertSoldTour(agency.db)
  toggleItem({ ...itemOf(tour), quantity: 4 }, null)
  const { cart, verdict } = await openCart()
  expect(cart().isBookable).toBe(true)
  await agency.db.updateTable('departures').set({ quota: 3 }).where('id', '=', tour.departureId).execute()
  act(() => cart().reprice())
  const fewSeats = { kind: 'few-seats', seats_left: 3, possible: { quantity: 3 } }
  await waitFor(() => expect(verdict()).toMatchObject(fewSeats))
  expect(cart().isBookable).toBe(false)
})

test('a tour that is gone and a lost answer do not hide the rest; back online the prices come by themselves', async () => {
  const [tour, gone] = [await insertSoldTour(agency.db), await insertSoldTour(agency.db, {}, { status: 'arsiv' })]
  toggleItem(itemOf(tour), null)
  toggleItem(itemOf(gone), null)
  browser.lose(calculator)
  const { cart, settled } = await openCart()
  const kinds = () => cart().rows.map(({ verdict }) => verdict?.kind)
  expect(kinds()).toEqual(['failed', 'tour-gone'])
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(kinds()).toEqual(['priced', 'tour-gone']))
  await settled()
  expect(cart().isBookable).toBe(false)
})

test('what another tab adds is shown and priced', async () => {
  const tour = await insertSoldTour(agency.db)
  const { cart, settled } = await openCart()
  expect(cart().rows).toEqual([])
  act(() => {
    localStorage.setItem(cartKey, JSON.stringify([itemOf(tour)]))
    window.dispatchEvent(new StorageEvent('storage', { key: cartKey }))
  })
  expect(cart().rows).toMatchObject([{ isPending: true }])
  await settled()
  expect(cart().rows).toMatchObject([{ verdict: { kind: 'priced' } }])
})

test('in another language names and lines are requested again', async () => {
  const texts = { tr: { name: 'Kayaköy', tour_place: 'Muğla' }, en: { name: 'The ghost village', tour_place: 'Muğla' } }
  const tour = await insertSoldTour(agency.db, {}, { texts })
  toggleItem(itemOf(tour), null)
  const { page, cart, settled } = await openCart()
  const shown = () => {
    const { answered, verdict } = cart().rows[0]!
    return [answered?.tour?.name, verdict?.kind === 'priced' && verdict.quote.lines[0]?.label]
  }
  expect(shown()).toEqual(['Kayaköy', pricing.multi_room.tr])
  await act(() => page.router.navigate(`/en${cartPath}`))
  await settled()
  expect(shown()).toEqual(['The ghost village', pricing.multi_room.en])
})
