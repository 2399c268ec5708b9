import type { Page } from '@playwright/test'
import { contractsAdminPath } from '#src/features/contracts/contracts.links.ts'
import { changeMeanwhile, recordId } from '../colleague.ts'
import { expect, test } from '../journey.ts'
import {
  backToList,
  deleteRow,
  enterOffice,
  heading,
  moveRowDown,
  openTab,
  pressSave,
  saveAndExpect,
  switchToEnglish,
  tableRow,
  textbox,
} from '../office.ts'
import { visit } from '../visitor.ts'

const added = 'Sözleşme Eklendi!'
const putInForce = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Yeni sürüm yürürlüğe girecek' })
  await expect(dialog).toBeVisible()
  // It grows as it opens, and a press on what moves away is no click.
  await dialog.evaluate(async (element) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
  })
  await dialog.getByRole('button', { name: 'Yürürlüğe koy' }).click()
  await expect(dialog).toBeHidden()
}
const saved = 'Sözleşme Güncellendi!'
const unsaved = (page: Page) => page.getByRole('status').filter({ hasText: 'Kaydedilmemiş değişiklik var' })
const placeholder = (page: Page, name: RegExp) => page.getByRole('button', { name })

/** Replaces the text of a field by typing. */
async function write(page: Page, name: string, text: string): Promise<void> {
  await textbox(page, name).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(text)
}

