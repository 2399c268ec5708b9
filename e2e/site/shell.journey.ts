import { readDemo } from '#db/demo/read.ts'
import { broken } from '#src/base/i18n/broken.strings.ts'
import { expect, test } from '../journey.ts'
import { en, langs, localeOf, tr } from '../locale.ts'
import { visit, waitForAnimations } from '../visitor.ts'

const { pageMeta } = readDemo('db/demo')

const { t } = tr

test('the header becomes sticky after 50 px', async ({ page }) => {
  await visit(page, '/')
  const header = page.getByRole('banner')
  await scrollTo(50)
  await expect(header).not.toHaveClass(/(^| )sticky-header( |$)/)
  await scrollTo(51)
  await expect(header).toHaveClass(/(^| )sticky-header( |$)/)
  await expect(page.getByRole('link', { name: t('navbar.cart') })).toBeInViewport()

  async function scrollTo(top: number) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
  }
})

test('the to-top button appears after 1000 px', async ({ page }) => {
  await visit(page, '/')
  const toTop = page.getByRole('button', { name: t('navbar.to_top') })
  await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }))
  await expect(toTop).toHaveCount(0)
  await page.evaluate(() => window.scrollTo({ top: 1100, behavior: 'instant' }))
  await toTop.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(toTop).toHaveCount(0)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
  await expect(toTop).toBeVisible()
  // It takes the place of the language, which the menu has.
  await expect(page.getByRole('banner').getByRole('link', { name: new RegExp(`^${t('navbar.call')}: `) })).toBeVisible()
})

test('at 800 px the menu is a drawer with the same pages, at 801 px a bar', async ({ page }) => {
  await page.setViewportSize({ width: 801, height: 900 })
  await visit(page, '/')
  const opener = page.getByRole('button', { name: t('navbar.menu'), exact: true })
  const bar = page.getByRole('banner').getByRole('navigation', { name: t('navbar.main_menu') })
  await expect(opener).toBeHidden()
  await expect(bar).toBeVisible()

  await page.setViewportSize({ width: 800, height: 900 })
  await expect(bar).toBeHidden()
  await opener.click()
  const drawer = page.getByRole('dialog', { name: t('navbar.main_menu') })
  await drawer.getByText('Anadolu Kültür Turları', { exact: true }).click()
  await drawer.getByRole('link', { name: 'Kapadokya Turları' }).click()
  await expect(page).toHaveURL('/turlar/kapadokya-turlari')
  await expect(drawer).toBeHidden()

  await opener.click()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a change of page scrolls to the top, and the preloader disappears', async ({ page }) => {
  await visit(page, '/turlar/kapadokya-turlari')
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kış Turları' }).click()
  await expect(page).toHaveURL('/turlar/kis-turlari')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kış Turları')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  // The veil has no role or text; it is found as the topmost element.
  const centre = () =>
    document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('main, header, footer') !== null
  await expect.poll(() => page.evaluate(centre)).toBe(true)
  await waitForAnimations(page)
})

for (const lang of langs) {
  const { path } = localeOf(lang)
  test(`titles and descriptions in ${lang} are the office’s or the record’s own`, async ({ page }) => {
    for (const [route, address] of [
      ['home', '/'],
      ['cart', '/rezervasyon-olustur'],
      ['checkout', '/kayit'],
    ] as const) {
      const { title, description } = pageMeta.find(({ route_name }) => route_name === route)!.texts[lang]
      await visit(page, path(address))
      await expect(page).toHaveTitle(title)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description)
    }
    const category = lang === 'tr' ? '/turlar/kapadokya-turlari' : '/en/turlar/cappadocia-tours'
    await visit(page, category)
    await expect(page).toHaveTitle(
      lang === 'tr' ? 'Kapadokya Turları: Otobüslü ve Uçaklı Programlar' : 'Cappadocia Tours by Coach or Plane',
    )
    // Also after a client-side navigation.
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    const name = await page.getByRole('heading', { level: 1 }).textContent()
    await expect(page).not.toHaveTitle(/Kapadokya Turları:|Cappadocia Tours by/)
    expect((await page.title()).length).toBeGreaterThan(10)
    expect(name).not.toBe('')
  })
}

test('pages have canonical and alternate links', async ({ page, baseURL }) => {
  for (const [turkish, english] of [
    ['/', '/en'],
    ['/turlar/kapadokya-turlari', '/en/turlar/cappadocia-tours'],
    ['/tur/ucakla-kapadokya-magara-otelde-uc-gece', '/en/tur/cappadocia-by-air-three-nights-in-a-cave-hotel'],
  ]) {
    for (const here of [turkish, english]) {
      await page.goto(here!)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + here!)
      await expect(page.locator('link[rel=alternate][hreflang=tr]')).toHaveAttribute('href', baseURL + turkish!)
      await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute('href', baseURL + english!)
    }
  }
})

for (const locale of [tr, en]) {
  test(`an unknown address in ${locale.lang} says so where it is, with the ways on`, async ({ page, expectErrors }) => {
    expectErrors(/404/)
    const unknown = locale.path('/tur/boyle-bir-tur-yok')
    const response = await visit(page, unknown)
    expect([response?.status(), response?.request().redirectedFrom()]).toEqual([404, null])
    const title = page.getByRole('heading', { level: 1, name: locale.t('not_found.title') })
    await expect(title).toBeVisible()
    await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible()
    // A fragment of the page, and going back to it, stay there.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${unknown}#content`)
    await page
      .getByRole('main')
      .getByRole('link', { name: locale.t('not_found.home') })
      .press('Enter')
    await expect(page).toHaveURL(locale.path('/'))
    await page.goBack()
    await expect(page).toHaveURL(`${unknown}#content`)
    await expect(title).toBeVisible()
    // A link within the page leads to the page of its own.
    await page.evaluate((href) => {
      document.querySelector('main')!.append(Object.assign(document.createElement('a'), { href, textContent: 'Y' }))
    }, locale.path('/boyle/bir-sayfa-yok'))
    await page.getByRole('link', { name: 'Y', exact: true }).click()
    await expect(page).toHaveURL(locale.path('/404'))
    await expect(title).toBeVisible()
  })
}

test('offline, a click keeps the page and says why', async ({ page, context, expectErrors }) => {
  // The code of the footer is loaded when it comes into view.
  expectErrors(/etbis\.svg/)
  await visit(page, '/turlar/kapadokya-turlari')
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kış Turları' }).click()
  await expect(page.getByRole('status').getByText(broken.offline.tr)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kapadokya Turları')
  await context.setOffline(false)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kış Turları' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kış Turları')
})

test('the footer is folded on phones and open on wide windows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/hakkimizda')
  const tours = page.getByRole('contentinfo').getByRole('navigation', { name: t('footer.turlar') })
  const link = tours.getByRole('link', { name: 'Kış Turları' })
  await expect(link).toBeHidden()
  await tours.getByText(t('footer.turlar'), { exact: true }).filter({ visible: true }).click()
  await expect(link).toBeVisible()
  await page.reload()
  await page.setViewportSize({ width: 800, height: 900 })
  await expect(tours.getByRole('heading', { name: t('footer.turlar') })).toBeVisible()
  await expect(link).toBeVisible()
})

test('a menu that the pointer has opened stays open at the click that follows', async ({ page }) => {
  await visit(page, '/')
  const menu = page.getByRole('navigation', { name: tr.t('navbar.main_menu') })
  const button = menu.getByRole('button', { name: tr.t('navbar.more_tours') })
  // Comes and presses at once.
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.focus()
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})
