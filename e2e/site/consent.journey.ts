import type { BrowserContext, Locator, Page } from '@playwright/test'
import { languageOffer } from '#src/site/shell/language/language-offer.strings.ts'
import { setFreeSeats } from '../agency.ts'
import { expectNoViolation } from '../axe.ts'
import { coveredControls } from '../covered.ts'
import { expect, test } from '../journey.ts'
import { en, type Locale, tr } from '../locale.ts'
import { putInCart } from '../screens.ts'
import { visit, waitForAnimations } from '../visitor.ts'

test.use({ hasDeclinedCookies: false })

const tourPath = '/tur/ucakla-kapadokya-magara-otelde-uc-gece'

const banner = (page: Page, { t }: Locale = tr) => page.getByRole('region', { name: t('consent.title') })
const preferences = (page: Page, { t }: Locale = tr) =>
  page.getByRole('contentinfo').getByRole('button', { name: t('consent.preferences') })
const settings = (page: Page, { t }: Locale = tr) => page.getByRole('dialog', { name: t('consent.preferences') })

/** Answers requests to foreign hosts with an empty script. @returns the requested URLs. */
async function mockForeignHosts(context: BrowserContext): Promise<string[]> {
  const requested: string[] = []
  await context.route(/^https:\/\//, async (route) => {
    requested.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: '/* a loader */' })
  })
  return requested
}

/** journey.ts fails on requests to foreign hosts, so declining and waiting provably send none. */
for (const locale of [tr, en]) {
  const { t, path } = locale
  test(`after declining nothing is tracked and the banner stays away, ${locale.lang}`, async ({ page, context }) => {
    await visit(page, path('/'))
    await expect(banner(page, locale)).toBeVisible()
    await banner(page, locale)
      .getByRole('button', { name: t('consent.decline') })
      .click()
    await expect(banner(page, locale)).toBeHidden()
    await expect(page.getByText(t('consent.saved'))).toBeVisible()

    const cookie = (await context.cookies()).find(({ name }) => name === '_consent')!
    expect(cookie.value).toMatch(/^v1\.\d{10}\.statistics-0\.marketing-0$/)
    expect(Math.round((cookie.expires - Date.now() / 1000) / 86_400)).toBe(365)
    expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe(cookie.value)

    await page.reload()
    await visit(page, path('/rezervasyon-olustur'))
    await expect(preferences(page, locale)).toBeVisible()
    await expect(banner(page, locale)).toHaveCount(0)
    // Cookie or local storage alone is enough.
    await context.clearCookies({ name: '_consent' })
    await page.reload()
    await expect(preferences(page, locale)).toBeVisible()
    await expect(banner(page, locale)).toHaveCount(0)
  })
}

test('on the first visit the cookie bar covers no field and no button', async ({ newVisitor }) => {
  for (const [width, height] of [
    [360, 740],
    [390, 844],
    [1280, 800],
  ] as const) {
    for (const path of ['/', tourPath]) {
      const page = await newVisitor({ viewport: { width, height }, locale: 'tr-TR' })
      await visit(page, path)
      await expect(banner(page)).toBeVisible()
      await waitForAnimations(page)
      const controls = ':is(main button, main input, main select)'
      expect(await coveredControls(page, controls), `${path} at ${width} px`).toEqual([])
      await page.close()
    }
  }
})

test('a visitor who is offered another language is asked about cookies after it', async ({ newVisitor }) => {
  const page = await newVisitor({ viewport: { width: 360, height: 740 }, locale: 'en-GB' })
  await visit(page, '/')
  const offer = page.getByRole('complementary', { name: 'English' })
  await expect(offer).toBeVisible()
  await waitForAnimations(page)
  await expect(banner(page)).toHaveCount(0)
  await offer.getByRole('button', { name: languageOffer.dismiss.en }).click()
  await expect(banner(page)).toBeVisible()
})

