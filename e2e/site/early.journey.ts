import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { messagesOf, setFreeSeats } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { langs, localeOf, tr } from '../locale.ts'
import { addToFields, differsFromServer } from '../other-browsers.ts'
import { bookingCard, openParty, tourUrl, visit } from '../visitor.ts'

/** Input before the scripts have loaded is not lost (docs/decisions/0030), nor where a password manager changes the page meanwhile. */

/** Delays all scripts. @returns a function that releases them and waits until the early input is processed. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/build\/.*\.js$/, async (route) => {
    await released
    // Fails when the visitor has left the page.
    await route.continue().catch(() => undefined)
  })
  return async () => {
    await expect(page.locator('html')).toHaveAttribute('data-waiting')
    release()
    await page.waitForFunction(() => !('waiting' in document.documentElement.dataset))
  }
}

const open = (page: Page, url: string) => page.goto(url, { waitUntil: 'domcontentloaded' })

for (const lang of langs) {
  const locale = localeOf(lang)
  const { t, path } = locale

  test(`a tour is chosen and added to the cart before scripts load, ${lang}`, async ({ page }) => {
    const tour = await setFreeSeats(lang === 'tr' ? 'KS-211' : 'KS-212', 20, lang)
    const release = await holdScripts(page)
    await open(page, tourUrl(tour, locale))
    const card = bookingCard(page, locale)
    const adults = card.getByRole('group', { name: new RegExp(`^${t('booking.adults')}`) })
    const more = adults.getByRole('button', { name: `${t('booking.adults')}: ${t('ui.more')}` })
    await openParty(card, locale)
    await expect(adults.getByRole('status')).toHaveText('2')
    await more.click()
    await more.click()
    await card.getByRole('button', { name: t('booking.add') }).click()
    await release()
    await expect(card.getByText(t('booking.in_cart'))).toBeVisible()
    await expect(adults.getByRole('status')).toHaveText('4')
    // Added once despite replayed clicks.
    await card.getByRole('button', { name: t('booking.remove') }).click()
    await expect(card.getByRole('button', { name: t('booking.add') })).toBeVisible()
  })

  test(`a contact form is filled and sent before scripts load, without its content in the URL, ${lang}`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(differsFromServer)
    if (lang === 'en') await addToFields(page)
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` })
    const email = `elif.${randomUUID().slice(0, 12)}@ornek.example`
    const release = await holdScripts(page)
    await open(page, path('/iletisim'))
    const box = (key: 'name' | 'email' | 'message') =>
      page.getByRole('textbox', { name: new RegExp(`^${t(`inquiries.${key}`)}`) })
    await box('name').fill('Elif Işık')
    await box('email').fill(email)
    await box('message').pressSequentially('Vize için ne zaman başvurmalıyız?')
    await page.getByLabel(t('inquiries.topic'), { exact: true }).selectOption({ label: t('inquiries.topic_vize') })
    await page.getByRole('button', { name: t('contact.send') }).click()
    expect(new URL(page.url()).search).toBe('')
    await release()
    await expect(page.getByRole('heading', { name: t('inquiries.received_contact') })).toBeVisible()
    expect(await messagesOf(email)).toMatchObject([{ kind: 'contact', subject: 'Vize', mails: 2 }])
  })

  test(`an option chosen before scripts load shows its dependent field, ${lang}`, async ({ page, expectErrors }) => {
    expectErrors(differsFromServer)
    if (lang === 'en') await addToFields(page)
    const release = await holdScripts(page)
    await open(page, path('/ozel-tur-talebi'))
    const month = page.getByRole('radio', { name: t('special_tour.date_ay') })
    await month.check()
    await page.getByRole('button', { name: t('special_tour.next') }).click()
    await release()
    await expect(month).toBeChecked()
    await expect(page.getByLabel(t('inquiries.month'), { exact: true })).toBeVisible()
    await expect(page.getByText(t('required.month')).first()).toBeVisible()
  })
}

const { t } = tr

test('on a phone the menu is opened before scripts load', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const release = await holdScripts(page)
  await open(page, '/')
  await page.getByRole('button', { name: t('navbar.menu'), exact: true }).click()
  await release()
  await expect(page.getByRole('dialog', { name: t('navbar.main_menu') })).toBeVisible()
})

test('a language is chosen before scripts load, against the choice of before', async ({ page, context }) => {
  const chosen = async () => (await context.cookies()).find(({ name }) => name === '_lang')?.value
  await page.route(/\/build\/.*\.js$/, () => {})
  await open(page, '/tur/ucakla-kapadokya-magara-otelde-uc-gece')
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL('/en/tur/cappadocia-by-air-three-nights-in-a-cave-hotel')
  await expect.poll(chosen).toBe('en')
  await page.getByRole('link', { name: 'Türkçe' }).first().click()
  await expect(page).toHaveURL('/tur/ucakla-kapadokya-magara-otelde-uc-gece')
  await expect.poll(chosen).toBe('tr')
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('tr')
})

test('what is typed for a look-up before scripts load stays, with a password manager in the page', async ({
  page,
  expectErrors,
}) => {
  expectErrors(differsFromServer, /422/)
  await addToFields(page)
  const release = await holdScripts(page)
  await open(page, '/rezervasyonum')
  const [number, email] = [page.getByLabel(t('lookup.order_no')), page.getByLabel(t('lookup.email'))]
  await number.fill('SYH-2')
  await email.pressSequentially('ayse')
  await page.getByRole('button', { name: t('lookup.send') }).click()
  await release()
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
  await expect(number).toHaveValue('SYH-2')
  await expect(email).toHaveValue('ayse')
})

test('links and the search work without scripts', async ({ page }) => {
  await holdScripts(page)
  await open(page, '/')
  const where = page.getByRole('main').getByLabel(t('home.where'))
  await where.fill('Kapadokya')
  await where.press('Enter')
  await expect(page).toHaveURL(/\/tur-ara\?search=Kapadokya/)
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/tur\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('scripts wait for the first picture, unless the visitor acts before', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname))
  let show = () => {}
  const shown = new Promise<void>((resolve) => {
    show = resolve
  })
  await page.route(/\/images\//, async (route) => {
    await shown
    await route.continue()
  })
  const scripts = () => requested.filter((path) => path.endsWith('.js'))
  await open(page, '/turlar/anadolu-kultur-turlari')
  await expect.poll(() => requested.some((path) => path.startsWith('/images/'))).toBe(true)
  expect(scripts()).toEqual([])
  await page.keyboard.press('Tab')
  await expect.poll(() => scripts().some((path) => path.includes('framework'))).toBe(true)
  show()
})

test('a worker makes the first Intl object, and ends', async ({ page }) => {
  const ended = new Promise<void>((resolve) => page.on('worker', (worker) => worker.on('close', () => resolve())))
  await page.goto('/')
  await ended
})

test('the texts are requested once, with the headers of all requests', async ({ page }) => {
  const requests: Record<string, string>[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/pages/static-languages') requests.push(request.headers())
  })
  await page.goto('/')
  await page.waitForFunction(() => Reflect.get(window, 'early') === undefined)
  const token = await page.locator('meta[name="csrf-token"]').getAttribute('content')
  expect(token).not.toBe('')
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': token })
})

test('a press that begins before the price comes counts: the cart button does not move', async ({ page }) => {
  const tour = await setFreeSeats('KS-211', 20)
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/cart-calculator*', async (route) => {
    await answered.promise
    await route.continue()
  })
  await visit(page, tourUrl(tour, tr))
  const card = bookingCard(page, tr)
  const { x, y, width, height } = (await card.getByRole('button', { name: tr.t('booking.add') }).boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  answered.resolve()
  await expect(card.locator('[data-plan]')).toBeVisible()
  await page.mouse.up()
  await expect(card.getByText(tr.t('booking.in_cart'))).toBeVisible()
})
