import sharp from 'sharp'
import { contentsAdminPath } from '#src/features/content/content.links.ts'
import { changeMeanwhile, recordId } from '../colleague.ts'
import { officeAdmin } from '../first-admin.ts'
import { expect, test } from '../journey.ts'
import { en, tr } from '../locale.ts'
import {
  backToList,
  deleteRow,
  enterOffice,
  heading,
  moveRowDown,
  openPart,
  pressSave,
  publishAndExpect,
  publishAnyway,
  saveAndExpect,
  switchToEnglish,
  tableRow,
  textbox,
} from '../office.ts'
import { visit } from '../visitor.ts'

async function picture(name: string, width: number, height: number) {
  const background = '#4f7f52'
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

test('a home page slide is created in two languages, moved, hidden and deleted', async ({
  page,
  newVisitor,
  expectErrors,
}) => {
  expectErrors(/422/, /409/)
  const mark = Date.now().toString(36)
  const title = { tr: `Ihlara’da bahar ${mark}`, en: `Spring in Ihlara ${mark}` }
  const visitor = await newVisitor()
  const slides = visitor.getByRole('region', { name: tr.t('home.slides') }).getByRole('heading', { level: 2 })
  await enterOffice(page, '/admin/pages/home')
  const section = page.getByRole('region', { name: 'Üst görseller' })
  await section.getByRole('link', { name: 'Öğe ekle' }).click()
  await expect(heading(page)).toHaveText('Yeni öğe: Üst görseller')

  await pressSave(page)
  await expect(textbox(page, 'Başlık (TR)')).toHaveAccessibleDescription(/Bu Alan Zorunlu/)
  const failed = page.getByRole('alert').filter({ hasText: 'Hata!' })
  await failed.getByRole('button', { name: 'Bildirimi kapat' }).click()
  await expect(failed).toHaveCount(0)
  await textbox(page, 'Başlık (TR)').fill(title.tr)
  await textbox(page, 'Metin (TR)').fill('Vadide çiçek zamanı.')
  await textbox(page, 'Düğme yazısı (TR)').fill('Turları görün')
  await page.getByRole('combobox', { name: 'Bağlantı (TR)', exact: true }).fill('javascript:alert(1)')
  await page.getByLabel('Görsel', { exact: true }).setInputFiles(await picture('vadi.jpg', 1500, 1000))
  await page.getByRole('button', { name: 'Açıklama', exact: true }).click()
  const description = page.getByRole('dialog', { name: 'Görsel açıklaması' })
  await description.getByRole('textbox').first().fill('Çiçek açmış vadi')
  await description.getByRole('button', { name: 'Kaydet' }).click()
  await expect(description).toBeHidden()
  await pressSave(page)
  await publishAnyway(page)
  await expect(page.getByRole('combobox', { name: 'Bağlantı (TR)', exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  // Chosen by the name of a tour, or typed.
  const link = page.getByRole('combobox', { name: 'Bağlantı (TR)', exact: true })
  await link.fill('tiflis')
  await page
    .getByRole('option', { name: /Tiflis/ })
    .first()
    .click()
  await expect(link).toHaveValue(/^\/tur\//)
  await link.fill('/tur-ara')
  await switchToEnglish(page)
  await textbox(page, 'Başlık (EN)').fill(title.en)
  await textbox(page, 'Metin (EN)').fill('The valley in bloom.')
  await textbox(page, 'Düğme yazısı (EN)').fill('See the tours')
  await saveAndExpect(page, 'Kayıt eklendi.')
  await expect(heading(page)).toHaveText(title.tr)

  // New items come first.
  await visit(visitor, '/')
  await expect(slides.first()).toHaveText(title.tr)
  const slide = visitor.getByRole('listitem').filter({ hasText: title.tr })
  await expect(slide.getByText('Vadide çiçek zamanı.')).toBeVisible()
  await expect(slide.getByRole('link', { name: 'Turları görün' })).toHaveAttribute('href', '/tur-ara')
  await expect(slide.getByRole('img', { name: 'Çiçek açmış vadi' })).toBeVisible()

  await backToList(page)
  await moveRowDown(page, title.tr)
  await visit(visitor, '/en')
  const english = visitor.getByRole('region', { name: en.t('home.slides') }).getByRole('heading', { level: 2 })
  await expect(english.nth(1)).toHaveText(title.en)

  // A colleague saves it meanwhile: the user is warned and keeps their input.
  await tableRow(section, title.tr).getByRole('link', { name: title.tr }).click()
  await expect(textbox(page, 'Başlık (TR)')).toHaveValue(title.tr)
  const list = `${contentsAdminPath}?page=home`
  const record = await recordId(page.request, list, title.en)
  await changeMeanwhile(page.request, `${contentsAdminPath}/${record}`, { btn_title_tr: 'Öteki sekme' })
  await page.getByRole('switch', { name: 'Sitede göster' }).uncheck()
  await pressSave(page)
  const stale = page.getByRole('dialog', { name: 'Bu kayıt siz açtıktan sonra değişti' })
  await stale.getByRole('button', { name: 'Benimkini kaydet' }).click()
  await expect(stale).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Tüm değişiklikler kayıtlı' })).toBeVisible()
  await visit(visitor, '/')
  await expect(slides.first()).toBeVisible()
  await expect(visitor.getByText(title.tr)).toHaveCount(0)

  await backToList(page)
  await expect(tableRow(section, title.tr)).toContainText('Gizli')
  await deleteRow(page, section, title.tr)
})

test('about us shows a value and a certificate with its picture', async ({ page, newVisitor, expectErrors }) => {
  expectErrors(/422/)
  const mark = Date.now().toString(36)
  const value = { tr: `Söz verince tutmak ${mark}`, en: `Keeping our word ${mark}` }
  const certificate = { tr: `Deneme Belgesi ${mark}`, en: `Trial certificate ${mark}` }
  const visitor = await newVisitor()
  await enterOffice(page, '/admin/pages/about-us')
  const values = page.getByRole('region', { name: 'Değerlerimiz' })
  await values.getByRole('link', { name: 'Öğe ekle' }).click()
  await textbox(page, 'Başlık (TR)').fill(value.tr)
  await textbox(page, 'Metin (TR)').fill('Yazdığımız saatte kalkarız.')
  await switchToEnglish(page)
  await textbox(page, 'Başlık (EN)').fill(value.en)
  await textbox(page, 'Metin (EN)').fill('We leave at the hour we print.')
  await saveAndExpect(page, 'Kayıt eklendi.')

  await backToList(page)
  await openPart(page, 'Belgeler')
  await expect(heading(page)).toHaveText('Belgeler')
  const first = (await page.getByRole('row').nth(1).getByRole('link').first().textContent())!
  await page.getByRole('link', { name: 'Belge ekle' }).click()
  await pressSave(page)
  await expect(textbox(page, 'Belgenin adı (TR)')).toHaveAccessibleDescription(/Bu Alan Zorunlu/)
  await textbox(page, 'Belgenin adı (TR)').fill(certificate.tr)
  await switchToEnglish(page)
  await textbox(page, 'Belgenin adı (EN)').fill(certificate.en)
  await page.getByLabel('Görsel', { exact: true }).setInputFiles(await picture('belge.jpg', 1400, 1200))
  await page.getByRole('dialog', { name: 'Görseli kırpın' }).getByRole('button', { name: 'Kırp ve yükle' }).click()
  await expect(page.getByRole('button', { name: /^Kaldır/ })).toBeVisible()
  await saveAndExpect(page, 'Kayıt eklendi.')
  await expect(heading(page)).toHaveText(certificate.tr)

  await backToList(page)
  await moveRowDown(page, certificate.tr)
  await visit(visitor, '/hakkimizda')
  await expect(visitor.getByRole('heading', { name: value.tr })).toBeVisible()
  await expect(visitor.getByText('Yazdığımız saatte kalkarız.')).toBeVisible()
  const opener = (name: string) => visitor.getByRole('button', { name: tr.t('about.enlarge', { name }) })
  const shape = await opener(certificate.tr)
    .locator('img')
    .evaluate((img: HTMLImageElement) => Number(img.getAttribute('width')) / Number(img.getAttribute('height')))
  expect(shape).toBeCloseTo(210 / 297, 2)
  const openers = visitor.getByRole('button', { name: tr.t('about.enlarge', { name: '' }) })
  await expect(openers.first()).toHaveAccessibleName(tr.t('about.enlarge', { name: first }))
  await expect(openers.nth(1)).toHaveAccessibleName(tr.t('about.enlarge', { name: certificate.tr }))
  await visit(visitor, '/en/hakkimizda')
  await expect(visitor.getByRole('heading', { name: value.en })).toBeVisible()
  await expect(visitor.getByText(certificate.en)).toBeVisible()

  await deleteRow(page, page, certificate.tr)
  await openPart(page, 'Yazılar')
  await deleteRow(page, values, value.tr)
  await visit(visitor, '/hakkimizda')
  await expect(openers.first()).toBeVisible()
  await expect(visitor.getByText(mark)).toHaveCount(0)
})

test('a bank account and a fraud warning are added and deleted', async ({ page, newVisitor, expectErrors }) => {
  expectErrors(/422/)
  const bank = `Deneme Bankası ${Date.now().toString(36)}`
  const warning = `Telefonla hesap bildirmeyiz ${Date.now().toString(36)}`
  const visitor = await newVisitor()
  await enterOffice(page, '/admin/pages/bank-accounts')
  await page.getByRole('link', { name: 'Hesap ekle' }).click()
  await textbox(page, 'Banka').fill(bank)
  await textbox(page, 'Hesap sahibi').fill('Deneme Turizm A.Ş.')
  await textbox(page, 'IBAN').fill('TR33 0006 1005 1978 6457 8413 27')
  await page.getByRole('combobox', { name: 'Para birimi' }).click()
  await page.getByRole('option', { name: 'TRY' }).click()
  await pressSave(page)
  await expect(textbox(page, 'IBAN')).toHaveAccessibleDescription(/IBAN hatalı/)
  await textbox(page, 'IBAN').fill('TR33 0006 1005 1978 6457 8413 26')
  await page.getByLabel('Şu anki parolanız', { exact: true }).fill(officeAdmin.password)
  await saveAndExpect(page, 'Kayıt eklendi.')

  await backToList(page)
  await openPart(page, 'Dolandırıcılık uyarısı')
  await page.getByRole('link', { name: 'Öğe ekle' }).click()
  await textbox(page, 'Başlık (TR)').fill(warning)
  await publishAndExpect(page, 'Kayıt eklendi.')

  await visit(visitor, '/banka-hesaplari')
  await expect(visitor.getByRole('article').filter({ hasText: 'TR33 0006 1005 1978 6457 8413 26' })).toContainText(bank)
  await expect(visitor.getByText(warning)).toBeVisible()

  await backToList(page)
  await deleteRow(page, page, warning)
  await openPart(page, 'Hesaplar')
  await deleteRow(page, page, bank)
  await visit(visitor, '/banka-hesaplari')
  await expect(heading(visitor)).toBeVisible()
  await expect(visitor.getByText(bank)).toHaveCount(0)
  await expect(visitor.getByText(warning)).toHaveCount(0)
})

test('the visa banner shows the office’s texts on every page but home', async ({ page, newVisitor }) => {
  const mark = Date.now().toString(36)
  const visitor = await newVisitor()
  const banner = visitor.getByRole('region', { name: mark })
  await enterOffice(page, '/admin/pages/visa')
  await openPart(page, 'Vize bandı')
  await page.getByRole('table').getByRole('link').first().click()
  const fields = ['Başlık (TR)', 'Düğme yazısı (TR)', 'Bağlantı (TR)', 'Düğme yazısı 2 (TR)', 'Bağlantı 2 (TR)']
  const written = [`Vizeniz bizden ${mark}`, 'Ülkenizi bulun', '/vize', 'Bize yazın', '/iletisim']
  const control = (name: string) =>
    page.getByRole(name.startsWith('Bağlantı') ? 'combobox' : 'textbox', { name, exact: true })
  const before = await Promise.all(fields.map((name) => control(name).inputValue()))
  const write = async (texts: readonly string[]) => {
    for (const [at, name] of fields.entries()) await control(name).fill(texts[at]!)
    await saveAndExpect(page, 'Değişiklikler kaydedildi.')
  }
  await write(written)

  await visit(visitor, '/iletisim')
  await expect(banner.getByRole('link')).toHaveText(['Ülkenizi bulun', 'Bize yazın'])
  await expect(banner.getByRole('link', { name: 'Bize yazın' })).toHaveAttribute('href', '/iletisim')
  // The button is hidden on the page it links to.
  await visit(visitor, '/vize')
  await expect(banner.getByRole('link')).toHaveText(['Bize yazın'])
  await visit(visitor, '/')
  await expect(heading(visitor)).toBeVisible()
  await expect(banner).toHaveCount(0)

  await write(before)
})
