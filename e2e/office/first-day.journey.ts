import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { SMTPServer } from 'smtp-server'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import {
  backToList,
  enterOffice,
  expectToast,
  heading,
  menuOf,
  openTab,
  pressSave,
  publishAnyway,
  textbox,
} from '../office.ts'
import { type OwnSite, startOwnSite } from '../own-site.ts'
import {
  acceptContracts,
  bookingCard,
  fillBilling,
  goToCheckout,
  newCustomer,
  submitButton,
  visit,
} from '../visitor.ts'
import { openWindow } from '../window.ts'

const admin = { email: 'kurucu@seyyah.example', password: 'ilk-gun-parolasi-7' }
let site: OwnSite
let smtp: SMTPServer
let mails = 0

test.beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      mails += 1
      stream.resume()
      stream.on('end', callback)
    },
  })
  smtp.listen(0, '127.0.0.1')
  site = await startOwnSite(false, { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, LOG_LEVEL: 'silent' })
})
test.afterAll(async () => {
  await site.stop()
  await new Promise<void>((resolve) => smtp.close(resolve))
})

const steps = (page: Page) => page.getByRole('region', { name: 'Başlarken' })
/** Opens the dashboard from the menu, without loading the office again. */
async function toSteps(page: Page): Promise<void> {
  await menuOf(page).getByRole('link', { name: 'İstatistikler', exact: true }).click()
  await expect(steps(page)).toBeVisible()
}
/** Opens the screen of a line of the checklist, which is on the screen. */
async function toStep(page: Page, name: string): Promise<void> {
  await steps(page).getByRole('link', { name }).click()
  await expect(steps(page)).toHaveCount(0)
}
async function expectDone(page: Page, name: string): Promise<void> {
  await toSteps(page)
  const line = steps(page).getByRole('listitem').filter({ hasText: name })
  await expect(line).toContainText('Tamam')
}
async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).press('ArrowDown')
  await page.getByRole('option', { name: option }).click()
}
const saved = (page: Page) =>
  expect(page.getByText('Tüm değişiklikler kayıtlı').filter({ visible: true })).toBeVisible()

