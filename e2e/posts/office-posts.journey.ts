import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import {
  checkScreen,
  enterOffice,
  expectToast,
  heading,
  moveByKeyboard,
  openScreen,
  publishAndExpect,
  publishAnyway,
  saveAndExpect,
  tableRow,
} from '../office.ts'
import { visit } from '../visitor.ts'
import { openWindow } from '../window.ts'

// Posts published here remain, because other journeys visit the public pages in parallel.

/** A tab by the start of its name: a count of errors may follow. */
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const language = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'İçerik dili' }).getByText(name, { exact: true })
const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1500, height: 1000, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})
const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('a post in two languages, from draft to site, with errors and a conflict', async ({ page, expectErrors }) => {
  expectErrors(/40[49]/, /422/)
  const mark = Date.now().toString(36)
  const title = { tr: `Ihlara’da bahar ${mark}`, en: `Spring in Ihlara ${mark}` }
  await enterOffice(page)
  await openScreen(page, 'Blog')
  await page.getByRole('link', { name: 'Yazı ekle' }).click()
  await expect(heading(page)).toHaveText('Yeni yazı')

  // Missing values are reported at their field.
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Başlık (TR)' })).toHaveAccessibleDescription(/Bu Alan Zorunlu/)

  await page.getByRole('textbox', { name: 'Başlık (TR)' }).fill(title.tr)
  await page.getByRole('textbox', { name: 'Özet (TR)' }).fill('Vadide çiçek zamanı.')
  await page.getByLabel('Kapak görseli').setInputFiles(await picture('vadi.jpg', '#4f7f52'))
  const crop = page.getByRole('dialog', { name: 'Görseli kırpın' })
  await crop.getByRole('button', { name: 'Kırpmadan yükle' }).click()
  await expect(page.getByRole('button', { name: /^Kaldır.*Kapak görseli/ })).toBeVisible()
  const text = page.getByRole('textbox', { name: 'Metin (TR)' })
  await text.click()
  await page.getByRole('button', { name: 'Kalın' }).click()
  await page.keyboard.type('Nisanda')
  await page.getByRole('button', { name: 'Kalın' }).click()
  await page.keyboard.type(' yürünür.')
  await page.getByRole('combobox', { name: 'İlgili tur' }).fill('kapadokya')
  await page
    .getByRole('option', { name: /Kapadokya/ })
    .first()
    .click()
  await language(page, 'English').click()
  await page.getByRole('textbox', { name: 'Başlık (EN)' }).fill(title.en)
  await page.getByRole('textbox', { name: 'Özet (EN)' }).fill('The valley in bloom.')
  await page.getByRole('textbox', { name: 'Metin (EN)' }).fill('Walk in April.')
  await tab(page, 'Arama motorları').click()
  await page.getByRole('textbox', { name: 'Sayfa adresi (EN)' }).fill(`ihlara ${mark}`)
  await saveAndExpect(page, 'Kayıt eklendi.')
  await expect(heading(page)).toHaveText(title.tr)

  // Drafts are not public.
  const site = await openWindow(page)
  await visit(site, '/blog')
  await expect(site.getByRole('link', { name: title.tr })).toHaveCount(0)
  await tab(page, 'İçerik').click()
  await choose(page, 'Durum', 'Yayında')
  await saveAndExpect(page, 'Değişiklikler kaydedildi.')
  await site.reload()
  await site.getByRole('link', { name: title.tr }).click()
  await expect(heading(site)).toHaveText(title.tr)
  const article = site.getByRole('article')
  await expect(article.getByText('Nisanda', { exact: true })).toHaveCSS('font-weight', /[6-9]00/)
  await expect(site.getByRole('region', { name: tr.t('posts.related_tour') })).toBeVisible()
  await site.goto(`/en/blog/ihlara-${mark}`)
  await expect(heading(site)).toHaveText(title.en)
  await expect(site.getByText('Walk in April.')).toBeVisible()

  // Concurrent edits: the second user is warned and keeps their input.
  const id = await page.evaluate(() => (history.state as { usr: { id: number } }).usr.id)
  const other = await openWindow(page)
  await other.goto('/admin/pages/blog')
  await tableRow(other, title.tr).getByRole('link', { name: title.tr }).click()
  await expect(heading(other)).toHaveText(title.tr)
  expect(await other.evaluate(() => (history.state as { usr: { id: number } }).usr.id)).toBe(id)
  await other.getByRole('textbox', { name: 'Özet (TR)' }).fill('Öteki sekmenin özeti.')
  await saveAndExpect(other, 'Değişiklikler kaydedildi.')
  await other.close()
  await page.getByRole('textbox', { name: 'Özet (TR)' }).fill('Bu sekmenin özeti.')
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  const stale = page.getByRole('dialog', { name: 'Bu kayıt siz açtıktan sonra değişti' })
  await stale.getByRole('button', { name: 'Benimkini kaydet' }).click()
  await expect(stale).toBeHidden()
  await site.goto('/blog')
  await expect(site.getByText('Bu sekmenin özeti.')).toBeVisible()

  // Drafts are deleted after confirmation, one or several at once.
  await openScreen(page, 'Haberler')
  for (const name of [`Silinecek bir ${mark}`, `Silinecek iki ${mark}`]) {
    await page.getByRole('link', { name: 'Haber ekle' }).click()
    await page.getByRole('textbox', { name: 'Başlık (TR)' }).fill(name)
    await saveAndExpect(page, 'Kayıt eklendi.')
    await page.getByRole('link', { name: 'Listeye dön' }).click()
  }
  await page.getByRole('searchbox', { name: 'Ara' }).fill(`silinecek bir ${mark}`)
  await expect(tableRow(page, `Silinecek iki ${mark}`)).toHaveCount(0)
  await tableRow(page, `Silinecek bir ${mark}`).getByRole('button', { name: 'Sil', exact: true }).click()
  const sure = page.getByRole('dialog', { name: 'Emin Misin?!' })
  await expect(sure).toContainText('Kalıcı Olarak Silinecek!')
  await sure.getByRole('button', { name: 'Vazgeç' }).click()
  await expect(tableRow(page, `Silinecek bir ${mark}`)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Ara' }).fill(mark)
  await page.getByRole('checkbox', { name: `Seç: Silinecek bir ${mark}` }).check()
  await page.getByRole('checkbox', { name: `Seç: Silinecek iki ${mark}` }).check()
  await page.getByRole('button', { name: 'Sil', exact: true }).first().click()
  await expect(sure).toContainText('2 kayıt')
  await sure.getByRole('button', { name: 'Evet, Sil!' }).click()
  await expectToast(page, '2 kayıt silindi.')
  await expect(page.getByText('Aramanıza uyan kayıt yok.')).toBeVisible()
})

test('an album and its pictures are reordered by keyboard', async ({ page, expectErrors }) => {
  expectErrors(/422/)
  const title = `Tuz Gölü ${Date.now().toString(36)}`
  await enterOffice(page)
  await openScreen(page, 'Galeri')
  await page.getByRole('link', { name: 'Albüm ekle' }).click()
  await page.getByRole('textbox', { name: 'Başlık (TR)' }).fill(title)
  await choose(page, 'Durum', 'Yayında')
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await publishAnyway(page)
  await expect(page.getByText('Yayımlamak için albüme en az bir fotoğraf ekleyin.')).toBeVisible()

  await tab(page, 'Galeri').click()
  const tiles = page.getByRole('tabpanel').getByRole('listitem')
  for (const [at, colour] of ['#8899aa', '#cc7755', '#334466'].entries()) {
    await page.getByLabel('Fotoğraflar').setInputFiles(await picture(`kare-${at + 1}.jpg`, colour))
    await expect(tiles).toHaveCount(at + 1)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await page.getByRole('button', { name: `İşlemler: ${at + 1}. görsel` }).click()
    await page.getByRole('menuitem', { name: 'Açıklama' }).click()
    const dialog = page.getByRole('dialog', { name: 'Görsel açıklaması' })
    await dialog
      .getByRole('textbox')
      .first()
      .fill(`Kare ${at + 1}`)
    await dialog.getByRole('button', { name: 'Kaydet' }).click()
    await expect(dialog).toBeHidden()
  }
  await moveByKeyboard(page, 'Taşı: 3. görsel', [
    { key: 'ArrowLeft', to: 2 },
    { key: 'ArrowLeft', to: 1 },
  ])
  await expect(tiles.first().getByRole('img', { name: 'Kare 3' })).toBeVisible()
  await tab(page, 'İçerik').click()
  await choose(page, 'Durum', 'Taslak')
  await saveAndExpect(page, 'Kayıt eklendi.')

  await page.getByRole('link', { name: 'Listeye dön' }).click()
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Taşı:/ }) })
  await expect(rows.first()).toContainText(title)
  const places = Array.from({ length: await rows.count() }, (_, at) => at + 1)
  await moveByKeyboard(
    page,
    `Taşı: ${title}`,
    places.slice(1).map((to) => ({ key: 'ArrowDown', to })),
  )
  await expectToast(page, 'Sıra Düzeni Değiştirildi.')
  await expect(rows.last()).toContainText(title)
  await page.reload()
  await expect(rows.last()).toContainText(title)
  await page.getByRole('checkbox', { name: `Seç: ${title}` }).check()
  await page.getByRole('button', { name: 'Yayımla' }).click()
  const asked = page.getByRole('dialog', { name: 'Yayımlamadan önce' })
  await expect(asked).toContainText('English: ziyaretçiler görmeyecek, çünkü metin yok.')
  await asked.getByRole('button', { name: 'Yayımla' }).click()
  await expectToast(page, '1 kayıt güncellendi.')

  const site = await openWindow(page)
  await visit(site, '/galeri')
  await site.getByRole('link', { name: title }).click()
  await expect(heading(site)).toHaveText(title)
  await expect(site.getByRole('figure')).toHaveText(['Kare 3', 'Kare 1', 'Kare 2'])
})

