import { bookedBy, leaveSeats, priceOf, seatsLeft } from './agency.ts'
import { expect, test } from './journey.ts'
import {
  acceptContracts,
  addToCart,
  bookingCard,
  choose,
  expectFilledIn,
  expectResult,
  expectTotal,
  fillIn,
  somebody,
  submitButton,
  toCheckout,
  tourUrl,
  visit,
} from './steps.ts'
import { tr } from './words.ts'

const { say, money } = tr
const party = { adults: 2, ages: [8] }

test('a reload at any step loses nothing', async ({ page }) => {
  const person = somebody()
  const tour = await leaveSeats('YI-104', 6)
  const total = await priceOf(tour, 2, [8])
  await addToCart(page, tour, party, total, tr)

  await page.reload()
  await expect(bookingCard(page, tr).getByText(say('booking.in_cart'))).toBeVisible()
  await expectTotal(bookingCard(page, tr), total, tr)

  await toCheckout(page, tr)
  await page.goBack()
  await expect(page.getByRole('heading', { name: say('cart.title') })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: say('cart.summary') }).getByText(money(total))).toBeVisible()
  await page.getByRole('link', { name: say('cart.continue') }).click()

  await fillIn(page, person, tr)
  await acceptContracts(page, tr)
  await page.reload()
  await expectFilledIn(page, person, tr)
  await page.goBack()
  await page.goForward()
  await expectFilledIn(page, person, tr)

  await submitButton(page, total, tr).click()
  await page.waitForURL(/rezervasyon-sonuc/)
  const orders = await bookedBy(person.email)
  expect(orders).toHaveLength(1)
  await expectResult(page, orders[0]!.order_no, tr)
  await page.reload()
  await expectResult(page, orders[0]!.order_no, tr)
  expect(await bookedBy(person.email)).toEqual(orders)
})

test('a double click makes one order, and the way back from it does not order again', async ({ page }) => {
  const person = somebody()
  const tour = await leaveSeats('YI-107', 6)
  const total = await priceOf(tour, 2, [8])
  await addToCart(page, tour, party, total, tr)
  await toCheckout(page, tr)
  await fillIn(page, person, tr)
  await acceptContracts(page, tr)

  await submitButton(page, total, tr).dblclick()
  await page.waitForURL(/rezervasyon-sonuc/)
  const orders = await bookedBy(person.email)
  expect(orders).toMatchObject([total])
  expect(await seatsLeft(tour)).toBe(3)
  await expectResult(page, orders[0]!.order_no, tr)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('cart.title'))
  await expect(page.getByText(say('cart.empty_title'))).toBeVisible()
  await page.goForward()
  await expectResult(page, orders[0]!.order_no, tr)
  await visit(page, '/kayit')
  await expect(page.getByText(say('checkout.empty_title'))).toBeVisible()
  expect(await bookedBy(person.email)).toEqual(orders)
})

test('an answer lost on its way: sent again, it is the same order', async ({ page, expectTrouble }) => {
  expectTrouble(/api\/orders/)
  const person = somebody()
  const tour = await leaveSeats('YI-108', 6)
  const total = await priceOf(tour, 2, [8])
  await addToCart(page, tour, party, total, tr)
  await toCheckout(page, tr)
  await fillIn(page, person, tr)
  await acceptContracts(page, tr)

  // The server gets the order and answers, but the browser never hears of it.
  await page.route(
    '**/api/orders?*',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await submitButton(page, total, tr).click()
  await expect(page.getByRole('alert').getByText(say('checkout.offline'))).toBeVisible()
  await expectFilledIn(page, person, tr)
  expect(await bookedBy(person.email)).toHaveLength(1)

  await submitButton(page, total, tr).click()
  await page.waitForURL(/rezervasyon-sonuc/)
  const orders = await bookedBy(person.email)
  expect(orders).toMatchObject([total])
  expect(await seatsLeft(tour)).toBe(3)
  await expectResult(page, orders[0]!.order_no, tr)
})

test('no connection at the moment of ordering: said plainly, then the same button orders once', async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED/)
  const person = somebody()
  const tour = await leaveSeats('YI-109', 6)
  const total = await priceOf(tour, 2, [8])
  await visit(page, tourUrl(tour, tr))
  await choose(bookingCard(page, tr), tour, party, tr)
  await bookingCard(page, tr)
    .getByRole('button', { name: say('booking.add') })
    .click()
  await bookingCard(page, tr)
    .getByRole('link', { name: say('booking.to_cart') })
    .click()
  await page.getByRole('link', { name: say('cart.continue') }).click()
  await fillIn(page, person, tr)
  await acceptContracts(page, tr)

  await context.setOffline(true)
  await submitButton(page, total, tr).click()
  await expect(page.getByRole('alert').getByText(say('checkout.offline'))).toBeVisible()
  expect(await bookedBy(person.email)).toEqual([])

  await context.setOffline(false)
  await submitButton(page, total, tr).click()
  await page.waitForURL(/rezervasyon-sonuc/)
  expect(await bookedBy(person.email)).toMatchObject([total])
})
