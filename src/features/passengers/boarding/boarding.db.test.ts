import { resolve } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { pdfText } from '#src/base/pdf/pdf.fixture.ts'
import { openPdf } from '#src/base/pdf/pdf.server.ts'
import { DepartureQuery } from '#src/features/departures/board/departures.schema.ts'
import { countOfficeDepartures } from '#src/features/departures/board/departures.store.server.ts'
import { insertPickup } from '#src/features/departures/pickups/pickups.fixture.ts'
import type { ShownDeparture } from '#src/features/operations/departures/departure-lists.schema.ts'
import { remindOfPassengers } from '#src/features/operations/reminding/passenger-reminders.commands.server.ts'
import { paperPath } from '#src/features/orders/book/papers.links.ts'
import {
  officeAgency,
  officeHeaders,
  type PlacedOrder,
  passengerBody,
} from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import type { ShownOrder } from '#src/site/order/shown-order.schema.ts'
import type { OfficePassengers } from '../manifest/passengers.schema.ts'

const pdf = openPdf(resolve('src/base/pdf/pdf-worker.server.ts'))
afterAll(pdf.close)
const booked = new Date('2027-01-05T10:00:00Z')
const agency = officeAgency(booked)
let tour: SoldTour
let order: PlacedOrder
let stop: number

beforeEach(async () => {
  const { db } = agency
  agency.clock.now = booked
  for (const table of ['orders', 'outbox', 'pickup_points'] as const) await db.deleteFrom(table).execute()
  tour = await insertSoldTour(db, { start_date: '2027-04-12', end_date: '2027-04-14' })
  order = await agency.order({ tour, adults: 2 })
  stop = await insertPickup(db, { tour: tour.tourId, tr: 'Kadıköy', en: 'Kadıköy pier', time: '08:15' })
})

const fill = (seat: number, body: object = {}) =>
  agency.api.post(orderApiPath(order.order_no, order.key, '/passengers'), { ...passengerBody, seat, ...body })
const confirm = () => agency.send('PUT', `/${order.id}/status`, { status: 'onayli' })
const mails = async () =>
  (await agency.db.selectFrom('outbox').select(['message_key', 'body_text']).orderBy('id').execute()).filter(
    ({ message_key }) => message_key.endsWith(':customer'),
  )

async function voucher(lang = 'tr') {
  const { db, staff, clock } = agency
  const { settings } = agency.api.services
  const api = testApi(endpoints, { db, staff, now: () => clock.now, pdf: pdf.make, settings })
  const path = paperPath(order.order_no, order.key, { kind: 'voucher', subject: 0 }, lang)
  const answer = await api.fetch(new Request(`https://seyyah.example/api${path}`), { address: '192.0.2.7' })
  return pdfText(new Uint8Array(await answer.arrayBuffer()))
}
const vouchers = () =>
  agency.db
    .selectFrom('papers')
    .select(['number', 'void_reason'])
    .where('kind', '=', 'voucher')
    .orderBy('number')
    .execute()

test('the voucher names everybody with the hour and the place, in its language', async () => {
  await fill(1, { pickup_point_id: stop })
  await confirm()
  const text = await voucher()
  for (const part of ['Biniş yeri', 'Ayşe Yılmaz', '08:15', 'Kadıköy', '2. yolcu', 'henüz seçilmedi'])
    expect(text).toContain(part)
  expect(await voucher('en')).toContain('Kadıköy pier')
})

test('an agency that does not ask for passengers prints no place that nobody has chosen', async () => {
  const { settings } = agency.api.services
  const isAsked = settings.asksPassengers
  Object.assign(settings, { asksPassengers: false })
  await confirm()
  const without = await voucher()
  expect([without.includes('Biniş yeri'), without.includes('henüz seçilmedi')]).toEqual([false, false])
  await agency.send('PUT', `/${order.id}/passengers`, { ...passengerBody, seat: 1, pickup_point_id: stop })
  const chosen = await voucher()
  expect([chosen.includes('Kadıköy'), chosen.includes('henüz seçilmedi')]).toEqual([true, false])
  Object.assign(settings, { asksPassengers: isAsked })
})

test('another stop or another hour makes a new voucher, another name of the stop does not', async () => {
  await fill(1, { pickup_point_id: stop })
  await confirm()
  await voucher()
  await agency.db.updateTable('pickup_point_texts').set({ name: 'Kadıköy iskele' }).execute()
  await voucher()
  expect(await vouchers()).toHaveLength(1)
  await fill(2, { name: 'Can', pickup_point_id: stop })
  await voucher()
  await agency.db.updateTable('tour_pickups').set({ time: '08:00' }).execute()
  expect(await voucher()).toContain('08:00')
  expect((await vouchers()).map(({ void_reason }) => void_reason)).toEqual(['yenilendi', 'yenilendi', null])
})

