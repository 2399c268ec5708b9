import type { Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { expect, test } from './journey.ts'
import { hireAtWork } from './office-staff.ts'
import { enterOffice, expectNoSideways, inMode } from './office-steps.ts'

/** office-categories.alone.ts changes what is there. */
const list = '/admin/pages/tours-categories'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function look(page: Page): Promise<void> {
  // The editor of texts comes later than the form.
  await expect(page.getByText('Metin düzenleyici açılıyor…')).toHaveCount(0)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoViolation(page)
    await expectNoSideways(page)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

for (const mode of ['light', 'dark'] as const) {
  test(`axe finds nothing in the categories of the office, which fit a phone, ${mode}`, async ({
    page,
    expectTrouble,
  }) => {
    // A form that is sent empty.
    expectTrouble(/422/)
    await inMode(page, mode)
    await enterOffice(page)
    await page.goto(list)
    await expect(page.getByRole('link', { name: 'Kış Turları', exact: true })).toBeVisible()
    await look(page)
    await page.getByRole('link', { name: /^\d+ alt kategori \(Kış Turları\)$/ }).click()
    await page.getByRole('link', { name: 'Kayak Turları', exact: true }).click()
    await expect(heading(page)).toHaveText('Kayak Turları')
    await look(page)
    await page.getByRole('tab', { name: 'Arama motorları' }).click()
    await expect(page.getByRole('textbox', { name: /^Sayfa adresi/ })).toBeVisible()
    await look(page)
    await page.goto(`${list}/insert`)
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
    await expect(page.getByText(/alanı düzeltmeniz gerekiyor/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Kategori adı/ })).toBeFocused()
    await look(page)
  })
}

test('who has no right to categories sees none of their screens', async ({ page, request, expectTrouble }) => {
  expectTrouble(/403/)
  const who = await hireAtWork(request, 'muhasebe')
  await enterOffice(page, who)
  for (const path of [list, `${list}/insert`, `${list}/update`]) {
    await page.goto(path)
    await expect(heading(page)).toHaveText('Bu ekran için yetkiniz yok')
    await expect(page.getByRole('button', { name: 'Kaydet' })).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Banka hesapları', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Hesap ekle' })).toBeVisible()
})
