import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { checkScreen, enterOffice, expectToast, heading, openScreen, pressSave, textbox } from '../office.ts'
import { visit } from '../visitor.ts'
import { openWindow } from '../window.ts'

const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sayfalar' }).getByRole('link', { name, exact: true })
const opened = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const result = (page: Page, lang: string) => page.getByRole('figure', { name: `Arama sonucunda (${lang})` })

test('page titles are edited one after the other and shown on the site', async ({ page, newVisitor, expectErrors }) => {
  expectErrors(/409/)
  const mark = Date.now().toString(36)
  const title = { tr: `Bizimle çalışın ${mark}`, en: `Work with us ${mark}` }
  const about = { tr: `Rehber ve operasyon ekibine başvuru ${mark}`, en: `Apply as a guide ${mark}` }
  const visitor = await newVisitor()
  const expectHead = async (path: string, name: string | RegExp, description: string | RegExp) => {
    await visit(visitor, path)
    await expect(visitor).toHaveTitle(name)
    await expect(visitor.locator('meta[name="description"]')).toHaveAttribute('content', description)
  }
  await enterOffice(page)
  await openScreen(page, 'Sayfa başlıkları')
  await page.getByRole('searchbox', { name: 'Sayfa adında ara' }).fill('IS BASVURU')
  await expect(place(page, 'Vize')).toHaveCount(0)
  await place(page, 'İş başvurusu').click()
  await expect(opened(page)).toHaveText('İş başvurusu')
  await page.getByRole('searchbox', { name: 'Sayfa adında ara' }).fill('')
  const fields = ['Başlık (TR)', 'Açıklama (TR)', 'Başlık (EN)', 'Açıklama (EN)'] as const
  const before = await Promise.all(fields.map((name) => textbox(page, name).inputValue()))
  const write = async (texts: readonly string[]) => {
    for (const [at, name] of fields.entries()) await textbox(page, name).fill(texts[at]!)
  }

  await test.step('length counters and the search preview follow the input and show fallback texts', async () => {
    await textbox(page, 'Başlık (TR)').fill('Uzun bir başlık '.repeat(5).trim())
    await expect(textbox(page, 'Başlık (TR)')).toHaveAccessibleDescription(
      /79 \/ 60 karakter: arama sonucunda sonu kesilir/,
    )
    await expect(result(page, 'TR')).toContainText('Uzun bir başlık Uzun bir başlık Uzun bir başlık Uzun bir …')
    await textbox(page, 'Başlık (TR)').fill(title.tr)
    await textbox(page, 'Başlık (EN)').fill('')
    await expect(textbox(page, 'Başlık (EN)')).toHaveAccessibleDescription('Boşsa varsayılan dildeki metin kullanılır.')
    await expect(result(page, 'EN')).toContainText(title.tr)
    await expect(result(page, 'EN')).toContainText('› en › is-basvurusu')
  })

  await test.step('saving by keyboard updates both languages and opens the next page', async () => {
    await write([title.tr, about.tr, title.en, about.en])
    await page.keyboard.press('ControlOrMeta+S')
    await expectToast(page, 'Değişiklikler kaydedildi.')
    await expect(status(page, 'Tüm değişiklikler kayıtlı')).toBeVisible()
    await expectHead('/is-basvurusu', title.tr, about.tr)
    await expectHead('/en/is-basvurusu', title.en, about.en)
    await textbox(page, 'Başlık (EN)').fill('')
    await textbox(page, 'Açıklama (EN)').fill('')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(opened(page)).toHaveText('Sözleşme')
    await expect(textbox(page, 'Başlık (TR)')).toBeFocused()
    await expectHead('/en/is-basvurusu', title.tr, about.tr)
    await page.keyboard.press('Alt+ArrowUp')
    await expect(opened(page)).toHaveText('İş başvurusu')
    await expect(textbox(page, 'Başlık (EN)')).toHaveValue('')
    await page.getByRole('button', { name: 'Başlık: Türkçe metnini kopyala' }).click()
    await expect(textbox(page, 'Başlık (EN)')).toHaveValue(title.tr)
    await expect(textbox(page, 'Başlık (EN)')).toBeFocused()
  })

  await test.step('what changes in Turkish is marked until it is confirmed', async () => {
    const confirm = page.getByRole('button', { name: 'Başlık: çeviri hâlâ doğru' })
    await pressSave(page)
    await expect(status(page, 'Tüm değişiklikler kayıtlı')).toBeVisible()
    await textbox(page, 'Başlık (TR)').fill(`${title.tr}!`)
    await pressSave(page)
    await expect(page.getByText('Türkçe metni değişti')).toBeVisible()
    await confirm.click()
    await expect(textbox(page, 'Başlık (EN)')).toBeFocused()
    await pressSave(page)
    await expect(status(page, 'Tüm değişiklikler kayıtlı')).toBeVisible()
    await expect(confirm).toBeHidden()
  })

  await test.step('concurrent edits: the second user is warned and keeps their input', async () => {
    const other = await openWindow(page)
    await other.goto('/admin/page-meta?page=careers')
    await textbox(other, 'Başlık (TR)').fill('Öteki sekme')
    await pressSave(other)
    await expect(status(other, 'Tüm değişiklikler kayıtlı')).toBeVisible()
    await other.close()
    await write(before)
    await pressSave(page)
    const stale = page.getByRole('dialog', { name: 'Bu kayıt siz açtıktan sonra değişti' })
    await stale.getByRole('button', { name: 'Düzenlemeye devam et' }).click()
    await expect(textbox(page, 'Başlık (TR)')).toHaveValue(before[0]!)
    await expect(status(page, 'Kaydedilmemiş değişiklik var')).toBeVisible()
  })

  await test.step('leaving with unsaved changes asks first', async () => {
    await place(page, 'Vize').click()
    const leaving = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklikleriniz var' })
    await leaving.getByRole('button', { name: 'Sayfada kal' }).click()
    await expect(leaving).toBeHidden()
    await expect(opened(page)).toHaveText('İş başvurusu')
    await pressSave(page)
    const stale = page.getByRole('dialog', { name: 'Bu kayıt siz açtıktan sonra değişti' })
    await stale.getByRole('button', { name: 'Benimkini kaydet' }).click()
    await expect(status(page, 'Tüm değişiklikler kayıtlı')).toBeVisible()
    await expectHead('/is-basvurusu', before[0]!, before[1]!)
    await place(page, 'Vize').click()
    await expect(opened(page)).toHaveText('Vize')
  })
})

test('axe finds no violation on the page titles screen, which fits a phone, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enterOffice(page)
  for (const name of ['home', 'tour', 'cart']) {
    await page.goto(`/admin/page-meta?page=${name}`)
    await expect(opened(page)).toBeVisible()
    await checkScreen(page)
  }
  await expect(heading(page)).toHaveText('Sayfa başlıkları')
  await textbox(page, 'Başlık (TR)').fill('x'.repeat(120))
  await textbox(page, 'Açıklama (TR)').fill('')
  await textbox(page, 'Açıklama (EN)').fill('')
  await checkScreen(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('combobox', { name: 'Sayfa' }).click()
  await page.getByRole('option', { name: 'Vize', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kaydetmeden ayrıl' }).click()
  await expect(opened(page)).toHaveText('Vize')
  await checkScreen(page)
})
