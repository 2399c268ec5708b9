import { beforeEach, expect, test } from 'vitest'
import { addDays, dayOf } from '#src/base/dates.ts'
import { expireHolds } from '#src/features/orders/book/order-transitions.commands.server.ts'
import { officeHeaders, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderTopic } from '#src/features/orders/orders.links.ts'
import { cardAgency } from './card-agency.fixture.ts'

const cards = cardAgency()
const { agency, state, after, order, begin, pay, refund } = cards

const bulletin = (day: string, try_rate: number) =>
  agency.db
    .insertInto('exchange_rates')
    .values({ currency: 'EUR', day, try_rate, source: 'tcmb', at: agency.clock.now })
    .execute()

beforeEach(async () => {
  await agency.db.deleteFrom('exchange_rates').execute()
  await bulletin('2026-11-20', 50)
  const prices = { multi_room_price: 1000_00, single_room_price: 1200_00 }
  state.tour = await insertSoldTour(agency.db, { start_date: '2027-04-12', currency: 'EUR', ...prices })
})

/** What a paper says, as it is stored. */
async function paperText({ id }: PlacedOrder, kind: string, subject = 0): Promise<string> {
  const path = `/api/admin/orders/${id}/documents`
  const { status, body } = await cards.api.post<{ data: { id: number } }>(
    path,
    { kind, subject, lang: 'tr' },
    officeHeaders,
  )
  if (status !== 200) throw new Error(JSON.stringify(body))
  const paper = agency.db.selectFrom('papers').select('content').where('id', '=', body.data.id)
  return JSON.stringify((await paper.executeTakeFirstOrThrow()).content)
}
const lastMail = async ({ order_no }: PlacedOrder) =>
  (
    await agency.db
      .selectFrom('outbox')
      .select('body_text')
      .where('topic', '=', orderTopic(order_no))
      .where('recipient', 'like', 'ayse%')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).body_text

test('a hold that begins again does not bring the old rate back; one that is extended keeps it', async () => {
  const [extended, expired] = [await order(), await order()]
  const hold_until = new Date(agency.clock.now.getTime() + 5 * 86_400_000).toISOString()
  const hold = ({ id }: PlacedOrder) => agency.send('PUT', `/${id}/status`, { status: 'opsiyonlu', hold_until })
  expect((await hold(extended)).status).toBe(200)
  after(3 * 24 * 60)
  await bulletin(addDays(dayOf(agency.clock.now), -1), 60)
  await expireHolds(agency.db, agency.clock.now)
  expect((await hold(expired)).status).toBe(200)
  expect((await agency.read(expired.id)).status).toBe('opsiyonlu')
  expect([(await begin(extended, 100, 'EUR')).amount, (await begin(expired, 100, 'EUR')).amount]).toEqual([
    5_000_00, 6_000_00,
  ])
})

test('each payment keeps its own rate: in the office, on its receipt, in its mail, and when it goes back', async () => {
  const placed = await order()
  const first = await begin(placed, 500, 'EUR')
  await pay(first)
  expect(await lastMail(placed)).toContain('Kart tutarı: 25.000 TL (1 € = 50,00 TL, 20 Kasım 2026)')
  after(3 * 24 * 60)
  await bulletin('2026-11-23', 51.5)
  const second = await begin(placed, 100, 'EUR')
  await pay(second)
  expect(await lastMail(placed)).toContain('Kart tutarı: 5.150 TL (1 € = 51,50 TL, 23 Kasım 2026)')
  const paid = (await agency.read(placed.id)).payments
  expect(paid.map(({ card }) => [card!.charged, card!.try_rate, card!.rate_day])).toEqual([
    [25_000, 50, '2026-11-20'],
    [5150, 51.5, '2026-11-23'],
  ])
  const receipts = await Promise.all(paid.map(({ id }) => paperText(placed, 'receipt', id)))
  expect(receipts[0]).toContain('25.000 TL (1 € = 50,00 TL, 20 Kasım 2026)')
  expect(receipts[1]).toContain('5.150 TL (1 € = 51,50 TL, 23 Kasım 2026)')
  expect(await paperText(placed, 'confirmation')).toContain('1 € = 50,00 TL, TCMB satış kuru, 20 Kasım 2026')
  // A newer rate changes nothing about what goes back.
  await bulletin('2026-11-24', 60)
  expect((await refund(placed, paid[1]!.id, 40)).status).toBe(201)
  expect(await lastMail(placed)).toContain('Kart tutarı: 2.060 TL (1 € = 51,50 TL, 23 Kasım 2026)')
  expect((await refund(placed, paid[0]!.id, 500)).status).toBe(201)
  const refundsOf = ({ token }: typeof first) => cards.simulator.payments.byToken(token)!.refunds
  expect([refundsOf(first), refundsOf(second)]).toEqual([[25_000_00], [2060_00]])
  const back = (await agency.read(placed.id)).payments.filter(({ status }) => status === 'iade')
  expect(back.map(({ card }) => [card!.charged, card!.try_rate])).toEqual([
    [2060, 51.5],
    [25_000, 50],
  ])
})

test('parts that go back add up to what was charged, whatever the rate rounds', async () => {
  await agency.db.deleteFrom('exchange_rates').execute()
  await bulletin('2026-11-20', 52.0411)
  const placed = await order()
  const payment = await begin(placed, 100, 'EUR')
  await pay(payment)
  const [paid] = (await agency.read(placed.id)).payments
  for (const part of [33.33, 33.33, 33.34]) expect((await refund(placed, paid!.id, part)).status).toBe(201)
  const { refunds } = cards.simulator.payments.byToken(payment.token)!
  expect(refunds.reduce((all, each) => all + each, 0)).toBe(payment.amount)
})
