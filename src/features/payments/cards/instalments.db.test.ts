import { expect, test } from 'vitest'
import { officeHeaders } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { cardAgency } from './card-agency.fixture.ts'
import type { OfficeCardSettings } from './card-settings.schema.ts'
import { cardSettingsPath } from './cards.links.ts'

const cards = cardAgency()
const { agency, choose, put, order, begin, notify, offerOf, attemptsOf, moneyOf } = cards
const table = [
  { family: 'World', count: 3, rate: 0 },
  { family: 'Bonus', count: 6, rate: 4.5 },
]
const save = (installments: object[], max_installments = 9) =>
  put(cardSettingsPath, { installments: JSON.stringify(installments), max_installments })

test('the table is shown to the customer, and is what the provider offers; abroad there is neither', async () => {
  expect((await save(table)).status).toBe(200)
  const placed = await order()
  expect((await offerOf(placed)).installments).toEqual([table[1], table[0]])
  expect((await begin(placed, 5000)).installments).toEqual([1, 3, 6])
  const away = await insertSoldTour(agency.db, { start_date: '2027-05-12' }, { countries: ['IT'] })
  const abroad = await agency.order({ tour: away, adults: 2 })
  expect((await offerOf(abroad)).installments).toEqual([])
  expect((await begin(abroad, 5000)).installments).toEqual([1])
  await save([])
})

test.each(['iyzico', 'paytr'] as const)('%s: a surcharge is kept apart, and never credited', async (provider) => {
  await choose(provider)
  const placed = await order()
  const payment = await begin(placed, 20_000)
  await cards.simulator.act(payment.token, 'pay', 6)
  expect((await notify(payment)).status).toBe(200)
  expect(await moneyOf(placed)).toMatchObject([{ amount: 20_000_00 }])
  expect(await attemptsOf(placed)).toMatchObject([{ charged: 20_000, surcharge: 1000, installments: 6 }])
  const { sums, payments, events } = await agency.read(placed.id)
  expect(sums).toMatchObject([{ paid: 20_000, open: 0 }])
  expect(payments[0]!.card).toMatchObject({ provider, charged: 20_000, surcharge: 1000, installments: 6 })
  // Words would be in one language: the screen writes them from the payment's card.
  expect(events.find(({ action }) => action === 'kart')).toMatchObject({ note: '', payment_id: payments[0]!.id })
})

test('a refund has the facts of the card that it goes back to', async () => {
  const placed = await order()
  const payment = await begin(placed, 20_000)
  await cards.pay(payment)
  const [paid] = (await agency.read(placed.id)).payments
  expect((await cards.refund(placed, paid!.id, 500)).status).toBe(201)
  const [, back] = (await agency.read(placed.id)).payments
  expect(back).toMatchObject({ status: 'iade', card: { charged: 500, surcharge: 0, card_last_four: '0008' } })
})

test.each([
  ['more instalments than the most', [{ family: '', count: 12, rate: 0 }], 'installments.0.count'],
  ['a row twice', [table[0]!, { ...table[0]!, family: 'WORLD' }], 'installments.1.count'],
  ['a single instalment', [{ family: '', count: 1, rate: 0 }], 'installments.0.count'],
  ['a negative surcharge', [{ family: '', count: 3, rate: -1 }], 'installments.0.rate'],
  ['an unknown field', [{ family: '', count: 3, rate: 0, bank: 1 }], 'installments.0.bank'],
])('a table with %s is refused', async (_, rows, field) => {
  const { status, body } = await save(rows)
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
})

test('the table is read back as it was saved', async () => {
  await save(table)
  const { body } = await cards.api.get<OfficeCardSettings>(cardSettingsPath, officeHeaders)
  expect(body.installments).toEqual(table)
  await save([])
})
