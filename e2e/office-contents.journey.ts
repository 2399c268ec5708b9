import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoViolation } from './axe.ts'
import { expect, test } from './journey.ts'
import { enterOffice } from './office-steps.ts'

/**
 * Lists of what pages show, with the screens behind them where these are not those of a list above;
 * office-contents.alone.ts changes what is there.
 */
const lists: readonly { path: string; isOpened?: boolean; add?: string }[] = [
  { path: '/admin/pages/home', isOpened: true, add: 'Öğe ekle' },
  { path: '/admin/pages/about-us' },
  { path: '/admin/pages/about-us/certificates', isOpened: true, add: 'Belge ekle' },
  { path: '/admin/pages/visa' },
  { path: '/admin/pages/visa/banner', isOpened: true },
  { path: '/admin/pages/bank-accounts', isOpened: true, add: 'Hesap ekle' },
  { path: '/admin/pages/bank-accounts/warning' },
]

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function look(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible()
  // The editor of texts comes later than the form.
  await expect(page.getByText('Metin düzenleyici açılıyor…')).toHaveCount(0)
  await expectNoViolation(page)
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'px of width').toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1280, height: 900 })
}

for (const mode of ['light', 'dark'] as const) {
  test(`the screens of contents have no fault and fit a telephone, ${mode}`, async ({ page, expectTrouble }) => {
    expectTrouble(/422/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((panel) => localStorage.setItem('office_preferences', JSON.stringify({ panel })), mode)
    await enterOffice(page)
    for (const { path, isOpened, add } of lists) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('table').first()).toBeVisible()
        await look(page)
        if (isOpened) {
          await page.getByRole('table').first().getByRole('link').first().click()
          await expect(page.getByText('Tüm değişiklikler kayıtlı')).toBeVisible()
          await look(page)
        }
        if (add) {
          await page.goto(path)
          await page.getByRole('link', { name: add }).first().click()
          await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
          await expect(page.getByText(/alanı düzeltmeniz gerekiyor/)).toBeVisible()
          await look(page)
        }
      })
    }
  })
}

test('an upload goes on while another tab of the form is looked at', async ({ page }) => {
  await enterOffice(page)
  await page.goto('/admin/pages/blog/insert')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/admin/files/images*', async (route) => {
    await held
    await route.continue()
  })
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#335577' } })
    .png()
    .toBuffer()
  await page.getByLabel('Kapak görseli').setInputFiles({ name: 'kapak.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Kırpmadan yükle' }).click()
  await expect(page.getByRole('button', { name: 'Yüklemekten vazgeç: kapak.png' })).toBeVisible()
  await page.getByRole('tab', { name: 'Arama motorları' }).click()
  const answered = page.waitForResponse('**/api/admin/files/images*')
  release()
  await answered
  await page.getByRole('tab', { name: 'İçerik' }).click()
  await expect(page.getByRole('button', { name: /^Kaldır.*Kapak görseli/ })).toBeVisible()
})

test('a new item needs a section where a page has several', async ({ page }) => {
  await enterOffice(page)
  await page.goto('/admin/pages/home/insert')
  await expect(page.getByText('Öğeyi ekleyeceğiniz bölümde “Öğe ekle”ye basın.')).toBeVisible()
  await expect(heading(page)).toHaveText('Ana sayfa')
  await page.goto('/admin/pages/visa/banner/insert')
  await expect(heading(page)).toHaveText('Yeni öğe: Vize bandı')
})
