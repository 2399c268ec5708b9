import type { Page } from '@playwright/test'
import { leaveSeats } from './agency.ts'
import { expect, test } from './journey.ts'
import { haveInCart, screensOf } from './screens.ts'
import { visit } from './steps.ts'
import { en, tr } from './words.ts'

const widths = [320, 360, 800, 1440]

for (const words of [tr, en]) {
  test(`nothing reaches beyond the window's edge, ${words.lang}`, async ({ page, expectTrouble }) => {
    test.slow() // every screen there is, at four widths
    expectTrouble(/404/)
    const wide: string[] = []
    for (const { name, path } of screensOf(words)) {
      await visit(page, path)
      wide.push(...(await tooWide(page, name)))
    }
    const tour = await leaveSeats(words.lang === 'tr' ? 'AV-312' : 'AV-313', 3, words.lang)
    await haveInCart(page, tour, words)
    await page.getByRole('button', { name: words.say('cart.edit_of', { name: tour.name }) }).click()
    wide.push(...(await tooWide(page, 'full cart')))
    await page.getByRole('link', { name: words.say('cart.continue') }).click()
    await expect(page.getByRole('textbox', { name: words.say('checkout.name') })).toBeVisible()
    wide.push(...(await tooWide(page, 'checkout')))
    expect(wide).toEqual([])
  })
}

async function tooWide(page: Page, name: string): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const scrolls = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (scrolls > 0) found.push(`${name} at ${width} px: ${scrolls} px too wide`)
  }
  return found
}

/** Web Vitals calls 0.1 good; here hardly anything may move. */
const mostShift = 0.02

for (const { name, path } of screensOf(tr).slice(0, 3)) {
  test(`nothing moves while ${name} comes to life`, async ({ newVisitor }) => {
    for (const width of [360, 1280]) {
      const page = await newVisitor({ viewport: { width, height: 800 } })
      await page.addInitScript(recordShifts)
      await visit(page, path)
      if (name === 'tour')
        await expect(page.getByText(new RegExp(`^${tr.say('booking.total')}: `)).first()).toBeAttached()
      await page.waitForLoadState('load')
      await page.evaluate(() => document.fonts.ready)
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
      const shifts = await page.evaluate(() => (window as Window & { shifts?: Shift[] }).shifts!)
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      expect(sum, `${width} px: ${JSON.stringify(shifts)}`).toBeLessThan(mostShift)
    }
  })
}

type Shift = { value: number; at: string[] }

/** Runs in the page, from its first moment on. */
function recordShifts(): void {
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      const at = sources.map(({ node }) =>
        (node instanceof Element ? node.outerHTML : String(node?.textContent)).slice(0, 120),
      )
      if (!hadRecentInput) shifts.push({ value, at })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
