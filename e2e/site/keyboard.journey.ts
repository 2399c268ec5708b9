import type { Locator, Page } from '@playwright/test'
import { formatMonth } from '#src/base/dates.ts'
import { freeSeats, orderTotalsOf, priceOf, setFreeSeats } from '../agency.ts'
import { hiddenTabStops } from '../covered.ts'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import { putInCart } from '../screens.ts'
import { bookingCard, contractBoxes, expectResult, expectTotal, newCustomer, submitButton, visit } from '../visitor.ts'

const { t, lang } = tr

test('a booking from the home page to the result by keyboard only', async ({ page }) => {
  const { keyboard } = page
  const person = newCustomer()
  const tour = await setFreeSeats('YI-101', 4)
  const total = await priceOf(tour, 2, [8])

  await visit(page, '/')
  await tabTo(page, page.getByRole('link', { name: t('navbar.skip_to_content') }))
  await walkTheMenu(page)
  await expect(page).toHaveURL('/turlar/kapadokya-turlari')

  const month = formatMonth(tour.start_date, lang)
  await tabTo(page, page.getByRole('region', { name: t('list.month') }).getByRole('link', { name: month }))
  await keyboard.press('Enter')
  await expect(page.getByRole('link', { name: t('list.remove', { name: month }) })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: tour.name }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tour.name)

  await viewPhotos(page)

  const card = bookingCard(page, tr)
  const departure = card.getByRole('combobox', { name: t('booking.departure') })
  await tabTo(page, departure)
  for (let now = await departure.inputValue(); now !== tour.start_date; now = await departure.inputValue()) {
    await keyboard.press(now < tour.start_date ? 'ArrowDown' : 'ArrowUp')
    await expect(departure).not.toHaveValue(now)
  }
  await tabTo(page, card.locator('summary', { hasText: t('booking.people') }))
  await keyboard.press('Enter')
  await tabTo(page, card.getByRole('button', { name: `${t('booking.children')}: ${t('ui.more')}` }))
  await keyboard.press('Space')
  await tabTo(page, card.getByRole('combobox', { name: t('booking.child_age', { n: 1 }) }))
  await keyboard.type('8')
  await expectTotal(card, total, tr)
  await tabTo(page, card.getByRole('button', { name: t('booking.add') }))
  // The second press follows the link that has taken the button's place.
  await keyboard.press('Enter')
  await expect(card.getByRole('link', { name: t('booking.to_cart') })).toBeFocused()
  await keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.title'))
  await tabTo(page, page.getByRole('link', { name: t('cart.continue') }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.title'))

  // Submitting early focuses the first missing field.
  const submit = submitButton(page, total, tr)
  await tabTo(page, submit)
  await keyboard.press('Enter')
  const name = page.getByRole('textbox', { name: t('checkout.name') })
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(new RegExp(t('required.name')))

  for (const field of ['name', 'city', 'email', 'phone', 'message'] as const) {
    await tabTo(page, page.getByRole('textbox', { name: t(`checkout.${field}`) }))
    await keyboard.type(person[field])
  }
  await readFirstContract(page)
  for (const box of await contractBoxes(page, tr).all()) {
    await tabTo(page, box)
    await keyboard.press('Space')
    await expect(box).toBeChecked()
  }
  await tabTo(page, submit)
  await keyboard.press('Enter')

  await page.waitForURL(/rezervasyon-sonuc/)
  const orders = await orderTotalsOf(person.email)
  expect(orders).toMatchObject([total])
  expect(await freeSeats(tour)).toBe(1)
  await expectResult(page, orders[0]!.order_no, tr)
})

/** Along the bar, into a drop-down, out by Escape, in again and through. */
async function walkTheMenu(page: Page): Promise<void> {
  const { keyboard } = page
  const menu = page.getByRole('banner').getByRole('navigation', { name: t('navbar.main_menu') })
  const first = menu.getByRole('link', { name: 'Anadolu Kültür Turları', exact: true })
  const all = menu.getByRole('link', { name: t('navbar.all_of_category', { name: 'Anadolu Kültür Turları' }) })
  const chosen = menu.getByRole('link', { name: 'Kapadokya Turları' })
  await tabTo(page, first)
  await keyboard.press('ArrowRight')
  await expect(menu.getByRole('link', { name: 'Günübirlik Turlar', exact: true })).toBeFocused()
  await keyboard.press('ArrowLeft')
  await expect(first).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(all).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(chosen).toBeFocused()
  await keyboard.press('Escape')
  await expect(first).toBeFocused()
  await expect(chosen).toBeHidden()
  await keyboard.press('ArrowDown')
  await expect(all).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(chosen).toBeFocused()
  await keyboard.press('Enter')
}

async function viewPhotos(page: Page): Promise<void> {
  const { keyboard } = page
  const opener = page.getByRole('button', { name: /^Tüm fotoğraflar \(\d+\)$/ })
  const count = /\d+/.exec((await opener.textContent())!)![0]
  await tabTo(page, opener)
  await keyboard.press('Enter')
  const close = page.getByRole('button', { name: t('ui.close') })
  await expect(close).toBeVisible()
  await expect(page.getByText(`1 / ${count}`)).toBeVisible()
  await keyboard.press('ArrowRight')
  await expect(page.getByText(`2 / ${count}`)).toBeVisible()
  await keyboard.press('Escape')
  await expect(close).toBeHidden()
  await expect(opener).toBeFocused()
}

async function readFirstContract(page: Page): Promise<void> {
  const { keyboard } = page
  const reader = page.getByRole('button', { name: new RegExp(`^${t('checkout.read')}: `) }).first()
  await tabTo(page, reader)
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(reader).toBeFocused()
}

/** More than the tab stops of any page, so that one round reaches all. */
const maxStops = 250

async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toHaveCount(1)
  for (let stop = 0; stop < maxStops; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target, 'reached by the Tab key').toBeFocused()
}

