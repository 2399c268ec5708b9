import { expect, test } from '../journey.ts'
import { checkScreen, enterOffice, switchToEnglish, textbox } from '../office.ts'

/** Read only: other journeys accept contracts at the checkout. office-contracts.alone.ts changes them. */
test('axe finds no violation on the contract screens, which fit a phone, light and dark', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/422/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enterOffice(page, '/admin/contracts?search=yokboyle')
  await expect(page.getByText('Aramanıza uyan kayıt yok.')).toBeVisible()
  await checkScreen(page)
  await page.goto('/admin/contracts')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await checkScreen(page)

  await page.getByRole('link', { name: 'Sözleşme ekle' }).click()
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect(page.getByText(/alanı düzeltmeniz gerekiyor/)).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Hata!' })).toHaveCount(0)
  await checkScreen(page)
  await page.getByRole('tab', { name: 'Yayın' }).click()
  await checkScreen(page)

  // Without a chosen contract the update screen redirects to the list; a chosen one survives a reload.
  await page.goto('/admin/contract-update')
  await expect(page).toHaveURL(/\/admin\/contracts$/)
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByText(/^Sürüm \d+ yürürlükte/)).toBeVisible()
  await page.reload()
  await expect(textbox(page, 'Metin (TR)')).toBeVisible()
  await checkScreen(page)
  await page.getByRole('button', { name: 'Önizle' }).click()
  await expect(page.getByRole('dialog', { name: 'Önizleme (TR)' }).getByRole('table').first()).toBeVisible()
  await checkScreen(page)
  await page.keyboard.press('Escape')
  await switchToEnglish(page)
  await page
    .getByRole('button', { name: /^Sürüm \d+: oku$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /^Sürüm \d+$/ }).getByRole('region')).toBeVisible()
  await checkScreen(page)
})
