import { beforeEach, expect, test } from 'vitest'
import {
  officeAgency,
  officeHeaders,
  type PlacedOrder,
  passengerBody,
} from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import type { Receivables } from '#src/features/payments/receivables/receivables.schema.ts'
import { remindOfPayments } from '#src/features/payments/reminders/reminders.commands.server.ts'
import type { ShownOrder } from '#src/site/order/shown-order.schema.ts'

const booked = new Date('2027-01-05T10:00:00Z')
const agency = officeAgency(booked)
let order: PlacedOrder

beforeEach(async () => {
  agency.clock.now = booked
  await agency.db.deleteFrom('orders').execute()
  await agency.db.deleteFrom('outbox').execute()
  // 2 × 10.000 TL; up to 6 free, 7 to 12 for 7.500,50 TL. A quarter is due at booking.
  const tour = await insertSoldTour(agency.db, { start_date: '2027-04-12', end_date: '2027-04-14' })
  order = await agency.order({ tour, adults: 2, childrenQuantity: 1, childrenAges: [5] })
})

const path = (part: string) => orderApiPath(order.order_no, order.key, `/passengers${part}`)
const fillChild = (birth_date: string) =>
  agency.api.post(path(''), { ...passengerBody, seat: 3, birth_date, document_no: undefined })
const accept = (total: number) => agency.api.post<{ message: string }>(path('/accept'), { item: 1, total })
const read = async () => (await agency.api.get<ShownOrder>(orderApiPath(order.order_no, order.key))).body
const difference = async () => (await read()).passengers!.tours[0]!.difference
const pay = (amount: number) =>
  agency.enter(order.id, { method: 'nakit', amount, currency: 'TRY', paid_on: '2027-01-05' })

test('an age of another band is shown with its difference, and charged when it is accepted, once', async () => {
  await fillChild('2020-01-01')
  const expected = { currency: 'TRY', from: 20_000, total: 27_500.5, amount: 7500.5 }
  expect(await difference()).toEqual(expected)
  expect((await read()).items[0]).toMatchObject({ total: 20_000, lines: [{}, {}] })
  expect(await accept(27_500.5)).toMatchObject({ status: 200, body: { message: 'Yeni tutar kaydedildi.' } })
  const [item] = (await read()).items
  expect(item).toMatchObject({
    total: 27_500.5,
    kdv: 4583.42,
    price: 22_917.08,
    deposit: 5000,
    balance_due_on: '2027-03-22',
  })
  expect(item!.lines.at(-1)).toEqual({
    kind: 'age_difference',
    label: 'Yaş farkı',
    quantity: 1,
    unit_price: 7500.5,
    amount: 7500.5,
  })
  expect(await difference()).toBeNull()
  expect((await accept(27_500.5)).status).toBe(409)
})

test('nothing is charged for another total than the one that was seen, nor without an acceptance', async () => {
  await fillChild('2020-01-01')
  expect((await accept(20_000)).status).toBe(409)
  await fillChild('2010-01-01')
  expect((await accept(27_500.5)).body.message).toContain('Tutar siz bakarken değişti')
  expect(await difference()).toMatchObject({ total: 30_000 })
  await fillChild('2022-01-01')
  expect(await difference()).toBeNull()
  expect((await read()).totals[0]!.total).toBe(20_000)
})

test('plan, sums, lists, receivables and mail show the new total', async () => {
  await pay(5000)
  await fillChild('2020-01-01')
  await accept(27_500.5)
  const office = await agency.read(order.id)
  expect(office.sums).toMatchObject([{ total: 27_500.5, paid: 5000, open: 22_500.5 }])
  expect(office.events.at(-1)).toMatchObject({ kind: 'bilgi', by: null, note: expect.stringContaining('+7.500,50 TL') })
  const sums = agency.db.selectFrom('order_sums').select(['total', 'open', 'due_on']).where('order_id', '=', order.id)
  expect(await sums.executeTakeFirst()).toEqual({ total: 27_500_50, open: 22_500_50, due_on: '2027-03-22' })
  const due = await agency.api.get<Receivables>('/api/admin/receivables', officeHeaders)
  expect(JSON.stringify(due.body)).toContain('22500.5')
  const mail = agency.db.selectFrom('outbox').select('body_text').where('message_key', 'like', 'age-difference:%')
  expect((await mail.executeTakeFirstOrThrow()).body_text).toContain('22.500,50 TL')
})

