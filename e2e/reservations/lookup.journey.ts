import { lastMailTo, setFreeSeats } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import { placeOrder } from '../ordering.ts'
import { visit } from '../visitor.ts'

test('a customer who lost the link asks for it, by keyboard, and opens the booking from the mail', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/404.*rezervasyon-sonuc/, /rezervasyon-sonuc/)
  const tour = await setFreeSeats('YI-105', 6)
  const { order_no, person } = await placeOrder(page.request, tour, tr)

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
