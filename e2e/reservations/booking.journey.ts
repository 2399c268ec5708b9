import type { Page } from '@playwright/test'
import {
  formatDay,
  formatDayRange,
  formatDeadline,
  formatMonth,
  formatShortDayRange,
  monthOf,
} from '#src/base/dates.ts'
import { type Amount, freeSeats, orderTotalsOf, priceOf, setFreeSeats, type TestDeparture } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { en, type Locale, tr } from '../locale.ts'
import { differsFromServer, translatePages } from '../other-browsers.ts'
import {
  bookingCard,
  chooseParty,
  contractBoxes,
  expectResult,
  expectTotal,
  fillBilling,
  newCustomer,
  submitButton,
  tourUrl,
  visit,
} from '../visitor.ts'

test.use({ isOldBrowser: true })

const party = { adults: 2, ages: [8] }

test('a family books the last three seats, from the menu to the bank account, and the tour is then sold out', async ({
  page,
  newVisitor,
  expectErrors,
}) => {
  expectErrors(/409/) // price calculation of the second visitor
  const tour = await setFreeSeats('YI-102', 3)
  const total = await priceOf(tour, 2, [8])

  await visit(page, '/')
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Ana menü' })
  await menu.getByRole('link', { name: 'Anadolu Kültür Turları', exact: true }).hover()
  await menu.getByRole('link', { name: 'Kapadokya Turları' }).click()
  await expect(page).toHaveURL('/turlar/kapadokya-turlari')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kapadokya Turları')
  await filterByMonth(page, tour, tr)
  await page.getByRole('link', { name: tour.name }).click()

  await book(page, tour, total, tr)
  expect(await freeSeats(tour)).toBe(0)
  await expectSoldOut(await newVisitor(), tour, tr)
})

test('the same in English, starting from the search, with English URLs and texts, in a browser that translates', async ({
  page,
  context,
  newVisitor,
  expectErrors,
}) => {
  expectErrors(/409/, differsFromServer)
  await translatePages(context)
  const tour = await setFreeSeats('AV-311', 3, 'en')
  const total = await priceOf(tour, 2, [8])

  await visit(page, '/en')
  await page.getByRole('main').getByLabel('Where to?').fill('Rome')
  await page.getByLabel('How?').selectOption('By plane')
  await page.getByRole('button', { name: 'Find a tour' }).click()
  await expect(page).toHaveURL('/en/tur-ara?search=Rome&transporter_types=ucak')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rome')
  await filterByMonth(page, tour, en)
  await page.getByRole('link', { name: tour.name }).click()

  await book(page, tour, total, en)
  expect(await freeSeats(tour)).toBe(0)
  await expectSoldOut(await newVisitor({ locale: 'en-GB' }), tour, en)
})

/** Sets the month filter: it is in the URL, removable, and survives a reload. */
async function filterByMonth(page: Page, { name, start_date }: TestDeparture, { lang, t }: Locale): Promise<void> {
  const month = formatMonth(start_date, lang)
  await page
    .getByRole('region', { name: t('list.month') })
    .getByRole('link', { name: month })
    .click()
  await expect(page).toHaveURL(new RegExp(`[?&]month=${monthOf(start_date)}`))
  await expect(page.getByRole('link', { name: t('list.remove', { name: month }) })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: t('list.remove', { name: month }) })).toBeVisible()
  await expect(page.getByRole('link', { name })).toBeVisible()
}

