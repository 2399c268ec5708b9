import { expect, test } from '../journey.ts'
import { checkScreen, enterOffice, heading } from '../office.ts'
import { createActiveStaff } from '../staff.ts'

/** office-categories.alone.ts changes what is there. */
const list = '/admin/pages/tours-categories'

test('the screens of categories have no fault and fit a telephone', async ({ page, expectTrouble }) => {
  // A form that is sent empty.
  expectTrouble(/422/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enterOffice(page)
  await page.goto(list)
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

test('who has no right to categories sees none of their screens', async ({ page, request, expectTrouble }) => {
  expectTrouble(/403/)
  const who = await createActiveStaff(request, 'muhasebe')
  await enterOffice(page, who)
  for (const path of [list, `${list}/insert`, `${list}/update`]) {
    await page.goto(path)
    await expect(heading(page)).toHaveText('Bu ekran için yetkiniz yok')
    await expect(page.getByRole('button', { name: 'Kaydet' })).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Banka hesapları', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Hesap ekle' })).toBeVisible()
})
