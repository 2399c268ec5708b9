import type { Locator, Page } from '@playwright/test'
import { officeEventsPath } from '#src/base/admin-kit/live/live-paths.ts'
import { expectNoViolationInBothModes } from '../axe.ts'
import { expect, test } from '../journey.ts'
import { enterOffice, heading, menuOf, sessionItems, signIn, storeSession } from '../office.ts'
import { createActiveStaff } from '../staff.ts'
import { visit } from '../visitor.ts'

const toggleOf = (page: Page) => page.getByRole('button', { name: 'Menüyü aç veya kapat' })

test('the office requires signing in', async ({ page, expectErrors }) => {
  expectErrors(/401/)
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(/\/giris-yap$/)
  await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeVisible()
  // An unknown token is refused too.
  await storeSession(page, { token: 'x'.repeat(43), expires: Date.now() + 3_600_000 })
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/giris-yap$/)
  expect(await sessionItems(page)).toEqual([null, null, null])
})

test('signing in, redirects, the not-found page and signing out', async ({ page, newVisitor, expectErrors }) => {
  expectErrors(/401/)
  const years = [new Date().getFullYear()]
  await signIn(page)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await expect(heading(page)).toContainText('Hoş geldiniz')
  const copyright = await page.getByRole('contentinfo').textContent()
  // At New Year the page may have been rendered in either year.
  years.push(new Date().getFullYear())
  expect(years.some((year) => copyright?.includes(String(year)))).toBe(true)
  const [token, , expires] = await sessionItems(page)

  await page.goto('/giris-yap')
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await page.goto('/admin/boyle-bir-sayfa/yok')
  await expect(page).toHaveURL(/\/admin\/404$/)
  await expect(heading(page)).toHaveText('Sayfa bulunamadı')
  await page.getByRole('link', { name: 'Panele dön' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)

  await page.getByRole('button', { name: /^Profil:/ }).click()
  await page.getByRole('menuitem', { name: 'Çıkış' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await sessionItems(page)).toEqual([null, null, null])
  const other = await newVisitor()
  await visit(other, '/giris-yap')
  await storeSession(other, { token: token!, expires: Number(expires) })
  await other.goto('/admin')
  await expect(other).toHaveURL(/\/giris-yap$/)
})

test('a session ends at its expiry, in an open tab and on load', async ({ page, expectErrors }) => {
  // The second logout uses a session that has ended.
  expectErrors(/401/)
  await page.clock.install()
  await enterOffice(page, '/admin/dashboard')
  await expect(heading(page)).toContainText('Hoş geldiniz')
  const [token, , expires] = await sessionItems(page)
  await page.clock.fastForward(Number(expires) - Date.now() + 1000)
  await page.waitForFunction(() => localStorage.getItem('token') === null)
  await page.clock.fastForward(600)
  await page.waitForURL((url) => url.pathname === '/')

  await storeSession(page, { token: token!, expires: Date.now() - 1000 })
  await page.goto('/admin/dashboard')
  await page.waitForFunction(() => localStorage.getItem('token') === null)
  await page.clock.fastForward(600)
  await page.waitForURL((url) => url.pathname === '/')
})

test('preferences apply immediately and survive a reload, the language in every browser', async ({
  page,
  newVisitor,
}) => {
  const user = await createActiveStaff(page.request, 'satis')
  await enterOffice(page, '/admin/dashboard', user)
  const html = page.locator('html')
  await page.getByRole('button', { name: 'Koyu görünüme geç' }).click()
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.getByRole('button', { name: 'Görünüm ayarları' }).click()
  const panel = page.getByRole('dialog', { name: 'Görünüm ayarları' })
  const choose = (group: string, choice: string) =>
    panel.getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice, exact: true }).check()
  await choose('Sol menü rengi', 'Açık')
  await choose('Üst menü rengi', 'Koyu')
  await choose('Sayfa genişliği', 'Kutulu')
  await choose('Kenar menü', 'Kapalı')
  await expect(menuOf(page)).toBeHidden()
  await choose('Kenar menü', 'Yalnız simge')
  const saved = page.waitForResponse(/\/api\/admin\/account\/language/)
  await choose('Panel dili', 'English')
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(html).toHaveAttribute('lang', 'en')
  await expect(heading(page)).toContainText('Welcome')
  await page.getByRole('button', { name: 'Theme settings' }).click()
  for (const [group, choice] of [
    ['Panel mode', 'Dark'],
    ['Left menu colour', 'Light'],
    ['Top menu colour', 'Dark'],
    ['Layout', 'Boxed'],
    ['Sidebar', 'Icons only'],
  ] as const)
    await expect(
      page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice, exact: true }),
    ).toBeChecked()
  const other = await newVisitor()
  await enterOffice(other, undefined, user)
  await expect(other.locator('html')).toHaveAttribute('lang', 'en')
})