test('tracking starts with consent only, through the providers’ own loaders', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/^foreign host: https:\/\/(www\.googletagmanager\.com|mc\.yandex\.ru|connect\.facebook\.net)\//)
  const requested = await mockForeignHosts(context)
  // A page without pictures: resizing many for the first time would delay the next page.
  await visit(page, '/banka-hesaplari')
  await expect(banner(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requested).toEqual([])
  await banner(page)
    .getByRole('button', { name: tr.t('consent.accept') })
    .click()
  await expect
    .poll(() => requested.toSorted())
    .toEqual([
      'https://connect.facebook.net/en_US/fbevents.js',
      'https://mc.yandex.ru/metrika/tag.js',
      'https://www.googletagmanager.com/gtag/js?id=G-0000000000',
    ])
  // A client-side navigation is reported without loading the scripts again.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kış Turları' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kış Turları')
  expect(requested).toHaveLength(3)
  const metricaCalls = await page.evaluate(() => JSON.stringify((window as Window & { ym?: { a?: unknown } }).ym?.a))
  expect(JSON.parse(metricaCalls)).toEqual([
    [0, 'init', expect.objectContaining({ webvisor: false })],
    [0, 'hit', '/turlar/kis-turlari'],
  ])
})

test('the checkout is a new document without tracking scripts', async ({ page, context, expectErrors }) => {
  expectErrors(/^foreign host: https:\/\/(www\.googletagmanager\.com|mc\.yandex\.ru|connect\.facebook\.net)\//)
  const tour = await setFreeSeats('YI-113', 4)
  await putInCart(page, tour, tr)
  const requested = await mockForeignHosts(context)
  await banner(page)
    .getByRole('button', { name: tr.t('consent.accept') })
    .click()
  await expect.poll(() => requested.length).toBe(3)
  await page.getByRole('link', { name: tr.t('cart.continue') }).click()
  await expect(page.getByRole('textbox', { name: tr.t('checkout.name') })).toBeVisible()
  expect(await page.evaluate(() => [...document.scripts].filter(({ src }) => /^https:/.test(src)).length)).toBe(0)
  expect(await page.evaluate(() => 'ym' in window || 'fbq' in window || 'gtag' in window)).toBe(false)
  const policy = (await page.request.get('/kayit')).headers()['content-security-policy']
  expect(policy).not.toContain('https://')
  expect((await page.request.get('/')).headers()['content-security-policy']).toContain('https://mc.yandex.ru')

  // A public page after it is another document, so that going back never shows a private address to a script.
  await page.getByRole('contentinfo').getByRole('link', { name: 'KVKK Aydınlatma Metni' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('KVKK Aydınlatma Metni')
  await expect.poll(() => requested.length).toBe(6)
  await page.evaluate(() =>
    addEventListener('popstate', () => sessionStorage.setItem('seen', `${location.pathname} in a tracked document`)),
  )
  await page.goBack()
  await expect(page.getByRole('textbox', { name: tr.t('checkout.name') })).toBeVisible()
  expect(await page.evaluate(() => 'ym' in window || 'fbq' in window || 'gtag' in window)).toBe(false)
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull()
})

test('the checkout shows no banner, and accepting there loads nothing', async ({ page }) => {
  const tour = await setFreeSeats('YI-114', 4)
  await putInCart(page, tour, tr)
  await expect(banner(page)).toBeVisible()
  await page.getByRole('link', { name: tr.t('cart.continue') }).click()
  await expect(page.getByRole('textbox', { name: tr.t('checkout.name') })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  await preferences(page).click()
  await settings(page)
    .getByRole('button', { name: tr.t('consent.accept') })
    .click()
  await expect(settings(page)).toBeHidden()
  expect(await page.evaluate(() => [...document.scripts].filter(({ src }) => /^https:/.test(src)).length)).toBe(0)
})

test('consent by purpose, by keyboard, and withdrawn', async ({ page, context, expectErrors }) => {
  expectErrors(/^foreign host: https:\/\/(www\.googletagmanager\.com|mc\.yandex\.ru)\//)
  const requested = await mockForeignHosts(context)
  await visit(page, '/')
  await expect(banner(page)).toBeVisible()
  // The skip link comes first, then the banner, then the page.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: tr.t('navbar.skip_to_content') })).toBeFocused()
  for (const key of ['consent.accept', 'consent.decline', 'consent.settings'] as const) {
    await page.keyboard.press('Tab')
    await expect(banner(page).getByRole('button', { name: tr.t(key) })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(settings(page)).toBeVisible()
  const boxes = settings(page).getByRole('checkbox')
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) await expect(box).not.toBeChecked()
  await settings(page)
    .getByRole('checkbox', { name: tr.t('consent.statistics') })
    .focus()
  await page.keyboard.press('Space')
  await settings(page)
    .getByRole('button', { name: tr.t('consent.save') })
    .focus()
  await page.keyboard.press('Enter')
  await expect(settings(page)).toBeHidden()
  await expect(banner(page)).toHaveCount(0)
  await expect
    .poll(() => requested.toSorted())
    .toEqual(['https://mc.yandex.ru/metrika/tag.js', 'https://www.googletagmanager.com/gtag/js?id=G-0000000000'])

  await context.addCookies([{ name: '_ym_uid', value: '1', url: page.url() }])
  await preferences(page).click()
  await expect(settings(page).getByRole('checkbox', { name: tr.t('consent.statistics') })).toBeChecked()
  await expect(settings(page).getByRole('checkbox', { name: tr.t('consent.marketing') })).not.toBeChecked()
  const reloaded = page.waitForEvent('load')
  await settings(page)
    .getByRole('button', { name: tr.t('consent.decline') })
    .click()
  await reloaded
  await expect(preferences(page)).toBeVisible()
  expect(await page.evaluate(() => 'ym' in window || 'gtag' in window)).toBe(false)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ym_uid')
  expect(requested).toHaveLength(2)
})

test('both answers look alike, cover neither booking bar nor focus, and are not printed', async ({ page }) => {
  for (const width of [320, 360, 800, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    await visit(page, tourPath)
    await expect(banner(page)).toBeVisible()
    // The page grows until all of it is laid out (docs/decisions/0079).
    await expect(page.locator('html')).not.toHaveAttribute('data-unlaid')
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    const [accept, decline] = await Promise.all(
      (['consent.accept', 'consent.decline'] as const).map((key) =>
        lookOf(banner(page).getByRole('button', { name: tr.t(key) })),
      ),
    )
    expect(decline, `${width} px`).toEqual(accept)
    const box = (await banner(page).boundingBox())!
    expect(box.height, `${width} px`).toBeLessThan(320)
    if (width <= 800) {
      const bar = (await page.getByRole('button', { name: tr.t('booking.open') }).boundingBox())!
      expect(box.y + box.height, `${width} px`).toBeLessThanOrEqual(bar.y)
    }
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const link = (await preferences(page).boundingBox())!
    expect(link.y + link.height, `${width} px`).toBeLessThan(box.y)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(banner(page)).toBeHidden()
})

async function lookOf(button: Locator) {
  const { width, height } = (await button.boundingBox())!
  const style = await button.evaluate((element) => {
    const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(element)
    return { color, backgroundColor, borderColor, fontWeight, fontSize }
  })
  // Columns of equal width may differ by a 64th of a pixel.
  return { width: Math.round(width), height, ...style }
}

test('axe finds no violation in the banner and its settings', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await visit(page, '/')
    await expect(banner(page)).toBeVisible()
    await expectNoViolation(page)
    await banner(page)
      .getByRole('button', { name: tr.t('consent.settings') })
      .click()
    await expect(settings(page)).toBeVisible()
    await expectNoViolation(page)
    await page.keyboard.press('Escape')
    await expect(settings(page)).toBeHidden()
  }
})

test('the banner causes no layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visit(page, '/')
  await expect(banner(page)).toBeVisible()
  await waitForAnimations(page)
  const shifts = await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts!)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02)
})
