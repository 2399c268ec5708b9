import type { Page } from '@playwright/test'
import { expectNoViolationInBothModes } from '../axe.ts'
import { expect, test } from '../journey.ts'
import { enterOffice, heading } from '../office.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Hızlı arama' })
const input = (page: Page) =>
  palette(page).getByRole('combobox', { name: 'Ekran, tur, sipariş, mesaj ya da gün arayın' })
const options = (page: Page) => palette(page).getByRole('option')
const current = (page: Page) => palette(page).getByRole('option', { selected: true })
const waitForTourSearch = (page: Page) => page.waitForRequest(/\/api\/admin\/(products|departures\/tours)\?.*search=k/)

async function open(page: Page): Promise<void> {
  // The address changes before the palette is gone, and Ctrl+K would close it.
  await expect(palette(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
}

test('screens and tours are found and opened by keyboard only', async ({ page, expectErrors }) => {
  expectErrors(/ERR_FAILED/, /no answer/)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await enterOffice(page)
  // The palette is loaded on first use.
  expect(scripts.filter((url) => url.includes('palette'))).toEqual([])

  await open(page)
  await expect(options(page).first()).toHaveText('İstatistikler')
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  const button = page.getByRole('button', { name: 'Hızlı arama' })
  await button.click()
  await expect(input(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toHaveCount(0)
  await expect(button).toBeFocused()

  // Turkish letters match their ASCII counterparts; arrow keys wrap around.
  await open(page)
  await page.keyboard.type('KATEG')
  await expect(options(page)).toHaveText(['Kategoriler', 'Yeni kategori'])
  await expect(current(page)).toHaveText('Kategoriler')
  await page.keyboard.press('ArrowUp')
  await expect(current(page)).toHaveText('Yeni kategori')
  const id = await current(page).getAttribute('id')
  await expect(input(page)).toHaveAttribute('aria-activedescendant', id!)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Tur kategorileri')
  await expect(palette(page)).toHaveCount(0)
  await open(page)
  await page.keyboard.type('yeni blog')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/pages\/blog\/insert$/)

  // Finds a tour by name and by code; typing is debounced to one request.
  await open(page)
  const requested = waitForTourSearch(page)
  // In one task: a busy machine may pause between two keys for longer than the debounce.
  await input(page).evaluate((_, letters) => {
    for (const letter of letters) document.execCommand('insertText', false, letter)
  }, 'kapadokya magara')
  expect(new URL((await requested).url()).searchParams.get('search')).toBe('kapadokya magara')
  await expect(options(page)).toHaveCount(1)
  await expect(current(page)).toContainText('Uçakla Kapadokya: Mağara Otelde Üç Gece')
  await expect(current(page)).toContainText('YI-102')
  await input(page).fill('bk-301')
  await expect(current(page)).toContainText('BK-301')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/pages\/tours\/update$/)
  await expect(heading(page)).toContainText('Otobüslü Büyük Balkan')

  // No results, and an unreachable server.
  await open(page)
  await page.keyboard.type('olmayan bir şey')
  await expect(palette(page).getByRole('status')).toHaveText('“olmayan bir şey” için sonuç yok.')
  await page.keyboard.press('Enter')
  await expect(palette(page)).toBeVisible()
  const search = /\/api\/admin\/(products|departures\/tours)\?/
  await page.route(search, (route) => route.abort('failed'))
  await input(page).fill('bk-301')
  await expect(palette(page).getByRole('alert')).toContainText('Arama tamamlanamadı: Turlar.')
  await page.unroute(search)
  await palette(page).getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(input(page)).toBeFocused()
  await expect(current(page)).toContainText('BK-301')
})

test('axe finds no violation in the palette, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enterOffice(page)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page)
    await expectNoViolationInBothModes(page)
    await page.keyboard.type('kap')
    await expect(palette(page).getByRole('group', { name: 'Turlar' })).toBeVisible()
    await expectNoViolationInBothModes(page)
    await page.keyboard.type('zzz')
    await expect(palette(page).getByRole('status')).toContainText('sonuç yok')
    await expectNoViolationInBothModes(page)
    await page.keyboard.press('Escape')
  }
})
