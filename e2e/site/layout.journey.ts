import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { setFreeSeats } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { en, tr } from '../locale.ts'
import { putInCart, screensOf } from '../screens.ts'
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

test('cart and checkout load without layout shift, empty or not', async ({ newVisitor }) => {
  const tour = await setFreeSeats('GM-222', 6)
  for (const width of [390, 1440]) {
    const page = await newVisitor({ viewport: { width, height: 900 } })
    await page.addInitScript(recordShifts)
    const expectNone = async (what: string) => {
      await waitForAnimations(page)
      const shifts = await page.evaluate(() => (window as Window & { shifts?: Shift[] }).shifts!)
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      expect(sum, `${what}, ${width} px: ${JSON.stringify(shifts)}`).toBeLessThan(maxShift)
    }
    await visit(page, '/rezervasyon-olustur')
    await expect(page.getByRole('heading', { name: tr.t('cart.empty_title') })).toBeVisible()
    await expectNone('empty cart')
    await visit(page, '/kayit')
    await expect(page.getByRole('heading', { name: tr.t('checkout.empty_title') })).toBeVisible()
    await expectNone('empty checkout')
    await putInCart(page, tour, tr)
    await expectNone('cart')
    await visit(page, '/kayit')
    await expect(page.getByRole('textbox', { name: tr.t('checkout.name') })).toBeVisible()
    await expectNone('checkout')
  }
})

test('the tours that a visitor has looked at move nothing when they come', async ({ newVisitor, request }) => {
  const found = await (await request.get('/api/pages/search-products')).json()
  const tokens = (found as { data: { token: string }[] }).data.slice(0, 3).map(({ token }) => token)
  for (const width of [390, 1440]) {
    const page = await newVisitor({ viewport: { width, height: 900 } })
    await page.addInitScript(recordShifts)
    await page.addInitScript((viewed) => localStorage.setItem('viewed', viewed), tokens.join(' '))
    for (const { path, t } of [tr, en])
      for (const of of ['/', '/rezervasyon-olustur']) {
        await visit(page, path(of))
        const viewed = page.locator('section', { has: page.getByRole('heading', { name: t('list.viewed') }) })
        await viewed.scrollIntoViewIfNeeded()
        await expect(viewed.getByRole('article')).toHaveCount(tokens.length)
        await waitForAnimations(page)
        const shifts = await page.evaluate(() => (window as Window & { shifts?: Shift[] }).shifts!)
        const sum = shifts.reduce((all, { value }) => all + value, 0)
        expect(sum, `${path(of)}, ${width} px: ${JSON.stringify(shifts)}`).toBeLessThan(maxShift)
      }
  }
})

const heads = [
  'home',
  'category',
  'search',
  '/banka-hesaplari',
  'visa of a country',
  '/rezervasyonum',
  '/iletisim',
  '/ozel-tur-talebi',
]

test('the text at the head of a page is readable on a white picture, and nothing jumps', async ({ newVisitor }) => {
  const white = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  for (const width of [390, 801, 1440]) {
    const page = await newVisitor({ viewport: { width, height: 900 } })
    await page.addInitScript(recordShifts)
    await page.route('/images/**', (route) => route.fulfill({ body: white, contentType: 'image/png' }))
    const screens = screensOf(tr).filter(({ name }) => heads.includes(name))
    expect(screens).toHaveLength(heads.length)
    for (const { name, path } of screens) {
      // A phone has no picture there.
      if (name === 'search' && width === 390) continue
      await visit(page, path)
      const picture = page.getByRole('main').locator('img').first()
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), name).toBeGreaterThan(0)
      const shifts = await page.evaluate(() => (window as Window & { shifts?: Shift[] }).shifts!)
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      // The home page has a test of its own above.
      if (name !== 'home') expect(sum, `${name}, ${width} px: ${JSON.stringify(shifts)}`).toBeLessThan(maxShift)
      const lines = await linesOfHead(page)
      expect(lines.length, name).toBeGreaterThan(0)
      for (const line of lines) {
        const least = await leastContrast(page, line)
        expect(least, `${name}, ${width} px: ${line.text}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  }
})

test('a phone lays out the first screen first, and a visitor who comes back is where they were', async ({
  newVisitor,
}) => {
  const page = await newVisitor({ viewport: { width: 360, height: 740 } })
  const html = page.locator('html')
  const lastCard = page.getByRole('main').getByRole('article').last()
  const isLaidOut = () => lastCard.evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }))
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/build\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/turlar/anadolu-kultur-turlari', { waitUntil: 'domcontentloaded' })
  expect(await isLaidOut()).toBe(false)
  release()
  await expect(html).not.toHaveAttribute('data-unlaid')
  expect(await isLaidOut()).toBe(true)

  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(height / 2)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(html).not.toHaveAttribute('data-unlaid')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
})

type Shift = { value: number; at: string[] }

type Line = { text: string; box: { x: number; y: number; width: number; height: number } }

/** The lines of text around the first picture of a page, before the first control of a form. Hides all text. */
function linesOfHead(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const head = document.querySelector('main img')!.closest('section, main > div')!
    const found: Line[] = []
    const texts = document.createTreeWalker(head, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement!
      // Text for screen readers alone is a pixel wide.
      const isRead = parent.checkVisibility({ visibilityProperty: true }) && parent.clientWidth !== 1
      const back = getComputedStyle(parent.closest('a') ?? parent).backgroundColor
      if (!isRead || back !== 'rgba(0, 0, 0, 0)' || parent.closest('script, form, button')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { x, y, width, height } of range.getClientRects())
        if (width > 1 && x >= 0 && x < innerWidth) found.push({ text: node.textContent!, box: { x, y, width, height } })
    }
    const hidden = new CSSStyleSheet()
    hidden.replaceSync('* { color: transparent !important; text-shadow: none !important }')
    document.adoptedStyleSheets = [hidden]
    return found
  })
}

/** Between white and the lightest pixel behind a line, as WCAG counts it. */
async function leastContrast(page: Page, { box }: Line): Promise<number> {
  const { data, info } = await sharp(await page.screenshot({ clip: box }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const linear = (value: number) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  let lightest = 0
  for (let at = 0; at < data.length; at += info.channels)
    lightest = Math.max(
      lightest,
      0.2126 * linear(data[at]!) + 0.7152 * linear(data[at + 1]!) + 0.0722 * linear(data[at + 2]!),
    )
  return 1.05 / (lightest + 0.05)
}

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