test('a video is uploaded and played with range requests', async ({ page }) => {
  const title = `Yolda ${Date.now().toString(36)}`
  await enterOffice(page)
  const film = await page.request.get('/videos/ege-kiyilari.webm', { timeout: 120_000 })
  await openScreen(page, 'Videolar')
  await page.getByRole('link', { name: 'Video ekle' }).click()
  await page.getByRole('textbox', { name: 'Başlık (TR)' }).fill(title)
  await choose(page, 'Durum', 'Yayında')
  await tab(page, 'Video').click()
  await page
    .getByLabel('Video dosyası')
    .setInputFiles({ name: 'yolda.webm', mimeType: 'video/webm', buffer: await film.body() })
  await expect(page.getByRole('button', { name: /^Kaldır.*Video dosyası/ })).toBeVisible()
  await publishAndExpect(page, 'Kayıt eklendi.')

  const site = await openWindow(page)
  await visit(site, '/videolar')
  await site.getByRole('link', { name: title }).click()
  const player = site.locator('video')
  await player.evaluate((video: HTMLVideoElement) => {
    video.muted = true
    return video.play()
  })
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState)).toBe(4)
  const src = await player.evaluate((video: HTMLVideoElement) => video.currentSrc)
  const part = await site.request.get(src, { headers: { range: 'bytes=0-3' } })
  expect([part.status(), (await part.body()).toString('hex')]).toEqual([206, '1a45dfa3'])
})

