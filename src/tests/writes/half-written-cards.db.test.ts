import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Database } from '#src/base/db/connect.server.ts'
import { digestsOf } from '#src/base/db/test-digest.ts'
import { breakable, type Faults } from '#src/base/db/test-faults.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { expireHolds } from '#src/features/orders/book/order-transitions.commands.server.ts'
import { officeHeaders, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { seatsTaken } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { cardAgency } from '#src/features/payments/cards/card-agency.fixture.ts'
import { askAboutOpenRefunds } from '#src/features/payments/cards/card-refunds.commands.server.ts'
import { askAboutOpenAttempts } from '#src/features/payments/cards/cards.commands.server.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { iyzicoNotice } from '#tools/pos-simulator/iyzico.ts'
import type { SimulatedPayment } from '#tools/pos-simulator/payments.ts'
import { paytrNotice } from '#tools/pos-simulator/paytr.ts'

const cards = cardAgency()
const { agency, state, choose, after, order, begin, pay, moneyOf } = cards
const deposit = 5000

/** The same site with statements that fail. */
let breaking: Database
let faults: Faults
let api: TestApi
beforeAll(() => {
  breaking = connect(agency.url)
  faults = breakable(breaking, 'statement')
  api = testApi(endpoints, { ...cards.api.services, db: breaking.db, staff: agency.staff })
})
afterAll(() => breaking.close())

/** When a provider was asked is written beside everything else. */
const digests = () => digestsOf(agency.db, ['app_keys', 'card_attempts'])
const mails = async ({ order_no }: PlacedOrder) =>
  (
    await agency.db.selectFrom('outbox').select('message_key').where('topic', '=', `order ${order_no}`).execute()
  ).filter(({ message_key }) => !message_key.startsWith('order-created'))

async function notify(payment: SimulatedPayment): Promise<number> {
  const { headers, body } = payment.provider === 'iyzico' ? iyzicoNotice(payment) : paytrNotice(payment)
  const url = `https://seyyah.example/api/payments/${payment.provider}/notice`
  return (
    await api.fetch(new Request(url, { method: 'POST', headers: { ...headers }, body }), { address: '192.0.2.9' })
  ).status
}

/** @param hear is repeated until none of its queries breaks. @returns how often it broke */
async function untilHeard(hear: (n: number) => Promise<void>): Promise<number> {
  const before = await digests()
  for (let n = 1; ; n += 1) {
    faults.breakAt(n)
    await hear(n)
    if (!faults.heal()) return n - 1
    expect([n, await digests()]).toEqual([n, before])
  }
}

async function expectTakenOnce(placed: PlacedOrder, payment: SimulatedPayment): Promise<void> {
  expect(await moneyOf(placed)).toMatchObject([{ status: 'eslesti', method: 'kart', amount: 5000_00 }])
  expect((await agency.read(placed.id)).status).toBe('onayli')
  expect(await seatsTaken(agency.db, state.tour.departureId)).toBe(2)
  const told = await mails(placed)
  expect(told.length).toBeGreaterThan(0)
  const written = await digests()
  expect(await notify(payment)).toBe(200)
  await askAboutOpenAttempts(api.services)
  expect(await digests()).toEqual(written)
}

/** A notice of iyzico makes the site ask, as the sweep below does; PayTR's has the result. */
test('a notice that breaks at any query writes nothing, and the next one writes it once', async () => {
  await choose('paytr')
  const placed = await order()
  const payment = await begin(placed, deposit)
  await cards.simulator.act(payment.token, 'pay')
  const broken = await untilHeard(async (n) => {
    const status = await notify(payment)
    expect([n, status]).toEqual([n, status === 200 ? 200 : 503])
  })
  expect(broken).toBeGreaterThan(10)
  await expectTakenOnce(placed, payment)
})

test('a result that the sweep cannot write is written by the next one, once', async () => {
  const placed = await order()
  const payment = await begin(placed, deposit)
  await cards.simulator.act(payment.token, 'pay')
  const broken = await untilHeard(async (n) => {
    // Minutes: each comes when it is time to ask again.
    after(n * 121)
    await askAboutOpenAttempts(api.services).catch(() => {})
  })
  expect(broken).toBeGreaterThan(10)
  await expectTakenOnce(placed, payment)
})

test('money for an expired order takes its seats again as a whole, whatever breaks on the way', async () => {
  const placed = await order()
  const payment = await begin(placed, deposit)
  await cards.simulator.act(payment.token, 'pay')
  after(25 * 60)
  await expireHolds(agency.db, agency.clock.now)
  expect(await seatsTaken(agency.db, state.tour.departureId)).toBe(0)
  const broken = await untilHeard(async () => void (await notify(payment)))
  expect(broken).toBeGreaterThan(10)
  await expectTakenOnce(placed, payment)
})

test('a payment that cannot begin keeps nobody from beginning it again', async () => {
  const placed = await order()
  const wish = { amount: deposit, currency: 'TRY' }
  let n = 1
  for (; ; n += 1) {
    faults.breakAt(n)
    const { status, body } = await api.post(orderApiPath(placed.order_no, placed.key, '/payments'), wish)
    const isBroken = faults.heal()
    // What is kept in memory is read once more when it changed meanwhile, also after a read that broke.
    expect([n, status, body]).toEqual([n, status === 200 ? 200 : 503, body])
    if (status === 200) break
    expect([n, isBroken]).toEqual([n, true])
    // The page of the provider is opened, or it is not: none that waits is left behind.
    expect([n, (await openAttempts()).length]).toEqual([n, 0])
  }
  expect(n).toBeGreaterThan(15)
  expect(await openAttempts()).toMatchObject([{ amount: 5000_00 }])
  expect(await moneyOf(placed)).toEqual([])
})
const openAttempts = () => agency.db.selectFrom('card_attempts').select('amount').where('status', '=', 'acik').execute()

test('a refund that breaks at any query is made once, and is never asked for a second time', async () => {
  const placed = await order()
  const payment = await begin(placed, deposit)
  await pay(payment)
  const [paid] = (await agency.read(placed.id)).payments
  const path = `/api/admin/orders/${placed.id}/payments/${paid!.id}/refund`
  const made: number[] = []
  for (let isBroken = true; isBroken; ) {
    made.push(100_00)
    const n = made.length
    const { version } = await agency.read(placed.id)
    const send = () => api.post(path, { version, amount: 100, reason: 'Vazgeçti' }, officeHeaders)
    const before = await digests()
    faults.breakAt(n)
    const { status, body } = await send()
    isBroken = faults.heal()
    if (status === 503) {
      // The provider has not been asked.
      expect([n, await digests()]).toEqual([n, before])
      expect((await send()).status).toBe(201)
    } else expect([n, status, body]).toEqual([n, 201, body])
    await askAboutOpenRefunds(api.services)
    expect(cards.simulator.payments.byToken(payment.token)!.refunds).toEqual(made)
    expect((await moneyOf(placed)).map((each) => each.status)).toEqual(['eslesti', ...made.map(() => 'iade')])
  }
  expect(made.length).toBeGreaterThan(20)
})
