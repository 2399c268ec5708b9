import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { toursAdminPath } from '#src/features/tours/tours.links.ts'
import { orderTotalsOf, setFreeSeats } from '../agency.ts'
import { expectNoViolationInBothModes } from '../axe.ts'
import { changeMeanwhile, recordId } from '../colleague.ts'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import {
  backToList,
  enterOffice,
  expectToast,
  heading,
  moveByKeyboard,
  moveRowDown,
  openTab,
  pressSave,
  publishAnyway,
  readiness,
  tableRow,
} from '../office.ts'
import { placeOrder } from '../ordering.ts'
import { bookingCard, chooseParty, expectTotal, tourUrl, visit } from '../visitor.ts'

test.use({ isOldBrowser: true })

const list = '/admin/pages/tours'
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const saved = (page: Page) =>
  expect(page.getByText('Tüm değişiklikler kayıtlı').filter({ visible: true })).toBeVisible()
const language = (page: Page, name: string) => page.getByRole('radiogroup').getByText(name, { exact: true }).click()
const namesOf = (page: Page) => page.getByRole('table').getByRole('link').filter({ hasText: /./ })

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).press('ArrowDown')
  await page.getByRole('option', { name: option }).click()
}

/** A new picture, different in every run. */
async function picture(name: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const background = { r: Math.floor(Math.random() * 255), g: 120, b: 90 }
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
}