test('who has not chosen a stop is incomplete, for the customer, for staff and in the reminder', async () => {
  await fill(1)
  await fill(2, { name: 'Can', pickup_point_id: stop })
  const { body } = await agency.api.get<ShownOrder>(orderApiPath(order.order_no, order.key))
  expect(body.passengers).toMatchObject({ seats: 2, complete: 1 })
  const path = `/api/admin/orders/${order.id}/passengers`
  const { body: office } = await agency.api.get<OfficePassengers>(path, officeHeaders)
  expect(office.tours[0]!.people.map(({ missing }) => missing)).toEqual([['pickup'], []])
  await confirm()
  agency.clock.now = new Date('2027-03-29T12:00:00+03:00')
  expect(await remindOfPassengers(agency.api.services)).toBe(1)
  const { body_text } = (await mails()).at(-1)!
  expect(body_text).toContain('Eksik olanlar: Ayşe Yılmaz (biniş yeri)')
  expect(body_text).toContain('Biniş: 08:15 Kadıköy: Can Yılmaz')
})

test('the mail that confirms says who gets on where, and for how many it is open', async () => {
  await fill(1, { pickup_point_id: stop })
  await confirm()
  const { body_text } = (await mails()).at(-1)!
  expect(body_text).toContain('Biniş: 08:15 Kadıköy: Ayşe Yılmaz')
  expect(body_text).toContain('Biniş: 1 yolcu için henüz seçilmedi')
})

test('of a tour without stops neither mail nor voucher speaks of places', async () => {
  await agency.db.deleteFrom('tour_pickups').execute()
  await fill(1)
  await confirm()
  expect((await mails()).at(-1)!.body_text).not.toContain('Biniş')
  expect(await voucher()).not.toContain('Biniş')
})

const shown = async (lang = 'tr') =>
  (await agency.api.get<ShownDeparture>(`/api/admin/departures/${tour.departureId}?lang=${lang}`, officeHeaders)).body
const setTime = (time: string) => agency.db.updateTable('tour_pickups').set({ time }).execute()

test('before a voucher was made, an hour changes without a word; afterwards the office is told, until everybody was written to', async () => {
  await fill(1, { pickup_point_id: stop })
  await confirm()
  await setTime('08:30')
  expect((await shown()).changed_pickups).toEqual([])
  await voucher()
  await setTime('08:45')
  const names = { name: 'Kadıköy', name_tr: 'Kadıköy', name_en: 'Kadıköy pier' }
  const change = { id: stop, ...names, was: '08:30', time: '08:45', people: 1 }
  expect((await shown()).changed_pickups).toEqual([change])
  const days = { from: tour.tourDate, to: tour.tourDate }
  const list = DepartureQuery.parse({ ...days, product_id: tour.tourId, changed_pickups: '1' })
  const counted = () => countOfficeDepartures(agency.db, list)
  expect(await counted()).toBe(1)
  const write = (body: object, key: string) =>
    agency.api.post(
      `/api/admin/departures/${tour.departureId}/message`,
      { subject: 'Saat', body: 'Yeni saat', ...body },
      {
        ...officeHeaders,
        'idempotency-key': key,
      },
    )
  // A message about something else, and one that says an hour that changed again meanwhile, tell nobody this one.
  expect((await write({}, 'pickups-other-message')).status).toBe(200)
  expect((await write({ pickups: [{ id: stop, time: '08:40' }] }, 'pickups-earlier-hour')).status).toBe(200)
  expect((await shown()).changed_pickups).toEqual([{ ...change, was: '08:40' }])
  expect((await write({ pickups: [{ id: stop, time: '08:45' }] }, 'pickups-present-hour')).status).toBe(200)
  expect([(await shown()).changed_pickups, await counted()]).toEqual([[], 0])
})

test('a stop that the tour leaves is told too; a voucher that its customer has made anew says the present hour', async () => {
  await fill(1, { pickup_point_id: stop })
  await confirm()
  await voucher()
  await agency.db.deleteFrom('tour_pickups').execute()
  expect((await shown()).changed_pickups).toMatchObject([{ was: '08:15', time: null }])
  await insertStop('09:00')
  await agency.send('POST', `/${order.id}/documents`, { kind: 'voucher', subject: 0, lang: 'en' })
  expect((await shown()).changed_pickups).toMatchObject([{ was: '08:15', time: '09:00' }])
  await voucher()
  expect((await shown()).changed_pickups).toEqual([])
})

test('a cancelled order and another stop ask for no message', async () => {
  await fill(1, { pickup_point_id: stop })
  await confirm()
  await voucher()
  await setTime('08:45')
  await fill(1, { pickup_point_id: '', pickup: 'Otogar' })
  expect((await shown()).changed_pickups).toEqual([])
  await fill(1, { pickup_point_id: stop })
  expect((await shown()).changed_pickups).toHaveLength(1)
  await agency.send('PUT', `/${order.id}/status`, { status: 'iptal', reason: 'Vazgeçti' })
  expect((await shown()).changed_pickups).toEqual([])
})

const insertStop = (time: string) =>
  agency.db.insertInto('tour_pickups').values({ tour_id: tour.tourId, pickup_point_id: stop, time }).execute()
