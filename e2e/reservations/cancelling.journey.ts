import { dayOf, formatDay } from '#src/base/dates.ts'
import { freeSeats, orderTotalsOf, priceOf, setFreeSeats } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import { checkScreen, enterOffice, expectToast, heading, managerHeaders, menuOf, tableRow } from '../office.ts'
import {
  acceptContracts,
  addToCart,
  bookingCard,
  fillBilling,
  goToCheckout,
  newCustomer,
  submitButton,
} from '../visitor.ts'

const { t, money } = tr
/** The demo's costs of a tour abroad, for two. */
const insurance = 30

test('a customer sees the deduction before asking to cancel, staff accept, and the refund stops the clock', async ({
  page,
  newVisitor,
}) => {
  const tour = await setFreeSeats('OA-241', 6)
  const person = newCustomer()
  const visitor = await newVisitor()
  const total = await priceOf(tour, 2, [])
  const [paid, kept, refund] = [total.amount, insurance, total.amount - insurance].map((amount) =>
    money({ ...total, amount }),
  )
  await addToCart(visitor, tour, { adults: 2, ages: [] }, total, tr)
  await bookingCard(visitor, tr)
    .getByText(/gününe kadar kesinti kişi başı/)
    .click()
  await expect(bookingCard(visitor, tr).getByText(/kişi başı: sigorta 15 €/)).toBeVisible()
  await goToCheckout(visitor, tr)
  await expect(visitor.getByText(/gününe kadar kesinti kişi başı/)).toBeVisible()
  await fillBilling(visitor, person, tr)
  await acceptContracts(visitor, tr)
  await submitButton(visitor, total, tr).click()
  await visitor.waitForURL(/rezervasyon-sonuc/)

  // Staff enter the whole price.
  const [{ order_no } = { order_no: '' }] = await orderTotalsOf(person.email)
  const headers = await managerHeaders(page.request)
  const list = await page.request.get(`/api/admin/orders?search=${order_no}`, { headers })
  const { id } = ((await list.json()) as { data: { id: number }[] }).data[0]!
  const order = await page.request.get(`/api/admin/orders/${id}`, { headers })
  const { version } = (await order.json()) as { version: number }
  const payment = { version, method: 'nakit', ...total, paid_on: dayOf(new Date()) }
  expect((await page.request.post(`/api/admin/orders/${id}/payments`, { headers, data: payment })).status()).toBe(201)

  await visitor.reload()
  await visitor.getByRole('button', { name: t('result.cancel_request') }).click()
  const dialog = visitor.getByRole('dialog')
  await expect(dialog.getByText(paid!, { exact: true })).toBeVisible()
  await expect(dialog.getByText(`− ${kept}`, { exact: true })).toBeVisible()
  await expect(dialog.getByText(refund!, { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: t('result.cancel_request_yes') }).click()
  await expect(dialog).toBeHidden()

  await enterOffice(page, `/admin/orders?search=${order_no}`)
  await tableRow(page, order_no).getByRole('link', { name: order_no }).click()
  await expect(heading(page)).toHaveText(order_no)
  await page.getByRole('button', { name: 'İptali kabul et' }).click()
  const decision = page.getByRole('dialog')
  await expect(decision.getByText(`İade ${refund}, en geç`)).toBeVisible()
  await decision.getByRole('textbox', { name: /^Neden/ }).fill('İsteğiniz üzerine')
  await checkScreen(page)
  await decision.getByRole('button', { name: 'İptal et' }).click()
  await expectToast(page, 'Sipariş iptal edildi.')
  const clock = page.getByRole('region', { name: 'İptal ve iade' })
  await expect(clock.getByText(/^İade için 14 gün kaldı/)).toBeVisible()
  expect(await freeSeats(tour)).toBe(6)

  // The dashboard counts it; its list has the order.
  await menuOf(page).getByRole('link', { name: 'İstatistikler', exact: true }).click()
  await page.getByRole('link', { name: /Bekleyen iadeler/ }).click()
  await tableRow(page, order_no).getByRole('link', { name: order_no }).click()
  await page.getByRole('button', { name: 'İade gir' }).click()
  await decision.getByText('Nakit', { exact: true }).click()
  await decision.getByRole('textbox', { name: 'İadenin nedeni' }).fill('İptal iadesi')
  await decision.getByRole('button', { name: 'Kaydet' }).click()
  const today = formatDay(dayOf(new Date()), 'tr')
  await expect(clock.getByText(`İade ${today} günü yapıldı`)).toBeVisible()
  await checkScreen(page)

  await visitor.reload()
  const told = visitor.getByRole('region', { name: t('cancelling.done_title') })
  await expect(told.getByText(refund!, { exact: true })).toBeVisible()
  await expect(told.getByText(t('cancelling.refund_done', { day: today }))).toBeVisible()
})
