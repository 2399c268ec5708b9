import { randomUUID } from 'node:crypto'
import type { Locator, Page, Response } from '@playwright/test'
import type { Amount, ArrangedDeparture } from './agency.ts'
import { expect } from './journey.ts'
import type { Locale } from './locale.ts'

/** What several journeys do in the same way. */
export type Party = { adults: number; ages: number[] }

export type Customer = { name: string; city: string; email: string; phone: string; message: string }

/** A person nobody has met, so that their orders are theirs alone. */
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
 * Opens an address and waits until its scripts have taken over, so that what a journey does next is answered at once.
 * What is pressed earlier is answered then (early.journey.ts).
 */
export async function visit(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  return response
}

/** Nothing fades or moves any more. It is asked at every frame: an expectation would ask after a tenth, a quarter, half a second. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().length === 0)
}

export function tourUrl({ seo_name, start_date }: ArrangedDeparture, { path }: Locale): string {
  return `${path(`/tur/${seo_name}`)}?tarih=${start_date}`
}

/** The card beside the text of a tour, with date, party and price. */
export function bookingCard(page: Page, { t }: Locale): Locator {
  return page.getByRole('region', { name: t('booking.title') })
}

export async function chooseParty(
  card: Locator,
  { start_date }: ArrangedDeparture,
  party: Party,
  words: Locale,
): Promise<void> {
  const { t } = words
  await card.getByLabel(t('booking.departure')).selectOption(start_date)
  await setCount(card, t('booking.adults'), party.adults, words)
  await setCount(card, t('booking.children'), party.ages.length, words)
  for (const [index, age] of party.ages.entries()) {
    await card.getByLabel(t('booking.child_age', { n: index + 1 })).selectOption(ageText(age, words))
  }
}

export function ageText(age: number, { t }: Locale): string {
  return age === 0 ? t('booking.age_baby') : t('booking.age', { n: age })
}

/** Presses more or less until the number is there. */
async function setCount(card: Locator, label: string, wanted: number, { t }: Locale): Promise<void> {
  // Anchored: the hint of another stepper may speak of adults too.
  const group = card.getByRole('group', { name: new RegExp(`^${label}`) })
  const value = group.getByRole('status')
  await expect(value).toHaveText(/^\d+$/)
  for (let now = Number(await value.textContent()); now !== wanted; ) {
    const isMore = now < wanted
    now += isMore ? 1 : -1
    await group.getByRole('button', { name: `${label}: ${t(isMore ? 'ui.more' : 'ui.less')}` }).click()
    await expect(value).toHaveText(String(now))
  }
}

/** Opens the tour at the arranged date, chooses the party, checks its price and puts it into the cart. */
export async function addToCart(
  page: Page,
  tour: ArrangedDeparture,
  party: Party,
  total: Amount,
  words: Locale,
): Promise<void> {
  const { t } = words
  await visit(page, tourUrl(tour, words))
  const card = bookingCard(page, words)
  await chooseParty(card, tour, party, words)
  await expectTotal(card, total, words)
  await card.getByRole('button', { name: t('booking.add') }).click()
  await expect(card.getByText(t('booking.in_cart'))).toBeVisible()
}

/** What is said to a screen reader and what is seen. */
export async function expectTotal(card: Locator, total: Amount, { t, money }: Locale): Promise<void> {
  await expect(card.getByText(`${t('booking.total')}: ${money(total)}`)).toBeAttached()
  await expect(card.getByText(money(total), { exact: true }).last()).toBeVisible()
}

export async function goToCheckout(page: Page, { t, path }: Locale): Promise<void> {
  await visit(page, path('/rezervasyon-olustur'))
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

/** The boxes that must be ticked; the one for news is not among them. */
export function contractBoxes(page: Page, { t }: Pick<Locale, 't'>): Locator {
  const [before = '', after = ''] = t('checkout.accept', { name: '|' }).split('|')
  return page.getByRole('checkbox', { name: new RegExp(`^${before}.+${after}$`) })
}

export async function acceptContracts(page: Page, words: Locale): Promise<void> {
  const boxes = contractBoxes(page, words)
  await expect(boxes).not.toHaveCount(0)
  for (const box of await boxes.all()) await box.check()
}

export function submitButton(page: Page, total: Amount, { t, money }: Locale): Locator {
  return page.getByRole('button', { name: t('checkout.submit', { amount: money(total) }), exact: true })
}

/** On the page of the result. @returns the number it shows. */
export async function expectResult(page: Page, order_no: string, { t, path }: Locale): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${path('/rezervasyon-sonuc')}\\?`))
  const main = page.getByRole('main')
  await expect(main.getByText(t('result.order_no'), { exact: true })).toBeVisible()
  await expect(main.getByText(order_no, { exact: true }).first()).toBeVisible()
}