test('facts and documents of a visa country are changed and shown on the site', async ({ page, expectErrors }) => {
  expectErrors(/422/)
  await enterOffice(page)
  await openScreen(page, 'Vize')
  await expect(page.getByRole('link', { name: 'Ülkeler', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Tayland Vizesi', exact: true }).click()
  await expect(heading(page)).toHaveText('Tayland Vizesi')
  await tab(page, 'Ülke bilgileri').click()
  await expect(page.getByRole('combobox', { name: 'Ülke' })).toHaveValue('Tayland')
  await page.getByRole('textbox', { name: 'Vize harcı' }).fill('41,50')
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect(page.getByText('Ücretin para birimini seçin.')).toBeVisible()
  await choose(page, 'Para birimi', 'EUR')
  const documents = page.getByRole('group', { name: 'Gerekli belgeler (TR)' })
  const papers = documents.getByRole('textbox')
  const before = await papers.count()
  await documents.getByRole('button', { name: 'Madde ekle' }).click()
  await expect(papers).toHaveCount(before + 1)
  await papers.nth(before).fill('Öğrenci: öğrenci belgesi')
  await saveAndExpect(page, 'Değişiklikler kaydedildi.')

  const site = await openWindow(page)
  await visit(site, '/vize-detay/tayland-vizesi')
  await expect(site.getByText('41,50 €').first()).toBeVisible()
  await expect(site.getByRole('heading', { level: 3, name: 'Öğrenci' })).toBeVisible()
  await expect(site.getByRole('checkbox', { name: 'Öğrenci belgesi' })).toBeVisible()
})

test('axe finds no violation on the post screens, which fit a phone', async ({ page, expectErrors }) => {
  expectErrors(/422/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enterOffice(page)
  const sections: [string, ...string[]][] = [
    ['Haberler', 'İçerik', 'Arama motorları'],
    ['Videolar', 'Video'],
    ['Galeri', 'Galeri'],
    ['Blog'],
    ['Vize', 'Ülke bilgileri'],
  ]
  for (const [section, ...ownTabs] of sections) {
    await openScreen(page, section)
    const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') })
    // The last one is of the demo: other journeys add and delete the first ones.
    await expect(rows.nth(1)).toBeVisible()
    await checkScreen(page)
    await rows.last().getByRole('link').first().click()
    await expect(tab(page, 'İçerik')).toBeVisible()
    // The form is shared; fields of a section are in a tab of their own.
    for (const name of ownTabs) {
      await tab(page, name).click()
      await checkScreen(page)
    }
  }
  await page.goto('/admin/pages/visa/insert')
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect(page.getByText(/alanı düzeltmeniz gerekiyor/)).toBeVisible()
  await checkScreen(page)
})
