import type { Locator } from '@playwright/test'
import { orderTotalsOf } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { tr } from '../locale.ts'
import { bookingCard, contractBoxes, newCustomer, openParty, visit } from '../visitor.ts'

const { t, money } = tr
const maxTaps = 16
/** Two adults, from a card of the home page: no choice is needed. */
const maxTapsOfTwo = 6
const maxFields = 6

test('a family finds Cappadocia in May on a phone and books it, with the same price at every step', async ({
  newVisitor,
}) => {
  const page = await newVisitor({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const person = newCustomer()
  let [taps, fields] = [0, 0]
  const tap = async (place: Locator) => {
    taps++
    await place.tap()
  }
  const type = async (place: Locator, text: string) => {
    fields++
    await place.fill(text)
  }
  /** Opening a list of choices and choosing are two taps. */
  const choose = async (place: Locator, label: string) => {
    taps += 2
    // As a tap does: the field before loses the focus, and its list closes.
    await place.focus()
    await place.selectOption({ label })
  }

  await visit(page, '/')
  const main = page.getByRole('main')
  await type(main.getByLabel(t('home.where')), 'Kapadokya')
  const month = main.getByLabel(t('home.when'))
  await choose(month, (await month.getByRole('option', { name: /^Mayıs / }).textContent())!)
  await tap(partyButton(main, '2 yetişkin'))
  await tap(main.getByRole('button', { name: `${t('booking.children')}: ${t('ui.more')}` }))
  await choose(main.getByLabel(t('booking.child_age', { n: 1 })), t('booking.age', { n: 5 }))
  await tap(main.getByRole('button', { name: t('list.party_done'), exact: true }))
  await tap(main.getByRole('button', { name: t('home.search') }))

  await expect(page).toHaveURL(/^[^?]*\/tur-ara\?search=Kapadokya&month=\d{4}-05&yetiskin=2&cocuk=5$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('search.results_for', { search: 'Kapadokya' }))
  const card = main.getByRole('article').first()
  const price = await priceOn(card, '2 yetişkin, 1 çocuk')
  await tap(card.getByRole('heading').getByRole('link'))

  await expect(page).toHaveURL(/\/tur\/[^?]+\?tarih=\d{4}-05-\d\d&yetiskin=2&cocuk=5$/)
  await tap(page.locator('[data-bottom-bar]').getByRole('button').first())
  const booking = page.getByRole('dialog', { name: t('booking.title') })
  await expect(booking.getByText(`${t('booking.total')}: ${price}`)).toBeAttached()
  await expect(booking.getByRole('list', { name: t('cart.pay_ways') })).toContainText(t('cart.pay_havale'))
  await tap(booking.getByRole('button', { name: t('booking.book') }))

  await expect(page.getByRole('heading', { name: t('checkout.title') })).toBeVisible()
  await expect(main.getByText(price).first()).toBeVisible()
  for (const name of ['name', 'city', 'email', 'phone'] as const)
    await type(page.getByRole('textbox', { name: t(`checkout.${name}`) }), person[name])
  for (const box of await contractBoxes(page, tr).all()) await tap(box)
  await tap(main.locator('button[type=submit]'))

  await page.waitForURL(/rezervasyon-sonuc/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Yeriniz /)
  await expect(main.getByText(price, { exact: true }).first()).toBeVisible()
  const [order] = await orderTotalsOf(person.email)
  expect(money(order!)).toBe(price)
  expect(taps, 'taps').toBeLessThanOrEqual(maxTaps)
  expect(fields, 'typed fields').toBeLessThanOrEqual(maxFields)
})

test('two adults book a tour of the home page on a phone with six taps', async ({ newVisitor }) => {
  const page = await newVisitor({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const person = newCustomer()
  let taps = 0
  const tap = async (place: Locator) => {
    taps++
    await place.tap()
  }
  await visit(page, '/')
  const main = page.getByRole('main')
  const card = main
    .getByRole('article')
    .filter({ hasText: /2 yetişkin: / })
    .first()
  await tap(card.getByRole('heading').getByRole('link'))
  await tap(page.locator('[data-bottom-bar]').getByRole('button').first())
  await tap(page.getByRole('dialog').getByRole('button', { name: t('booking.book') }))
  await expect(page).toHaveURL('/kayit')
  for (const name of ['name', 'city', 'email', 'phone'] as const)
    await page.getByRole('textbox', { name: t(`checkout.${name}`) }).fill(person[name])
  for (const box of await contractBoxes(page, tr).all()) await tap(box)
  await tap(main.locator('button[type=submit]'))
  await page.waitForURL(/rezervasyon-sonuc/)
  expect(await orderTotalsOf(person.email)).toHaveLength(1)
  expect(taps, 'taps').toBeLessThanOrEqual(maxTapsOfTwo)
})

test('a date on a card opens the tour at that date, and the party is asked once for all tours', async ({ page }) => {
  await visit(page, '/tur-ara?search=Tayland&sort=date')
  const main = page.getByRole('main')
  await partyButton(main, '2 yetişkin').click()
  const less = main.getByRole('button', { name: `${t('booking.adults')}: ${t('ui.less')}` })
  await less.click()
  await page.keyboard.press('Escape')
  await expect(partyButton(main, '1 yetişkin')).toBeFocused()
  await expect(less).toBeHidden()
  for (const sort of ['nights', 'date']) {
    await main.getByLabel(t('list.sort')).selectOption(sort)
    await expect(page).toHaveURL(new RegExp(`\\?search=Tayland&sort=${sort}&yetiskin=1$`))
  }

  // A tour that no other journey orders, so that its next departure has seats for all parties.
  const card = main.getByRole('article').filter({ hasText: 'Tayland: Bangkok ve Phuket' })
  await expect(card.getByText(/^1 yetişkin: /)).toBeVisible()
  const date = card
    .getByRole('list', { name: t('list.next_dates') })
    .getByRole('link')
    .first()
  const start_date = (await date.getByRole('time').getAttribute('datetime'))!
  await date.click()
  await expect(page).toHaveURL(new RegExp(`\\?tarih=${start_date}&yetiskin=1$`))
  const booking = bookingCard(page, tr)
  await expect(booking.getByLabel(t('booking.departure'))).toHaveValue(start_date)
  await openParty(booking, tr)
  await expect(booking.getByRole('group', { name: /^Yetişkin/ }).getByRole('status')).toHaveText('1')

  // The address no longer names the old party, and other pages and documents have the new one.
  await booking.getByRole('button', { name: `${t('booking.adults')}: ${t('ui.more')}` }).click()
  await booking.getByRole('button', { name: `${t('booking.adults')}: ${t('ui.more')}` }).click()
  await expect(page).toHaveURL(new RegExp(`\\?tarih=${start_date}$`))
  await page.goBack()
  await expect(partyButton(main, '3 yetişkin')).toBeVisible()
  await visit(page, '/')
  await expect(partyButton(main, '3 yetişkin')).toBeVisible()
  await expect(main.getByText(/^3 yetişkin: /).first()).toBeVisible()
})

function partyButton(place: Locator, party: string): Locator {
  return place.getByRole('button', { name: t('list.party_of', { party }), exact: true })
}

/** The price that a card prints for a party. */
async function priceOn(card: Locator, party: string): Promise<string> {
  const [before = '', after = ''] = t('list.party_price', { party, price: '|' }).split('|')
  const line = card.getByText(new RegExp(`^${before}`))
  await expect(line).toBeVisible()
  return (await line.textContent())!.replace(before, '').replace(after, '').trim()
}
