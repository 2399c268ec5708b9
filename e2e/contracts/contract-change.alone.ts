import { freeSeats, orderTotalsOf, priceOf, publishContract, setFreeSeats } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import {
  addToCart,
  contractBoxes,
  expectBilling,
  expectResult,
  fillBilling,
  goToCheckout,
  newCustomer,
  submitButton,
} from '../visitor.ts'

const party = { adults: 2, ages: [] }

test('a contract changed during checkout: input is kept, the new text is read, ordered and stored', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/409/)
  const { t } = tr
  const person = newCustomer()
  const tour = await setFreeSeats('KS-213', 6)
  const total = await priceOf(tour, 2, [])
  await addToCart(page, tour, party, total, tr)
  await goToCheckout(page, tr)
  await fillBilling(page, person, tr)
  const readers = page.getByRole('button', { name: new RegExp(`^${t('checkout.read')}: `) })
  for (const reader of await readers.all()) {
    await reader.click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('checkout.accept_and_close') })
      .click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await expectBilling(page, person, tr)

  await publishContract(
    'paket-tur',
    'tr',
    '<h2>Yeni madde</h2><p>{{customer_name}} için {{order_no}}</p>{{order_items}}',
  )
  await submitButton(page, total, tr).click()
  await expect(page.getByRole('alert').getByText(t('checkout.contracts_changed'))).toBeVisible()
  expect(await orderTotalsOf(person.email)).toEqual([])
  expect(await freeSeats(tour)).toBe(6)
  const boxes = contractBoxes(page, tr)
  await expect(boxes.nth(0)).toBeChecked()
  await expect(boxes.nth(1)).not.toBeChecked()
  await expect(page.getByRole('textbox', { name: t('checkout.name') })).toHaveValue(person.name)

  await readers.nth(1).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Yeni madde' })).toBeVisible()
  const shown = await page.getByRole('dialog').getByRole('table').innerHTML()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('checkout.accept_and_close') })
    .click()
  await submitButton(page, total, tr).click()
  await page.waitForURL(/rezervasyon-sonuc/)
  const [order] = await orderTotalsOf(person.email)
  await expectResult(page, order!.order_no, tr)

  const opened = page.waitForEvent('popup')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Paket Tur Sözleşmesi/ })
    .click()
  const text = await opened
  await expect(text.getByRole('heading', { name: 'Yeni madde' })).toBeVisible()
  await expect(text.getByText(`${person.name} için ${order!.order_no}`)).toBeVisible()
  expect(await text.getByRole('article').getByRole('table').innerHTML()).toBe(shown)
})
