// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testAgency } from '#src/features/orders/agency.fixture.ts'
import { insertSoldTour, type SoldTour, seatsTaken } from '#src/features/orders/orders.fixture.ts'
import { orderPagePath } from '#src/features/orders/orders.links.ts'
import { setPrice, testBrowser } from '#src/tests/frame/test-browser.tsx'
import { cartItem } from '../../cart/cart.fixture.ts'
import { readCart, toggleItem } from '../../cart/site/cart.ts'
import { usePricedCart } from '../../cart/site/use-priced-cart.ts'
import { loadCheckout } from './checkout-load.ts'
import { useCheckout } from './use-checkout.ts'

const agency = testAgency(new Date())
const browser = testBrowser(agency)
const orders = '/api/orders'

const visitor = { name: 'Ayşe Yılmaz', city: 'İzmir', email: 'ayse@musteri.example', phone: '+90 532 000 00 00' }

async function soldTourInCart(): Promise<SoldTour> {
  const tour = await insertSoldTour(agency.db)
  toggleItem(cartItem({ token: tour.token, tourDate: tour.tourDate }), null)
  return tour
}

/** The checkout of the present cart, with an empty form unless a draft is stored. */
async function openCheckout() {
  const page = await browser.open({
    at: '/kayit',
    load: loadCheckout,
    use: (data) => {
      const cart = usePricedCart(data.cart)
      return { ...useCheckout(cart, data.contracts), cart, contracts: data.contracts }
    },
  })
  const { router } = page
  return {
    page,
    accept: () =>
      act(() => {
        const accepted_contracts = page.current.contracts.map(({ id, version }) => ({ id, version, read: null }))
        page.current.change({ accepted_contracts })
      }),
    /** @returns the fields to correct */
    submit: () => {
      let fields: string[] = []
      act(() => {
        fields = page.current.submit()
      })
      return fields
    },
    /** Waits for the end of a press. */
    stopped: (kind: string | null) =>
      waitFor(() => expect(page.current).toMatchObject({ isSending: false, setback: kind && { kind } })),
    /** @returns number and key of the order whose page was opened */
    placed: async () => {
      await waitFor(() => expect(router.state.location.pathname).toBe(orderPagePath))
      return Object.fromEntries(new URLSearchParams(router.state.location.search))
    },
  }
}

/** The same, filled and accepted. */
async function openFilled() {
  const checkout = await openCheckout()
  act(() => checkout.page.current.change(visitor))
  checkout.accept()
  return checkout
}

const storedOrders = () =>
  agency.db.selectFrom('orders').select(['id', 'order_no', 'name']).orderBy('id', 'desc').execute()
const countOrders = async () => (await storedOrders()).length

test('a press with missing fields sends nothing and names them; they are marked from then on', async () => {
  const tour = await soldTourInCart()
  const { page, submit, accept } = await openCheckout()
  expect(page.current.problems).toEqual({})
  expect(submit()).toEqual(['name', 'city', 'email', 'phone', 'accepted_contracts'])
  expect(Object.keys(page.current.problems)).toEqual(['name', 'city', 'email', 'phone', 'accepted_contracts'])
  act(() => page.current.change(visitor))
  accept()
  expect(page.current.problems).toEqual({})
  expect(page.current.isSending).toBe(false)
  expect(browser.sentTo(orders)).toEqual([])
  expect(await seatsTaken(agency.db, tour.departureId)).toBe(0)
})

test('two presses place one order, whose page opens; form and cart are empty then', async () => {
  const tour = await soldTourInCart()
  const before = await countOrders()
  const { page, placed } = await openFilled()
  act(() => {
    page.current.submit()
    page.current.submit()
  })
  expect(page.current.isSending).toBe(true)
  const { no, key } = await placed()
  expect(browser.sentTo(orders)).toHaveLength(1)
  const [order] = await storedOrders()
  expect([await countOrders(), order?.order_no, order?.name]).toEqual([before + 1, no, 'Ayşe Yılmaz'])
  expect(key).toMatch(/./)
  expect(await seatsTaken(agency.db, tour.departureId)).toBe(2)
  expect([readCart(), sessionStorage.getItem('checkout')]).toEqual([[], null])
})

