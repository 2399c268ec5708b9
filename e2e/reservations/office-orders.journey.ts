import type { APIRequestContext, Page } from '@playwright/test'
import { setFreeSeats } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import { checkScreen, enterOffice, expectNoOverflow, heading, tableRow } from '../office.ts'
import { placeOrder } from '../ordering.ts'
import { createActiveStaff } from '../staff.ts'
import { type Customer, newCustomer } from '../visitor.ts'

test.use({ isOldBrowser: true })

const { money } = tr
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const search = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Ara' })

/** Places an order as the site does. The phone number is unique, so that it finds one order. */
async function order(request: APIRequestContext) {
  const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, '0')
  const person: Customer = {
    ...newCustomer(),
    name: 'Gülşah Çiğdem Işıklı Karamanlıoğlu',
    phone: `0543 ${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`,
  }
  const tour = await setFreeSeats('YI-103', 6)
  const { order_no, total } = await placeOrder(request, tour, tr, { adults: 2, ages: [8] }, { person })
  return { person, tour, total, order_no, digits }
}

/** The filters of the address get a name, are opened by it from another list, renamed and deleted. */
async function saveRenameAndDelete(page: Page, name: string) {
  const saved = page.getByRole('navigation', { name: 'Hazır ve kayıtlı filtreler' })
  const chip = (text: string) => saved.getByRole('link', { name: text, exact: true })
  const { search: filters } = new URL(page.url())
  await saved.getByRole('button', { name: 'Filtreyi kaydet' }).click()
  await expect(page.getByRole('textbox', { name: 'Filtrenin adı' })).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(chip(name)).toHaveAttribute('aria-current', 'true')
  await chip('Ödeme bildirimi').click()
  await expect(page).toHaveURL(/\/orders\?payment=bildirildi$/)
  await expect(chip('Ödeme bildirimi')).toHaveAttribute('aria-current', 'true')
  await expect(chip(name)).not.toHaveAttribute('aria-current')
  await saved.getByRole('button', { name: 'Diğerleri' }).click()
  await page.getByRole('menuitem', { name: 'Yarına kadar dolan opsiyonlar' }).click()
  await expect(page).toHaveURL(/status=opsiyonlu&to=/)
  await chip(name).click()
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual(Object.fromEntries(new URLSearchParams(filters)))
  await checkScreen(page)
  const act = async (action: string) => {
    await saved.getByRole('button', { name: `“${name}` }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await act('Adını değiştir')
  await page.getByRole('textbox', { name: 'Filtrenin adı' }).fill(`${name} b`)
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect(chip(`${name} b`)).toBeVisible()
  await act('Sil')
  await page.getByRole('button', { name: 'Evet, Sil!' }).click()
  await expect(chip(`${name} b`)).toBeHidden()
}

test('an order from the site is found in the office by number, phone and name, and shown completely', async ({
  page,
}) => {
  const { person, tour, total, order_no, digits } = await order(page.request)
  await enterOffice(page)

  // By number, by keyboard only.
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Hızlı arama' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(order_no.toLowerCase())
  await expect(palette.getByRole('option', { selected: true })).toContainText(order_no)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/order-show$/)
  await expect(heading(page)).toHaveText(order_no)

  const tours = part(page, 'Turlar')
  await expect(tours.getByRole('heading', { name: tour.name })).toBeVisible()
  await expect(tours.getByText('2 yetişkin · 1 çocuk (8 yaş) · 3 yer')).toBeVisible()
  await expect(tours.getByRole('row', { name: /Tur toplamı/ })).toContainText(money(total))
  const sums = part(page, 'Ödeme durumu')
  await expect(sums.getByText('Kalan')).toBeVisible()
  await expect(sums.getByText(money(total), { exact: true }).last()).toBeVisible()
  await expect(part(page, 'Ödemeler ve bildirimler')).toContainText('Henüz ödeme ya da bildirim yok.')
  await expect(part(page, 'Geçmiş')).toContainText('Sipariş alındı')
  await expect(part(page, 'Onaylanan sözleşmeler').getByRole('listitem').first()).toContainText(/\d+\. sürüm/)
  await part(page, 'Onaylanan sözleşmeler')
    .getByRole('button', { name: /^Onaylanan metni oku/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText(`${order_no} ·`)
  await expect(page.getByRole('dialog')).toContainText('Metnin özeti (SHA-256)')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(part(page, 'Müşterinin notu')).toContainText(person.message)
  const customer = part(page, 'Müşteri')
  await expect(customer).toContainText(person.name)
  await expect(customer.getByRole('link', { name: person.phone.replace(/^0/, '+90 ') })).toHaveAttribute(
    'href',
    `tel:+90543${digits}`,
  )
  await expect(page.getByRole('link', { name: 'E-posta yaz' })).toHaveAttribute(
    'href',
    `mailto:${person.email}?subject=${order_no}`,
  )
  await expect(page.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', `https://wa.me/90543${digits}`)
  await page.reload()
  await expect(heading(page)).toHaveText(order_no)

  await checkScreen(page)

  // By phone number in another format, and by name without Turkish letters.
  await page.getByRole('link', { name: 'Siparişler' }).last().click()
  await expect(heading(page)).toHaveText('Siparişler')
  await search(page).fill(`+90 543 ${digits}`)
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole('main').getByText('1 kayıt')).toBeVisible()
  await expect(tableRow(page, order_no)).toContainText(money(total))
  await search(page).fill(`gulsah isikli ${person.email}`)
  await expect(page).toHaveURL(/gulsah/)
  await expect(page.getByRole('main').getByText('1 kayıt')).toBeVisible()
  await expect(tableRow(page, order_no)).toContainText(tour.name)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  // The filters are in the URL.
  await page.getByRole('button', { name: 'Filtreler' }).click()
  await page.getByRole('combobox', { name: 'Durum' }).click()
  await page.getByRole('option', { name: 'Onaylı' }).click()
  await expect(page.getByText('Aramanıza uyan kayıt yok.')).toBeVisible()
  await expect(page).toHaveURL(/status=onayli/)
  const filtered = page.url()
  await saveRenameAndDelete(page, `Onaylı ${digits}`)
  await page.goto(filtered)
  await expect(page.getByText('Aramanıza uyan kayıt yok.')).toBeVisible()
  await page.getByRole('button', { name: 'Filtreleri temizle' }).click()
  await tableRow(page, order_no).getByRole('link', { name: order_no }).click()
  await expect(heading(page)).toHaveText(order_no)

  // At print width the office menu is an overlay: it must not cover the page.
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 794, height: 1123 })
  await heading(page).click({ trial: true })
  await expect(page.getByRole('navigation', { name: 'Yönetim menüsü' })).toBeHidden()
  await expect(customer).toContainText(person.name)
  await page.emulateMedia({ media: 'screen' })
})

test('a role without access to orders is refused, and the palette does not search them', async ({
  page,
  request,
  expectErrors,
}) => {
  expectErrors(/403/)
  await enterOffice(page, undefined, await createActiveStaff(request, 'icerik'))
  const requested: string[] = []
  page.on('request', (sent) => requested.push(sent.url()))
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Hızlı arama' }).getByRole('combobox')).toBeFocused()
  const tours = page.waitForResponse(/\/api\/admin\/products\?.*search=bk-301/)
  await page.keyboard.type('bk-301')
  await tours
  expect(requested.filter((url) => url.includes('/api/admin/orders'))).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('navigation', { name: 'Yönetim menüsü' }).getByRole('link', { name: 'Siparişler' }).click()
  await expect(page.getByRole('alert')).toContainText('Bu ekran için yetkiniz yok')
})