test('on a page enlarged to 400 % no bar hides what has the focus', async ({ newVisitor }) => {
  const page = await newVisitor({ viewport: { width: 320, height: 256 }, locale: 'tr-TR' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.context().clearCookies({ name: '_consent' })
  await visit(page, '/tur/ucakla-kapadokya-magara-otelde-uc-gece')
  await expect(page.getByRole('region', { name: t('consent.title') })).toBeAttached()
  expect(await hiddenTabStops(page, 60)).toEqual([])
})

test('the bars of a list hide nothing that has the focus, in either direction', async ({ newVisitor }) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 320, height: 256 },
  ]) {
    const page = await newVisitor({ viewport, locale: 'tr-TR' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/turlar/anadolu-kultur-turlari')
    expect(await hiddenTabStops(page, 50)).toEqual([])
    expect(await hiddenTabStops(page, 50, 'Shift+Tab')).toEqual([])
  }
})

test('with letters twice as large no page is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const widthOf = async (path: string) => {
    await visit(page, path)
    if (path === '/kayit') await expect(page.getByRole('textbox', { name: t('checkout.name') })).toBeVisible()
    return page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
      return document.documentElement.scrollWidth
    })
  }
  const tour = '/tur/ucakla-kapadokya-magara-otelde-uc-gece'
  for (const path of ['/', '/en', '/turlar/kapadokya-turlari', tour, '/vize', '/iletisim'])
    expect(await widthOf(path), path).toBe(390)
  // The brand is its needle where its name has no room.
  const header = page.getByRole('banner').getByRole('link', { name: `: ${t('navbar.home')}` })
  const [box, name] = [await header.boundingBox(), await header.getByText('Seyyah').boundingBox()]
  expect(name!.y).toBeGreaterThanOrEqual(box!.y + box!.height)

  await visit(page, tour)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.getByRole('button', { name: t('booking.open') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(new RegExp(`^${t('booking.total')}: `))).toBeAttached()
  const wider = await dialog.evaluate(
    (all) =>
      [...all.querySelectorAll('button, [translate]')].filter((each) => each.getBoundingClientRect().right > 390)
        .length,
  )
  expect(wider).toBe(0)

  const tours = [await setFreeSeats('GM-222', 6), await setFreeSeats('AV-312', 6)]
  await putInCart(page, tours, tr)
  for (const path of ['/rezervasyon-olustur', '/kayit']) expect(await widthOf(path), path).toBe(390)
})

test('in the colours of the system what is chosen and what can be pressed is seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, '/tur/ucakla-kapadokya-magara-otelde-uc-gece')
  const background = (of: Locator) => of.evaluate((each) => getComputedStyle(each).backgroundColor)
  const header = page.getByRole('banner')
  const [chosen, other] = [header.getByRole('link', { name: 'Türkçe' }), header.getByRole('link', { name: 'English' })]
  expect(await background(chosen.first())).not.toBe(await background(other.first()))
  // All of what is chosen, also a text that has a colour of its own.
  await header.getByLabel(t('search.label')).focus()
  const option = page.getByRole('option').first()
  await expect(option).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  const colours = await option.locator('span').evaluateAll((each) => each.map((one) => getComputedStyle(one).color))
  expect(new Set(colours).size).toBe(1)
  const add = page.getByRole('button', { name: t('booking.add') }).first()
  expect(await add.evaluate((each) => getComputedStyle(each).borderTopWidth)).toBe('1px')
})
