import { expect, test } from 'vitest'
import { expireHolds } from '#src/features/orders/book/order-transitions.commands.server.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { remindOfPayments } from '../reminders/reminders.commands.server.ts'
import { cardAgency } from './card-agency.fixture.ts'
import { decideAttempt } from './card-results.commands.server.ts'
import { askAboutOpenAttempts } from './cards.commands.server.ts'
import { findCardAttempts } from './cards.queries.server.ts'
import { openForReview } from './cards.store.server.ts'
import { attemptNews } from './site/attempt-news.ts'

/** Payments that iyzico took and reviews against fraud. */
const cards = cardAgency()
const { agency, state, after, order, begin, beginWith, pay, offerOf, moneyOf } = cards
const deposit = 5000
/** End of the mail to whom nothing is left to pay. */
const nothingToDo = 'sizden bir şey yapmanız beklenmiyor'
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
  expect(attemptNews(attempt!, agency.clock.now)).toBe('refused')
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
  // It is no word of staff for the buyer, and the rate of the first hold does not come back.
  expect((await agency.db.selectFrom('unpaid_seats').select('seats').execute()).length).toBeGreaterThan(0)
  const { rate_until } = await agency.db.selectFrom('orders').select('rate_until').executeTakeFirstOrThrow()
  expect(rate_until).toEqual(new Date('2026-11-22T10:00:00Z'))
  expect(await expireHolds(agency.db, agency.clock.now)).toBe(0)
  after(days(4))
  expect(await expireHolds(agency.db, agency.clock.now)).toBe(1)
})

test('a refusal before the end of the hold leaves it is', async () => {
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
    expect.stringContaining('kalkar. Rezervasyon sayfanızdan başka bir kartla'),
    expect.stringContaining(nothingToDo),
  ])
  expect((await agency.read(confirmed.id)).status).toBe('onayli')
})

test('a refusal after the first day of travel holds nothing any more, and asks for nothing', async () => {
  state.tour = await insertSoldTour(agency.db, { start_date: '2026-11-23' })
  const { placed, payment } = await reviewed()
  const { hold_until } = await agency.read(placed.id)
  payment.review = -1
  after(days(4))
  await askAboutOpenAttempts(cards.api.services)
  expect((await agency.read(placed.id)).hold_until).toBe(hold_until)
  expect((await refusals()).map(({ body_text }) => body_text)).toEqual([expect.stringContaining(nothingToDo)])
})

test.each(['a cancellation is asked for', 'the rest was reported'])('nothing is asked for when %s', async (what) => {
  const placed = await order()
  await pay(await begin(placed, deposit))
  const payment = await begin(placed, 1000)
  payment.review = 0
  await pay(payment)
  const of = { order_id: placed.id, note: '' }
  if (what.includes('cancel'))
    await agency.db
      .insertInto('order_events')
      .values({ ...of, kind: 'iptal-istegi' })
      .execute()
  else
    await agency.db
      .insertInto('payments')
      .values({ order_id: placed.id, amount: 15_000_00, currency: 'TRY', paid_on: '2026-11-21', sender: 'AYŞE' })
      .execute()
  payment.review = -1
  after(60)
  await askAboutOpenAttempts(cards.api.services)
  expect((await refusals()).map(({ body_text }) => body_text)).toEqual([expect.stringContaining(nothingToDo)])
})

test('of a question asked before the refusal, a late answer does not open the payment again', async () => {
  const { payment } = await reviewed()
  after(60)
  const asked = agency.clock.now
  payment.review = -1
  after(61)
  await askAboutOpenAttempts(cards.api.services)
  const attempt = () => agency.db.selectFrom('card_attempts').selectAll().executeTakeFirstOrThrow()
  await openForReview(agency.db, await attempt(), asked)
  expect(await attempt()).toMatchObject({ status: 'reddedildi' })
  await openForReview(agency.db, await attempt(), new Date(asked.getTime() + 120_000))
  expect(await attempt()).toMatchObject({ status: 'acik' })
})

test('whoever asked before the review began still tells the customer of its refusal', async () => {
  const placed = await order()
  const payment = await begin(placed, deposit)
  const known = await agency.db.selectFrom('card_attempts').selectAll().executeTakeFirstOrThrow()
  payment.review = 0
  await pay(payment)
  await decideAttempt(cards.api.services, known, { state: 'reddedildi', refusal: '' })
  expect((await refusals()).length).toBe(1)
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
