import type { Page } from '@playwright/test'
import { orderTotalsOf, priceOf, setFreeSeats } from '../agency.ts'
import { expectNoViolation } from '../axe.ts'
import { coveredControls } from '../covered.ts'
import { expect, test } from '../journey.ts'
import { en, type Lang, tr } from '../locale.ts'
import { putInCart, type Screen, screensOf } from '../screens.ts'
import { acceptContracts, expectResult, fillBilling, newCustomer, openParty, submitButton, visit } from '../visitor.ts'

/** px. English screens differ in texts only, so the narrow windows and a bar of menus are enough. */
const windows: Record<Lang, readonly number[]> = { tr: [320, 360, 390, 800, 1280, 1440], en: [360, 1280] }
const windowsForAxe: Record<Lang, readonly number[]> = { tr: [360, 1440], en: [360] }
const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }
const listsOfTours: readonly string[] = ['category', '/tur-ara', 'search with filters']
/** px */
const maxAboveCards = 420
/** px, of the page of an unpaid order on a phone */
const maxResultHeight = 3050

/** Screens of one test. They share a page, so that shared files are cached; several tests, so that workers share them. */
const screensOfTest = 10

for (const locale of [tr, en]) {
  const screens = screensOf(locale)
  for (let first = 0; first < screens.length; first += screensOfTest) {
    const some = screens.slice(first, first + screensOfTest)
    const names = `${some[0]!.name} to ${some.at(-1)!.name}`

    test(`screens fit every window, and axe finds no violation, ${locale.lang}: ${names}`, async ({
      page,
      expectErrors,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const screen of some) {
        if (screen.isMissing) expectErrors(new RegExp(`404.*${screen.path}$`))
        await test.step(screen.name, () => expectScreen(page, screen, locale.lang))
      }
    })
  }
}

async function expectScreen(page: Page, { name, path }: Screen, lang: Lang): Promise<void> {
  await page.setViewportSize(desktop)
  await visit(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page, lang)
  if (lang !== 'tr' || !listsOfTours.includes(name)) return
  await page.setViewportSize(phone)
  const first = await page.getByRole('main').getByRole('article').first().boundingBox()
  expect(first!.y, 'top of the first card on a phone').toBeLessThanOrEqual(maxAboveCards)
}

for (const locale of [tr, en]) {
  const { lang, t, path } = locale

  test(`axe finds no violation in the lightbox and booking dialog of a tour, ${lang}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, screensOf(locale).find(({ name }) => name === 'tour')!.path)
    await page.getByRole('button', { name: t('booking.open') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: t('booking.add') })).toBeVisible()
    await openParty(dialog, locale)
    await dialog.getByRole('button', { name: `${t('booking.children')}: ${t('ui.more')}` }).click()
    await dialog.getByRole('button', { name: t('booking.add') }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expectNoViolation(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await page
      .getByRole('button', { name: new RegExp(`^${t('tour.show_photo', { name: '' })}`) })
      .first()
      .click()
    await expect(page.getByRole('button', { name: t('ui.download') })).toBeVisible()
    await expectAccessible(page, lang)
  })

  test(`from cart to result all screens fit every window, and axe finds no violation, ${lang}`, async ({ page }) => {
    const tour = await setFreeSeats(lang === 'tr' ? 'KF-231' : 'KF-233', 4, lang)
    const total = await priceOf(tour, 2, [])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await putInCart(page, tour, locale)
    await expectAccessible(page, lang)
    await page.getByRole('button', { name: t('cart.edit_of', { name: tour.name }) }).click()
    await expectAccessible(page, lang)

    await page.getByRole('link', { name: t('cart.continue') }).click()
    await expect(page.getByRole('textbox', { name: t('checkout.name') })).toBeVisible()
    await submitButton(page, total, locale).click()
    await expect(page.getByText(t('required.name')).first()).toBeVisible()
    await expectAccessible(page, lang)
    await page
      .getByRole('button', { name: new RegExp(`^${t('checkout.read')}: `) })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByText(tour.name).first()).toBeVisible()
    await expectAccessible(page, lang)
    await page.keyboard.press('Escape')

    const person = newCustomer()
    await fillBilling(page, person, locale)
    await acceptContracts(page, locale)
    await submitButton(page, total, locale).click()
    await page.waitForURL(new RegExp(path('/rezervasyon-sonuc')))
    await expectResult(page, (await orderTotalsOf(person.email))[0]!.order_no, locale)
    await expectAccessible(page, lang)
    await page.setViewportSize(phone)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, 'of the result on a phone').toBeLessThanOrEqual(maxResultHeight)
  })
}

/** Expects no horizontal overflow and no covered control in any window, and no axe violation. */
async function expectAccessible(page: Page, lang: Lang): Promise<void> {
  for (const width of windows[lang]) {
    await page.setViewportSize({ width, height: 800 })
    const scrolls = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(scrolls, `px too wide for ${width} px`).toBeLessThanOrEqual(0)
    // Far enough down that the button to the top is there.
    for (const top of [0, 1200]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
      expect(await coveredControls(page), `covered at ${width} px, ${top} px down`).toEqual([])
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    if (windowsForAxe[lang].includes(width)) await expectNoViolation(page)
  }
}
