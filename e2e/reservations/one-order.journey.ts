import { freeSeats, orderTotalsOf, priceOf, setFreeSeats } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import {
  acceptContracts,
  addToCart,
  bookingCard,
  chooseParty,
  expectBilling,
  expectResult,
  expectTotal,
  fillBilling,
  goToCheckout,
  newCustomer,
  submitButton,
  tourUrl,
  visit,
} from '../visitor.ts'

const { t, money } = tr
const party = { adults: 2, ages: [8] }

test('a reload at any step loses nothing', async ({ page }) => {
  const person = newCustomer()
  const tour = await setFreeSeats('YI-104', 6)
  const total = await priceOf(tour, 2, [8])
  await addToCart(page, tour, party, total, tr)

  await page.reload()
  await expect(bookingCard(page, tr).getByText(t('booking.in_cart'))).toBeVisible()
  await expectTotal(bookingCard(page, tr), total, tr)

  await goToCheckout(page, tr)
  await page.goBack()
  await expect(page.getByRole('heading', { name: t('cart.title') })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: t('cart.summary') }).getByText(money(total))).toBeVisible()
  await page.getByRole('link', { name: t('cart.continue') }).click()

  await fillBilling(page, person, tr)
  await acceptContracts(page, tr)
  await page.reload()
  await expectBilling(page, person, tr)
  await page.goBack()
  await page.goForward()
  await expectBilling(page, person, tr)

  await submitButton(page, total, tr).click()
  await page.waitForURL(/rezervasyon-sonuc/)
  const orders = await orderTotalsOf(person.email)
  expect(orders).toHaveLength(1)
  await expectResult(page, orders[0]!.order_no, tr)
  await page.reload()
  await expectResult(page, orders[0]!.order_no, tr)
  expect(await orderTotalsOf(person.email)).toEqual(orders)
})

test('a double click creates one order, which is told at once, and going back does not order again', async ({
  page,
}) => {
  const person = newCustomer()
  const tour = await setFreeSeats('YI-107', 6)
  const total = await priceOf(tour, 2, [8])
  await addToCart(page, tour, party, total, tr)
  await goToCheckout(page, tr)
  await fillBilling(page, person, tr)
  await acceptContracts(page, tr)

  await page.setViewportSize({ width: 390, height: 844 })
  const { promise: isTold, resolve: showOrder } = Promise.withResolvers<void>()
  await page.route(/\/api\/orders\/SYH/, async (route) => {
    await isTold
    await route.fallback()
  })
  await submitButton(page, total, tr).dblclick()
  await expect(page.getByRole('link', { name: t('cart.placed_open') })).toBeInViewport()
  showOrder()
  await page.waitForURL(/rezervasyon-sonuc/)
  const orders = await orderTotalsOf(person.email)
  expect(orders).toMatchObject([total])
  expect(await freeSeats(tour)).toBe(3)
  await expectResult(page, orders[0]!.order_no, tr)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.title'))
  await expect(page.getByText(t('cart.empty_title'))).toBeVisible()
  await page.goForward()
  await expectResult(page, orders[0]!.order_no, tr)
  await visit(page, '/kayit')
  await expect(page.getByText(t('checkout.empty_title'))).toBeVisible()
  expect(await orderTotalsOf(person.email)).toEqual(orders)
})

test('a retry after a lost response returns the same order', async ({ page, expectErrors }) => {
  expectErrors(/api\/orders/)
  const person = newCustomer()
  const tour = await setFreeSeats('YI-108', 6)
  const total = await priceOf(tour, 2, [8])
  await addToCart(page, tour, party, total, tr)
  await goToCheckout(page, tr)
  await fillBilling(page, person, tr)
  await acceptContracts(page, tr)

  // The server receives the order, but the browser gets no response.
  await page.route(
    '**/api/orders?*',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await submitButton(page, total, tr).click()
  await expect(page.getByRole('alert').getByText(t('checkout.repeat_safe'))).toBeVisible()
  await expectBilling(page, person, tr)
  expect(await orderTotalsOf(person.email)).toHaveLength(1)

  await submitButton(page, total, tr).click()
  await page.waitForURL(/rezervasyon-sonuc/)
  const orders = await orderTotalsOf(person.email)
  expect(orders).toMatchObject([total])
  expect(await freeSeats(tour)).toBe(3)
  await expectResult(page, orders[0]!.order_no, tr)
})

test('offline at submit: explained, then the same button orders once', async ({ page, context, expectErrors }) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/)
  const person = newCustomer()
  const tour = await setFreeSeats('YI-109', 6)
  const total = await priceOf(tour, 2, [8])
  await visit(page, tourUrl(tour, tr))
  await chooseParty(bookingCard(page, tr), tour, party, tr)
  await bookingCard(page, tr)
    .getByRole('button', { name: t('booking.add') })
    .click()
  await goToCheckout(page, tr)
  await fillBilling(page, person, tr)
  await acceptContracts(page, tr)

  await context.setOffline(true)
  await submitButton(page, total, tr).click()
  await expect(page.getByRole('alert').getByText(t('checkout.repeat_safe'))).toBeVisible()
  expect(await orderTotalsOf(person.email)).toEqual([])

  await context.setOffline(false)
  await submitButton(page, total, tr).click()
  await page.waitForURL(/rezervasyon-sonuc/)
  expect(await orderTotalsOf(person.email)).toMatchObject([total])
})
