import type { Page } from '@playwright/test'
import { bookedBy, leaveSeats, priceOf } from './agency.ts'
import { expectNoViolation, expectNoViolationAt } from './axe.ts'
import { expect, test } from './journey.ts'
import { haveInCart, screensOf } from './screens.ts'
import { acceptContracts, expectResult, fillIn, somebody, submitButton, visit } from './steps.ts'
import { en, tr } from './words.ts'

/** px */
const windows = [320, 360, 800, 1440]
/** px. A screen differs in English by its words alone, and these have the least room in the narrow window. */
const widthsForAxe = { tr: [360, 1280], en: [360] }

for (const words of [tr, en]) {
  const { lang, say, path } = words
  const widths = widthsForAxe[lang]

  for (const { name, path: address, isMissing } of screensOf(words)) {
    test(`${name} stays within every window, and axe finds nothing, ${lang}`, async ({ page, expectTrouble }) => {
      if (isMissing) expectTrouble(/404/)
      await visit(page, address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectWithin(page, windows)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expectNoViolationAt(page, widths)
    })
  }

  test(`axe finds nothing in the lightbox and the booking dialog of a tour, ${lang}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, screensOf(words).find(({ name }) => name === 'tour')!.path)
    await page.getByRole('button', { name: say('booking.open') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: say('booking.add') })).toBeVisible()
    await dialog.getByRole('button', { name: `${say('booking.children')}: ${say('ui.more')}` }).click()
    await dialog.getByRole('button', { name: say('booking.add') }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expectNoViolation(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await page.getByRole('button', { name: say('tour.show_all_photos', { n: 3 }) }).click()
    await expect(page.getByRole('button', { name: say('ui.download') })).toBeVisible()
    await expectNoViolationAt(page, widths)
  })

  test(`from a full cart to the result all stays within every window, and axe finds nothing, ${lang}`, async ({
    page,
  }) => {
    const tour = await leaveSeats(lang === 'tr' ? 'KF-231' : 'KF-233', 4, lang)
    const total = await priceOf(tour, 2, [])
    await haveInCart(page, tour, words)
    await expectNoViolationAt(page, widths)
    await page.getByRole('button', { name: say('cart.edit_of', { name: tour.name }) }).click()
    await expectWithin(page, windows)
    await expectNoViolationAt(page, widths)

    await page.getByRole('link', { name: say('cart.continue') }).click()
    await expect(page.getByRole('textbox', { name: say('checkout.name') })).toBeVisible()
    await expectWithin(page, windows)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await submitButton(page, total, words).click()
    await expect(page.getByText(say('errors.required')).first()).toBeVisible()
    await expectNoViolationAt(page, widths)
    await page
      .getByRole('button', { name: new RegExp(`^${say('checkout.read')}: `) })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByText(tour.name).first()).toBeVisible()
    await expectNoViolationAt(page, widths)
    await page.keyboard.press('Escape')

    const person = somebody()
    await fillIn(page, person, words)
    await acceptContracts(page, words)
    await submitButton(page, total, words).click()
    await page.waitForURL(new RegExp(path('/rezervasyon-sonuc')))
    await expectResult(page, (await bookedBy(person.email))[0]!.order_no, words)
    await expectNoViolationAt(page, widths)
  })
}

async function expectWithin(page: Page, widths: readonly number[]): Promise<void> {
  const wide: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const scrolls = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (scrolls > 0) wide.push(`${scrolls} px too wide for ${width} px`)
  }
  expect(wide).toEqual([])
}
