import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { en, type Locale, tr } from '../locale.ts'
import { enterOffice, expectToast, heading, moveRowDown, pressSave, tableRow, textbox } from '../office.ts'
import { visit } from '../visitor.ts'

const parent = { tr: 'Gemi ve Mavi Yolculuk Turları', first: 'Mavi Yolculuk Turları' }
const saved = (page: Page) => expect(page.getByText('Tüm değişiklikler kayıtlı')).toBeVisible()
const sure = (page: Page) => page.getByRole('dialog', { name: 'Emin Misin?!' })
/** The menu of the site; what is folded up counts too. */
const menuLinks = (page: Page, { t }: Locale) =>
  page
    .getByRole('banner')
    .getByRole('navigation', { name: t('navbar.main_menu') })
    .getByRole('link', { includeHidden: true })

async function toSubCategories(page: Page): Promise<void> {
  await page.goto('/admin/pages/tours-categories')
  await page.getByRole('link', { name: `alt kategori (${parent.tr})` }).click()
  await expect(page.getByText(`“${parent.tr}” kategorisinin alt kategorileri`)).toBeVisible()
}

async function askToDelete(page: Page, name: string): Promise<void> {
  await tableRow(page, name).getByRole('button', { name: 'Sil', exact: true }).click()
  await expect(sure(page)).toContainText('Kalıcı Olarak Silinecek!')
}

test('a category in two languages, from the office to the menu of the site, moved, changed and deleted', async ({
  page,
  newVisitor,
  expectTrouble,
}) => {
  // A form without a name, a stale save, and deletions that are refused.
  expectTrouble(/422/, /409/)
  const mark = Date.now().toString(36)
  const name = { tr: `Ada Işıkları ${mark}`, en: `Island Lights ${mark}` }
  const visitor = await newVisitor()
  await enterOffice(page)
  await page.goto('/admin/pages/tours-categories')
  await expect(heading(page)).toHaveText('Tur kategorileri')
  await page.getByRole('link', { name: 'Kategori ekle' }).click()
  await pressSave(page)
  await expect(textbox(page, 'Kategori adı (TR)')).toHaveAccessibleDescription(/Bu Alan Zorunlu/)
  await textbox(page, 'Kategori adı (TR)').fill(name.tr)
  await page.getByRole('combobox', { name: 'Üst kategori' }).click()
  await page.getByRole('option', { name: parent.tr }).click()
  await page.getByRole('radiogroup', { name: 'İçerik dili' }).getByText('English', { exact: true }).click()
  await textbox(page, 'Kategori adı (EN)').fill(name.en)
  await pressSave(page)
  await expectToast(page, 'Kayıt eklendi.')
  await expect(heading(page)).toHaveText(name.tr)
  await saved(page)

  // The menu of the site has it at the next request, under its parent, as the first.
  await visit(visitor, '/')
  await expect(menuLinks(visitor, tr).filter({ hasText: name.tr }).first()).toBeAttached()
  const places = async () => {
    const texts = (await menuLinks(visitor, tr).allTextContents()).map((text) => text.trim())
    return [name.tr, parent.first].map((each) => texts.indexOf(each))
  }
  let [own, neighbour] = await places()
  expect(own).toBe(neighbour! - 1)
  await visit(visitor, `/turlar/ada-isiklari-${mark}`)
  await expect(heading(visitor)).toHaveText(name.tr)
  await visit(visitor, '/en')
  await expect(menuLinks(visitor, en).filter({ hasText: name.en }).first()).toBeAttached()
  await visit(visitor, `/en/turlar/island-lights-${mark}`)
  await expect(heading(visitor)).toHaveText(name.en)

  // One place down, by keyboard.
  await toSubCategories(page)
  await moveRowDown(page, name.tr)
  await visit(visitor, '/')
  ;[own, neighbour] = await places()
  expect(own).toBe(neighbour! + 1)

  // Two change it: the second keeps what was typed, and may look at what there is now.
  const update = () => tableRow(page, name.tr).getByRole('link', { name: name.tr, exact: true }).click()
  await update()
  await expect(textbox(page, 'Kategori adı (TR)')).toHaveValue(name.tr)
  const other = await page.context().newPage()
  await toSubCategories(other)
  await tableRow(other, name.tr).getByRole('link', { name: name.tr, exact: true }).click()
  await textbox(other, 'Kategori adı (TR)').fill(`${name.tr} iki`)
  await pressSave(other)
  await expect(heading(other)).toHaveText(`${name.tr} iki`)
  await textbox(page, 'Kategori adı (TR)').fill(`${name.tr} üç`)
  await pressSave(page)
  const stale = page.getByRole('dialog', { name: 'Bu kayıt siz açtıktan sonra değişti' })
  await stale.getByRole('button', { name: 'Düzenlemeye devam et' }).click()
  await expect(textbox(page, 'Kategori adı (TR)')).toHaveValue(`${name.tr} üç`)
  await pressSave(page)
  await stale.getByRole('button', { name: 'Benimkini kaydet' }).click()
  await expect(heading(page)).toHaveText(`${name.tr} üç`)
  await textbox(other, 'Kategori adı (TR)').fill(`${name.tr} dört`)
  await pressSave(other)
  const staleThere = other.getByRole('dialog', { name: 'Bu kayıt siz açtıktan sonra değişti' })
  await staleThere.getByRole('button', { name: 'Güncel hâlini aç' }).click()
  await expect(heading(other)).toHaveText(`${name.tr} üç`)
  await expect(textbox(other, 'Kategori adı (TR)')).toHaveValue(`${name.tr} üç`)
  await other.close()
  // The address stays as it was, so that links to it hold.
  await visit(visitor, `/turlar/ada-isiklari-${mark}`)
  await expect(heading(visitor)).toHaveText(`${name.tr} üç`)

  // What has tours, or others inside it, is not deleted.
  await toSubCategories(page)
  const refused = page.getByRole('alert').filter({ hasText: 'Silme İşleminde Hata Oldu. Tekrar Deneyiniz!' })
  await askToDelete(page, parent.first)
  await sure(page).getByRole('button', { name: 'Evet, Sil!' }).click()
  await expect(refused).toContainText(/Bu kategoride \d+ tur var/)
  await expect(tableRow(page, parent.first)).toBeVisible()
  await refused.getByRole('button', { name: 'Bildirimi kapat' }).click()
  await expect(refused).toHaveCount(0)

  await askToDelete(page, name.tr)
  await sure(page).getByRole('button', { name: 'Vazgeç' }).click()
  await expect(sure(page)).toHaveCount(0)
  await expect(tableRow(page, name.tr)).toBeVisible()
  await askToDelete(page, name.tr)
  await sure(page).getByRole('button', { name: 'Evet, Sil!' }).click()
  await expectToast(page, 'Kayıt silindi.')
  await expect(tableRow(page, name.tr)).toHaveCount(0)
  await visit(visitor, '/')
  await expect(menuLinks(visitor, tr).filter({ hasText: parent.first })).not.toHaveCount(0)
  await expect(menuLinks(visitor, tr).filter({ hasText: mark })).toHaveCount(0)
})
