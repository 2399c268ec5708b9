import type { Page } from '@playwright/test'
import { setFreeSeats } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { partsOnDemand, siteManifest } from '../later-files.ts'
import { tr } from '../locale.ts'
import { putInCart } from '../screens.ts'
import { acceptContracts, fillBilling, newCustomer, tourUrl, visit } from '../visitor.ts'

/** A content filter, an upgrade and a lost request look alike: a file does not come. No page and no order depends on it. */

const { t, path } = tr
const missing =
  /ERR_BLOCKED_BY_CLIENT|Failed to fetch dynamically imported module|is missing|^page error: Unable to preload/
const main = (page: Page) => page.getByRole('main')
const unstarted = (page: Page) => page.getByRole('alert').filter({ hasText: t('ui.unstarted') })

/** @returns the paths that were asked for */
async function block(page: Page, files: readonly string[]): Promise<Set<string>> {
  const asked = new Set<string>()
  await page.route(
    (url) => files.includes(url.pathname),
    async (route) => {
      asked.add(new URL(route.request().url()).pathname)
      await route.abort('blockedbyclient')
    },
  )
  return asked
}

test.describe('with the questions of a first visit', () => {
  test.use({ hasDeclinedCookies: false })

  test('a tour is ordered while no part comes that is loaded on demand', async ({ newVisitor, expectErrors }) => {
    expectErrors(missing)
    const tour = await setFreeSeats('GM-222', 6)
    const parts = partsOnDemand()
    const page = await newVisitor({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
    const asked = await block(page, parts)
    const noPart = page.getByRole('alert').filter({ hasText: t('ui.part_missing') })

    await visit(page, path('/'))
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('consent.preferences') })
      .click()
    await expect(page.getByText(t('ui.part_missing'))).toBeVisible()
    await visit(page, path('/tur-ara'))
    await main(page).getByRole('textbox').first().focus()

    await visit(page, tourUrl(tour, tr))
    await page
      .getByRole('button', { name: new RegExp(`^${t('tour.show_photo', { name: '' }).trim().split(':')[0]}`) })
      .first()
      .click()
    await page.waitForURL(/\/images\/.+\.jpg$/)
    await page.goBack()
    await visit(page, tourUrl(tour, tr))
    await page.getByRole('button', { name: t('booking.review') }).click()
    const dialog = page.getByRole('dialog', { name: t('booking.title') })
    await dialog.getByRole('button', { name: t('booking.add') }).click()
    await expect(dialog.getByText(t('booking.in_cart'))).toBeVisible()

    const person = newCustomer()
    await visit(page, path('/kayit'))
    await fillBilling(page, person, tr)
    await main(page)
      .getByRole('button', { name: t('checkout.read'), exact: false })
      .first()
      .click()
    await expect(noPart.getByRole('link')).toHaveAttribute('href', /\/sozlesme\//)
    await acceptContracts(page, tr)
    await main(page).locator('button[type="submit"]').click()
    await expect(page).toHaveURL(/rezervasyon-sonuc/)
    await expect(main(page).getByText(t('result.order_no'), { exact: true })).toBeVisible()

    for (const title of [t('passengers.title'), t('result.msg_title')])
      await main(page).locator('summary').filter({ hasText: title }).click()
    await main(page)
      .getByRole('button', { name: new RegExp(`^${t('passengers.fill')}`) })
      .first()
      .click()
    await expect(noPart).toHaveCount(1)
    await main(page)
      .getByRole('button', { name: t('result.msg_write') })
      .click()
    await expect(noPart).toHaveCount(2)
    await main(page)
      .getByRole('button', { name: t('result.cancel_request') })
      .or(main(page).getByRole('button', { name: t('result.cancel_now') }))
      .click()
    await expect(noPart).toHaveCount(3)
    expect([...asked].toSorted()).toEqual(parts)
  })
})

test('an order ends on its page when the files of that page are missing, and the empty cart knows it', async ({
  page,
  expectErrors,
}) => {
  expectErrors(missing, /Failed to load resource/)
  const tour = await setFreeSeats('GM-222', 6)
  await block(page, [siteManifest().routes['site/order/result-page']!.module])
  await putInCart(page, tour, tr)
  await visit(page, path('/kayit'))
  await fillBilling(page, newCustomer(), tr)
  await acceptContracts(page, tr)
  await main(page).locator('button[type="submit"]').click()
  await expect(page).toHaveURL(/rezervasyon-sonuc/)
  const { searchParams } = new URL(page.url())
  await expect(main(page).getByText(searchParams.get('no')!, { exact: true }).first()).toBeVisible()
  await expect(unstarted(page)).toBeVisible()

  for (const place of ['/kayit', '/rezervasyon-olustur']) {
    await visit(page, path(place))
    await expect(main(page).getByText(t('cart.placed', { no: searchParams.get('no')! }))).toBeVisible()
  }
  await page.unrouteAll()
  await main(page)
    .getByRole('link', { name: t('cart.placed_open') })
    .click()
  await expect(main(page).getByText(t('result.order_no'), { exact: true })).toBeVisible()
  // The page has come alive, which forgets the order.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('placed-order'))).toBeNull()
  await visit(page, path('/rezervasyon-olustur'))
  await expect(main(page).getByText(t('cart.empty_title'))).toBeVisible()
  await expect(main(page).getByText(t('cart.placed', { no: searchParams.get('no')! }))).toBeHidden()
})

test('a link leads to its page when a file of the page or the stylesheet of other pages is missing', async ({
  page,
  expectErrors,
}) => {
  expectErrors(missing, /Failed to load resource/)
  const follow = async (name: string) => {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
  }
  await block(page, [siteManifest().routes['site/contact-page']!.module])
  await visit(page, path('/hakkimizda'))
  await follow(t('footer.contact'))
  await expect(page).toHaveURL(/\/iletisim$/)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(unstarted(page)).toBeVisible()
  await page.unrouteAll()
  await unstarted(page)
    .getByRole('link', { name: t('ui.reload') })
    .click()
  await expect(unstarted(page)).toBeHidden()

  await page.route(/\/build\/app-[\w-]+\.css$/, (route) => route.abort('blockedbyclient'))
  await visit(page, path('/hakkimizda'))
  await follow(t('footer.contact'))
  await expect(page).toHaveURL(/\/iletisim$/)
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0)
  await expect(unstarted(page)).toBeHidden()
})

test('a document whose scripts do not come says so, and its links work', async ({ page, expectErrors }) => {
  expectErrors(missing, /Failed to load resource/)
  const { entry, routes } = siteManifest()
  const files = [entry.module, ...entry.imports, routes.root!.module, routes['site/shell']!.module]
  for (const file of files) {
    await block(page, [file])
    await page.goto(path('/hakkimizda'))
    await expect(unstarted(page), file).toBeVisible()
    await page.unrouteAll()
  }
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.contact'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/iletisim$/)
  await block(page, [entry.module])
  await page.goto('/admin')
  await expect(page.getByText('Panelin bir parçası yüklenemedi.')).toBeVisible()
})
