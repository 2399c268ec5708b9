import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { bookedBy, leaveSeats, priceOf } from './agency.ts'
import { expect, test } from './journey.ts'
import { haveInCart, screensOf } from './screens.ts'
import { acceptContracts, expectResult, fillIn, somebody, submitButton, visit } from './steps.ts'
import { en, tr } from './words.ts'

const widths = [360, 1280]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const words of [tr, en]) {
  const { lang, say, path } = words

  for (const { name, path: address, isMissing } of screensOf(words)) {
    test(`axe finds nothing on ${name}, ${lang}`, async ({ page, expectTrouble }) => {
      if (isMissing) expectTrouble(/404/)
      await visit(page, address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNothingAtAnyWidth(page)
    })
  }

  test(`axe finds nothing in the lightbox and the booking dialog of a tour, ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, screensOf(words).find(({ name }) => name === 'tour')!.path)
    await page.getByRole('button', { name: say('booking.open') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: say('booking.add') })).toBeVisible()
    await dialog.getByRole('button', { name: `${say('booking.children')}: ${say('ui.more')}` }).click()
    await dialog.getByRole('button', { name: say('booking.add') }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expectNothing(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await page.getByRole('button', { name: say('tour.show_all_photos', { n: 3 }) }).click()
    await expect(page.getByRole('button', { name: say('ui.download') })).toBeVisible()
    await expectNothingAtAnyWidth(page)
  })

  test(`axe finds nothing from a full cart to the result, ${lang}`, async ({ page }) => {
    const tour = await leaveSeats(lang === 'tr' ? 'KF-231' : 'KF-233', 4, lang)
    const total = await priceOf(tour, 2, [])
    await haveInCart(page, tour, words)
    await expectNothingAtAnyWidth(page)
    await page.getByRole('button', { name: say('cart.edit_of', { name: tour.name }) }).click()
    await expectNothing(page)

    await page.getByRole('link', { name: say('cart.continue') }).click()
    await submitButton(page, total, words).click()
    await expect(page.getByText(say('errors.required')).first()).toBeVisible()
    await expectNothingAtAnyWidth(page)
    await page
      .getByRole('button', { name: new RegExp(`^${say('checkout.read')}: `) })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByText(tour.name).first()).toBeVisible()
    await expectNothingAtAnyWidth(page)
    await page.keyboard.press('Escape')

    const person = somebody()
    await fillIn(page, person, words)
    await acceptContracts(page, words)
    await submitButton(page, total, words).click()
    await page.waitForURL(new RegExp(path('/rezervasyon-sonuc')))
    await expectResult(page, (await bookedBy(person.email))[0]!.order_no, words)
    await expectNothingAtAnyWidth(page)
  })
}

async function expectNothingAtAnyWidth(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectNothing(page)
  }
}

async function expectNothing(page: Page): Promise<void> {
  // What is still fading in has no colours to judge yet.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target }) => `${impact}: ${id} at ${target}`),
  )
  expect(found, `at ${page.viewportSize()?.width} px`).toEqual([])
}