test('a contract in two languages: placeholders, three versions, deletion', async ({
  page,
  newVisitor,
  expectErrors,
}) => {
  // Refused saves, and the page of the deleted contract.
  expectErrors(/422/, /409/, /404/)
  const mark = Date.now().toString(36)
  const name = { tr: `Deneme Koşulları ${mark}`, en: `Trial Terms ${mark}` }
  const address = { tr: `/sozlesme/deneme-kosullari-${mark}`, en: `/en/sozlesme/trial-terms-${mark}` }
  const visitor = await newVisitor()
  const article = visitor.getByRole('article')
  await enterOffice(page, '/admin/contracts')
  await page.getByRole('link', { name: 'Sözleşme ekle' }).click()

  await test.step('missing and unknown values are reported at their field', async () => {
    await pressSave(page)
    await expect(textbox(page, 'Ad (TR)')).toHaveAccessibleDescription(/Bu Alan Zorunlu/)
    await textbox(page, 'Ad (TR)').fill(name.tr)
    await write(page, 'Metin (TR)', 'Sayın {{müşteri adı}}')
    await expect(textbox(page, 'Metin (TR)')).toHaveAccessibleDescription(/\{\{müşteri adı\}\} diye bir alan yok/)
    await pressSave(page)
    await expect(page.getByText(/alanı düzeltmeniz gerekiyor/)).toBeVisible()
    await expect(textbox(page, 'Metin (TR)')).toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('placeholders are inserted by keyboard and mouse and previewed', async () => {
    await write(page, 'Metin (TR)', 'Sayın ')
    await placeholder(page, /^Adı soyadı/).focus()
    await page.keyboard.press('Enter')
    await expect(textbox(page, 'Metin (TR)')).toBeFocused()
    await page.keyboard.insertText(', numaranız ')
    await placeholder(page, /^Sipariş numarası/).click()
    await page.keyboard.insertText(' olacak.')
    await placeholder(page, /^Turlar ve fiyatları/).click()
    await expect(textbox(page, 'Metin (TR)')).toContainText(
      'Sayın {{customer_name}}, numaranız {{order_no}} olacak.{{order_items}}',
    )
    await expect(textbox(page, 'Metin (TR)')).not.toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: 'Önizle' }).click()
    const preview = page.getByRole('dialog', { name: 'Önizleme (TR)' })
    await expect(preview).toContainText('Sayın Elif Yılmaz, numaranız SYH-26-7F3K9Q olacak.')
    await expect(preview.getByRole('table')).toContainText('56.394 TL')
    await page.keyboard.press('Escape')
    await expect(preview).toBeHidden()
    await expect(page.getByRole('button', { name: 'Önizle' })).toBeFocused()
  })

  await test.step('it is saved in both languages and shown on the site', async () => {
    await switchToEnglish(page)
    await textbox(page, 'Ad (EN)').fill(name.en)
    await write(page, 'Metin (EN)', 'Dear {{customer_name}}')
    await saveAndExpect(page, added)
    await expect(heading(page)).toHaveText(name.tr)
    // A new one is a draft until somebody shows it.
    expect((await visitor.request.get(address.tr)).status()).toBe(404)
    await openTab(page, 'Yayın')
    await page.getByRole('switch', { name: 'Sitede göster' }).check()
    await saveAndExpect(page, saved)
    await openTab(page, 'Metin')
    await visit(visitor, address.tr)
    await expect(heading(visitor)).toHaveText(name.tr)
    await expect(article).toContainText('Sayın [müşteri adı], numaranız [rezervasyon numarası] olacak.')
    await visit(visitor, address.en)
    await expect(heading(visitor)).toHaveText(name.en)
    await expect(article).toContainText('Dear [customer’s name]')
  })

  const versions = page.getByRole('region', { name: 'Sürümler (TR)' })
  const version = (n: number) => versions.getByRole('listitem').filter({ hasText: `Sürüm ${n}` })

  await test.step('a colleague saves it meanwhile: the user is warned and keeps their input', async () => {
    const id = await recordId(page.request, contractsAdminPath, name.tr)
    await changeMeanwhile(page.request, contractsAdminPath, { id, body_tr: '<p>Öteki sekmeden</p>' })
    await write(page, 'Metin (TR)', 'İkinci metin')
    await expect(page.getByText('Kaydettiğinizde sürüm 2 yürürlüğe girer.')).toBeVisible()
    await pressSave(page)
    const asked = page.getByRole('dialog', { name: 'Yeni sürüm yürürlüğe girecek' })
    await expect(asked.locator('del').first()).toBeVisible()
    await expect(asked.locator('ins').first()).toContainText('İkinci')
    await asked.getByRole('button', { name: 'Düzenlemeye dön' }).click()
    await expect(page.getByText('Kaydettiğinizde sürüm 2 yürürlüğe girer.')).toBeVisible()
    await pressSave(page)
    await putInForce(page)
    const stale = page.getByRole('dialog', { name: 'Bu kayıt siz açtıktan sonra değişti' })
    await stale.getByRole('button', { name: 'Benimkini kaydet' }).click()
    await expect(stale).toBeHidden()
    await expect(page.getByText(/^Sürüm 3 yürürlükte/)).toBeVisible()
    await expect(version(3)).toContainText('Yürürlükte')
    await expect(version(3)).toContainText('Yönetici')
    await visit(visitor, address.tr)
    await expect(article).toHaveText('İkinci metin')
    await expect(visitor.getByText(/^Sürüm 3, /)).toBeVisible()
  })

  await test.step('the body stands beside the Turkish one, and is marked because that changed', async () => {
    await switchToEnglish(page)
    await expect(textbox(page, 'Metin (TR)')).toHaveText('İkinci metin')
    await expect(textbox(page, 'Metin (EN)')).toContainText('Dear')
    await page.getByRole('button', { name: 'Metin: çeviri hâlâ doğru' }).click()
    await expect(textbox(page, 'Metin (EN)')).toBeFocused()
    await saveAndExpect(page, saved)
    await expect(page.getByText('Türkçe metni değişti')).toHaveCount(0)
    await page.getByText('Türkçe', { exact: true }).click()
  })

  await test.step('an earlier version is read and restored, and unsaved changes are guarded', async () => {
    await version(1).getByRole('button', { name: 'Sürüm 1: oku' }).click()
    const reading = page.getByRole('dialog', { name: 'Sürüm 1' })
    await expect(reading).toContainText('Sayın {{customer_name}}')
    await reading.getByRole('button', { name: 'Bu metni düzenleyiciye al' }).click()
    await expect(textbox(page, 'Metin (TR)')).toContainText('Sayın {{customer_name}}')
    await expect(unsaved(page)).toBeVisible()
    await backToList(page)
    const leaving = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklikleriniz var' })
    await leaving.getByRole('button', { name: 'Kaydet ve ayrıl' }).click()
    await putInForce(page)
    await expect(heading(page)).toHaveText('Sözleşmeler')
    await expect(tableRow(page, name.tr)).toContainText('tr 4')
    await visit(visitor, address.tr)
    await expect(article).toContainText('Sayın [müşteri adı]')
  })

  await test.step('it is moved, found by search, and deleted after confirmation', async () => {
    const footer = visitor.getByRole('contentinfo').getByRole('link')
    const inFooter = async () => (await footer.allTextContents()).filter((text) => text === name.tr || text === second)
    const second = (await page.getByRole('row').nth(2).getByRole('link').first().textContent())!
    await moveRowDown(page, name.tr)
    await visit(visitor, '/')
    expect(await inFooter()).toEqual([second, name.tr])
    await page.getByRole('searchbox', { name: 'Ara' }).fill(name.en.toUpperCase())
    await expect(tableRow(page, second)).toHaveCount(0)
    await deleteRow(page, page, name.tr)
    const gone = await visitor.goto(address.tr)
    expect(gone!.status()).toBe(404)
    await visit(visitor, '/')
    await expect(visitor.getByRole('contentinfo').getByRole('link', { name: second, exact: true })).toBeAttached()
    expect(await inFooter()).toEqual([second])
  })
})
