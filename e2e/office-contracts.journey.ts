import { expect, test } from './journey.ts'
import { box, english, enterOffice, expectSound } from './office-steps.ts'

/** What changes contracts is in office-contracts.alone.ts: others accept them at the checkout meanwhile. */
test('the screens of contracts have no fault and fit a telephone, light and dark', async ({ page, expectTrouble }) => {
  expectTrouble(/422/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enterOffice(page)
  await page.goto('/admin/contracts?search=yokboyle')
  await expect(page.getByText('Aramanıza uyan kayıt yok.')).toBeVisible()
  await expectSound(page)
  await page.goto('/admin/contracts')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await expectSound(page)

  await page.getByRole('link', { name: 'Sözleşme ekle' }).click()
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect(page.getByText(/alanı düzeltmeniz gerekiyor/)).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Hata!' })).toHaveCount(0)
  await expectSound(page)
  await page.getByRole('tab', { name: 'Yayın' }).click()
  await expectSound(page)

  // Somebody who has not chosen is led to the list; the target stays over a reload.
  await page.goto('/admin/contract-update')
  await expect(page).toHaveURL(/\/admin\/contracts$/)
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByText(/^Sürüm \d+ yürürlükte/)).toBeVisible()
  await page.reload()
  await expect(box(page, 'Metin (TR)')).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Önizle' }).click()
  await expect(page.getByRole('dialog', { name: 'Önizleme (TR)' }).getByRole('table').first()).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await english(page)
  await page
    .getByRole('button', { name: /^Sürüm \d+: oku$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /^Sürüm \d+$/ }).getByRole('region')).toBeVisible()
  await expectSound(page)
})
