import { languageOffer } from '#src/site/shell/language/language-offer.strings.ts'
import { expect, test } from '../journey.ts'
import { en } from '../locale.ts'
import { differsFromServer, translatePages } from '../other-browsers.ts'
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

test('a link to another language opens it in another tab against the choice of before, and stores the new one', async ({
  page,
  context,
}) => {
  await visit(page, turkish)
  await page.getByRole('link', { name: 'English' }).click()
  // The URL changes before the links do.
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(english)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Türkçe' }).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect(tab.locator('html')).toHaveAttribute('lang', 'tr')
  await expect(tab).toHaveURL(turkish)
  await expect(page).toHaveURL(english)
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === '_lang')?.value).toBe('tr')
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

test('an English browser is offered English once, and goes from the Turkish tour to an English booking card', async ({
  newVisitor,
  expectErrors,
}) => {
  expectErrors(differsFromServer)
  const page = await newVisitor({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
  // Translated by the browser meanwhile.
  await translatePages(page.context())
  await visit(page, turkish)
  await expect(page).toHaveURL(turkish)
  const offer = page.getByRole('complementary', { name: 'English' })
  const link = offer.getByRole('link', { name: languageOffer.accept.en })
  await expect(link).toHaveAttribute('href', english)
  await link.click()
  await expect(page).toHaveURL(english)
  await expect(offer).toHaveCount(0)
  await expect(page.getByText(en.t('tour.guide_speaks', { language: 'Turkish' }))).toBeVisible()

  await page.getByRole('button', { name: en.t('booking.open') }).click()
  const card = page.getByRole('dialog', { name: en.t('booking.title') })
  await expect(card.getByRole('button', { name: en.t('booking.add') })).toBeVisible()
  await expect(card.getByText(/^≈ €[\d,]+$/).first()).toBeVisible()
})

test('the offer of English can be declined for good, and is not made to a Turkish browser', async ({
  page,
  newVisitor,
}) => {
  const visitor = await newVisitor({ locale: 'en-GB' })
  await visit(visitor, turkish)
  const offer = visitor.getByRole('complementary', { name: 'English' })
  await offer.getByRole('button', { name: languageOffer.dismiss.en }).click()
  await expect(offer).toHaveCount(0)
  await visit(visitor, '/turlar/kapadokya-turlari')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Kapadokya Turları')
  await expect(offer).toHaveCount(0)

  await visit(page, turkish)
  await expect(page.getByRole('complementary', { name: 'English' })).toHaveCount(0)
})

test('the header of a phone has the other language beside the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, turkish)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(english)
})
