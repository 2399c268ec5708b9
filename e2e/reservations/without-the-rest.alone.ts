import type { APIRequestContext, Page } from '@playwright/test'
import type { OfficePolicy } from '#src/features/departures/policies/policies.admin.schema.ts'
import { policiesAdminPath } from '#src/features/departures/policies/policies.links.ts'
import { lastMailTo, orderTotalsOf, paymentsOf, priceOf, removeDeposit, setFreeSeats } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import { enterOffice, expectToast, heading, managerHeaders, openScreen, pressSave, tableRow } from '../office.ts'
import {
  acceptContracts,
  bookingCard,
  fillBilling,
  goToCheckout,
  newCustomer,
  submitButton,
  tourUrl,
  visit,
} from '../visitor.ts'

const { t, money } = tr
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/**
 * What an agency that wants none of it switches off: the whole price is due at booking, and nothing tells of cancelling.
 * @returns the terms of cancelling that are gone
 */
async function switchOff(page: Page, code: string): Promise<OfficePolicy[]> {
  const { request } = page
  const headers = await managerHeaders(request)
  await removeDeposit(code)
  const policies: OfficePolicy[] = await (await request.get(policiesAdminPath, { headers })).json()
  const gone = policies.filter(({ tours }) => tours === 0)
  for (const { id } of gone) {
    const answer = await request.post(`${policiesAdminPath}/${id}`, { headers, data: { _method: 'DELETE' } })
    expect(answer.status(), await answer.text()).toBe(200)
  }

  await enterOffice(page, '/admin/settings/sales')
  for (const name of ['Ödeme hatırlatmaları', 'Ofiste ödeme', 'Yolcu bilgileri istenir'])
    await page.getByRole('switch', { name }).uncheck({ force: true })
  await pressSave(page)
  await expect(page.getByRole('status').filter({ hasText: 'Tüm değişiklikler kayıtlı' })).toBeVisible()
  return gone
}

async function switchOnAgain(request: APIRequestContext, policies: readonly OfficePolicy[]): Promise<void> {
  const headers = await managerHeaders(request)
  const data = { _method: 'PUT', payment_reminders: true, office_payment: true, passengers: true }
  const answer = await request.post('/api/admin/settings/sales', { headers, data })
  expect(answer.status()).toBe(200)
  for (const { kind, name, steps, lines } of policies) {
    const made = await request.post(policiesAdminPath, { headers, data: { kind, name, steps, lines } })
    expect(made.status(), await made.text()).toBe(201)
  }
}

test('an agency without deposits, cards, passengers and terms sells by bank transfer, and shows nothing of the rest', async ({
  page,
  newVisitor,
}) => {
  const tour = await setFreeSeats('GM-222', 6)
  const policies = await switchOff(page, 'GM-222')
  const total = await priceOf(tour, 2, [])
  const visitor = await newVisitor()
  const person = newCustomer()
  /** One amount, once. */
  const plan = visitor.locator('[data-plan]').first()

  await visit(visitor, tourUrl(tour, tr))
  await expect(plan).toHaveText(new RegExp(`^Şimdi0 TL\\d+ saat içinde${money(total)}$`))
  await expect(visitor.getByText(t('policy.title'))).toHaveCount(0)
  await bookingCard(visitor, tr)
    .getByRole('button', { name: t('booking.add') })
    .click()
  await goToCheckout(visitor, tr)
  await fillBilling(visitor, person, tr)
  await expect(visitor.getByText(t('checkout.passengers_at_once'))).toHaveCount(0)
  await expect(visitor.getByText(t('policy.title'))).toHaveCount(0)
  await acceptContracts(visitor, tr)
  await submitButton(visitor, total, tr).click()
  await visitor.waitForURL(/rezervasyon-sonuc/)

  const main = visitor.getByRole('main')
  const [{ order_no } = { order_no: '' }] = await orderTotalsOf(person.email)
  const showsNothingElse = async () => {
    for (const key of [
      'cards.title',
      'passengers.title',
      'pricing.deposit',
      'result.pay_at_office',
      'policy.title',
    ] as const)
      await expect(main.getByText(t(key), { exact: true }), key).toHaveCount(0)
    await expect(main.getByRole('button', { name: /kart/i })).toHaveCount(0)
  }
  await expect(part(visitor, t('result.pay'))).toContainText(money(total))
  await expect(plan).toHaveText(new RegExp(`^Şimdi0 TL.+ kadar${money(total)}$`))
  await showsNothingElse()
  const mail = await lastMailTo(person.email)
  expect(mail).toContain(order_no)
  expect(mail).not.toMatch(/ön ödeme|kartla|yolcu bilgi|iptal koşul/i)
  const notice = part(visitor, t('result.notice'))
  await notice.getByRole('textbox', { name: t('result.notice_sender') }).fill(person.name)
  await notice.getByRole('button', { name: t('result.notice_send') }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('result.status_odeme_bildirildi'))

  await test.step('the office confirms the payment by hand', async () => {
    await openScreen(page, 'Siparişler')
    await page.getByRole('main').getByRole('searchbox', { name: 'Ara' }).fill(order_no)
    await tableRow(page, order_no).getByRole('link', { name: order_no }).click()
    await expect(heading(page)).toHaveText(order_no)
    await part(page, 'Ödemeler ve bildirimler')
      .getByRole('button', { name: /bildirimini eşleştir/ })
      .click()
    await expectToast(page, 'Ödeme eşleştirildi, sipariş onaylandı.')
    await expect(page.getByRole('main').getByText('Onaylı', { exact: true })).toBeVisible()
    for (const name of ['Kart ödemeleri', 'Ödeme bağlantıları', 'Yolcular'])
      await expect(part(page, name)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /kart|bağlantı/i })).toHaveCount(0)
    expect(await paymentsOf(order_no)).toEqual([
      { amount: total.amount, currency: total.currency, status: 'eslesti', sender: person.name },
    ])
  })

  await visitor.reload()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('result.status_onayli'))
  await expect(main.getByText(t('result.payment_odendi'), { exact: true }).first()).toBeVisible()
  await showsNothingElse()
  await switchOnAgain(page.request, policies)
})
