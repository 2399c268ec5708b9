import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { langs, localeOf, tr } from '../locale.ts'
import { visit } from '../visitor.ts'

const albums = { tr: 'Anadolu’nun taşı ve ışığı', en: 'Stone and light of Anatolia' }
const photos = { tr: 'fotoğraf', en: 'photos' }
/** Each width in one language: neither depends on the other. */
const windows = { tr: { width: 360, height: 740 }, en: { width: 1280, height: 800 } }

for (const lang of langs) {
  const locale = localeOf(lang)
  const { t, path } = locale
  const openers = (page: Page) =>
    page.getByRole('main').getByRole('button', { name: new RegExp(`^${t('tour.show_photo', { name: '' })}`) })

  test(`from the home page to an album, its tour and the next album, ${lang}`, async ({ page }) => {
    await visit(page, path('/'))
    await page.getByRole('link', { name: t('posts.all_albums') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('posts.photos') })).toBeVisible()
    const album = page.getByRole('article').filter({ has: page.getByRole('heading', { name: albums[lang] }) })
    await expect(album).toContainText(`5 ${photos[lang]}`)
    await album.getByRole('link', { name: albums[lang] }).click()

    await expect(page.getByRole('heading', { level: 1, name: albums[lang] })).toBeVisible()
    await expect(openers(page)).toHaveCount(5)
    const tour = page.getByRole('region', { name: t('posts.album_tour') })
    const name = (await tour.getByRole('heading', { level: 2 }).textContent())!
    await page
      .getByRole('navigation', { name: t('posts.neighbours') })
      .getByRole('link')
      .click()
    await expect(page.getByRole('heading', { level: 1, name: albums[lang] })).toBeHidden()
    await page.getByRole('link', { name: new RegExp(albums[lang]) }).click()
    await tour.getByRole('link', { name: t('posts.see_tour') }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  test(`pictures of an album are viewed by keyboard, ${lang}`, async ({ page }) => {
    await page.setViewportSize(windows[lang])
    await visit(page, path(`/galeri`))
    await page.getByRole('link', { name: albums[lang] }).click()
    const second = openers(page).nth(1)
    const caption = (await page.getByRole('figure').nth(1).textContent())!
    await second.focus()
    await page.keyboard.press('Enter')
    const at = (n: number) => page.getByText(`${n} / 5`, { exact: true })
    await expect(at(2)).toBeVisible()
    await expect(page.getByRole('button', { name: t('ui.download') })).toBeVisible()
    await expect(page.getByRole('button', { name: t('ui.fullscreen') })).toBeVisible()
    await expect(page.getByText(caption, { exact: true }).last()).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(at(3)).toBeVisible()
    // One press at a time: presses faster than the animation are merged.
    await page.keyboard.press('ArrowLeft')
    await expect(at(2)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(at(1)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(at(5)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: t('ui.close') })).toBeHidden()
    await expect(second).toBeFocused()
  })
}

test('the language switch keeps the album, and each language has one URL', async ({ page }) => {
  await visit(page, '/galeri-detay/stone-and-light-of-anatolia')
  await expect(page).toHaveURL(/\/galeri-detay\/anadolunun-tasi-ve-isigi$/)
  await page
    .getByRole('navigation', { name: tr.t('navbar.language') })
    .first()
    .getByRole('link', { name: /EN/i })
    .click()
  await expect(page).toHaveURL(/\/en\/galeri-detay\/stone-and-light-of-anatolia$/)
  await expect(page.getByRole('heading', { level: 1, name: albums.en })).toBeVisible()
})

test('without a share sheet a picture’s link is copied, and a refused clipboard is reported', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const { t } = tr
  await visit(page, '/galeri')
  await page.getByRole('link', { name: albums.tr }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${t('tour.show_photo', { name: '' })}`) })
    .nth(1)
    .click()
  // The page has its own share button, which the lightbox covers when open.
  await expect(page.getByRole('button', { name: t('ui.download') })).toBeVisible()
  const share = page.getByRole('button', { name: t('ui.share'), exact: true })
  await share.click()
  await expect(page.getByText(t('ui.link_copied')).last()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http.+\/images\/.+\.jpg$/)
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await share.click()
  await expect(page.getByText(t('ui.copy_refused')).last()).toBeVisible()
})
