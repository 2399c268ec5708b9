import { beforeEach, expect, test } from 'vitest'
import { addDays, daysBetween } from '#src/base/dates.ts'
import {
  officeAgency,
  officeHeaders,
  type PlacedOrder,
  passengerBody,
} from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import type { OfficePassengers } from '#src/features/passengers/manifest/passengers.schema.ts'
import { insertDeparture } from '#src/features/tours/tours.fixture.ts'
import type { ShownOrder } from '#src/site/order/shown-order.schema.ts'
import { remindOfPassengers } from './passenger-reminders.commands.server.ts'

const booked = new Date('2027-01-05T10:00:00Z')
/** Seven days before the departure. */
const lastDay = '2027-04-05'
const agency = officeAgency(booked)
let order: PlacedOrder

beforeEach(async () => {
  agency.clock.now = booked
  await agency.db.deleteFrom('orders').execute()
  await agency.db.deleteFrom('outbox').execute()
  const tour = await insertSoldTour(agency.db, { start_date: '2027-04-12', end_date: '2027-04-14' })
  order = await agency.order({ tour, adults: 2 })
  await agency.db.updateTable('orders').set({ status: 'onayli' }).where('id', '=', order.id).execute()
})

const fill = (seat: number, body: object = {}) =>
  agency.api.post(orderApiPath(order.order_no, order.key, '/passengers'), { ...passengerBody, seat, ...body })
/** The sweep some days from the last day, at noon. */
async function sweep(days: number, hour = '12:00'): Promise<number> {
  agency.clock.now = new Date(`${addDays(lastDay, days)}T${hour}:00+03:00`)
  return remindOfPassengers(agency.api.services)
}
const mails = () =>
  agency.db
    .selectFrom('outbox')
    .select(['subject', 'body_text'])
    .where('message_key', 'like', 'passenger-reminder:%')
    .orderBy('id')
    .execute()

test('missing passengers are reminded of a week before the last day and at its end, once each, with the link', async () => {
  expect([await sweep(-8), await sweep(-7), await sweep(-3), await sweep(-1), await sweep(0), await sweep(1)]).toEqual([
    0, 1, 0, 1, 0, 0,
  ])
  const sent = await mails()
  expect(sent.map(({ subject }) => subject)).toEqual([
    `Yolcu bilgileriniz eksik: ${order.order_no}`,
    `Yolcu bilgileri için son gün: ${order.order_no}`,
  ])
  expect(sent[0]!.body_text).toContain('5 Nisan 2027')
  expect(sent[0]!.body_text).toContain('key=')
  const { events } = await agency.read(order.id)
  expect(events.filter(({ kind }) => kind === 'hatirlatma').map(({ note }) => note)).toEqual(
    sent.map(({ subject }) => subject),
  )
})

test('after a move to a later date the customer is reminded again, and an empty seat of a room plan is named by its number', async () => {
  expect(await sweep(-7)).toBe(1)
  const item = agency.db.selectFrom('order_items').select(['id', 'tour_id']).where('order_id', '=', order.id)
  const { id: order_item_id, tour_id } = await item.executeTakeFirstOrThrow()
  await agency.db.insertInto('passengers').values({ order_item_id, seat: 2, room: 1 }).execute()
  const price = { currency: 'TRY', multi_room_price: 10_000_00, single_room_price: 14_000_00 } as const
  const later = await insertDeparture(agency.db, tour_id, '2027-05-10', { end_date: '2027-05-12', quota: 4, ...price })
  const moved = await agency.send('POST', `/${order.id}/move`, { departure_id: later.id, total: 20_000 })
  expect(moved.status).toBe(200)
  expect(await sweep(28 - 7)).toBe(1)
  const sent = await mails()
  expect(sent).toHaveLength(2)
  expect(sent[1]!.body_text).toContain('3 Mayıs 2027')
  expect(sent[1]!.body_text).toMatch(/1\. yolcu; 2\. yolcu/)
})

