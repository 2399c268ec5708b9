import type { Page } from '@playwright/test'
import { formatDay, formatDayRange, formatInstant, formatMonth, monthOf } from '#src/base/dates.ts'
import { type Amount, type ArrangedDeparture, leaveSeats, orderTotalsOf, priceOf, seatsLeft } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { en, type Locale, tr } from '../locale.ts'
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

const party = { adults: 2, ages: [8] }

test('a family books the last three seats, from the menu to the bank account, and the next visitor finds none', async ({
  page,
  newVisitor,
  expectTrouble,
}) => {
  expectTrouble(/409/) // what the second visitor is told of the price
  const tour = await leaveSeats('YI-102', 3)
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
  expect(await seatsLeft(tour)).toBe(0)
  await expectSoldOut(await newVisitor(), tour, tr)
})

test('the same in English, from the search box, with English addresses and texts', async ({
  page,
  newVisitor,
  expectTrouble,
}) => {
  expectTrouble(/409/)
  const tour = await leaveSeats('AV-311', 3, 'en')
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
  expect(await seatsLeft(tour)).toBe(0)
  await expectSoldOut(await newVisitor({ locale: 'en-GB' }), tour, en)
})

/** The filter stands in the address, can be taken off again, and survives a reload. */
async function filterByMonth(page: Page, { name, start_date }: ArrangedDeparture, { lang, t }: Locale): Promise<void> {
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

/** From the page of the tour to the result; the same total on every screen. */
async function book(page: Page, tour: ArrangedDeparture, total: Amount, words: Locale): Promise<void> {
  const { lang, t, path, money } = words
  const person = newCustomer()
  const amount = money(total)
  await expect(page).toHaveURL(path(`/tur/${tour.seo_name}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tour.name)

  const card = bookingCard(page, words)
  await chooseParty(card, tour, party, words)
  await expectTotal(card, total, words)
  await expectLinesAddUp(page, total, words)
  await expect(card.getByText(t('booking.seats_left', { n: 3 }))).toBeVisible()
  await card.getByRole('button', { name: t('booking.add') }).click()
  await card.getByRole('link', { name: t('booking.to_cart') }).click()

  await expect(page).toHaveURL(path('/rezervasyon-olustur'))
  const items = page.getByRole('list', { name: t('cart.items') })
  await expect(items.getByRole('link', { name: tour.name })).toBeVisible()
  await expect(items.getByText(formatDayRange(tour.start_date, tour.end_date, lang))).toBeVisible()
  await expect(items.getByText(amount, { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: t('cart.summary') }).getByText(amount, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: t('cart.continue') }).click()

  await expect(page).toHaveURL(path('/kayit'))
  await fillBilling(page, person, words)
  await readContracts(page, [tour.name, amount, person.name], words)
  await submitButton(page, total, words).click()

  await page.waitForURL(/rezervasyon-sonuc/)
  const orders = await orderTotalsOf(person.email)
  expect(orders).toMatchObject([{ ...total, status: 'opsiyonlu' }])
  const { order_no, hold_until } = orders[0]!
  await expectResult(page, order_no, words)
  const main = page.getByRole('main')
  // A time is written 14.05 in Turkish, 14:05 in English; what follows it is the language's affair.
  const deadline = new RegExp(formatInstant(hold_until, lang).replace(':', '[.:]'))
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(deadline)
  await expect(main.getByText(amount, { exact: true }).first()).toBeVisible()
  await expect(main.getByText(/^TR\d{2}( ?\d{4}){5} ?\d{2}$/).first()).toBeVisible()
  await expect(main.getByText(tour.name).first()).toBeVisible()
}

/** What the price lines say in the calculator's answer is what stands on the page. */
async function expectLinesAddUp(page: Page, total: Amount, words: Locale): Promise<void> {
  const lines = bookingCard(page, words)
    .getByRole('region', { name: words.t('booking.lines') })
    .getByRole('listitem')
  await expect(lines).toHaveCount(2)
  const amounts = (await lines.allInnerTexts()).map((text) => text.trim().split('\n').at(-1)!)
  const sum = amounts.map((text) => Number(text.replace(/\D/g, ''))).reduce((one, other) => one + other)
  expect(sum).toBe(total.amount)
}

/** Each contract is read in its dialog, filled with this order, and accepted there. */
async function readContracts(page: Page, facts: string[], words: Locale): Promise<void> {
  const { t } = words
  const boxes = contractBoxes(page, words)
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

/** On the page, in the address of that date, and in the calculator's answer. */
async function expectSoldOut(page: Page, tour: ArrangedDeparture, words: Locale): Promise<void> {
  const { lang, t, path } = words
  const days = formatDayRange(tour.start_date, tour.end_date, lang)
  await visit(page, tourUrl(tour, words))
  await expect(page.getByText(t('booking.date_gone', { date: formatDay(tour.start_date, lang) })).first()).toBeVisible()
  const monthName = page.getByRole('heading', { name: formatMonth(tour.start_date, lang), exact: true })
  const month = page.getByRole('group').filter({ has: monthName })
  if ((await month.getAttribute('open')) === null) await monthName.click()
  const row = month.getByRole('row', { name: days })
  await expect(row.getByText(t('tour.status_dolu'))).toBeVisible()
  await expect(row.getByRole('button')).toHaveCount(0)
  const option = bookingCard(page, words).getByRole('option', { name: days })
  await expect(option).toHaveText(new RegExp(`${t('tour.status_dolu')}$`))
  await expect(option).toBeDisabled()

  const asked = { token: tour.token, tourDate: tour.start_date, peopleQuantity: '1' }
  const answer = await page.request.post(`/api/cart-calculator?lang=${lang}`, { form: asked })
  expect(answer.status()).toBe(409)
  expect(await answer.json()).toMatchObject({ success: false, message: t('errors.no_seats'), seats_left: 0 })
  await visit(page, path('/'))
}