test('the menu is hidden in narrow windows and opens below the header', async ({ page }) => {
  await enterOffice(page)
  const entry = page.getByRole('link', { name: 'İstatistikler', exact: true })
  await expect(entry).toBeInViewport()
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(entry).not.toBeInViewport()
  for (const width of [780, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false')
    // The same button opens and closes: the open menu does not cover it.
    await toggleOf(page).click()
    await expect(entry).toBeInViewport()
    await toggleOf(page).click()
    await expect(entry).not.toBeInViewport()
  }
  const close = {
    escape: () => page.keyboard.press('Escape'),
    shade: () => page.mouse.click(340, 700),
    navigation: () => menuOf(page).getByRole('link', { name: 'Siparişler', exact: true }).click(),
  }
  for (const way of Object.values(close)) {
    await toggleOf(page).click()
    await expect(entry).toBeInViewport()
    await way()
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(entry).not.toBeInViewport()
  }
  // The preference of the wide window comes back with its width.
  await page.setViewportSize({ width: 1440, height: 800 })
  await expect(menuOf(page).getByRole('link', { name: 'Siparişler', exact: true })).toBeInViewport()
})

test('a dialog stands where it appears, so that a quick click meets its button', async ({ page }) => {
  await enterOffice(page, '/admin/pages/tours-categories')
  await page.evaluate(() => {
    const tops: number[] = []
    const look = () => {
      const dialog = document.querySelector('[role="dialog"]')
      if (dialog) tops.push(Math.round(dialog.getBoundingClientRect().top))
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { tops })
  })
  await page.getByRole('button', { name: 'Sil', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Emin Misin?!' })
  await expect(dialog).toHaveCSS('opacity', '1')
  await dialog.getByRole('button', { name: 'Vazgeç' }).click()
  await expect(dialog).toHaveCount(0)
  const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops)
  expect([...new Set(tops)]).toHaveLength(1)
})

/** The stream of events stays open: without it the network is idle once everything is loaded. */
const withoutEvents = (page: Page) =>
  page.addInitScript((path) => {
    const { fetch } = window
    window.fetch = (input, init) => (String(input).includes(path) ? new Promise(() => {}) : fetch(input, init))
  }, officeEventsPath)

test('what loads after a screen leaves the rest in its place', async ({ page }) => {
  await withoutEvents(page)
  await page.addInitScript(() => {
    const moved = { sum: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) moved.sum += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await enterOffice(page)
  for (const [width, height] of [
    [1366, 625],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of ['/admin/dashboard', '/admin/orders?payment=odenmedi']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const sum = await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum)
      expect(sum, `${path} ${width}`).toBeLessThan(0.05)
    }
  }
})

test('in the colours of the system what is chosen is seen, and dialogs have an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await enterOffice(page, '/admin/orders')
  const background = (of: Locator) => of.evaluate((each) => getComputedStyle(each).backgroundColor)
  const differ = async (one: Locator, other: Locator) => expect(await background(one)).not.toBe(await background(other))
  await differ(
    menuOf(page).getByRole('link', { name: 'Siparişler', exact: true }),
    menuOf(page).getByRole('link', { name: 'Kalkışlar', exact: true }),
  )
  const boxes = page.getByRole('main').locator('tbody').getByRole('checkbox')
  await boxes.first().check()
  await differ(boxes.first(), boxes.nth(1))
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await expect(palette).toHaveCSS('border-top-width', '1px')
  await differ(
    palette.getByRole('option', { selected: true }),
    palette.getByRole('option', { selected: false }).first(),
  )
  await page.keyboard.press('Escape')
  await page.goto('/admin/account')
  await differ(page.getByRole('tab', { selected: true }), page.getByRole('tab', { selected: false }).first())
  await page.goto('/admin/departures')
  const views = page.locator('.mantine-SegmentedControl-label')
  await differ(views.and(page.locator('[data-active]')), views.and(page.locator(':not([data-active])')).first())
})

test('the buttons of a dialog are in view, however long it is', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 400 })
  await enterOffice(page, '/admin/pages/tours/insert')
  await page.getByRole('button', { name: 'Metinden doldur' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Alanları doldur' })).toBeInViewport({ ratio: 1 })
  const [button, box] = [dialog.getByRole('button', { name: 'Alanları doldur' }), dialog].map((each) =>
    each.boundingBox(),
  )
  const [inside, around] = [(await button)!, (await box)!]
  expect(around.y + around.height - inside.y - inside.height).toBeGreaterThanOrEqual(16)
})

test('a list begins in the upper third of a laptop’s window', async ({ page }) => {
  await withoutEvents(page)
  await enterOffice(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const list of ['orders', 'pages/tours', 'users', 'contact', 'audit']) {
    await page.goto(`/admin/${list}`)
    const row = page.getByRole('main').locator('tbody tr').first()
    await expect(row).toBeVisible()
    // Chips and counts come after the rows.
    await page.waitForLoadState('networkidle')
    const { y } = (await row.boundingBox())!
    expect(y, list).toBeLessThanOrEqual(260)
  }
})

test('axe finds no violation in the office frame, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enterOffice(page, '/admin/dashboard')
  await expectNoViolationInBothModes(page)
  await page.getByRole('button', { name: /^Profil:/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Çıkış' })).toBeVisible()
  await expectNoViolationInBothModes(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Görünüm ayarları' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolationInBothModes(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoViolationInBothModes(page)
  await toggleOf(page).click()
  await expectNoViolationInBothModes(page)
})