test('a tour is written in two languages, published and found on the site', async ({
  page,
  newVisitor,
  expectErrors,
}) => {
  // Refused saves, and the public page of a draft.
  expectErrors(/422/, /409/, /404/, /410/)
  const name = `Deneme Rotası ${Date.now() % 100_000}`
  const english = name.replace('Deneme Rotası', 'Trial Route')
  const code = `DNM-${Date.now() % 100_000}`
  await enterOffice(page, list)
  await page.getByRole('link', { name: 'Tur ekle' }).click()

  await pressSave(page)
  await expect(page.getByText(/alanı düzeltmeniz gerekiyor/)).toBeVisible()
  await expect(box(page, /^Tur adı/)).toHaveAccessibleDescription(/Zorunlu/)
  await box(page, /^Tur adı/).fill(name)
  await box(page, /^Rota/).fill('İstanbul – Avanos')
  await box(page, /^Tur kodu/).fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Metinden doldur' }).click()
  const text = page.getByRole('dialog', { name: 'Metinden doldur' })
  await expect(text.getByLabel('Metin: Türkçe')).toHaveCount(0)
  await text.getByLabel('Metin: English').fill(`${english}\nRoute: Istanbul – Avanos`)
  await expect(text.getByRole('status').last()).toHaveText('Bulunanlar: ad, rota')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Metinden doldur' })).toBeFocused()
  await page.keyboard.press('Enter')
  const facts = 'Transport: air-conditioned coach, no flights\nAccommodation: two nights, half board'
  await text.getByLabel('Metin: English').fill(`${english}\nRoute: Istanbul – Avanos\n${facts}`)
  await expect(text.getByRole('status').last()).toHaveText('Bulunanlar: ad, rota, tur hakkında, Otobüs, Yarım pansiyon')
  await text.getByRole('button', { name: 'Alanları doldur' }).click()
  await expect(page.getByText('Metinden önerildi, kontrol edin: “Accommodation: two nights, half board”')).toBeVisible()
  await expect(readiness(page)).toContainText('Ulaşım: Otobüs')
  await expect(readiness(page)).toContainText('Pansiyon tipi: Yarım pansiyon')
  await expect(box(page, /^Tur kodu/)).toBeFocused()
  await language(page, 'English')
  await expect(box(page, /^Tur adı \(EN\)/)).toHaveValue(english)
  await expect(box(page, /^Rota \(EN\)/)).toHaveValue('Istanbul – Avanos')
  await page.getByRole('button', { name: 'Yaş aralığı ekle' }).click()

  await openTab(page, 'Program')
  await language(page, 'Türkçe')
  await page.getByRole('button', { name: 'Gün ekle' }).click()
  await box(page, '1. günün başlığı (TR)').fill('Varış')
  await page.getByRole('button', { name: 'Kalan günleri ekle (2)' }).click()
  await box(page, '2. günün başlığı (TR)').fill('Vadiler')
  await box(page, '3. günün başlığı (TR)').fill('Dönüş')
  await page.getByRole('button', { name: 'Gün ekle' }).click()
  await box(page, '4. günün başlığı (TR)').fill('Fazla')
  await page.getByRole('button', { name: '4. günü sil' }).click()
  await page.getByRole('group', { name: '2. günün öğünleri' }).getByText('Akşam').click()
  await box(page, '2. günün geceleme yeri (TR)').fill('Avanos')
  // Moves the first day below the second by keyboard.
  await moveByKeyboard(page, '1. günü taşı', [{ key: 'ArrowDown', to: 2 }])
  await expect(box(page, '1. günün başlığı (TR)')).toHaveValue('Vadiler')
  await language(page, 'English')
  await box(page, '1. günün başlığı (EN)').fill('Valleys')

  await openTab(page, 'Dahil/Hariç')
  await language(page, 'Türkçe')
  await page
    .getByRole('group', { name: /^Fiyata dahil \(/ })
    .getByRole('button', { name: 'Madde ekle' })
    .click()
  await box(page, /^Fiyata dahil \(TR\): 1\. madde/).fill('Profesyonel rehber')
  await openTab(page, 'Diller')
  await expect(page.getByRole('row', { name: /^Gün gün program/ })).toContainText('1/3 gün')
  await pressSave(page)
  await saved(page)
  await expect(heading(page)).toHaveText(name)
  await expect(readiness(page)).toContainText('Satışta tarih: yok')

  // Pictures: a cover and two in the gallery.
  await openTab(page, 'Galeri')
  const inputs = page.locator('input[type=file]')
  await inputs.first().setInputFiles(await picture('kapak'))
  await page.getByRole('button', { name: 'Kırp ve yükle' }).click()
  await expect(page.getByRole('button', { name: 'Kırp', exact: true })).toBeVisible()
  await inputs.last().setInputFiles([await picture('bir'), await picture('iki')])
  await expect(
    page
      .getByRole('list')
      .filter({ has: page.getByRole('img') })
      .getByRole('listitem'),
  ).toHaveCount(2)

  // Publishing needs a category.
  await openTab(page, 'Genel')
  await choose(page, 'Durum', 'Yayında')
  await pressSave(page)
  await publishAnyway(page)
  await expect(page.getByText(/en az bir kategori seçin/)).toBeVisible()
  await choose(page, 'Kategoriler', 'Kayak Turları')
  await page.keyboard.press('Escape')

  // Preview of a saved draft, without booking.
  const visitor = await newVisitor()
  expect((await visitor.request.get(`/tur/${slugOf(name)}`)).status()).toBe(404)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Önizle' }).click()
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(preview.getByRole('complementary', { name: 'Önizleme' })).toContainText('Taslak')
  await expect(preview.getByText('Önizlemede rezervasyon kapalı').first()).toBeVisible()
  await preview.close()

  await pressSave(page)
  await publishAnyway(page)
  await saved(page)
  await visit(visitor, `/tur/${slugOf(name)}`)
  await expect(heading(visitor)).toHaveText(name)
  await expect(visitor.getByText('Profesyonel rehber')).toBeVisible()

  // English is not public until it has what Turkish has; the list leads to what is missing, beside the Turkish text.
  expect((await visitor.goto(`/en/tur/${slugOf(english)}`))?.status()).toBe(404)
  await expect(visitor).toHaveURL(`/en/tur/${slugOf(english)}`)
  await expect(visitor.getByRole('link', { name: 'Open the page in Türkçe' })).toBeVisible()
  await readiness(page).getByRole('button', { name: 'English: 2. gün' }).click()
  await expect(box(page, '2. günün başlığı (TR)')).toHaveValue('Varış')
  await box(page, '2. günün başlığı (EN)').fill('Arrival')
  await box(page, '3. günün başlığı (EN)').fill('Return')
  await readiness(page).getByRole('button', { name: 'English: Fiyata dahil' }).click()
  await page.getByRole('button', { name: 'Fiyata dahil: Türkçe metnini kopyala' }).click()
  await box(page, /^Fiyata dahil \(EN\): 1\. madde/).fill('Professional guide')
  await expect(readiness(page)).not.toContainText('eksik:')
  await pressSave(page)
  await saved(page)
  await visit(visitor, `/en/tur/${slugOf(english)}`)
  await expect(heading(visitor)).toHaveText(english)
  await expect(visitor.getByRole('heading', { name: 'Valleys', exact: true })).toBeVisible()

  // What changes in Turkish is marked in English, until it is translated again or confirmed.
  await openTab(page, 'Program')
  await box(page, '2. günün başlığı (TR)').fill('Yolculuk')
  await openTab(page, 'Genel')
  await box(page, /^Rota \(TR\)/).fill('İstanbul – Avanos')
  await box(page, /^Rota \(EN\)/).fill('Istanbul – Avanos')
  await box(page, 'Tur adı (TR)').fill(`${name} `)
  await pressSave(page)
  await saved(page)
  await expect(readiness(page)).toContainText('Türkçe metni değişti, çeviriyi gözden geçirin:')
  await readiness(page).getByRole('button', { name: 'English: Program 2. gün' }).click()
  await page.getByRole('button', { name: '2. günün başlığı (EN): çeviri hâlâ doğru' }).click()
  await expect(box(page, '2. günün başlığı (EN)')).toBeFocused()
  await expect(readiness(page)).not.toContainText('çeviriyi gözden geçirin')
  await pressSave(page)
  await saved(page)
  await expect(readiness(page)).not.toContainText('çeviriyi gözden geçirin')

  // A departure with prices, at which a visitor can book.
  await expect(readiness(page)).toContainText('Satışta tarih: yok')
  const start_date = await addDeparture(page)
  await expect(readiness(page)).not.toContainText('Satışta tarih')
  const party = { adults: 2, ages: [3] }
  const total = { amount: 2 * 12_500 + 4000, currency: 'TRY' }
  const added = await setFreeSeats(code, 20)
  expect(added).toMatchObject({ name, start_date })
  await visit(visitor, tourUrl(added, tr))
  await chooseParty(bookingCard(visitor, tr), added, party, tr)
  await expectTotal(bookingCard(visitor, tr), total, tr)
  const { person } = await placeOrder(page.request, added, tr, party)
  expect((await orderTotalsOf(person.email))[0]).toMatchObject(total)

  // Unsaved cells survive saving the age bands, and prices move with their band.
  const cell = (column: string) => page.getByLabel(new RegExp(`^${column}, `))
  await cell('Kontenjan').fill('33')
  await cell('Çocuk 0-5').fill('4250')
  await openTab(page, 'Genel')
  await page.getByRole('textbox', { name: '1. aralık: ilk yaş' }).fill('2')
  await page.getByRole('button', { name: 'Yaş aralığı ekle' }).click()
  await page.getByRole('textbox', { name: '2. aralık: ilk yaş' }).fill('0')
  await page.getByRole('textbox', { name: '2. aralık: son yaş' }).fill('1')
  await pressSave(page)
  await expectToast(page, 'Değişiklikler kaydedildi.')
  await openTab(page, 'Tarihler ve fiyatlar')
  await expect(cell('Çocuk 2-5')).toHaveValue('4250')
  await expect(cell('Çocuk 0-1')).toHaveValue('')
  await expect(cell('Kontenjan')).toHaveValue('33')
  await page.getByRole('button', { name: 'Değişenleri kaydet' }).click()
  await saved(page)
  await expect(cell('Çocuk 2-5')).toHaveValue('4.250')

  // A colleague saves it meanwhile.
  await openTab(page, 'Genel')
  const record = await recordId(page.request, `${toursAdminPath}?search=${code}`, code)
  await changeMeanwhile(page.request, `${toursAdminPath}/${record}`, { tour_place_tr: 'İstanbul – Ürgüp' })
  await box(page, /^Rota \(TR\)/).fill('İstanbul – Göreme')
  await pressSave(page)
  await expect(page.getByText('Bu kayıt siz açtıktan sonra değişti')).toBeVisible()
  await page.getByRole('button', { name: 'Benimkini kaydet' }).click()
  await saved(page)
  await visit(visitor, `/tur/${slugOf(name)}`)
  await expect(visitor.getByText('İstanbul – Göreme').first()).toBeVisible()

  // A copy is a draft, can be published in one press and can be deleted.
  await backToList(page)
  await page.getByRole('searchbox', { name: 'Ara' }).fill(code)
  await tableRow(page, name).getByRole('button', { name: 'Kopyala' }).click()
  await expect(heading(page)).toHaveText(`${name} (kopya)`)
  await page.getByRole('button', { name: 'Yayımla', exact: true }).click()
  await publishAnyway(page)
  await expect(page.getByRole('link', { name: 'Sitede gör' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Yayımla', exact: true })).toHaveCount(0)
  await backToList(page)
  await page.getByRole('searchbox', { name: 'Ara' }).fill(name)
  await tableRow(page, '(kopya)').getByRole('button', { name: 'Sil' }).click()
  await expect(page.getByText('Emin Misin?!')).toBeVisible()
  await page.getByRole('button', { name: 'Evet, Sil!' }).click()
  await expect(tableRow(page, '(kopya)')).toHaveCount(0)

  // Archived tours leave the site, and their address leads to their category; a tour with orders is archived instead of deleted.
  await page.getByRole('checkbox', { name: `Seç: ${name}` }).check()
  await page.getByRole('button', { name: 'Arşivle' }).click()
  await expect(tableRow(page, name)).toContainText('Arşiv')
  expect((await visitor.goto(`/tur/${slugOf(name)}`))?.status()).toBe(410)
  await expect(heading(visitor)).toHaveText('Bu tur artık satışta değil')
  await visitor.getByRole('main').getByRole('link', { name: 'Kayak Turları', exact: true }).first().press('Enter')
  await expect(heading(visitor)).toHaveText('Kayak Turları')
  await tableRow(page, name).getByRole('button', { name: 'Sil' }).click()
  await page.getByRole('button', { name: 'Evet, Sil!' }).click()
  await expect(page.getByText(/silinmedi, arşive kaldırıldı/)).toBeVisible()
  await expect(tableRow(page, name)).toContainText('Arşiv')
})

const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('tr', { month: 'long' }).format(new Date(2027, month, 1)).toLocaleLowerCase('tr'),
)

/** Adds a departure on the 15th, two months after the month shown in the dialog. @returns its day, YYYY-MM-DD. */
async function addDeparture(page: Page): Promise<string> {
  await openTab(page, 'Tarihler ve fiyatlar')
  await page.getByRole('button', { name: 'Toplu ekle' }).click()
  const dialog = page.getByRole('dialog')
  for (const _ of [1, 2]) await dialog.getByRole('button', { name: 'Sonraki ay' }).click()
  const button = dialog.getByRole('button', { name: /^15 / })
  // Read from the calendar, because the month may change during the run.
  const [, name = '', year = ''] = /^15 (\S+) (\d{4})/.exec((await button.getAttribute('aria-label')) ?? '')!
  const month = months.indexOf(name.toLocaleLowerCase('tr'))
  await button.click()
  await dialog.getByLabel(/^Kontenjan/).fill('20')
  await dialog.getByLabel(/^2-3 kişilik oda/).fill('12500')
  await dialog.getByLabel(/^Tek kişilik oda/).fill('18000')
  await dialog.getByLabel(/0-5/).fill('4000')
  await dialog.getByRole('button', { name: '1 kalkış ekle' }).click()
  await expect(dialog).toHaveCount(0)
  return `${year}-${String(month + 1).padStart(2, '0')}-15`
}

test('the tours of a category are reordered by keyboard, and its page follows', async ({ page, newVisitor }) => {
  await enterOffice(page, list)
  await choose(page, 'Kategori', /Yunan Adaları Turları \(/)
  await expect(page.getByText('Sitede bu sırayla görünür.', { exact: false })).toBeVisible()
  const before = await namesOf(page).allTextContents()
  expect(before.length).toBeGreaterThan(1)
  await moveRowDown(page, before[0]!)
  await expect(namesOf(page).first()).toHaveText(before[1]!)
  const visitor = await newVisitor()
  await visit(visitor, '/turlar/yunan-adalari-turlari')
  await expect(visitor.getByRole('article').first()).toContainText(before[1]!)
  await choose(page, 'Durum', 'Yayında')
  await expect(page.getByRole('button', { name: /^Taşı:/ })).toHaveCount(0)
})

test('axe finds no violation on the tour screens, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enterOffice(page, list)
  await expect(namesOf(page).first()).toBeVisible()
  await expectNoViolationInBothModes(page)
  await namesOf(page).first().click()
  for (const name of ['Genel', 'Program', 'Dahil/Hariç', 'Galeri', 'SEO', 'Diller']) {
    await openTab(page, name)
    if (name === 'Program') await page.getByRole('button', { name: '1. günün ayrıntıları' }).click()
    await expectNoViolationInBothModes(page)
  }
})

function slugOf(name: string): string {
  return name.toLocaleLowerCase('tr').replaceAll('ı', 'i').replaceAll(' ', '-')
}
