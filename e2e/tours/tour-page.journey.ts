import { expect, type Page, test } from '@playwright/test'
import { failure } from '#src/base/http/client/failure.strings.ts'
import { formatMoney } from '#src/base/money.ts'
import type { Tour, TourList } from '#src/features/tours/tours.schema.ts'
import { setFreeSeats } from '../agency.ts'
import { tr } from '../locale.ts'
import { translatePages } from '../other-browsers.ts'
import { openParty } from '../visitor.ts'

const code = 'BK-301'
const card = (page: Page) => page.getByRole('region', { name: 'Fiyat ve rezervasyon' })
/** The total as calculated by the server. */
const total = (page: Page) => card(page).getByText(/^Toplam: /)

test('a price is shown at once and follows the party, also on a translated page', async ({ page }) => {
  await translatePages(page.context())
  const tour = await setFreeSeats(code, 6)
  const { departures } = (await (await page.request.get(`/api/pages/product/${tour.seo_name}`)).json()) as Tour
  const row = departures.find(({ start_date }) => start_date === tour.start_date)!
  const [adult, childOf4] = [row.multi_room_price, row.child_age_range_2_price!]
  await page.goto(`/tur/${tour.seo_name}?tarih=${tour.start_date}`)
  await expect(card(page).getByText('2 veya 3 kişilik odada kişi başı').first()).toBeVisible()
  await expect(total(page)).toHaveText(`Toplam: ${formatMoney(2 * adult, row.currency, 'tr')}`)

  await openParty(card(page), tr)
  await card(page).getByRole('button', { name: 'Çocuk: artır' }).click()
  // The child's age is missing: its row opens again.
  await openParty(card(page), tr)
  await card(page).getByRole('button', { name: 'Sepete ekle' }).click()
  await expect(card(page).getByRole('alert')).toHaveText('Her çocuk için yaş seçin.')
  await expect(card(page).getByLabel('1. çocuğun yaşı')).toBeFocused()
  // No price of the party before, not even dimmed.
  await expect(card(page).getByText('Toplamı görmek için 1. çocuğun yaşını seçin.')).toBeVisible()
  await expect(card(page).getByText(formatMoney(2 * adult, row.currency, 'tr'))).toHaveCount(0)
  // The second press too.
  await card(page).getByRole('button', { name: 'Sepete ekle' }).click()
  await expect(card(page).getByLabel('1. çocuğun yaşı')).toBeFocused()
  await card(page).getByLabel('1. çocuğun yaşı').selectOption('4 yaş')
  await expect(total(page)).toHaveText(`Toplam: ${formatMoney(2 * adult + childOf4, row.currency, 'tr')}`)

  await card(page).getByRole('button', { name: 'Çocuk: azalt' }).click()
  await card(page).getByRole('button', { name: 'Yetişkin: azalt' }).click()
  await expect(card(page).getByText('Tek kişilik odada kişi başı')).toBeVisible()
  await expect(total(page)).toHaveText(`Toplam: ${formatMoney(row.single_room_price, row.currency, 'tr')}`)
  await expect(
    card(page).getByText(formatMoney(row.single_room_price, row.currency, 'tr'), { exact: true }),
  ).toHaveCount(3)
  await card(page).getByRole('button', { name: 'Çocuk: artır' }).click()
  await card(page).getByLabel('1. çocuğun yaşı').selectOption('4 yaş')
  await card(page).getByRole('button', { name: 'Yetişkin: artır' }).click()

  for (let adults = 3; adults <= 6; adults++) await card(page).getByRole('button', { name: 'Yetişkin: artır' }).click()
  await expect(card(page).getByRole('alert')).toContainText('Bu kalkışta 6 yer kaldı.')
  await expect(card(page).getByRole('button', { name: 'Sepete ekle' })).toBeDisabled()
  await card(page)
    .getByRole('button', { name: /^Yeterli yeri olan ilk tarih: / })
    .click()
  await expect(card(page).getByRole('button', { name: 'Sepete ekle' })).toBeEnabled()
})

