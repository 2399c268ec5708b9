import type { Page } from '@playwright/test'
import { categoriesAdminPath } from '#src/features/categories/categories.links.ts'
import { changeMeanwhile, recordId } from '../colleague.ts'
import { expect, test } from '../journey.ts'
import { en, type Locale, tr } from '../locale.ts'
import {
  enterOffice,
  expectToast,
  heading,
  menuOf,
  moveRowDown,
  pressSave,
  publishAnyway,
  tableRow,
  textbox,
} from '../office.ts'
import { visit } from '../visitor.ts'

const parent = { tr: 'Gemi ve Mavi Yolculuk Turları', first: 'Mavi Yolculuk Turları' }
const saved = (page: Page) => expect(page.getByText('Tüm değişiklikler kayıtlı')).toBeVisible()
const sure = (page: Page) => page.getByRole('dialog', { name: 'Emin Misin?!' })
/** Links of the site's menu, including folded ones. */
const menuLinks = (page: Page, { t }: Locale) =>
  page
    .getByRole('banner')
    .getByRole('navigation', { name: t('navbar.main_menu') })
    .getByRole('link', { includeHidden: true })

async function toSubCategories(page: Page): Promise<void> {
  await menuOf(page).getByRole('link', { name: 'Kategoriler', exact: true }).click()
  await page.getByRole('link', { name: `alt kategori (${parent.tr})` }).click()
  await expect(page.getByText(`“${parent.tr}” kategorisinin alt kategorileri`)).toBeVisible()
}

async function askToDelete(page: Page, name: string): Promise<void> {
  await tableRow(page, name).getByRole('button', { name: 'Sil', exact: true }).click()
  await expect(sure(page)).toContainText('Kalıcı Olarak Silinecek!')
}

test('a category is created in two languages, shown in the menu, moved, edited and deleted', async ({
  page,
  newVisitor,
  expectErrors,
}) => {
  // A form without a name, a stale save, and refused deletions.
  expectErrors(/422/, /409/)
  const mark = Date.now().toString(36)
  const name = { tr: `Ada Işıkları ${mark}`, en: `Island Lights ${mark}` }
  const visitor = await newVisitor()
  await enterOffice(page, '/admin/pages/tours-categories')
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
  await publishAnyway(page)
  await expectToast(page, 'Kayıt eklendi.')
  await expect(heading(page)).toHaveText(name.tr)
  await saved(page)

  // The menu, which is on every page, shows it first under its parent with the next request.
  const address = `/turlar/ada-isiklari-${mark}`
  const places = async () => {
    const texts = (await menuLinks(visitor, tr).allTextContents()).map((text) => text.trim())
    return [texts.findIndex((text) => text.startsWith(name.tr)), texts.indexOf(parent.first)]
  }
  await visit(visitor, address)
  await expect(heading(visitor)).toHaveText(name.tr)
  await expect(menuLinks(visitor, tr).filter({ hasText: name.tr }).first()).toBeAttached()
  let [own, neighbour] = await places()
  expect(own).toBe(neighbour! - 1)
  await visit(visitor, `/en/turlar/island-lights-${mark}`)
  await expect(heading(visitor)).toHaveText(name.en)
  await expect(menuLinks(visitor, en).filter({ hasText: name.en }).first()).toBeAttached()

  // Moves it down by keyboard.
  await toSubCategories(page)
  await moveRowDown(page, name.tr)

  // A colleague saves it meanwhile: the user keeps their input, and can load the current version.
  await tableRow(page, name.tr).getByRole('link', { name: name.tr, exact: true }).click()
  await expect(textbox(page, 'Kategori adı (TR)')).toHaveValue(name.tr)
  const record = `${categoriesAdminPath}/${await recordId(page.request, categoriesAdminPath, name.en)}`
  await changeMeanwhile(page.request, record, { name_tr: `${name.tr} iki` })
  await textbox(page, 'Kategori adı (TR)').fill(`${name.tr} üç`)
  await pressSave(page)
  const stale = page.getByRole('dialog', { name: 'Bu kayıt siz açtıktan sonra değişti' })
  await stale.getByRole('button', { name: 'Düzenlemeye devam et' }).click()
  await expect(stale).toHaveCount(0)
  await expect(textbox(page, 'Kategori adı (TR)')).toHaveValue(`${name.tr} üç`)
  await pressSave(page)
  await stale.getByRole('button', { name: 'Benimkini kaydet' }).click()
  await expect(heading(page)).toHaveText(`${name.tr} üç`)
  await saved(page)
  await changeMeanwhile(page.request, record, { name_tr: `${name.tr} beş` })
  await textbox(page, 'Kategori adı (TR)').fill(`${name.tr} dört`)
  await pressSave(page)
  await stale.getByRole('button', { name: 'Güncel hâlini aç' }).click()
  await expect(heading(page)).toHaveText(`${name.tr} beş`)
  await expect(textbox(page, 'Kategori adı (TR)')).toHaveValue(`${name.tr} beş`)
  // The slug stays, so existing links work; the menu has its new place.
  await visit(visitor, address)
  await expect(heading(visitor)).toHaveText(`${name.tr} beş`)
  ;[own, neighbour] = await places()
  expect(own).toBe(neighbour! + 1)

  // A category with tours or sub-categories is not deleted.
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
