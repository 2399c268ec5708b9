import { expect, test } from '../journey.ts'
import { visit } from '../visitor.ts'

const turkish = '/tur/ucakla-kapadokya-magara-otelde-uc-gece'
const english = '/en/tur/cappadocia-by-air-three-nights-in-a-cave-hotel'

test('the language switch keeps the page and stores the choice', async ({ page, context }) => {
  await visit(page, turkish)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(english)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cappadocia by Air: Three Nights in a Cave Hotel')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  const cookie = (await context.cookies()).find(({ name }) => name === '_lang')
  expect(cookie?.value).toBe('en')
  const days = (cookie!.expires - Date.now() / 1000) / (24 * 60 * 60)
  expect(Math.round(days)).toBe(365)
  expect(await page.evaluate(() => Object.values(localStorage))).toContain('en')

  // An unprefixed URL now redirects to the same page in the chosen language.
  const sent = await page.request.get('/turlar/kapadokya-turlari', { maxRedirects: 0 })
  expect([sent.status(), sent.headers().location]).toEqual([302, '/en/turlar/kapadokya-turlari'])
  await visit(page, '/turlar/kapadokya-turlari')
  await expect(page).toHaveURL('/en/turlar/cappadocia-tours')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cappadocia Tours')

  await page.getByRole('link', { name: 'Türkçe' }).click()
  await expect(page).toHaveURL('/turlar/kapadokya-turlari')
  await visit(page, turkish)
  await expect(page).toHaveURL(turkish)
})

test('the current language’s link changes nothing', async ({ page, context }) => {
  await visit(page, turkish)
  await page.getByRole('link', { name: 'Türkçe' }).click()
  await expect(page).toHaveURL(turkish)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_lang')
})

test('tracking parameters stay in the URL and appear nowhere in the page', async ({ page }) => {
  await visit(page, '/tr/tur-ara?utm_source=mektup&search=kapadokya')
  await expect(page).toHaveURL('/tur-ara?search=kapadokya&utm_source=mektup')
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en/tur-ara?search=kapadokya')
  await visit(page, '/tur-ara?utm_source=mektup')
  // The search page itself is indexed, results are not.
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/tur-ara$/)
})

test('the language switch keeps list filters, also when opened in another tab', async ({ page }) => {
  await visit(page, '/turlar/kapadokya-turlari?sort=price')
  const english = page.getByRole('link', { name: 'English' })
  await expect(english).toHaveAttribute('href', '/en/turlar/cappadocia-tours?sort=price')
  await english.click()
  await expect(page).toHaveURL('/en/turlar/cappadocia-tours?sort=price')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cappadocia Tours')
})
