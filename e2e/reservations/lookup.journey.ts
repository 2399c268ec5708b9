import { lastMailTo, orderTotalsOf, priceOf, setFreeSeats } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import { acceptContracts, addToCart, fillBilling, goToCheckout, newCustomer, submitButton, visit } from '../visitor.ts'

test('a customer who lost the link asks for it, by keyboard, and opens the booking from the mail', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/404.*rezervasyon-sonuc/, /rezervasyon-sonuc/)
  const person = newCustomer()
  const tour = await setFreeSeats('YI-105', 6)
  const total = await priceOf(tour, 2, [])
  await addToCart(page, tour, { adults: 2, ages: [] }, total, tr)
  await goToCheckout(page, tr)
  await fillBilling(page, person, tr)
  await acceptContracts(page, tr)
  await submitButton(page, total, tr).click()
  await page.waitForURL(/rezervasyon-sonuc/)
  const [{ order_no } = { order_no: '' }] = await orderTotalsOf(person.email)

  await visit(page, '/rezervasyon-sonuc')
  await page.getByRole('link', { name: 'Bağlantıyı yeniden iste' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rezervasyonum' })).toBeVisible()
  await page.getByLabel('Rezervasyon numarası').focus()
  await page.keyboard.type(order_no.toLowerCase())
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'E-postanıza bakın' })).toBeFocused()
  const mail = await lastMailTo(person.email, 'İstediğiniz bağlantı')
  await page.goto(/\/rezervasyon-sonuc\?\S+/.exec(mail)![0])
  await expect(page.getByText(order_no).first()).toBeVisible()
})