test('from an empty server to the first booked tour by the checklist alone', async ({ browser }) => {
  const office = await browser.newContext({ baseURL: site.url, locale: 'tr-TR' })
  const outside = await browser.newContext({ baseURL: site.url, locale: 'tr-TR' })
  const page = await office.newPage()
  const stranger = await outside.newPage()
  expect((await stranger.goto('/'))?.status()).toBe(503)
  await expect(heading(stranger)).toHaveText('Sitemiz hazırlanıyor')

  await enterOffice(page, '/admin/dashboard', admin)
  await toStep(page, 'Firma künyenizi ve TÜRSAB belgenizi girin')
  await textbox(page, 'Sitede görünen ad (TR)').fill('Poyraz Tur')
  await openTab(page, 'Yasal bilgiler')
  await textbox(page, 'Ticaret unvanı').fill('Poyraz Turizm A.Ş.')
  await textbox(page, 'TÜRSAB belge numarası').fill('4321')
  await textbox(page, 'Vergi dairesi').fill('Beyoğlu')
  await textbox(page, 'Vergi numarası').fill('1234567890')
  await openTab(page, 'Logo')
  const logo = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#0a4a57' } })
    .png()
    .toBuffer()
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: logo }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await expect(page.getByRole('button', { name: 'Kaldır' }).first()).toBeVisible()
  await pressSave(page)
  await saved(page)
  await expectDone(page, 'Logonuzu yükleyin')

  await toStep(page, 'Telefonunuzu ve e-postanızı yazın')
  for (const [kind, content] of [
    ['Telefonlar', '0212 000 00 41'],
    ['E-posta adresleri', 'bilgi@poyraz.example'],
  ] as const) {
    await page.getByRole('link', { name: 'Bilgi ekle', exact: true }).click()
    await choose(page, 'Tür', kind)
    await textbox(page, 'Bilgi').fill(content)
    await pressSave(page)
    await saved(page)
    await backToList(page)
  }
  await expectDone(page, 'Telefonunuzu ve e-postanızı yazın')
  await stranger.goto('/')
  await expect(stranger.getByRole('link', { name: '0212 000 00 41' })).toBeVisible()

  await toStep(page, 'Bir banka hesabı ekleyin')
  await textbox(page, 'Banka').fill('Deneme Bankası')
  await textbox(page, 'Hesap sahibi').fill('Poyraz Turizm A.Ş.')
  await textbox(page, 'IBAN').fill('TR33 0006 1005 1978 6457 8413 26')
  await choose(page, 'Para birimi', 'TRY')
  await page.getByLabel('Şu anki parolanız', { exact: true }).fill(admin.password)
  await pressSave(page)
  await saved(page)

  // The shipped contracts are drafts, which are put in force together.
  await toSteps(page)
  await steps(page).getByRole('button', { name: 'Hazır sözleşmeleri ekle' }).click()
  await expect(page.getByText(/hazır sözleşme taslak olarak eklendi/)).toBeVisible()
  await expect(steps(page).getByRole('button', { name: 'Hazır sözleşmeleri ekle' })).toHaveCount(0)
  await toStep(page, 'Sözleşmelerinizi yayımlayın')
  await page.getByRole('button', { name: 'Taslakları yayımla (6)' }).click()
  const drafts = page.getByRole('dialog', { name: 'Taslaklar yayımlansın mı?' })
  await drafts.getByRole('button', { name: /Paket Tur.*TR: oku/ }).click()
  await expect(drafts.getByRole('region', { name: 'Metin' })).toContainText('Poyraz Turizm A.Ş.')
  await drafts.getByRole('button', { name: '6 sözleşmeyi yayımla' }).click()
  await expectToast(page, '6 sözleşme yayımlandı.')
  await expect(page.getByRole('button', { name: /Taslakları yayımla/ })).toHaveCount(0)
  await expectDone(page, 'Sözleşmelerinizi yayımlayın')

  await steps(page).getByRole('button', { name: 'Hazır koşulları ekle' }).click()
  await expect(page.getByText(/3 hazır iptal koşulu eklendi/)).toBeVisible()
  await expectDone(page, 'İptal koşullarınızı belirleyin')

  await toStep(page, 'E-posta ayarlarını deneyin')
  await textbox(page, 'Sunucu adı (SMTP)').fill('127.0.0.1')
  await choose(page, 'Bağlantı', 'Şifresiz')
  await textbox(page, 'Port').fill(String((smtp.server.address() as AddressInfo).port))
  await textbox(page, 'Gönderen adresi').fill('bilgi@poyraz.example')
  await page.getByLabel('Şu anki parolanız', { exact: true }).fill(admin.password)
  await pressSave(page)
  await saved(page)
  await textbox(page, 'Alıcı').fill(admin.email)
  await page.getByRole('button', { name: 'Deneme e-postası gönder' }).click()
  await expect.poll(() => mails).toBe(1)
  await expectDone(page, 'E-posta ayarlarını deneyin')

  await toStep(page, 'İlk kategoriyi açın')
  await textbox(page, 'Kategori adı (TR)').fill('Anadolu Turları')
  await pressSave(page)
  await publishAnyway(page)
  await saved(page)

  await toSteps(page)
  await toStep(page, 'İlk turu yayımlayın')
  await page.getByRole('textbox', { name: /^Tur adı/ }).fill('Poyraz Rotası')
  await page.getByRole('textbox', { name: /^Tur kodu/ }).fill('PYR-1')
  await choose(page, 'Durum', 'Yayında')
  await choose(page, 'Kategoriler', 'Anadolu Turları')
  await page.keyboard.press('Escape')
  await choose(page, 'Ulaşım', 'Otobüs')
  await page.keyboard.press('Escape')
  await choose(page, 'Pansiyon tipi', 'Yarım pansiyon')
  await expect(page.getByRole('region', { name: 'Yayına hazırlık' })).toContainText('Rehber dili: Türkçe')
  await pressSave(page)
  await publishAnyway(page)
  await saved(page)
  await openTab(page, 'Tarihler ve fiyatlar')
  await page.getByRole('button', { name: 'Toplu ekle' }).click()
  const dialog = page.getByRole('dialog')
  for (const _ of [1, 2]) await dialog.getByRole('button', { name: 'Sonraki ay' }).click()
  await dialog.getByRole('button', { name: /^15 / }).click()
  await dialog.getByLabel(/^Kontenjan/).fill('20')
  await dialog.getByLabel(/^2-3 kişilik oda/).fill('12500')
  await dialog.getByLabel(/^Tek kişilik oda/).fill('18000')
  await dialog.getByRole('button', { name: '1 kalkış ekle' }).click()
  await expect(dialog).toHaveCount(0)
  await expectDone(page, 'İlk kalkışı ekleyin')

  // Staff see the site; strangers do not, until it is opened.
  const seen = await openWindow(page)
  await visit(seen, '/tur/poyraz-rotasi')
  await expect(heading(seen)).toHaveText('Poyraz Rotası')
  await seen.close()
  expect((await stranger.goto('/tur/poyraz-rotasi'))?.status()).toBe(503)
  await steps(page).getByRole('link', { name: 'Sitenizi açın' }).click()
  await page.getByRole('button', { name: 'Siteyi aç' }).click()
  const before = page.getByRole('dialog', { name: 'Siteniz herkese açılsın mı?' })
  await expect(before).toContainText('Ana sayfaya bir slayt koyun')
  await before.getByRole('button', { name: 'Siteyi aç' }).click()
  await expectToast(page, 'Siteniz açıldı. Artık herkes görebilir.')
  await expect(page.getByText('Siteniz ziyaretçilere kapalı')).toHaveCount(0)

  await visit(stranger, '/tur/poyraz-rotasi')
  await bookingCard(stranger, tr)
    .getByRole('button', { name: tr.t('booking.add') })
    .click()
  await expect(bookingCard(stranger, tr).getByText(tr.t('booking.in_cart'))).toBeVisible()
  await goToCheckout(stranger, tr)
  await fillBilling(stranger, newCustomer(), tr)
  await acceptContracts(stranger, tr)
  await submitButton(stranger, { amount: 25_000, currency: 'TRY' }, tr).click()
  await stranger.waitForURL(/rezervasyon-sonuc/)
  await expect(stranger.getByText(tr.t('result.order_no'), { exact: true })).toBeVisible()
  await expect.poll(() => mails).toBeGreaterThan(1)
  await office.close()
  await outside.close()
})
