import { orderPath } from '#src/features/orders/orders.links.ts'
import { orderTotalsOf, priceOf, setFreeSeats } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import { placeOrder } from '../ordering.ts'
import { acceptContracts, addToCart, fillBilling, goToCheckout, newCustomer, submitButton, visit } from '../visitor.ts'

test('passengers are filled in by link, nothing typed is lost, and an age that costs more is accepted first', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/answer 422: .*passengers|status of 422/)
  const { money } = tr
  const person = newCustomer()
  const party = { adults: 2, ages: [5] }
  const tour = await setFreeSeats('KS-211', 6)
  const total = await priceOf(tour, 2, [5])
  // Above all age bands a child pays the price of an adult.
  const older = await priceOf(tour, 3, [])
  await addToCart(page, tour, party, total, tr)
  await goToCheckout(page, tr)
  await fillBilling(page, person, tr)
  await acceptContracts(page, tr)
  await page.getByRole('checkbox', { name: /Yolcu bilgilerini rezervasyondan hemen sonra/ }).check()
  await submitButton(page, total, tr).click()
  await page.waitForURL(/rezervasyon-sonuc/)

  const card = page.getByRole('region', { name: 'Yolcular', exact: true })
  await card.getByRole('button', { name: 'Bu kişi benim' }).click()
  await expect(card.getByLabel('Soyad')).toHaveValue(person.name.split(' ').at(-1)!)
  await card.getByLabel('Doğum tarihi').fill('1985-04-12')
  await card.getByLabel('Cinsiyet').selectOption('Kadın')
  await card.getByLabel('Belge', { exact: true }).selectOption('T.C. ya da yabancı kimlik numarası')
  await card.getByLabel('T.C. ya da yabancı kimlik numarası').fill('12345678951')
  await card.getByRole('button', { name: 'Kaydet' }).click()
  await expect(card.getByText('Kimlik numarası yanlış görünüyor')).toBeVisible()
  await page.reload()
  await card.getByLabel('T.C. ya da yabancı kimlik numarası').fill('10000000146')
  await expect(card.getByLabel('Doğum tarihi')).toHaveValue('1985-04-12')
  await card.getByLabel('Biniş yeri').selectOption({ index: 1 })
  await card.getByRole('button', { name: 'Kaydet' }).click()
  await expect(card.getByText('1/3 tamam')).toBeVisible()

  await card.getByRole('button', { name: 'Doldur: 3. yolcu' }).click()
  await card.getByLabel('Ad', { exact: true }).fill('Can')
  await card.getByLabel('Soyad').fill('Gülçiçek')
  await card.getByLabel('Doğum tarihi').fill(`${Number(tour.start_date.slice(0, 4)) - 15}-01-01`)
  await card.getByRole('button', { name: 'Kaydet' }).click()
  await expect(card.getByText('Doğum tarihi fiyatı değiştiriyor')).toBeVisible()
  expect((await orderTotalsOf(person.email))[0]).toMatchObject({ amount: total.amount })
  await card.getByRole('button', { name: `${money(older)} tutarını kabul ediyorum` }).click()
  await expect(card.getByText('Doğum tarihi fiyatı değiştiriyor')).toBeHidden()
  await expect(page.getByText('Yaş farkı')).toBeVisible()
  expect((await orderTotalsOf(person.email))[0]).toMatchObject({ amount: older.amount })
})

test('three people on two tours of an order are filled in once, by keyboard', async ({ page }) => {
  const { keyboard } = page
  const tours = [await setFreeSeats('KS-214', 3), await setFreeSeats('DG-201', 3)] as const
  const order = await placeOrder(page.request, tours[0], tr, { adults: 2, ages: [5] }, { others: [tours[1]] })
  await visit(page, orderPath(order.order_no, order.key))
  const card = page.getByRole('region', { name: 'Yolcular', exact: true })
  await card.getByRole('button', { name: 'Doldur: 1. yolcu' }).first().click()
  const year = Number(tours[0].start_date.slice(0, 4))
  for (const [name, birth_date] of [
    ['Ayşe', `${year - 40}-01-01`],
    ['Mehmet', `${year - 41}-01-01`],
    ['Can', `${year - 5}-01-01`],
  ]) {
    await expect(card.getByLabel('Ad', { exact: true })).toBeFocused()
    await keyboard.type(name!)
    await card.getByLabel('Soyad').fill('Gülçiçek')
    await card.getByLabel('Doğum tarihi').fill(birth_date!)
    await keyboard.press('Enter')
    await expect(card.getByText(`${name} Gülçiçek`, { exact: true })).toBeVisible()
  }
  // The second tour begins with these people, not with an empty form.
  const same = card.getByRole('button', { name: 'Aynı kişileri al (3)' })
  await expect(same).toBeFocused()
  await expect(card.getByText('uyanlar: Ayşe Gülçiçek, Mehmet Gülçiçek, Can Gülçiçek')).toBeVisible()
  await keyboard.press('Enter')
  await expect(same).toBeHidden()
  await expect(card.getByText('Can Gülçiçek', { exact: true })).toHaveCount(2)
  await expect(card.getByRole('button', { name: 'Düzenle: Ayşe Gülçiçek' }).last()).toBeFocused()
  await keyboard.press('Enter')
  await expect(card.getByLabel('Doğum tarihi')).toHaveValue(`${year - 40}-01-01`)
})