test('offline, the booking card says so; back online, the price comes by itself', async ({ page, context }) => {
  const tour = await setFreeSeats(code, 6)
  await page.goto(`/tur/${tour.seo_name}?tarih=${tour.start_date}`)
  await expect(total(page)).toBeAttached()
  const before = (await total(page).textContent()) ?? ''

  await openParty(card(page), tr)
  await context.setOffline(true)
  await card(page).getByRole('button', { name: 'Yetişkin: artır' }).click()
  const alert = card(page).getByRole('alert')
  await expect(alert).toContainText(failure.offline.tr)
  await expect(card(page).getByRole('button', { name: 'Sepete ekle' })).toBeDisabled()
  await alert.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(alert).toContainText(failure.offline.tr)

  await context.setOffline(false)
  await expect(alert).toBeHidden()
  await expect(total(page)).not.toHaveText(before)
  await expect(card(page).getByRole('button', { name: 'Sepete ekle' })).toBeEnabled()
})

test('a price that is refused for now says after how many seconds', async ({ page }) => {
  const tour = await setFreeSeats(code, 6)
  await page.route('**/api/cart-calculator?*', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '12' }, json: { success: false, message: '' } }),
  )
  await page.goto(`/tur/${tour.seo_name}?tarih=${tour.start_date}`)
  const alert = card(page).getByRole('alert')
  await expect(alert).toContainText('Lütfen 12 saniye sonra yeniden deneyin.')
  await page.unroute('**/api/cart-calculator?*')
  await alert.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(total(page)).toBeAttached()
})

test('a tour is added to and removed from the cart, and both survive a reload', async ({ page }) => {
  await page.goto('/tur/otobuslu-buyuk-balkan-7-ulke')
  await card(page).getByRole('button', { name: 'Sepete ekle' }).click()
  await expect(card(page).getByText('Bu tur sepetinizde.', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sepet: Sepette 1 tur' })).toBeVisible()

  await page.reload()
  await openParty(card(page), tr)
  await card(page).getByRole('button', { name: 'Yetişkin: artır' }).click()
  await expect(card(page).getByText('Bu tur sepetinizde, başka bir seçimle.')).toBeVisible()
  await card(page).getByRole('button', { name: 'Sepeti güncelle' }).click()
  await expect(card(page).getByText('Bu tur sepetinizde.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(card(page).getByText('3 yetişkin', { exact: true })).toBeVisible()

  await card(page).getByRole('button', { name: 'Sepetten çıkar' }).click()
  await page.reload()
  await expect(card(page).getByRole('button', { name: 'Sepete ekle' })).toBeVisible()
})

test('choosing a date in the table updates the card and the URL, also on a translated page', async ({ page }) => {
  await translatePages(page.context())
  await page.goto('/tur/otobuslu-buyuk-balkan-7-ulke')
  const row = page.getByRole('row').filter({ hasText: 'Seç:' }).first()
  const days = (await row.getByRole('button').textContent())!.replace('Seç: ', '')
  await row.getByRole('button').click()
  await expect(page).toHaveURL(/\?tarih=\d{4}-\d\d-\d\d$/)
  const day = new URL(page.url()).searchParams.get('tarih')!
  expect(days).toMatch(new RegExp(`^${Number(day.slice(8))} `))
  await expect(card(page).getByLabel('Kalkış tarihi')).toHaveValue(day)
  await page.reload()
  await expect(card(page).getByLabel('Kalkış tarihi')).toHaveValue(day)
})

test('the strip of months filters the list by keyboard, and all dates are one button away', async ({ page }) => {
  const tour = await setFreeSeats(code, 6)
  const { departures } = (await (await page.request.get(`/api/pages/product/${tour.seo_name}`)).json()) as Tour
  const months = [...new Set(departures.map(({ start_date }) => start_date.slice(0, 7)))]
  await page.goto(`/tur/${tour.seo_name}`)
  const strip = page.getByRole('group', { name: 'Aya göre göster' })
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Seç/ }) })
  const bookable = (month: string) =>
    departures.filter(({ on_sale, start_date }) => on_sale && start_date.startsWith(month))
  await strip.getByRole('radio', { name: 'Tümü' }).focus()
  for (const month of months.slice(0, 3)) {
    await page.keyboard.press('ArrowRight')
    await expect(rows).toHaveCount(bookable(month).length)
  }
  await strip.getByRole('radio', { name: 'Tümü' }).check()
  const rest = page.getByRole('button', { name: /^Tüm tarihleri göster/ })
  if (await rest.isVisible()) await rest.click()
  await expect(rows).toHaveCount(bookable('').length)
  await page.getByLabel(/çocuk fiyatlarını da göster$/).check()
  await expect(rows.first().getByText(/^Tek kişilik oda/)).toBeVisible()
})

