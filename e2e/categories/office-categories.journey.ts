import { expect, test } from '../journey.ts'
import { checkScreen, enterOffice, heading } from '../office.ts'
import { createActiveStaff } from '../staff.ts'

/** Read only; office-categories.alone.ts changes categories. */
const list = '/admin/pages/tours-categories'

test('axe finds no violation on the category screens, which fit a phone', async ({ page, expectErrors }) => {
  // An empty form is submitted.
  expectErrors(/422/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enterOffice(page, list)
  await expect(page.getByRole('link', { name: 'Kış Turları', exact: true })).toBeVisible()
  await checkScreen(page)
  await page.getByRole('link', { name: /^\d+ alt kategori \(Kış Turları\)$/ }).click()
  await page.getByRole('link', { name: 'Kayak Turları', exact: true }).click()
  await expect(heading(page)).toHaveText('Kayak Turları')
  await checkScreen(page)
  await page.getByRole('tab', { name: 'Arama motorları' }).click()
  await expect(page.getByRole('textbox', { name: /^Sayfa adresi/ })).toBeVisible()
  await checkScreen(page)
  await page.goto(`${list}/insert`)
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect(page.getByText(/alanı düzeltmeniz gerekiyor/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Kategori adı/ })).toBeFocused()
  await checkScreen(page)
})

test('a role without permission sees no category screen', async ({ page, request, expectErrors }) => {
  expectErrors(/403/)
  const credentials = await createActiveStaff(request, 'muhasebe')
  await enterOffice(page, list, credentials)
  for (const path of [list, `${list}/insert`, `${list}/update`]) {
    if (path !== list) await page.goto(path)
    await expect(heading(page)).toHaveText('Bu ekran için yetkiniz yok')
    await expect(page.getByRole('button', { name: 'Kaydet' })).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Banka hesapları', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Hesap ekle' })).toBeVisible()
})
