import { randomUUID } from 'node:crypto'
import type { Locator, Page, Response } from '@playwright/test'
import type { Amount, TestDeparture } from './agency.ts'
import { expect } from './journey.ts'
import type { Locale } from './locale.ts'

export type Party = { adults: number; ages: number[] }

export type Customer = { name: string; city: string; email: string; phone: string; message: string }

/** A new customer whose e-mail identifies their orders. */
export function newCustomer(): Customer {
  return {
    name: 'Ayşe Gülçiçek Işık',
    city: 'Şanlıurfa',
    email: `ayse.${randomUUID().slice(0, 12)}@ornek.example`,
    phone: '0532 000 00 00',
    message: 'Cam kenarı olursa seviniriz; “yer fıstığı” alerjisi var.',
  }
}

/**
 * Opens a URL and waits for hydration, so that the next action is handled immediately. Earlier input is tested in
 * early.journey.ts.
 */
export async function visit(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  return response
}

/** Waits until no animation runs. Polls every frame; `expect` would poll less often. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().length === 0)
}

export function tourUrl({ seo_name, start_date }: TestDeparture, { path }: Locale): string {
  return `${path(`/tur/${seo_name}`)}?tarih=${start_date}`
}

/** The booking card of a tour page, with date, party and price. */
export function bookingCard(page: Page, { t }: Locale): Locator {
  return page.getByRole('region', { name: t('booking.title') })
}

export async function chooseParty(
  card: Locator,
  { start_date }: TestDeparture,
  party: Party,
  locale: Locale,
): Promise<void> {
  const { t } = locale
  await card.getByLabel(t('booking.departure')).selectOption(start_date)
  await openParty(card, locale)
  await setCount(card, t('booking.adults'), party.adults, locale)
  await setCount(card, t('booking.children'), party.ages.length, locale)
  for (const [index, age] of party.ages.entries()) {
    await card.getByLabel(t('booking.child_age', { n: index + 1 })).selectOption(ageText(age, locale))
  }
}

/** Opens the row of the booking card that says who travels. */
export async function openParty(card: Locator, { t }: Pick<Locale, 't'>): Promise<void> {
  await card.getByText(t('booking.people'), { exact: true }).click()
}

export function ageText(age: number, { t }: Locale): string {
  return age === 0 ? t('booking.age_baby') : t('booking.age', { n: age })
}

/** Presses the stepper's buttons until the number is reached. */
async function setCount(card: Locator, label: string, target: number, { t }: Locale): Promise<void> {
  // Anchored, because hints of other steppers may contain the label.
  const group = card.getByRole('group', { name: new RegExp(`^${label}`) })
  const value = group.getByRole('status')
  await expect(value).toHaveText(/^\d+$/)
  for (let now = Number(await value.textContent()); now !== target; ) {
    const isMore = now < target
    now += isMore ? 1 : -1
    await group.getByRole('button', { name: `${label}: ${t(isMore ? 'ui.more' : 'ui.less')}` }).click()
    await expect(value).toHaveText(String(now))
  }
}

/** Opens the tour page at the date, chooses the party, expects the price and adds it to the cart. */
export async function addToCart(
  page: Page,
  tour: TestDeparture,
  party: Party,
  total: Amount,
  locale: Locale,
): Promise<void> {
  const { t } = locale
  await visit(page, tourUrl(tour, locale))
  const card = bookingCard(page, locale)
  await chooseParty(card, tour, party, locale)
  await expectTotal(card, total, locale)
  await card.getByRole('button', { name: t('booking.add') }).click()
  await expect(card.getByText(t('booking.in_cart'))).toBeVisible()
}

/** Expects the total as announced and as displayed. */
export async function expectTotal(card: Locator, total: Amount, { t, money }: Locale): Promise<void> {
  await expect(card.getByText(`${t('booking.total')}: ${money(total)}`)).toBeAttached()
  await expect(card.getByText(money(total), { exact: true }).last()).toBeVisible()
}

/** By the links of the booking card and the cart. */
export async function goToCheckout(page: Page, locale: Locale): Promise<void> {
  const { t } = locale
  await bookingCard(page, locale)
    .getByRole('link', { name: t('booking.to_cart') })
    .click()
  await page.getByRole('link', { name: t('cart.continue') }).click()
  await expect(page.getByRole('heading', { name: t('checkout.title') })).toBeVisible()
}

export async function fillBilling(page: Page, person: Customer, { t }: Locale): Promise<void> {
  await page.getByRole('textbox', { name: t('checkout.name') }).fill(person.name)
  await page.getByRole('textbox', { name: t('checkout.city') }).fill(person.city)
  await page.getByRole('textbox', { name: t('checkout.email') }).fill(person.email)
  await page.getByRole('textbox', { name: t('checkout.phone') }).fill(person.phone)
  await page.getByRole('textbox', { name: t('checkout.message') }).fill(person.message)
}

export async function expectBilling(page: Page, person: Customer, { t }: Locale): Promise<void> {
  await expect(page.getByRole('textbox', { name: t('checkout.name') })).toHaveValue(person.name)
  await expect(page.getByRole('textbox', { name: t('checkout.city') })).toHaveValue(person.city)
  await expect(page.getByRole('textbox', { name: t('checkout.email') })).toHaveValue(person.email)
  await expect(page.getByRole('textbox', { name: t('checkout.phone') })).toHaveValue(person.phone)
  await expect(page.getByRole('textbox', { name: t('checkout.message') })).toHaveValue(person.message)
  for (const box of await contractBoxes(page, { t }).all()) await expect(box).toBeChecked()
}

/** Checkboxes of the contracts, without the newsletter. */
export function contractBoxes(page: Page, { t }: Pick<Locale, 't'>): Locator {
  const [before = '', after = ''] = t('checkout.accept', { name: '|' }).split('|')
  return page.getByRole('checkbox', { name: new RegExp(`^${before}.+${after}$`) })
}

export async function acceptContracts(page: Page, locale: Locale): Promise<void> {
  const boxes = contractBoxes(page, locale)
  await expect(boxes).not.toHaveCount(0)
  for (const box of await boxes.all()) await box.check()
}

export function submitButton(page: Page, total: Amount, { t, money }: Locale): Locator {
  const name = `${t('checkout.submit')} ${t('checkout.submit_total', { amount: money(total) })}`
  return page.getByRole('button', { name, exact: true })
}

/** Expects the result page of an order. */
export async function expectResult(page: Page, order_no: string, { t, path }: Locale): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${path('/rezervasyon-sonuc')}\\?`))
  const main = page.getByRole('main')
  await expect(main.getByText(t('result.order_no'), { exact: true })).toBeVisible()
  await expect(main.getByText(order_no, { exact: true }).first()).toBeVisible()
}