test('a lost answer may be an order: sent again, also after a reload, it is the same one', async () => {
  const tour = await soldTourInCart()
  const before = await countOrders()
  const first = await openFilled()
  browser.lose(orders)
  first.submit()
  await first.stopped('offline')
  expect(first.page.current.open).toMatchObject({ amount: '20.000\u00a0TL' })

  cleanup()
  const again = await openCheckout()
  expect(again.page.current).toMatchObject({ form: visitor, open: { amount: '20.000\u00a0TL' } })
  browser.lose(orders)
  act(() => again.page.current.sendAgain())
  await again.stopped('offline')
  act(() => again.page.current.sendAgain())
  const { no } = await again.placed()

  const keys = browser.sentTo(orders).map(({ key }) => key)
  expect(new Set(keys).size).toBe(1)
  expect(keys).toHaveLength(3)
  expect(await countOrders()).toBe(before + 1)
  expect((await storedOrders())[0]?.order_no).toBe(no)
  expect(await seatsTaken(agency.db, tour.departureId)).toBe(2)
})

test('the same press after a lost answer is the same order; a changed form is another one', async () => {
  await soldTourInCart()
  const { page, submit, stopped, placed } = await openFilled()
  browser.lose(orders)
  submit()
  await stopped('offline')
  browser.deliver(orders, async () => {
    throw new TypeError('Failed to fetch')
  })
  submit()
  await stopped('offline')
  act(() => page.current.change({ message: 'Geç geleceğiz' }))
  expect(page.current.open).not.toBeNull()
  submit()
  await placed()
  const [one, same, changed] = browser.sentTo(orders).map(({ key }) => key)
  expect(same).toBe(one)
  expect(changed).not.toBe(one)
})

test('a price that has changed stops the press; the new total is shown, and the next press orders it', async () => {
  const tour = await soldTourInCart()
  const { page, submit, stopped, placed } = await openFilled()
  await setPrice(agency.db, tour, 11_000)
  submit()
  await stopped('price')
  await waitFor(() =>
    expect(page.current.cart.rows).toMatchObject([
      { verdict: { quote: { total: 22_000 }, before: { total: 20_000 } } },
    ]),
  )
  expect(browser.sentTo(orders)).toEqual([])
  submit()
  await placed()
  expect(await seatsTaken(agency.db, tour.departureId)).toBe(2)
})

test('an order that did not arrive is not placed at another price when it is sent again', async () => {
  const tour = await soldTourInCart()
  const before = await countOrders()
  const { page, submit, stopped, placed } = await openFilled()
  browser.deliver(orders, async () => {
    throw new TypeError('Failed to fetch')
  })
  submit()
  await stopped('offline')
  await setPrice(agency.db, tour, 11_000)
  act(() => page.current.sendAgain())
  await stopped('price')
  // A press before the new price is loaded does nothing.
  await waitFor(() => expect(page.current.cart.rows).toMatchObject([{ verdict: { quote: { total: 22_000 } } }]))
  expect(await countOrders()).toBe(before)
  submit()
  await placed()
  expect(await countOrders()).toBe(before + 1)
})

test('a contract that was replaced must be accepted again, in its new version', async () => {
  await soldTourInCart()
  const { page, submit, accept, stopped, placed } = await openFilled()
  const [replaced, other] = agency.contracts
  await agency.db
    .insertInto('contract_versions')
    .values({ contract_id: replaced!, lang: 'tr', version: 2, body: '<p>Yeni metin</p>' })
    .execute()
  submit()
  await stopped('contracts')
  expect(browser.sentTo(orders)).toEqual([])
  expect(page.current.form.accepted_contracts.map(({ id }) => id)).toEqual([other])
  expect(Object.keys(page.current.problems)).toEqual(['accepted_contracts'])
  await waitFor(() => expect(page.current.contracts.find(({ id }) => id === replaced)?.version).toBe(2))
  submit()
  expect(page.current.isSending).toBe(false)
  accept()
  submit()
  await placed()
  const [order] = await storedOrders()
  const stored = agency.db.selectFrom('order_contracts').select('version').where('order_id', '=', order!.id)
  expect((await stored.execute()).map(({ version }) => version).toSorted()).toEqual([1, 2])
})

