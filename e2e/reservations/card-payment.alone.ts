import type { APIRequestContext, Page } from '@playwright/test'
import { addDays, dayOf } from '#src/base/dates.ts'
import { agencyKeys } from '#tools/pos-simulator/agency-keys.ts'
import { iyzicoKeys } from '#tools/pos-simulator/iyzico.ts'
import {
  type Amount,
  ageCardPayments,
  endHold,
  freeSeats,
  ordersOf,
  orderTotalsOf,
  setFreeSeats,
  type TestDeparture,
  takeSeats,
} from '../agency.ts'
import { expectNoViolation } from '../axe.ts'
import { officeAdmin } from '../first-admin.ts'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import {
  checkScreen,
  enterOffice,
  expectToast,
  heading,
  managerHeaders,
  menuOf,
  openScreen,
  pressSave,
  tableRow,
} from '../office.ts'
import { openNewOrder } from '../ordering.ts'
import { openWindow } from '../window.ts'

const { t, money } = tr

async function setProvider(request: APIRequestContext, provider: 'iyzico' | 'paytr' | 'none'): Promise<void> {
  const data = { _method: 'PUT', provider, ...agencyKeys, current_password: officeAdmin.password }
  const answer = await request.post('/api/admin/payment-providers', { headers: await managerHeaders(request), data })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** A new order of a visitor, on its page with the offer to pay by card. */
async function openForCard(visitor: Page, tour: TestDeparture) {
  const { order_no, person, total } = await openNewOrder(visitor, tour, tr)
  const [order] = await orderTotalsOf(person.email)
  const deposit = { ...total, amount: order!.deposit }
  const rest = { ...total, amount: total.amount - deposit.amount }
  const card = visitor.getByRole('region', { name: t('cards.title'), exact: true })
  return { order_no, person, total, deposit, rest, card }
}

const providerField = (page: Page) => page.getByRole('combobox', { name: 'Sağlayıcı' })
async function chooseProvider(page: Page, name: string): Promise<void> {
  await providerField(page).click()
  await page.getByRole('option', { name, exact: true }).click()
}
const allSaved = (page: Page) =>
  expect(page.getByText('Tüm değişiklikler kayıtlı').filter({ visible: true })).toBeVisible()

test('the keys of a provider are entered once and never shown again; without it no page offers a card', async ({
  page,
  newVisitor,
}) => {
  await enterOffice(page, '/admin/settings/cards')
  const [key, secret] = [
    page.getByLabel('API anahtarı', { exact: true }),
    page.getByLabel('Güvenlik anahtarı', { exact: true }),
  ]
  await chooseProvider(page, 'iyzico')
  await key.fill(iyzicoKeys.apiKey)
  await secret.fill(`  ${iyzicoKeys.secretKey}  `)
  await page.getByLabel('Şu anki parolanız', { exact: true }).fill(officeAdmin.password)
  await pressSave(page)
  await allSaved(page)
  await openScreen(page, 'Opsiyon kuralları')
  await openScreen(page, 'Kartla ödeme')
  await expect(providerField(page)).toHaveValue('iyzico')
  for (const [field, value] of [
    [key, iyzicoKeys.apiKey],
    [secret, iyzicoKeys.secretKey],
  ] as const) {
    await expect(field).toHaveValue('')
    await expect(field).toHaveAccessibleDescription(`Kayıtlı, sonu ${value.slice(-4)}.`)
  }
  await expect(page.getByText(iyzicoKeys.secretKey)).toHaveCount(0)
  await checkScreen(page)

  const visitor = await newVisitor()
  await openNewOrder(visitor, await setFreeSeats('KS-211', 6), tr)
  const offer = visitor.getByRole('region', { name: t('cards.title'), exact: true })
  await expect(offer).toBeVisible()
  await chooseProvider(page, 'Kartla ödeme yok: havale ve ofis')
  await pressSave(page)
  await allSaved(page)
  await visitor.reload()
  await expect(visitor.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offer).toHaveCount(0)
})

/** From the page of the order: staff make a link for what is open, which this site without a mail server does not mail; the customer pays with it. */
async function payByLink(page: Page, visitor: Page, amount: Amount): Promise<void> {
  const links = page.getByRole('region', { name: 'Ödeme bağlantıları', exact: true })
  const dialog = page.getByRole('dialog')
  await links.getByRole('button', { name: 'Ödeme bağlantısı hazırla' }).click()
  await dialog.getByRole('textbox', { name: 'Ne için' }).fill('Kalan ödeme')
  await expect(dialog.getByRole('checkbox', { name: /^Müşteriye e-postayla gönder/ })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Hazırla', exact: true }).click()
  await expectToast(page, 'Ödeme bağlantısı hazır.')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await links.getByRole('button', { name: 'Bağlantıyı kopyala: Kalan ödeme' }).click()
  await expect(links.getByText('Kopyalandı', { exact: true })).toBeVisible()
  await expect(links.getByRole('button', { name: 'E-postayla gönder' })).toHaveCount(0)
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  await payAt(visitor, copied, amount)
  await expect(links.getByText('Ödendi', { exact: true })).toBeVisible()
}

/** A customer pays with a link. */
async function payAt(visitor: Page, { pathname }: URL, amount: Amount): Promise<void> {
  expect(pathname).toMatch(/^\/odeme\/[0-9A-Z]{26}$/)
  await visitor.goto(pathname)
  await expectNoViolation(visitor)
  await visitor.getByRole('button', { name: t('cards.pay', { amount: money(amount) }) }).click()
  await visitor.getByRole('button', { name: 'Öde', exact: true }).click()
  await visitor.waitForURL(/\/odeme\//)
  await expect(visitor.getByRole('status').filter({ hasText: money(amount) })).toBeVisible()
}

test('a deposit by card: declined, failed in 3-D Secure, paid; the balance is paid, staff give a part back, and a link takes it', async ({
  page,
  newVisitor,
  expectErrors,
}) => {
  // The provider's page is another site.
  expectErrors(/foreign host: http:\/\/127\.0\.0\.1/)
  await setProvider(page.request, 'iyzico')
  const tour = await setFreeSeats('KS-211', 6)
  const visitor = await newVisitor()
  const { order_no, total, deposit, rest, card } = await openForCard(visitor, tour)
  const payWith = async (amount: typeof total, button: string) => {
    await card.getByRole('button', { name: t('cards.pay', { amount: money(amount) }), exact: true }).click()
    await visitor.getByRole('button', { name: button, exact: true }).click()
    await visitor.waitForURL(/rezervasyon-sonuc/)
  }

  await payWith(deposit, 'Reddet (bakiye yetersiz)')
  await expect(card.getByRole('status')).toContainText('Kart bakiyesi yetersiz')
  await payWith(deposit, '3-D Secure başarısız')
  await expect(card.getByRole('status')).toContainText('3-D Secure doğrulaması başarısız')
  await expectNoViolation(visitor)
  await payWith(deposit, 'Öde, bildirim iki kez')
  const title = visitor.getByRole('main').getByRole('heading', { level: 1 })
  await expect(title).toHaveText(t('result.status_onayli'))
  await expect(card.getByRole('status')).toContainText('···· 0008')

  await payWith(rest, 'Öde')
  await expect(visitor.getByRole('main').getByText(t('result.payment_odendi'), { exact: true }).first()).toBeVisible()
  await expect(card.getByRole('button')).toHaveCount(0)

  await enterOffice(page, `/admin/orders?search=${order_no}`)
  await page.getByRole('link', { name: order_no }).click()
  await expect(heading(page)).toHaveText(order_no)
  const payments = page.getByRole('region', { name: 'Kart ödemeleri', exact: true })
  await expect(payments.getByRole('listitem')).toHaveCount(4)
  await expect(payments.getByText('Reddedildi')).toHaveCount(2)
  await checkScreen(page)
  await payments.getByRole('button', { name: 'Karta iade et' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'İade tutarı' }).fill('1000')
  await dialog.getByRole('textbox', { name: 'Neden' }).fill('Fiyat farkı')
  await dialog.getByRole('button', { name: 'Karta iade et' }).click()
  await expectToast(page, 'Tutar karta iade edildi.')
  await expect(payments).toContainText(`${money({ ...total, amount: 1000 })} karta iade edildi`)

  await test.step('what is open again is paid with a link from the office', () =>
    payByLink(page, visitor, { ...total, amount: 1000 }))
  await setProvider(page.request, 'none')
})

test('with another provider: a deposit of which the notice is late, and the balance by a link', async ({
  page,
  newVisitor,
  expectErrors,
}) => {
  // The provider's page is another site.
  expectErrors(/foreign host: http:\/\/127\.0\.0\.1/)
  await setProvider(page.request, 'paytr')
  const tour = await setFreeSeats('KS-211', 6)
  const visitor = await newVisitor()
  const { order_no, person, deposit, rest, card } = await openForCard(visitor, tour)
  await card.getByRole('button', { name: t('cards.pay', { amount: money(deposit) }), exact: true }).click()
  await visitor.getByRole('button', { name: 'Öde, bildirim 5 saniye geç', exact: true }).click()
  await visitor.waitForURL(/rezervasyon-sonuc/)
  await expect.poll(async () => (await ordersOf(person.email))[0]?.status, { timeout: 90_000 }).toBe('onayli')
  await visitor.reload()
  await expect(visitor.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(t('result.status_onayli'))

  const headers = await managerHeaders(page.request)
  const found = await page.request.get(`/api/admin/orders?search=${order_no}`, { headers })
  const [{ id }] = (await found.json()).data as [{ id: number }]
  const wish = { ...rest, purpose: 'Kalan ödeme', valid_until: addDays(dayOf(new Date()), 2) }
  const made = await page.request.post(`/api/admin/orders/${id}/payment-links`, { headers, data: wish })
  expect(made.status(), await made.text()).toBe(201)
  const own = visitor.url()
  await payAt(visitor, new URL((await made.json()).data.url), rest)
  await visitor.goto(own)
  await expect(visitor.getByRole('main').getByText(t('result.payment_odendi'), { exact: true }).first()).toBeVisible()
  await setProvider(page.request, 'none')
})

test('money of which no notice came is found; money for an expired order takes its seats again, or waits in the office', async ({
  page,
  newVisitor,
  expectErrors,
}) => {
  // The provider's page is another site.
  expectErrors(/foreign host: http:\/\/127\.0\.0\.1/)
  await setProvider(page.request, 'iyzico')
  const first = await newVisitor()
  const openPaymentOf = async (visitor: Page, tour: TestDeparture) => {
    const { order_no, person, deposit: amount, card } = await openForCard(visitor, tour)
    const own = visitor.url()
    await card.getByRole('button', { name: t('cards.pay', { amount: money(amount) }), exact: true }).click()
    await expect(visitor.getByRole('button', { name: 'Öde', exact: true })).toBeVisible()
    const status = async () => (await ordersOf(person.email))[0]?.status
    return {
      visitor,
      order_no,
      own,
      amount,
      status,
      title: visitor.getByRole('main').getByRole('heading', { level: 1 }),
    }
  }
  const free = await setFreeSeats('KS-211', 4)
  const gone = await setFreeSeats('KF-231', 2)
  const unheard = await openPaymentOf(first, free)
  const late = await openPaymentOf(await openWindow(first), free)
  const tooLate = await openPaymentOf(await openWindow(first), gone)

  await unheard.visitor.getByRole('button', { name: 'Öde, ama bildirim de dönüş de kaybolsun' }).click()
  await test.step('until it is found, the settlement shows that only the provider knows of it', async () => {
    const today = dayOf(new Date())
    await enterOffice(page, `/admin/settlement?from=${today}&to=${today}`)
    const row = tableRow(page, unheard.order_no)
    await expect(row).toContainText('Bizde yok')
    // On some days the demo agency has a card payment too, of which the simulator knows nothing.
    const differences = page.getByRole('status').filter({ hasText: /^\d+ fark var\.$/ })
    const n = Number.parseInt((await differences.textContent())!, 10)
    await checkScreen(page)
    await page.getByRole('switch', { name: 'Yalnızca farklar' }).check()
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(n + 2)
    await expect(row).toBeVisible()
  })
  await ageCardPayments(unheard.order_no)
  for (const { order_no } of [late, tooLate]) await endHold(order_no)
  for (const { status } of [late, tooLate]) await expect.poll(status, { timeout: 90_000 }).toBe('suresi-doldu')
  await takeSeats(gone, await freeSeats(gone))

  await expect.poll(unheard.status, { timeout: 90_000 }).toBe('onayli')
  await unheard.visitor.goto(unheard.own)
  await expect(unheard.title).toHaveText(t('result.status_onayli'))
  await expect(unheard.visitor.getByRole('status').filter({ hasText: '···· 0008' })).toBeVisible()
  await page.reload()
  await expect(tableRow(page, unheard.order_no)).toContainText('Eşit')

  for (const { visitor } of [late, tooLate]) {
    await visitor.getByRole('button', { name: 'Öde', exact: true }).click()
    await visitor.waitForURL(/rezervasyon-sonuc/)
  }
  await expect(late.title).toHaveText(t('result.status_onayli'))
  await expect(tooLate.title).toHaveText(t('result.status_suresi_doldu'))
  await expect(tooLate.visitor.getByText(t('cards.late', { amount: money(tooLate.amount) }))).toBeVisible()
  expect(await freeSeats(gone)).toBe(0)

  await menuOf(page).getByRole('link', { name: 'İstatistikler', exact: true }).click()
  await page.getByRole('link', { name: /Fazla ya da geç ödenenler/ }).click()
  await page.getByRole('link', { name: tooLate.order_no }).click()
  await expect(heading(page)).toHaveText(tooLate.order_no)
  const alert = page.getByRole('alert').filter({ hasText: 'İlgilenilmesi gereken' })
  await alert.getByRole('button', { name: `Karta iade et: ${money(tooLate.amount)}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Neden' }).fill('Yer kalmadı')
  await dialog.getByRole('button', { name: 'Karta iade et' }).click()
  await expectToast(page, 'Tutar karta iade edildi.')
  await expect(alert).toHaveCount(0)

  await test.step('the accountant finds the money that came and went back, and saves it', async () => {
    await openScreen(page, 'Muhasebe dökümü')
    const collected = page.getByRole('region', { name: 'Tahsilatlar' })
    const { amount, currency } = tooLate.amount
    const both = `${amount.toLocaleString('tr-TR', { minimumFractionDigits: 2 })}[^0-9]*`.repeat(2)
    await expect(tableRow(collected, 'Kart').filter({ hasText: currency })).toContainText(new RegExp(both))
    await checkScreen(page)
    for (const [button, ending] of [
      ['Excel', /\.xlsx$/],
      ['CSV', /\.csv$/],
    ] as const) {
      const saving = page.waitForEvent('download')
      await collected.getByRole('button', { name: button }).click()
      expect((await saving).suggestedFilename()).toMatch(ending)
    }
  })
  await setProvider(page.request, 'none')
})
