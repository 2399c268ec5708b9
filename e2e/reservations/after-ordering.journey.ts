import sharp from 'sharp'
import { dayOf } from '#src/base/dates.ts'
import { typedAmount } from '#src/base/money.ts'
import { untilDayText } from '#src/features/orders/deadline.ts'
import { freeSeats, orderTotalsOf, paymentsOf, setFreeSeats } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { en, tr } from '../locale.ts'
import { openNewOrder } from '../ordering.ts'

test.use({ isOldBrowser: true })

test('a deposit payment is reported once with its receipt, and a reload shows it', async ({ page, expectErrors }) => {
  const { t, money } = tr
  expectErrors(/answer 422: .*payment-notice|status of 422/)
  const tour = await setFreeSeats('KS-211', 6)
  const { person, total } = await openNewOrder(page, tour, tr)
  const [order] = await orderTotalsOf(person.email)
  const deposit = { ...total, amount: order!.deposit }
  const main = page.getByRole('main')
  await expect(main.getByText(t('pricing.deposit'), { exact: true }).first()).toBeVisible()
  await expect(main.getByText(money(deposit), { exact: true }).first()).toBeVisible()
  const balance = {
    date: untilDayText(order!.balance_due_on, 'tr', dayOf(new Date())),
    amount: money({ ...total, amount: total.amount - order!.deposit }),
  }
  const rest = `${t('plan.when_by', balance)} ${t('plan.rest')}${balance.amount}`
  await expect(main.locator('[data-plan]')).toContainText(rest)

  const form = page.getByRole('region', { name: t('result.notice'), exact: true })
  await form.getByRole('textbox', { name: t('result.notice_sender') }).fill('  ')
  await form.getByRole('button', { name: t('result.notice_send') }).click()
  await expect(form.getByText(t('required.sender'))).toBeVisible()
  await form.getByRole('textbox', { name: t('result.notice_sender') }).fill('Fatma Gülçiçek')
  const amount = form.getByRole('textbox', { name: /^Tutar/ })
  await form.getByRole('button', { name: money(total) }).click()
  await page.reload()
  await expect(form.getByRole('textbox', { name: t('result.notice_sender') })).toHaveValue('Fatma Gülçiçek')
  await expect(amount).toHaveValue(typedAmount(total.amount, 'tr'))
  await form.getByRole('button', { name: money(deposit) }).click()
  await expect(amount).toHaveValue(typedAmount(deposit.amount, 'tr'))
  // A file can be taken away again, and the large photo of a phone is made smaller before it is sent.
  const field = form.getByLabel(t('result.receipt'))
  await field.setInputFiles({ name: 'dekont.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
  await form.getByRole('button', { name: t('ui.remove_file') }).click()
  await expect(form.getByText(t('ui.no_file'))).toBeVisible()
  const photo = await largePhoto()
  await field.setInputFiles({ name: 'IMG_2031.jpeg', mimeType: 'image/jpeg', buffer: photo })
  await expect(form.getByText(/^IMG_2031\.jpeg \(/)).toBeVisible()
  const sending = page.waitForRequest(/payment-notice/)
  await form.getByRole('button', { name: t('result.notice_send') }).dblclick()
  const sent = Number(await (await sending).headerValue('content-length'))
  expect(sent).toBeLessThan(photo.length)
  expect(sent).toBeGreaterThan(100_000)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('result.status_odeme_bildirildi'))
  const payments = page.getByRole('region', { name: t('result.payments') })
  await expect(payments.getByText(money(deposit), { exact: true })).toBeVisible()
  await expect(main.locator('[data-plan]')).toContainText(`${t('plan.when_reported')}${money(deposit)}`)
  await expect(main.locator('[data-plan]')).toContainText(`${t('plan.when_by', balance)}${balance.amount}`)
  await expect(payments.getByText(/Fatma Gülçiçek/)).toContainText(t('result.with_receipt'))

  await page.reload()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('result.status_odeme_bildirildi'))
  expect(await paymentsOf(order!.order_no)).toEqual([{ ...deposit, status: 'bildirildi', sender: 'Fatma Gülçiçek' }])

  await page.getByRole('button', { name: t('result.cancel_request') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('result.cancel_request_yes') })
    .dblclick()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(main.getByText(t('result.cancel_requested', { when: '|' }).split('|')[1]!)).toBeVisible()
  expect(await freeSeats(tour)).toBe(4)
})

test('an unpaid order is cancelled and its seats are released', async ({ page }) => {
  const { t } = en
  const tour = await setFreeSeats('YI-115', 6, 'en')
  await openNewOrder(page, tour, en)
  expect(await freeSeats(tour)).toBe(4)
  await page.getByRole('button', { name: t('result.cancel_now') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('result.cancel_reason') }).fill('The date did not suit us')
  await dialog.getByRole('button', { name: t('result.cancel_keep') }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: t('result.cancel_now') }).click()
  await expect(dialog.getByRole('textbox', { name: t('result.cancel_reason') })).toHaveValue('The date did not suit us')
  await dialog.getByRole('button', { name: t('result.cancel_now_yes') }).dblclick()
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(t('result.status_iptal'))
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(page.getByText(t('result.payment_odenmedi'))).toHaveCount(0)
  await page.reload()
  await expect(heading).toHaveText(t('result.status_iptal'))
  await expect(page.getByRole('region', { name: t('result.notice'), exact: true })).toHaveCount(0)
  expect(await freeSeats(tour)).toBe(6)
})

/** Of 12 megapixels. */
function largePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 90 })
    .toBuffer()
}