test('a contract that was read counts for the text that was read: other data, and it must be read again', async () => {
  await soldTourInCart()
  const { page, submit, accept, placed } = await openFilled()
  const read = await page.current.texts.read()
  if (!read.ok) throw new Error('the contracts were not read')
  const { facts } = page.current.texts
  const accepted_contracts = read.data.contracts.map(({ id, version, body_hash }) => ({
    id,
    version,
    read: { body_hash, facts },
  }))
  act(() => page.current.change({ accepted_contracts }))
  expect(await page.current.texts.read()).toBe(read)
  act(() => page.current.change({ name: 'Elif Kaya' }))
  expect(submit()).toEqual(['accepted_contracts'])
  accept()
  submit()
  await placed()
  expect((await storedOrders())[0]?.name).toBe('Elif Kaya')
})

test('sold out before the press: nothing is sent, and the cart says why', async () => {
  const tour = await soldTourInCart()
  const { page, submit, stopped } = await openFilled()
  await agency.db.updateTable('departures').set({ quota: 1 }).where('id', '=', tour.departureId).execute()
  submit()
  await stopped('cart')
  await waitFor(() => expect(page.current.cart.rows).toMatchObject([{ verdict: { kind: 'few-seats', seats_left: 1 } }]))
  submit()
  expect(page.current).toMatchObject({ isSending: false, setback: { kind: 'cart' } })
  expect(browser.sentTo(orders)).toEqual([])
})

test('sold out between the price and the order: no order, the form stays, and the cart is priced again', async () => {
  const tour = await soldTourInCart()
  const before = await countOrders()
  const { page, submit, stopped } = await openFilled()
  browser.deliver(orders, async (answer) => {
    await agency.db.updateTable('departures').set({ quota: 1 }).where('id', '=', tour.departureId).execute()
    return answer()
  })
  submit()
  await stopped('cart')
  expect(page.current).toMatchObject({ form: visitor, open: null })
  await waitFor(() => expect(page.current.cart.rows).toMatchObject([{ verdict: { kind: 'few-seats' } }]))
  expect([await countOrders(), readCart().length]).toEqual([before, 1])
})

test('what was typed survives leaving the page', async () => {
  await soldTourInCart()
  await openFilled()
  cleanup()
  const { page, submit, placed } = await openCheckout()
  expect(page.current.form).toMatchObject(visitor)
  expect(submit()).toEqual([])
  await placed()
})

test('a tour that another tab adds while the order is sent is not ordered and stays in the cart', async () => {
  await soldTourInCart()
  const other = await insertSoldTour(agency.db)
  const { submit, placed } = await openFilled()
  browser.deliver(orders, async (answer) => {
    toggleItem(cartItem({ token: other.token, tourDate: other.tourDate }), null)
    return answer()
  })
  submit()
  await placed()
  expect(readCart().map(({ token }) => token)).toEqual([other.token])
  expect(await seatsTaken(agency.db, other.departureId)).toBe(0)
})

test('a cart that another tab changed before the order is shown first', async () => {
  await soldTourInCart()
  const other = await insertSoldTour(agency.db)
  const { page, submit, stopped } = await openFilled()
  browser.deliver('/api/checkout-contracts', async (answer) => {
    toggleItem(cartItem({ token: other.token, tourDate: other.tourDate }), null)
    return answer()
  })
  submit()
  await stopped('cart')
  expect(browser.sentTo(orders)).toEqual([])
  await waitFor(() => expect(page.current.cart).toMatchObject({ isBookable: true, rows: [{}, {}] }))
})
