import type { Locator, Page } from '@playwright/test'
import { expectNoViolationInBothModes } from '../axe.ts'
import { expect, test } from '../journey.ts'
import { enterOffice, expectNoOverflow, heading } from '../office.ts'
import { createActiveStaff } from '../staff.ts'

test.use({ isOldBrowser: true })

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const digits = (text: string) => Number(text.replace(/\D/g, ''))
/** The number in a card of today, below which another one may stand. */
// biome-ignore lint/performance/useDomNodeTextContent: text content has no line between the two
const numberOf = async (card: Locator) => digits(/\d[\d.]*/.exec(await card.innerText())![0])

test('each number of the dashboard opens a list with as many rows', async ({ page }) => {
  await enterOffice(page, '/admin/dashboard')
  const today = part(page, 'Bugün')
  for (const name of ['Bugünkü siparişler', 'Eşleştirilecek ödemeler', 'Yarına kadar dolan opsiyonlar']) {
    const card = today.getByRole('link', { name })
    const count = await numberOf(card)
    await card.click()
    await expect(heading(page)).toHaveText('Siparişler')
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${count} sipariş( ·|$)`) })).toBeVisible()
    await page.goBack()
    await expect(card).toBeVisible()
  }
  const short = today.getByRole('link', { name: 'Katılımcısı eksik kalkışlar' })
  const departures = await numberOf(short)
  await short.click()
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${departures} kalkış,`) })).toBeVisible()
  await expect(page.getByRole('button', { name: 'En az katılımcının altında: filtreyi kaldır' })).toBeVisible()
  await page.goBack()

  // The sum of the list is the booked amount, in the table too.
  const sales = part(page, 'Satışlar')
  const answered = page.waitForResponse(/part=sales&range=90/)
  await page.getByRole('radiogroup', { name: 'Dönem' }).getByText('90 gün', { exact: true }).click()
  await expect(page).toHaveURL(/range=90/)
  // The address is there before the request, and the sign of waiting after it.
  await answered
  await expect(sales.locator('[data-busy]')).toHaveCount(0)
  await sales.getByRole('radiogroup', { name: 'Görünüm' }).getByText('Tablo', { exact: true }).click()
  const total = sales.getByRole('row', { name: /^Toplam/ }).getByRole('link')
  const booked = await total.filter({ hasText: 'TL' }).first().textContent()
  await expectNoViolationInBothModes(page)
  await total.filter({ hasText: 'TL' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: `satış ${booked}` })).toBeVisible()
  await expectNoViolationInBothModes(page)
  await page.goBack()
  await page.setViewportSize({ width: 390, height: 780 })
  await expect(today).toBeVisible()
  await expectNoOverflow(page)
})

test('the palette finds the departures of a day, and a role sees what is its own', async ({ page, request }) => {
  await enterOffice(page, '/admin/dashboard', await createActiveStaff(request, 'icerik'))
  await expect(part(page, 'Bugün').getByRole('link', { name: 'Katılımcısı eksik kalkışlar' })).toBeVisible()
  await expect(part(page, 'Bugün').getByRole('link', { name: 'Bugünkü siparişler' })).toHaveCount(0)
  await expect(part(page, 'Satışlar')).toHaveCount(0)

  const palette = page.getByRole('dialog', { name: 'Hızlı arama' })
  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('yarın')
  const day = palette.getByRole('group', { name: 'Kalkış günleri' }).getByRole('option').first()
  await expect(day).toContainText(/kalkış$/)
  await expect(palette.getByRole('group', { name: 'Siparişler' })).toHaveCount(0)
  const count = Number(/(\d+) kalkış$/.exec((await day.textContent())!)![1])
  await page.keyboard.press('Enter')
  await expect(heading(page)).toContainText(': kalkışlar')
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${count} kalkış,`) })).toBeVisible()
})