test('an order that was paid in full owes the difference, and one that costs less has money to be given back', async () => {
  await pay(20_000)
  expect((await read()).payment_status).toBe('odendi')
  await fillChild('2020-01-01')
  await accept(27_500.5)
  expect(await read()).toMatchObject({ status: 'onayli', payment_status: 'kismi' })
  await fillChild('2024-01-01')
  expect(await difference()).toMatchObject({ amount: -7500.5, total: 20_000 })
  await accept(20_000)
  expect(await read()).toMatchObject({ payment_status: 'odendi', items: [{ total: 20_000 }] })
})

test('who paid in time has three days for a difference, and is not told that the balance is late', async () => {
  await pay(20_000)
  await fillChild('2020-01-01')
  // The balance was due on 22 March.
  agency.clock.now = new Date('2027-03-30T09:00:00Z')
  expect((await accept(27_500.5)).status).toBe(200)
  expect((await read()).items[0]).toMatchObject({ deposit: 5000, balance_due_on: '2027-04-02' })
  const sums = agency.db.selectFrom('order_sums').select(['open', 'due_on']).where('order_id', '=', order.id)
  expect(await sums.executeTakeFirst()).toEqual({ open: 7_500_50, due_on: '2027-04-02' })
  expect(await remindOfPayments(agency.api.services)).toBe(0)
  agency.clock.now = new Date('2027-04-02T09:00:00Z')
  expect(await remindOfPayments(agency.api.services)).toBe(1)
})

test('while a balance is late, a difference is too', async () => {
  await pay(5000)
  await fillChild('2020-01-01')
  agency.clock.now = new Date('2027-03-30T09:00:00Z')
  await accept(27_500.5)
  expect((await read()).items[0]).toMatchObject({ balance_due_on: '2027-03-22' })
})

test('what came confirms an order that costs less by an age', async () => {
  const soon = await insertSoldTour(agency.db, { start_date: '2027-01-20', end_date: '2027-01-22' })
  order = await agency.order({ tour: soon, adults: 2, childrenQuantity: 1, childrenAges: [8] })
  await pay(20_000)
  expect(await read()).toMatchObject({ status: 'odeme-bildirildi', payment_status: 'kismi' })
  await fillChild('2022-01-01')
  expect((await accept(20_000)).status).toBe(200)
  expect(await read()).toMatchObject({ status: 'onayli', payment_status: 'odendi' })
  const mail = agency.db.selectFrom('outbox').select('attachments').where('message_key', 'like', 'age-difference:%')
  expect((await mail.executeTakeFirstOrThrow()).attachments).not.toEqual([])
})

test('staff accept for the customer, which is recorded; after the last day only they do', async () => {
  await fillChild('2020-01-01')
  agency.clock.now = new Date('2027-04-06T10:00:00Z')
  await agency.db.updateTable('orders').set({ status: 'onayli' }).where('id', '=', order.id).execute()
  expect((await accept(27_500.5)).status).toBe(409)
  expect((await agency.send('POST', `/${order.id}/passengers/accept`, { item: 1, total: 27_500.5 })).status).toBe(200)
  const records = agency.db.selectFrom('audit_events').select(['before', 'after']).where('entity', '=', 'orders')
  expect(await records.orderBy('id', 'desc').executeTakeFirst()).toEqual({
    before: { amount: 20_000 },
    after: { amount: 27_500.5 },
  })
})

test('what was bought changes in no other way', async () => {
  const { db } = agency
  const item = () => db.updateTable('order_items').where('order_id', '=', order.id)
  await expect(item().set({ total: 1, price: 1, kdv: 0, deposit: 1, balance_due_on: null }).execute()).rejects.toThrow(
    'never changes',
  )
  const { id } = await db
    .selectFrom('order_items')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const line = { kind: 'age_difference', label: 'Yaş farkı', quantity: 1, unit_price: 5, amount: 5 }
  await expect(
    db
      .insertInto('order_lines')
      .values({ ...line, order_item_id: id, position: 9 })
      .execute(),
  ).rejects.toThrow('not in its total')
  await fillChild('2020-01-01')
  await accept(27_500.5)
  await expect(item().set({ total: 1, price: 1, kdv: 0, deposit: 1, balance_due_on: null }).execute()).rejects.toThrow(
    'do not add up',
  )
  await expect(item().set({ people_quantity: 3 }).execute()).rejects.toThrow('never changes')
})

test('prices of today do not matter', async () => {
  await agency.db.updateTable('departures').set({ multi_room_price: 99_000_00 }).execute()
  await agency.db.updateTable('departure_child_prices').set({ price: 99_000_00 }).execute()
  await fillChild('2020-01-01')
  expect(await difference()).toMatchObject({ total: 27_500.5 })
})
