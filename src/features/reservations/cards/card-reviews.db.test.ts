import { expect, test } from 'vitest'
import { expireHolds } from '../orders/order-transitions.commands.server.ts'
import { remindOfPayments } from '../reminders/reminders.commands.server.ts'
import { cardAgency } from './card-agency.fixture.ts'
import { findCardAttempts } from './card-attempts.queries.server.ts'
import { askAboutOpenAttempts } from './cards.commands.server.ts'

/** Payments that iyzico took and reviews against fraud. */
const cards = cardAgency()
const { agency, after, order, begin, beginWith, pay, offerOf, moneyOf } = cards
const deposit = 5000
const days = (count: number) => count * 24 * 60

/** An order whose deposit is under review. */
async function reviewed() {
  const placed = await order()
  const payment = await begin(placed, deposit)
  payment.review = 0
  await pay(payment)
  return { placed, payment }
}

test('while a payment is under review its order keeps its seats, is not reminded, and nothing else is charged', async () => {
  const { placed } = await reviewed()
  expect([await moneyOf(placed), (await agency.read(placed.id)).status]).toEqual([[], 'opsiyonlu'])
  expect(await offerOf(placed)).toMatchObject({ is_offered: false, attempt: { status: 'acik', is_reviewed: true } })
  expect(await findCardAttempts(agency.db, placed.id)).toMatchObject([{ status: 'acik', is_reviewed: true }])
  after(40)
  const again = await beginWith(placed, { amount: deposit, currency: 'TRY' })
  expect([again.status, again.body.message]).toEqual([409, expect.stringMatching(/güvenlik incelemesinde/)])
  after(days(4))
  await askAboutOpenAttempts(cards.api.services)
  expect(await expireHolds(agency.db, agency.clock.now)).toBe(0)
  expect(await remindOfPayments(cards.api.services)).toBe(0)
  expect((await offerOf(placed)).attempt).toMatchObject({ status: 'acik', is_reviewed: true })
})

test('a review that passes pays the order, after days too', async () => {
  const { placed, payment } = await reviewed()
  after(days(3))
  payment.review = 1
  await askAboutOpenAttempts(cards.api.services)
  expect(await moneyOf(placed)).toMatchObject([{ status: 'eslesti', method: 'kart' }])
  expect((await agency.read(placed.id)).status).toBe('onayli')
  expect((await offerOf(placed)).attempt).toMatchObject({ status: 'alindi', is_reviewed: false })
})

test('a review that refuses leaves the order as it was: it can be paid again, and its hold ends', async () => {
  const { placed, payment } = await reviewed()
  after(60)
  payment.review = -1
  await askAboutOpenAttempts(cards.api.services)
  expect(await moneyOf(placed)).toEqual([])
  expect(await offerOf(placed)).toMatchObject({ is_offered: true, attempt: { status: 'reddedildi' } })
  after(days(2))
  expect(await expireHolds(agency.db, agency.clock.now)).toBe(1)
})

test('a failure of the provider in between does not end a review', async () => {
  const { placed, payment } = await reviewed()
  after(days(2))
  payment.trouble = 'Sistem hatası'
  await askAboutOpenAttempts(cards.api.services)
  expect(await expireHolds(agency.db, agency.clock.now)).toBe(0)
  payment.trouble = ''
  payment.review = 1
  after(days(3))
  await askAboutOpenAttempts(cards.api.services)
  expect(await moneyOf(placed)).toMatchObject([{ status: 'eslesti', method: 'kart' }])
})

test('a payment under review after a declined card on the same page protects the order too', async () => {
  const placed = await order()
  const payment = await begin(placed, deposit)
  await cards.simulator.act(payment.token, 'decline')
  await cards.notify(payment)
  expect(await offerOf(placed)).toMatchObject({ is_offered: true, attempt: { status: 'reddedildi' } })
  payment.review = 0
  await pay(payment)
  expect(await offerOf(placed)).toMatchObject({
    is_offered: false,
    attempt: { status: 'acik', is_reviewed: true, refusal: '' },
  })
  after(days(3))
  expect(await expireHolds(agency.db, agency.clock.now)).toBe(0)
  payment.review = 1
  await askAboutOpenAttempts(cards.api.services)
  expect(await moneyOf(placed)).toMatchObject([{ status: 'eslesti', method: 'kart' }])
})
