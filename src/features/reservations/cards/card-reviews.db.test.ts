import { expect, test } from 'vitest'
import { expireHolds } from '../orders/order-transitions.commands.server.ts'
import { remindOfPayments } from '../reminders/reminders.commands.server.ts'
import { cardAgency } from './card-agency.fixture.ts'
import { findCardAttempts } from './card-attempts.queries.server.ts'
import { askAboutOpenAttempts } from './cards.commands.server.ts'
import { attemptNews } from './site/attempt-news.ts'

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

/** What the customer was written after a refusal, and its link. */
const refusals = () =>
  agency.db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'body_text'])
    .where('message_key', 'like', 'card-refused:%')
    .execute()

test('a review that refuses is written to the customer once, who has a day to pay in another way', async () => {
  const { placed, payment } = await reviewed()
  after(days(3))
  payment.review = -1
  await Promise.all([askAboutOpenAttempts(cards.api.services), askAboutOpenAttempts(cards.api.services)])
  await cards.notify(payment)
  expect(await moneyOf(placed)).toEqual([])
  const { attempt, ...offer } = await offerOf(placed)
  expect([offer.is_offered, attempt]).toMatchObject([true, { status: 'reddedildi', is_reviewed: false }])
  expect(attemptNews(attempt!, agency.clock.now)).toBe('declined')
  const mails = await refusals()
  expect(mails).toEqual([
    {
      recipient: 'ayse@musteri.example',
      subject: `Kart ödemeniz kabul edilmedi: ${placed.order_no}`,
      body_text: expect.stringMatching(/Yeriniz 25 Kasım 2026 13\.00’e kadar tutuluyor/),
    },
  ])
  const { events, hold_until } = await agency.read(placed.id)
  expect(events.map(({ kind, action, by }) => [kind, action, by]).slice(-2)).toEqual([
    ['odeme', 'kart-ret', null],
    ['opsiyon', null, null],
  ])
  expect(hold_until).toBe('2026-11-25T10:00:00.000Z')
  expect(await expireHolds(agency.db, agency.clock.now)).toBe(0)
  after(days(4))
  expect(await expireHolds(agency.db, agency.clock.now)).toBe(1)
})

test('a refusal before the end of the hold leaves it as it is', async () => {
  const { placed, payment } = await reviewed()
  await agency.db
    .updateTable('orders')
    .set({ hold_until: new Date('2026-11-25T10:00:00Z') })
    .where('id', '=', placed.id)
    .execute()
  const before = await agency.read(placed.id)
  payment.review = -1
  after(60)
  await askAboutOpenAttempts(cards.api.services)
  const { hold_until, events } = await agency.read(placed.id)
  expect(hold_until).toBe(before.hold_until)
  expect(events.at(-1)).toMatchObject({ kind: 'odeme', action: 'kart-ret' })
})

test('a refused balance of a confirmed order names no hold, and that of a cancelled one asks for nothing', async () => {
  const confirmed = await order()
  await pay(await begin(confirmed, deposit))
  const balance = await begin(confirmed, 1000)
  balance.review = 0
  await pay(balance)
  const { placed, payment } = await reviewed()
  await agency.db.updateTable('orders').set({ status: 'iptal' }).where('id', '=', placed.id).execute()
  for (const each of [balance, payment]) each.review = -1
  after(60)
  await askAboutOpenAttempts(cards.api.services)
  const texts = (await refusals()).map(({ body_text }) => body_text)
  expect(texts).toEqual([
    expect.stringContaining('tutar alınmadı. Rezervasyon sayfanızdan başka bir kartla'),
    expect.stringContaining('tutar alınmadı. Kartınızda bekleyen bir tutar'),
  ])
  expect((await agency.read(confirmed.id)).status).toBe('onayli')
})

test('a declined card that nobody reviewed is not written about: the customer is at the page', async () => {
  const placed = await order()
  const payment = await begin(placed, deposit)
  await cards.simulator.act(payment.token, 'decline')
  await cards.notify(payment)
  expect((await offerOf(placed)).attempt).toMatchObject({ status: 'reddedildi' })
  expect(await refusals()).toEqual([])
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
