import { randomUUID } from 'node:crypto'
import { expect, test } from '../journey.ts'
import {
  backToList,
  checkScreen,
  deleteRow,
  enterOffice,
  pressSave,
  saveAndExpect,
  tableRow,
  textbox,
} from '../office.ts'

test('special terms of cancellation are written, refused when they contradict themselves, and changed in a new version', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/422/)
  const name = `Festival ${randomUUID().slice(0, 6)}`
  await enterOffice(page, '/admin/settings/policies')
  await checkScreen(page)
  await page.getByRole('link', { name: 'Koşul ekle' }).click()
  await textbox(page, 'Ad').fill(name)
  await page.getByRole('combobox', { name: 'Geçerli olduğu turlar' }).press('ArrowDown')
  await page.getByRole('option', { name: 'Özel: yalnızca seçen turlar' }).click()
  const sentence = page.getByRole('status').filter({ hasText: 'gün ve öncesi' })
  await textbox(page, '2. satır: kalkışa kalan gün').fill('45')
  await pressSave(page)
  await expect(page.getByText('Tüm değişiklikler kayıtlı').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Kesintiler' }).locator('[aria-invalid=true]').first()).toBeVisible()
  await textbox(page, '2. satır: kalkışa kalan gün').fill('10')
  await textbox(page, '2. satır: kesinti').fill('40')
  await expect(sentence).toHaveText('30 gün ve öncesi: kesinti yok · 29–10 gün kala: %40 · 10 günden az kala: tamamı')
  await page.getByRole('button', { name: 'Gider ekle' }).click()
  await textbox(page, '1. gider: kişi başı tutar').fill('75')
  await checkScreen(page)
  await saveAndExpect(page, 'Kayıt eklendi.')
  await backToList(page)
  await expect(tableRow(page, name)).toContainText('29–10 gün kala: %40')
  await expect(tableRow(page, name)).toContainText('Vize ücreti 75 €')
  await expect(tableRow(page, name)).toContainText('1. sürüm')

  await page.getByRole('link', { name }).click()
  await textbox(page, '2. satır: kesinti').fill('60')
  await saveAndExpect(page, 'Değişiklikler kaydedildi.')
  await backToList(page)
  await expect(tableRow(page, name)).toContainText('2. sürüm')
  await deleteRow(page, page, name)
})

test('a pick-up point is added, closed and deleted', async ({ page }) => {
  const name = `Zümrütevler köprüsü ${randomUUID().slice(0, 6)}`
  await enterOffice(page, '/admin/settings/pickups')
  await checkScreen(page)
  await page.getByRole('link', { name: 'Biniş yeri ekle' }).click()
  await textbox(page, 'Biniş yeri (TR)').fill(name)
  await checkScreen(page)
  await saveAndExpect(page, 'Kayıt eklendi.')
  await backToList(page)
  await page.getByRole('link', { name }).click()
  await page.getByRole('switch', { name: 'Seçilebilir' }).uncheck({ force: true })
  await saveAndExpect(page, 'Değişiklikler kaydedildi.')
  await backToList(page)
  await expect(tableRow(page, name)).toContainText('Kapalı')
  await deleteRow(page, page, name)
})
