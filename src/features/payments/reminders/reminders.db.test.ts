import { beforeEach, expect, test } from 'vitest'
import { addDays } from '#src/base/dates.ts'
import { attemptLength } from '#src/features/orders/money/card-wire.ts'
import { officeAgency, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { remindOfPayments } from './reminders.commands.server.ts'

const booked = new Date('2027-01-05T10:00:00Z')
/** 21 days before the departure. */
const due_on = '2027-03-22'
const agency = officeAgency(booked)
let tour: SoldTour
let order: PlacedOrder

beforeEach(async () => {
  agency.clock.now = booked
  await agency.db.deleteFrom('orders').execute()
  await agency.db.deleteFrom('outbox').execute()
  tour = await insertSoldTour(agency.db, { start_date: '2027-04-12', quota: 40 })
  order = await agency.order({ tour, adults: 2 })
  await pay(order, 5_000)
})

const pay = (placed: PlacedOrder, amount: number, paid_on = '2027-01-05') =>
  agency.enter(placed.id, { method: 'nakit', amount, currency: 'TRY', paid_on })
/** The sweep some days from the due day, at noon. */
async function sweep(days: number, hour = '12:00'): Promise<number> {
  agency.clock.now = new Date(`${addDays(due_on, days)}T${hour}:00+03:00`)
  return remindOfPayments(agency.api.services)
}
const reminders = () =>
  agency.db
    .selectFrom('outbox')
    .select(['subject', 'body_text', 'recipient'])
    .where('message_key', 'like', 'payment-reminder:%')
    .orderBy('id')
    .execute()

test('after the tour has begun nobody is told to keep a seat, and a completed order is not reminded at all', async () => {
  const soon = await insertSoldTour(agency.db, { start_date: '2027-01-07' })
  const travelling = await agency.order({ tour: soon })
  agency.clock.now = new Date('2027-01-09T09:00:00Z')
  expect(await remindOfPayments(agency.api.services)).toBe(1)
  const [mail] = await reminders()
  expect(mail!.body_text).toContain('Turunuzun 6 Ocak 2027 gününe kadar beklenen ödemesi henüz bize ulaşmadı')
  expect(mail!.body_text).not.toMatch(/[Yy]erinizi koru/)
  await agency.db.deleteFrom('payment_reminders').execute()
  await agency.db.updateTable('orders').set({ status: 'tamamlandi' }).where('id', '=', travelling.id).execute()
  expect(await remindOfPayments(agency.api.services)).toBe(0)
})

test('a balance is reminded of before, on and after its day, once each, with the one sentence about money', async () => {
  expect(await sweep(-11)).toBe(0)
  expect([await sweep(-10), await sweep(-9), await sweep(0), await sweep(1), await sweep(3), await sweep(8)]).toEqual([
    1, 0, 1, 0, 1, 0,
  ])
  const mails = await reminders()
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Ödemeniz yaklaşıyor: ${order.order_no}`,
    `Ödemenizin son günü: ${order.order_no}`,
    `Ödemeniz henüz bize ulaşmadı: ${order.order_no}`,
  ])
  expect(mails[0]!.recipient).toBe('ayse@musteri.example')
  expect(mails[0]!.body_text).toContain('22 Mart’a kadar 15.000 TL')
  expect(mails[2]!.body_text).toContain('şimdi 15.000 TL')
  expect(mails[0]!.body_text).toContain('key=')
  const { events } = await agency.read(order.id)
  expect(events.filter(({ kind }) => kind === 'hatirlatma').map(({ note, by }) => [note, by])).toEqual(
    mails.map(({ subject }) => [subject, null]),
  )
})

/** An order that the office confirmed although its deposit has not come, or not all of it. */
async function confirmed(paid: number, hold_until?: Date): Promise<PlacedOrder> {
  await agency.db.deleteFrom('orders').execute()
  const placed = await agency.order({ tour, adults: 2 })
  if (paid > 0) await pay(placed, paid)
  const held = hold_until ? { hold_until } : {}
  await agency.db
    .updateTable('orders')
    .set({ status: 'onayli', ...held })
    .where('id', '=', placed.id)
    .execute()
  return placed
}

test('whoever still owes a part of the deposit is reminded of the balance too', async () => {
  await confirmed(4_990)
  expect([await sweep(-11), await sweep(-10), await sweep(-9), await sweep(0), await sweep(3)]).toEqual([0, 1, 0, 1, 1])
  const [mail] = await reminders()
  expect(mail!.subject).toContain('Ödemeniz yaklaşıyor')
  expect(mail!.body_text).toContain('şimdi 10 TL')
  expect(mail!.body_text).toContain('22 Mart’a kadar 15.000 TL')
})

test('reminders of two due days on one day are one mail, about the earlier one', async () => {
  const hold = addDays(due_on, -13)
  const { id, order_no } = await confirmed(0, new Date(`${hold}T12:00:00+03:00`))
  expect([await sweep(-10), await sweep(-9), await sweep(-1)]).toEqual([1, 0, 0])
  expect((await reminders()).map(({ subject }) => subject)).toEqual([`Ödemeniz henüz bize ulaşmadı: ${order_no}`])
  const sent = agency.db.selectFrom('payment_reminders').select(['due_on', 'kind']).where('order_id', '=', id)
  expect(await sent.orderBy('due_on').execute()).toEqual([
    { due_on: hold, kind: 'sonra' },
    { due_on, kind: 'once' },
  ])
  expect(await sweep(0)).toBe(1)
})

test('a hold that was extended beyond the balance is reminded of by its own day', async () => {
  await agency.db.deleteFrom('orders').execute()
  const held = await agency.order({ tour, adults: 2 })
  const hold_until = new Date(`${addDays(due_on, 15)}T12:00:00+03:00`)
  await agency.db.updateTable('orders').set({ hold_until }).where('id', '=', held.id).execute()
  expect([await sweep(12), await sweep(13)]).toEqual([1, 0])
  expect((await reminders())[0]!.subject).toBe(`Ödemeniz yaklaşıyor: ${held.order_no}`)
})

test('whoever has paid, or has reported it, is not reminded, whatever the status of the order', async () => {
  await agency.report(order, 15_000)
  expect(await sweep(-10)).toBe(0)
  const [notice] = (await agency.read(order.id)).payments.filter(({ status }) => status === 'bildirildi')
  await agency.send('PUT', `/${order.id}/payments/${notice!.id}/reject`, { reason: 'Hesapta yok' })
  expect(await sweep(-9)).toBe(1)
  await pay(order, 15_000)
  expect(await sweep(0)).toBe(0)
})

test('whoever asked to cancel is not asked for money, until the office declines', async () => {
  agency.clock.now = new Date(`${addDays(due_on, -12)}T12:00:00+03:00`)
  await agency.api.post(orderApiPath(order.order_no, order.key, '/cancel-request'), { reason: 'Hastayım' })
  expect(await sweep(-10)).toBe(0)
  await agency.send('PUT', `/${order.id}/cancel-request`, { answer: 'reddet', reason: 'Koşullara uymuyor' })
  expect(await sweep(-9)).toBe(1)
})

test('whoever may just have paid by card is not reminded before the result is known, for a day at most', async () => {
  agency.clock.now = new Date(`${due_on}T11:55:00+03:00`)
  const return_hash = Buffer.alloc(32, 7)
  const charge = { provider: 'iyzico', amount: 15_000_00, charged: 15_000_00, currency: 'TRY' } as const
  const attempt = { attempt_no: 'A'.repeat(attemptLength), return_hash, order_id: order.id, lang: 'tr', ...charge }
  await agency.db
    .insertInto('card_attempts')
    .values({ ...attempt, created_at: agency.clock.now })
    .execute()
  expect([await sweep(0), await sweep(1, '11:50'), await sweep(1)]).toEqual([0, 0, 1])
})

test('a part that was paid leaves the rest to be reminded of', async () => {
  await pay(order, 14_000)
  expect(await sweep(0)).toBe(1)
  expect((await reminders())[0]!.body_text).toContain('1.000 TL')
})

test('a cancelled order, one without an e-mail address and one at night are left alone', async () => {
  const caller = await agency.order({ tour, adults: 1 })
  await pay(caller, 5_000)
  await agency.db.updateTable('orders').set({ email: '' }).where('id', '=', caller.id).execute()
  expect([await sweep(0, '08:59'), await sweep(0, '20:00')]).toEqual([0, 0])
  await agency.send('PUT', `/${order.id}/status`, { status: 'iptal', reason: 'Müşteri aradı' })
  expect(await sweep(0)).toBe(0)
})

test('two processes send one mail, and an agency that has switched reminders off sends none', async () => {
  const { settings } = agency.api.services
  const off = { ...agency.api.services, settings: { ...settings, remindsOfPayments: false } }
  agency.clock.now = new Date(`${due_on}T12:00:00+03:00`)
  expect(await remindOfPayments(off)).toBe(0)
  const both = await Promise.all([sweep(0), sweep(0), sweep(0)])
  expect(both.toSorted()).toEqual([0, 0, 1])
  expect(await reminders()).toHaveLength(1)
})