/** From the tour page to the result page, expecting the same total on every screen. */
async function book(page: Page, tour: TestDeparture, total: Amount, locale: Locale): Promise<void> {
  const { lang, t, path, money } = locale
  const person = newCustomer()
  const amount = money(total)
  await expect(page).toHaveURL(
    new RegExp(`${path(`/tur/${tour.seo_name}`)}\\?tarih=${monthOf(tour.start_date)}-\\d\\d$`),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tour.name)

  const card = bookingCard(page, locale)
  await chooseParty(card, tour, party, locale)
  await expectTotal(card, total, locale)
  await expectLinesAddUp(page, total, locale)
  await expect(card.getByText(t('booking.seats_left', { n: 3 }))).toBeVisible()
  const plan = (await card.locator('[data-plan]').textContent()) ?? ''
  expect(plan).toContain(t('plan.when_now') + money({ ...total, amount: 0 }))
  await card.getByRole('button', { name: t('booking.add') }).click()
  await card.getByRole('link', { name: t('booking.to_cart') }).click()

  await expect(page).toHaveURL(path('/rezervasyon-olustur'))
  const items = page.getByRole('list', { name: t('cart.items') })
  await expect(items.getByRole('link', { name: tour.name })).toBeVisible()
  await expect(items.getByText(formatDayRange(tour.start_date, tour.end_date, lang))).toBeVisible()
  await expect(items.getByText(amount, { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: t('cart.summary') }).getByText(amount, { exact: true })).toBeVisible()
  await expect(page.locator('[data-plan]')).toHaveText(plan)
  await page.getByRole('link', { name: t('cart.continue') }).click()

  await expect(page).toHaveURL(path('/kayit'))
  await expect(page.locator('[data-plan]')).toHaveText(plan)
  await fillBilling(page, person, locale)
  await readContracts(page, [tour.name, amount, person.name], locale)
  await submitButton(page, total, locale).click()

  await page.waitForURL(/rezervasyon-sonuc/)
  const orders = await orderTotalsOf(person.email)
  expect(orders).toMatchObject([{ ...total, status: 'opsiyonlu' }])
  const { order_no, hold_until } = orders[0]!
  await expectResult(page, order_no, locale)
  const main = page.getByRole('main')
  // Times are 14.05 in Turkish and 14:05 in English.
  const deadline = formatDeadline(hold_until, lang)
  const written = lang === 'tr' ? deadline.replace(':', '.') : deadline
  await expect(main.getByRole('heading', { level: 1 })).toContainText(written)
  await expect(main.getByText(amount, { exact: true }).first()).toBeVisible()
  await expect(main.getByText(/^TR\d{2}( ?\d{4}){5} ?\d{2}$/).first()).toBeVisible()
  await expect(main.getByText(tour.name).first()).toBeVisible()
}

/** Expects that the displayed price lines add up to the total. */
async function expectLinesAddUp(page: Page, total: Amount, locale: Locale): Promise<void> {
  const lines = bookingCard(page, locale)
    .getByRole('region', { name: locale.t('booking.lines') })
    .getByRole('listitem')
  await expect(lines).toHaveCount(2)
  const amounts = (await lines.allInnerTexts()).map((text) => text.trim().split('\n').at(-1)!)
  const sum = amounts.map((text) => Number(text.replace(/\D/g, ''))).reduce((one, other) => one + other)
  expect(sum).toBe(total.amount)
}

/** Reads each contract in its dialog, filled with this order, and accepts it there. */
async function readContracts(page: Page, facts: string[], locale: Locale): Promise<void> {
  const { t } = locale
  const boxes = contractBoxes(page, locale)
  await expect(boxes).toHaveCount(2)
  const readers = page.getByRole('button', { name: new RegExp(`^${t('checkout.read')}: `) })
  await expect(readers).toHaveCount(2)
  for (const [index, reader] of (await readers.all()).entries()) {
    await reader.click()
    const dialog = page.getByRole('dialog')
    for (const fact of facts) await expect(dialog.getByText(fact).first()).toBeVisible()
    await expect(dialog).not.toContainText('{{')
    await dialog.getByRole('button', { name: t('checkout.accept_and_close') }).click()
    await expect(dialog).toBeHidden()
    await expect(boxes.nth(index)).toBeChecked()
  }
}

/** Expects sold out on the page, at the URL of the date, and in the calculator's answer. */
async function expectSoldOut(page: Page, tour: TestDeparture, locale: Locale): Promise<void> {
  const { lang, t } = locale
  const days = formatDayRange(tour.start_date, tour.end_date, lang)
  await visit(page, tourUrl(tour, locale))
  await expect(page.getByText(t('booking.date_gone', { date: formatDay(tour.start_date, lang) })).first()).toBeVisible()
  await page.getByRole('radio', { name: new RegExp(`^${formatMonth(tour.start_date, lang)}`) }).check()
  const row = page.getByRole('row', { name: days })
  await expect(row.getByText(t('tour.status_dolu'))).toBeVisible()
  await expect(row.getByRole('button')).toHaveCount(0)
  const option = bookingCard(page, locale).getByRole('option', {
    name: formatShortDayRange(tour.start_date, tour.end_date, lang),
  })
  await expect(option).toHaveText(new RegExp(`${t('tour.status_dolu')}$`))
  await expect(option).toBeDisabled()

  const requested = { token: tour.token, tourDate: tour.start_date, peopleQuantity: '1' }
  const answer = await page.request.post(`/api/cart-calculator?lang=${lang}`, { form: requested })
  expect(answer.status()).toBe(409)
  expect(await answer.json()).toMatchObject({ success: false, message: t('errors.no_seats'), seats_left: 0 })
}
