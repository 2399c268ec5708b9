import { expect, type Page, test } from '@playwright/test'
import { formatMoney } from '#src/base/money.ts'
import type { PriceQuote } from '#src/features/departures/pricing/pricing.schema.ts'
import { freeSeats, ordersOf, setFreeSeats, type TestDeparture, takeSeats } from '../agency.ts'
import { translatePages } from '../other-browsers.ts'

const lira = 'GM-222'
const euro = 'AV-317'

/** Stores tours in the cart as the tour pages do. */
async function fillCart(page: Page, ...tours: (TestDeparture & { quantity: number })[]): Promise<void> {
  const cart = tours.map(({ token, start_date, quantity }) => ({
    token,
    quantity,
    tourDate: start_date,
    childrenQuantity: 0,
    childrenAges: [],
    singleRoomQuantity: 0,
    seen: null,
  }))
  await page.goto('/404')
  await page.evaluate((text) => localStorage.setItem('cart', text), JSON.stringify(cart))
}

async function quoteOf(page: Page, { token, start_date }: TestDeparture, peopleQuantity: number): Promise<PriceQuote> {
  const data = { token, tourDate: start_date, peopleQuantity }
  return (await page.request.post('/api/cart-calculator', { data })).json()
}

async function typeDetails(page: Page, email: string): Promise<void> {
  await page.getByLabel('Ad soyad').fill('Ayşe Yılmaz')
  await page.getByLabel('Şehir').fill('İzmir')
  await page.getByLabel('E-posta', { exact: true }).fill(email)
  await page.getByLabel('Telefon').fill('0532 000 00 00')
}

async function acceptContracts(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox', { name: /okudum, kabul ediyorum/ }).all()) await box.check()
}

test('two tours in two currencies become one order, despite a lost response and a translated page', async ({
  page,
}) => {
  await translatePages(page.context())
  const email = `ayse-${Date.now()}@example.com`
  const [gulet, athens] = [await setFreeSeats(lira, 9), await setFreeSeats(euro, 9)]
  const [first, second] = [await quoteOf(page, gulet, 2), await quoteOf(page, athens, 3)]
  const amount = [first, second].map(({ total, currency }) => formatMoney(total, currency, 'tr')).join(' + ')
  await fillCart(page, { ...gulet, quantity: 2 }, { ...athens, quantity: 3 })

  await page.goto('/rezervasyon-olustur')
  await expect(page.getByRole('heading', { name: gulet.name })).toBeVisible()
  await page.getByRole('link', { name: 'Rezervasyona devam et' }).click()

  const button = page.getByRole('button', { name: `Rezervasyonu tamamla toplam ${amount}` })
  await button.click()
  await expect(page.getByLabel('Ad soyad')).toBeFocused()
  await typeDetails(page, email)
  await page.getByRole('button', { name: 'Oku: Paket Tur Sözleşmesi' }).click()
  await expect(page.getByRole('dialog').getByText('Ayşe Yılmaz').first()).toBeVisible()
  await expect(page.getByRole('dialog').getByText(amount).first()).toBeVisible()
  await page.getByRole('button', { name: 'Okudum, kabul ediyorum' }).click()
  await acceptContracts(page)

  await page.route('**/api/orders?*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await button.dblclick()
  await expect(page.getByRole('alert')).toContainText('Yanıt alınamadı')
  await page.unroute('**/api/orders?*')
  await page.reload()
  await expect(page.getByLabel('Ad soyad')).toHaveValue('Ayşe Yılmaz')
  await page.getByRole('button', { name: `Yeniden gönder (${amount})` }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Yeriniz .+ kadar ayrıldı$/)
  const orders = await ordersOf(email)
  expect(orders).toEqual([{ order_no: expect.any(String), status: 'opsiyonlu' }])
  await expect(page.getByText(orders[0]!.order_no).first()).toBeVisible()
  expect([await freeSeats(gulet), await freeSeats(athens)]).toEqual([7, 6])

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Ödeme bilgileri' })).toBeVisible()
  const calendar = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Takvime ekle' }).click()
  expect((await calendar).suggestedFilename()).toMatch(/^syh-.+\.ics$/)
  // What was ordered has left the cart.
  await page.getByRole('banner').getByRole('link', { name: 'Ana sayfa' }).click()
  await expect(page.getByRole('link', { name: 'Sepet', exact: true })).toBeVisible()
})

test('seats taken by another customer are reported at the tour, with a button for the party that fits', async ({
  page,
}) => {
  const gulet = await setFreeSeats('GM-221', 4)
  await fillCart(page, { ...gulet, quantity: 4 })
  await page.goto('/kayit')
  await typeDetails(page, 'ali@example.com')
  await acceptContracts(page)
  await takeSeats(gulet, 1)
  await page.getByRole('button', { name: /^Rezervasyonu tamamla toplam/ }).click()
  await expect(page.getByRole('alert')).toContainText('Sepetinizdeki bir tur artık bu haliyle alınamıyor')
  await expect(page.getByText('Bu tarihte yalnızca 3 yer kaldı.')).toBeVisible()

  await page.getByRole('alert').getByRole('link', { name: 'Sepete dön' }).click()
  await page.getByRole('button', { name: '3 yetişkin olarak güncelle' }).click()
  await page.getByRole('link', { name: 'Rezervasyona devam et' }).click()
  await expect(page.getByLabel('Ad soyad')).toHaveValue('Ayşe Yılmaz')
  await page.getByRole('button', { name: /^Rezervasyonu tamamla toplam/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Yeriniz .+ kadar ayrıldı$/)
  expect(await freeSeats(gulet)).toBe(0)
})

test('a tour is removed and restored by keyboard only, and the focus is never lost', async ({ page }) => {
  const tour = await setFreeSeats('BK-302', 9)
  await fillCart(page, { ...tour, quantity: 2 })
  await page.goto('/rezervasyon-olustur')
  await page.getByRole('button', { name: `Sepetten çıkar: ${tour.name}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Geri al: ${tour.name}` })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Sepetiniz boş' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: tour.name })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Rezervasyona devam et' })).toBeVisible()
})

test('a tour restored before the next rendering is priced again under its name', async ({ page }) => {
  const tour = await setFreeSeats('BK-303', 9)
  await fillCart(page, { ...tour, quantity: 2 })
  await page.goto('/rezervasyon-olustur')
  const ways = { out: `Sepetten çıkar: ${tour.name}`, back: `Geri al: ${tour.name}` }
  const onward = page.getByRole('link', { name: 'Rezervasyona devam et' })
  await expect(onward).toBeVisible()
  await page.evaluate(async ({ out, back }) => {
    const press = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)!.click()
    press(out)
    await new Promise((resolve) => setTimeout(resolve))
    press(back)
  }, ways)
  await expect(page.getByRole('heading', { name: tour.name })).toBeFocused()
  await expect(onward).toBeVisible()
})

test('a wrong key shows nothing of an order and explains where the link is', async ({ page }) => {
  const response = await page.goto('/rezervasyon-sonuc?no=SYH-26-7F3K9Q&key=yanlis')
  expect(response?.status()).toBe(404)
  expect(response?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
  await expect(page.getByRole('heading', { name: 'Rezervasyonu bulamadık' })).toBeVisible()
})
