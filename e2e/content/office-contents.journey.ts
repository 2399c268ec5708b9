import sharp from 'sharp'
import { expect, test } from '../journey.ts'
import { checkScreen, enterOffice, heading, openPart, openScreen } from '../office.ts'

/**
 * Lists of page contents, by menu entry, with their insert and update screens where these differ from an earlier list's.
 * Read only; office-contents.alone.ts changes contents.
 */
const lists: readonly { screen: string; part?: string; isOpened?: boolean; add?: string }[] = [
  { screen: 'Ana sayfa', isOpened: true, add: 'Öğe ekle' },
  { screen: 'Hakkımızda' },
  { screen: 'Hakkımızda', part: 'Belgeler', isOpened: true, add: 'Belge ekle' },
  { screen: 'Vize' },
  { screen: 'Vize', part: 'Vize bandı', isOpened: true },
  { screen: 'Banka hesapları', isOpened: true, add: 'Hesap ekle' },
  { screen: 'Banka hesapları', part: 'Dolandırıcılık uyarısı' },
]

test('axe finds no violation on the content screens, which fit a phone, light and dark', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/422/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enterOffice(page)
  for (const { screen, part, isOpened, add } of lists) {
    await test.step(part ?? screen, async () => {
      const open = async () => {
        await openScreen(page, screen)
        if (part) await openPart(page, part)
        await expect(page.getByRole('table').first()).toBeVisible()
      }
      await open()
      await checkScreen(page)
      if (isOpened) {
        await page.getByRole('table').first().getByRole('link').first().click()
        await expect(page.getByText('Tüm değişiklikler kayıtlı')).toBeVisible()
        await checkScreen(page)
      }
      if (add) {
        await open()
        await page.getByRole('link', { name: add }).first().click()
        await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
        await expect(page.getByText(/alanı düzeltmeniz gerekiyor/)).toBeVisible()
        await checkScreen(page)
      }
    })
  }
})

test('an upload continues while another tab of the form is open', async ({ page }) => {
  await enterOffice(page, '/admin/pages/blog/insert')
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
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Yükleme bitince kaydedebilirsiniz.')).toBeVisible()
  const answered = page.waitForResponse('**/api/admin/files/images*')
  release()
  await answered
  await page.getByRole('tab', { name: 'İçerik' }).click()
  await expect(page.getByRole('button', { name: /^Kaldır.*Kapak görseli/ })).toBeVisible()
})

test('a new item needs a section on pages with several sections', async ({ page }) => {
  // The toast comes before the list, and may be gone when a busy machine has shown that.
  await Promise.all([
    expect(page.getByText('Öğeyi ekleyeceğiniz bölümde “Öğe ekle”ye basın.')).toBeVisible(),
    enterOffice(page, '/admin/pages/home/insert'),
  ])
  await expect(heading(page)).toHaveText('Ana sayfa')
  await page.goto('/admin/pages/visa/banner/insert')
  await expect(heading(page)).toHaveText('Yeni öğe: Vize bandı')
})
