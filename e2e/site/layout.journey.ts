import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import { screensOf } from '../screens.ts'
import { visit, waitForAnimations } from '../visitor.ts'

/** Web Vitals rates 0.1 as good; this is stricter. */
const maxShift = 0.02

for (const { name, path } of screensOf(tr).slice(0, 3)) {
  test(`${name} loads without layout shift, although the prices follow the visitor’s party`, async ({ newVisitor }) => {
    for (const width of [360, 1280]) {
      const page = await newVisitor({ viewport: { width, height: 800 } })
      await page.addInitScript(recordShifts)
      await page.addInitScript(() => localStorage.setItem('party', 'yetiskin=12&cocuk=5,8'))
      await visit(page, path)
      if (name === 'tour')
        await expect(page.getByText(new RegExp(`^${tr.t('booking.total')}: `)).first()).toBeAttached()
      if (name !== 'tour') await expect(page.getByText(/^12 yetişkin, 2 çocuk/).first()).toBeVisible()
      await page.waitForLoadState('load')
      await page.evaluate(() => document.fonts.ready)
      await waitForAnimations(page)
      const shifts = await page.evaluate(() => (window as Window & { shifts?: Shift[] }).shifts!)
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      expect(sum, `${width} px: ${JSON.stringify(shifts)}`).toBeLessThan(maxShift)
    }
  })
}

type Shift = { value: number; at: string[] }

/** Runs in the page from its start. */
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