test('a date whose visa may come too late is not chosen first, and says so when it is chosen', async ({ page }) => {
  const get = async <T>(path: string) => (await (await page.request.get(path)).json()) as T
  const { data } = await get<TourList>('/api/pages/search-products?visa=vizeli&sort=date')
  const tours = await Promise.all(data.map(({ seo_name }) => get<Tour>(`/api/pages/product/${seo_name}`)))
  const isSoon = ({ on_sale, visa_at_risk }: Tour['departures'][number]) => on_sale && visa_at_risk
  const tour = tours.find(
    ({ departures }) => departures.some(isSoon) && departures.some((date) => date.on_sale && !isSoon(date)),
  )!
  await page.goto(`/tur/${tour.seo_name}`)
  await expect(card(page).getByRole('button', { name: 'Sepete ekle' })).toBeEnabled()
  await expect(card(page).getByText('Vize için süre yetmeyebilir')).toHaveCount(0)
  await page.goto(`/tur/${tour.seo_name}?tarih=${tour.departures.find(isSoon)!.start_date}`)
  await expect(card(page).getByText('Vize için süre yetmeyebilir')).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'Sepete ekle' })).toBeEnabled()
})

test('a tour abroad leads to the visa page of its country', async ({ page }) => {
  await page.goto('/tur/klasik-italya-roma-floransa-venedik')
  await page.getByRole('link', { name: 'İtalya Vizesi' }).click()
  await expect(page).toHaveURL('/vize-detay/italya-vizesi')
})

test('on a phone the bar shows what was chosen, and opens the same card', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/tur/otobuslu-buyuk-balkan-7-ulke')
  const bar = page.locator('[data-bottom-bar]')
  await expect(bar.getByRole('button')).toHaveText('Tarih ve kişi seç')
  await page.getByRole('row').getByRole('button', { name: /^Seç/ }).last().click()
  await expect(bar).toContainText('· 2 yetişkin')
  await expect(bar.getByRole('button')).toHaveText('Rezervasyon')
  await bar.getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Fiyat ve rezervasyon' })
  // A double press adds, and goes to the cart with what was added.
  await dialog.getByRole('button', { name: 'Sepete ekle' }).dblclick()
  await expect(page).toHaveURL(/\/rezervasyon-olustur$/)
  await expect(page.getByRole('heading', { name: 'Otobüslü Büyük Balkan' }).first()).toBeVisible()
})

test('photos open large, are viewed by keyboard and return the focus', async ({ page }) => {
  await page.goto('/tur/otobuslu-buyuk-balkan-7-ulke')
  const opener = page.getByRole('button', { name: /^Tüm fotoğraflar/ })
  const count = /\d+/.exec((await opener.textContent())!)![0]
  await opener.click()
  await expect(page.getByText(`1 / ${count}`, { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(`2 / ${count}`, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'İndir' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('every language has one URL', async ({ page }) => {
  await page.goto('/tur/grand-balkans-by-coach-seven-countries')
  await expect(page).toHaveURL(/\/tur\/otobuslu-buyuk-balkan-7-ulke$/)
})
