import { expect, test } from 'vitest'
import { officeHeaders } from '#src/features/orders/office-orders.fixture.ts'
import { cardAgency } from '#src/features/payments/cards/card-agency.fixture.ts'
import { askAboutOpenAttempts } from '#src/features/payments/cards/cards.commands.server.ts'
import { settlementFilePath, settlementPath } from './settlement.links.ts'
import type { Settlement } from './settlement.schema.ts'

const cards = cardAgency()
const { agency, state, choose, after, order, begin, pay, notify, refund, moneyOf } = cards
// Payments of other tests stay at the simulator: each test has a day of its own.
let days = 0
const onNewDay = () => {
  days += 10
  after(days * 24 * 60)
  return agency.clock.now.toISOString().slice(0, 10)
}
const list = async (day: string, to = day) =>
  (await cards.api.get<Settlement>(`${settlementPath}?from=${day}&to=${to}`, officeHeaders)).body

test.each(['iyzico', 'paytr'] as const)('%s: a day on which both know alike', async (provider) => {
  await choose(provider)
  const day = onNewDay()
  const placed = await order()
  const payment = await begin(placed, 5000)
  await cards.simulator.act(payment.token, 'pay', 6)
  await notify(payment)
  await pay(await begin(placed, 15_000))
  const [paid] = (await agency.read(placed.id)).payments
  await refund(placed, paid!.id, 1000)
  const found = await list(day)
  const of = (amount: number) => found.rows.find(({ ours }) => ours === amount)
  expect(of(5000)).toMatchObject({ order_no: placed.order_no, provider, ours_back: 1000, theirs_back: 1000 })
  expect(of(15_000)).toMatchObject({ theirs: 15_000, ours_back: null, commission: 375, net: 14_625, difference: null })
  expect(found.sums).toMatchObject({ ours: 20_000, ours_back: 1000, theirs_back: 1000, differences: 0 })
  expect(found.unheard).toEqual([])
})

test.each(['iyzico', 'paytr'] as const)(
  '%s: a lost notice is a payment that only the provider knows',
  async (provider) => {
    await choose(provider)
    const day = onNewDay()
    const placed = await order()
    const payment = await begin(placed, 5000)
    await cards.simulator.act(payment.token, 'lost')
    const before = await list(day)
    expect(before.rows).toMatchObject([
      { order_id: placed.id, ours: null, theirs: 5000, difference: 'yalniz-saglayici', attempt_no: payment.attempt_no },
    ])
    // The list changes nothing by itself; the question that follows does.
    expect(await moneyOf(placed)).toEqual([])
    after(days * 24 * 60 + 5)
    await askAboutOpenAttempts(cards.api.services)
    expect((await list(day)).rows).toMatchObject([{ ours: 5000, theirs: 5000, difference: null }])
  },
)

test('a payment that was booked and the provider does not list', async () => {
  const day = onNewDay()
  const placed = await order()
  const payment = await begin(placed, 5000)
  await pay(payment)
  payment.state = 'declined'
  expect((await list(day)).rows).toMatchObject([{ ours: 5000, theirs: null, difference: 'yalniz-biz' }])
})

test('another amount at the provider', async () => {
  const day = onNewDay()
  const placed = await order()
  const payment = await begin(placed, 5000)
  await pay(payment)
  payment.amount = 4999_99
  expect((await list(day)).rows).toMatchObject([{ ours: 5000, theirs: 4999.99, difference: 'tutar' }])
})

test.each(['iyzico', 'paytr'] as const)('%s: a refund that only one side knows, either way', async (provider) => {
  await choose(provider)
  const day = onNewDay()
  const [first, second] = [await order(), await order()]
  const [known, unknown] = [await begin(first, 5000), await begin(second, 5000)]
  await pay(known)
  await pay(unknown)
  // From the provider's own panel.
  unknown.refunds.push(700_00)
  await refund(first, (await agency.read(first.id)).payments[0]!.id, 300)
  known.refunds.length = 0
  const { rows, sums } = await list(day)
  expect(rows.find(({ order_id }) => order_id === first.id)).toMatchObject({
    ours_back: 300,
    theirs_back: null,
    difference: 'iade',
  })
  expect(rows.find(({ order_id }) => order_id === second.id)).toMatchObject({
    ours_back: null,
    theirs_back: 700,
    difference: 'iade',
  })
  expect(sums.differences).toBe(2)
})

test('a payment of another shop with the same keys is not of this site', async () => {
  const day = onNewDay()
  const payment = await begin(await order(), 5000)
  await pay(payment)
  await agency.db.deleteFrom('orders').execute()
  expect((await list(day)).rows).toMatchObject([{ order_id: null, theirs: 5000, difference: 'yalniz-saglayici' }])
})

test('a provider that does not answer is told, and nothing is compared', async () => {
  const day = onNewDay()
  const placed = await order()
  await pay(await begin(placed, 5000))
  state.isUp = false
  const { rows, unheard, sums } = await list(day)
  expect(unheard).toContain('iyzico')
  expect([rows, sums.differences]).toMatchObject([[{ ours: 5000, theirs: null, difference: null }], 0])
})

test('the file has the rows of the list; both need the permission', async () => {
  const day = onNewDay()
  const placed = await order()
  await pay(await begin(placed, 5000))
  const path = `${settlementFilePath}?file=csv&from=${day}&to=${day}`
  const answer = await cards.api.fetch(new Request(`https://seyyah.example${path}`, { headers: officeHeaders }), {
    address: '',
  })
  const text = await answer.text()
  expect(text).toContain(placed.order_no)
  expect(text).toContain('Eşit')
  for (const closed of [settlementPath, settlementFilePath]) expect((await cards.api.get(closed)).status).toBe(401)
})