test.each([
  { when: 'six days before the new last day', moved: -6, sweeps: [-6, -5, -1, 0], reminded: [1, 0, 1, 0] },
  { when: 'the day before it', moved: -1, sweeps: [-1, 0], reminded: [1, 0] },
  { when: 'on it: there is time until the departure', moved: 0, sweeps: [0], reminded: [0] },
])('whoever is moved $when is reminded of what is missing', async ({ moved, sweeps, reminded }) => {
  const { tour_id } = await agency.db
    .selectFrom('order_items')
    .select('tour_id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const price = { currency: 'TRY', multi_room_price: 10_000_00, single_room_price: 14_000_00 } as const
  const near = await insertDeparture(agency.db, tour_id, '2027-02-20', { end_date: '2027-02-22', quota: 4, ...price })
  const last = daysBetween(lastDay, '2027-02-13')
  agency.clock.now = new Date(`${addDays('2027-02-13', moved)}T09:00:00+03:00`)
  const answer = await agency.send('POST', `/${order.id}/move`, { departure_id: near.id, total: 20_000 })
  expect(answer.status).toBe(200)
  const seen: number[] = []
  for (const day of sweeps) seen.push(await sweep(last + day))
  expect(seen).toEqual(reminded)
})

test('a passport that is too short for the later date is incomplete after the move, and the reminder names it', async () => {
  const { tour_id } = await agency.db
    .selectFrom('order_items')
    .select('tour_id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  await agency.db
    .updateTable('tours')
    .set({ countries: ['GR'] })
    .where('id', '=', tour_id)
    .execute()
  await fill(1, {
    document: 'pasaport',
    document_no: 'U12345678',
    document_country: 'TR',
    document_until: '2027-10-14',
  })
  await fill(2, { name: 'Can' })
  const shown = async () => (await agency.api.get<ShownOrder>(orderApiPath(order.order_no, order.key))).body.passengers!
  const office = async () =>
    (await agency.api.get<OfficePassengers>(`/api/admin/orders/${order.id}/passengers`, officeHeaders)).body
  expect([(await shown()).complete, (await office()).complete]).toEqual([2, 2])
  const price = { currency: 'TRY', multi_room_price: 10_000_00, single_room_price: 14_000_00 } as const
  const later = await insertDeparture(agency.db, tour_id, '2027-05-12', { end_date: '2027-05-14', quota: 4, ...price })
  const moved = await agency.send('POST', `/${order.id}/move`, { departure_id: later.id, total: 20_000 })
  expect(moved.status).toBe(200)
  expect([(await shown()).complete, (await office()).complete]).toEqual([1, 1])
  expect((await office()).tours[0]!.people.map(({ missing }) => missing)).toEqual([['document_until'], []])
  expect(await sweep(30 - 7)).toBe(1)
  expect((await mails())[0]!.body_text).toContain(
    'Eksik olanlar: Ayşe Yılmaz (en az 14 Kasım 2027 gününe kadar geçerli belge)',
  )
})

test('nobody is reminded when all are complete, by night, without an address, or of an order that is only held', async () => {
  await fill(1)
  expect(await sweep(-7, '08:59')).toBe(0)
  agency.clock.now = booked
  await fill(2)
  expect(await sweep(-7)).toBe(0)
  await agency.db.deleteFrom('passengers').execute()
  await agency.db.updateTable('orders').set({ email: '' }).execute()
  expect(await sweep(-7)).toBe(0)
  await agency.db.updateTable('orders').set({ email: 'ayse@musteri.example', status: 'opsiyonlu' }).execute()
  expect(await sweep(-7)).toBe(0)
})

test('whoever asked to cancel is not asked for passengers, until the office declines', async () => {
  await agency.enter(order.id, { method: 'nakit', amount: 5_000, currency: 'TRY', paid_on: '2027-01-05' })
  await agency.api.post(orderApiPath(order.order_no, order.key, '/cancel-request'), { reason: 'Hastayım' })
  expect(await sweep(-7)).toBe(0)
  await agency.send('PUT', `/${order.id}/cancel-request`, { answer: 'reddet', reason: 'Koşullara uymuyor' })
  expect(await sweep(-6)).toBe(1)
})

test('an agency that does not ask for passengers reminds nobody, and two processes send one mail', async () => {
  const { settings } = agency.api.services
  agency.clock.now = new Date(`${addDays(lastDay, -7)}T12:00:00+03:00`)
  expect(await remindOfPassengers({ ...agency.api.services, settings: { ...settings, asksPassengers: false } })).toBe(0)
  expect((await Promise.all([sweep(-7), sweep(-7)])).toSorted()).toEqual([0, 1])
})
