import { freeSeats, orderTotalsOf, priceOf, raisePrice, setFreeSeats, takeSeats } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import {
  acceptContracts,
  addToCart,
  expectBilling,
  expectResult,
  fillBilling,
  goToCheckout,
  newCustomer,
  submitButton,
  visit,
} from '../visitor.ts'

const { t, money } = tr
const party = { adults: 2, ages: [] }

test('seats taken during checkout: explained, no input lost, no order', async ({ page, expectErrors }) => {
  expectErrors(/409/)
  const person = newCustomer()
  const tour = await setFreeSeats('YI-110', 2)
  const total = await priceOf(tour, 2, [])
  await addToCart(page, tour, party, total, tr)
  await goToCheckout(page, tr)
  await fillBilling(page, person, tr)
  await acceptContracts(page, tr)

  await takeSeats(tour, 1)
  await submitButton(page, total, tr).click()
  await expect(page.getByRole('alert').getByText(t('checkout.cart_changed'))).toBeVisible()
  await expect(page.getByText(t('cart.few_seats', { n: 1 }))).toBeVisible()
  await expectBilling(page, person, tr)
  expect(await orderTotalsOf(person.email)).toEqual([])
  expect(await freeSeats(tour)).toBe(1)

  await page
    .getByRole('alert')
    .getByRole('link', { name: t('checkout.to_cart') })
    .click()
  await expect(page.getByRole('heading', { name: t('cart.title') })).toBeVisible()
  await expect(page.getByText(t('cart.few_seats', { n: 1 }))).toBeVisible()
  await expect(page.getByRole('button', { name: t('cart.continue') })).toBeDisabled()

  await page.getByRole('button', { name: new RegExp(`^${t('booking.people_adults', { n: 1 })}.* güncelle$`) }).click()
  await page.getByRole('link', { name: t('cart.continue') }).click()
  await expect(page.getByRole('heading', { name: t('checkout.title') })).toBeVisible()
  await expectBilling(page, person, tr)
})

test('a price raised after adding to the cart is shown at checkout beside the old one', async ({ page }) => {
  const tour = await setFreeSeats('YI-111', 5)
  const before = await priceOf(tour, 2, [])
  await addToCart(page, tour, party, before, tr)
  await visit(page, '/rezervasyon-olustur')
  const summary = page.getByRole('region', { name: t('cart.summary') })
  await expect(summary.getByText(money(before))).toBeVisible()

  await raisePrice(tour, 150)
  const now = await priceOf(tour, 2, [])
  expect(now.amount).toBe(before.amount + 300)
  await page.getByRole('link', { name: t('cart.continue') }).click()
  await expect(page.getByText(t('cart.price_changed', { before: money(before), now: money(now) }))).toBeVisible()
  await expect(submitButton(page, now, tr)).toBeVisible()
})

test('a price raised during checkout must be seen before ordering', async ({ page, expectErrors }) => {
  expectErrors(/409/)
  const person = newCustomer()
  const tour = await setFreeSeats('YI-112', 5)
  const before = await priceOf(tour, 2, [])
  await addToCart(page, tour, party, before, tr)
  await goToCheckout(page, tr)
  await fillBilling(page, person, tr)
  await acceptContracts(page, tr)

  await raisePrice(tour, 150)
  const now = await priceOf(tour, 2, [])
  await submitButton(page, before, tr).click()
  await expect(page.getByRole('alert').getByText(t('checkout.price_changed'))).toBeVisible()
  await expect(submitButton(page, now, tr)).toBeEnabled()
  await expectBilling(page, person, tr)
  expect(await orderTotalsOf(person.email)).toEqual([])

  await submitButton(page, now, tr).click()
  await page.waitForURL(/rezervasyon-sonuc/)
  const [order] = await orderTotalsOf(person.email)
  expect(order).toMatchObject(now)
  await expectResult(page, order!.order_no, tr)
})
