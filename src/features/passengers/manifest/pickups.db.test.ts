import { resolve } from 'node:path'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { pdfText } from '#src/base/pdf/pdf.fixture.ts'
import { openPdf } from '#src/base/pdf/pdf.server.ts'
import { insertPickup } from '#src/features/departures/pickups/pickups.fixture.ts'
import type { ShownDeparture } from '#src/features/operations/departures/departure-lists.schema.ts'
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
import type { OfficePassengers } from './passengers.schema.ts'

const pdf = openPdf(resolve('src/base/pdf/pdf-worker.server.ts'))
afterAll(pdf.close)
const agency = officeAgency(new Date('2027-01-05T10:00:00Z'))
let tour: SoldTour
let order: PlacedOrder
/** Stops of the tour by hour, a point that is closed, and one where it does not stop. */
let points: Record<'early' | 'late' | 'closed' | 'elsewhere', number>

beforeEach(async () => {
  const { db } = agency
  await db.deleteFrom('orders').execute()
  await db.deleteFrom('pickup_points').execute()
  tour = await insertSoldTour(db, { start_date: '2027-04-12', end_date: '2027-04-14' })
  order = await agency.order({ tour, adults: 4 })
  const stop = { tour: tour.tourId }
  points = {
    late: await insertPickup(db, { ...stop, tr: 'Kadıköy', en: 'Kadıköy pier', time: '08:15' }),
    early: await insertPickup(db, { ...stop, tr: 'Yenikapı', time: '07:30' }),
    closed: await insertPickup(db, { ...stop, tr: 'Kapalı', active: false }),
    elsewhere: await insertPickup(db, { tr: 'Bursa' }),
  }
})

const fill = (seat: number, body: object) =>
  agency.api.post<{ message: string; errors?: object }>(orderApiPath(order.order_no, order.key, '/passengers'), {
    ...passengerBody,
    seat,
    ...body,
  })
const read = async (lang = 'tr') => {
  const { body } = await agency.api.get<ShownOrder>(`${orderApiPath(order.order_no, order.key)}&lang=${lang}`)
  return body.passengers!.tours[0]!
}

test('the open stops of the tour are offered by hour, in the language of the reader', async () => {
  expect((await read()).pickups).toEqual([
    { id: points.early, name: 'Yenikapı', time: '07:30' },
    { id: points.late, name: 'Kadıköy', time: '08:15' },
  ])
  expect((await read('en')).pickups.map(({ name }) => name)).toEqual(['Yenikapı', 'Kadıköy pier'])
})

test('a stop is stored without the text beside it; a text without a stop stays', async () => {
  expect((await fill(1, { pickup_point_id: String(points.late), pickup: 'Evin önü' })).status).toBe(200)
  await fill(2, { pickup_point_id: '', pickup: 'Otogar' })
  const { people } = await read()
  expect(people.slice(0, 3).map(({ pickup_point_id, pickup }) => [pickup_point_id, pickup])).toEqual([
    [points.late, ''],
    [null, 'Otogar'],
    [null, ''],
  ])
})

test.each(['closed', 'elsewhere'] as const)('a point that is %s is refused at its field', async (which) => {
  const { status, body } = await fill(1, { pickup_point_id: points[which] })
  expect([status, body.errors]).toEqual([
    422,
    { pickup_point_id: ['Bu biniş yeri artık seçilemiyor; listeden bir yer seçin'] },
  ])
  expect((await read()).people[0]!.name).toBe('')
})

test('a stop that was closed or taken from the tour stays with the passenger who chose it', async () => {
  await fill(1, { pickup_point_id: points.late })
  await agency.db.updateTable('pickup_points').set({ active: false }).where('id', '=', points.late).execute()
  await agency.db.deleteFrom('tour_pickups').where('pickup_point_id', '=', points.late).execute()
  expect((await fill(1, { pickup_point_id: points.late, note: 'Pencere kenarı' })).status).toBe(200)
  expect((await read()).pickups).toEqual([
    { id: points.early, name: 'Yenikapı', time: '07:30' },
    { id: points.late, name: 'Kadıköy', time: null },
  ])
})

test('staff choose for the customer, and the record names the point', async () => {
  const path = `/api/admin/orders/${order.id}/passengers`
  const sent = { ...passengerBody, pickup_point_id: points.early, _method: 'PUT' }
  const { status, body } = await agency.api.post<{ data: OfficePassengers }>(path, sent, officeHeaders)
  expect([status, body.data.tours[0]!.people[0]!.pickup_point_id]).toEqual([200, points.early])
  const [event] = await agency.db
    .selectFrom('audit_events')
    .select('after')
    .where('entity', '=', 'passengers')
    .execute()
  expect(event!.after).toMatchObject({ pickup_point_id: points.early })
})

test('the list of a departure is by hour and stop, with those who have not said at the end', async () => {
  await fill(1, { pickup_point_id: points.late, phone: '+90 532 111 22 33' })
  await fill(2, { name: 'Can', pickup: 'Otogar' })
  await fill(3, { name: 'Ece', pickup_point_id: points.early })
  const { db, staff, clock } = agency
  const api = testApi(endpoints, { db, staff, now: () => clock.now, pdf: pdf.make })
  const path = `/api/admin/departures/${tour.departureId}`
  const file = async (name: string) => {
    const answer = await api.fetch(
      new Request(`https://seyyah.example${path}/lists/${name}`, { headers: officeHeaders }),
    )
    expect(answer.status).toBe(200)
    return new Uint8Array(await answer.arrayBuffer())
  }
  const { body } = await api.get<ShownDeparture>(path, officeHeaders)
  expect(body.has_pickups).toBe(true)
  const own = body.orders[0]!.phone
  const [sheet] = (await readXlsx(await file('pickups.xlsx'))).sheets
  expect(sheet!.rows.slice(0, 1).map((row) => row.slice(0, 5))).toEqual([
    ['Saat', 'Biniş yeri', 'Kişi', 'Yolcunun adı', 'Telefon'],
  ])
  expect(sheet!.rows.slice(1).map((row) => row.slice(0, 5))).toEqual([
    ['07:30', 'Yenikapı', 1, 'Ece Yılmaz', own],
    ['08:15', 'Kadıköy', 1, 'Ayşe Yılmaz', '+90 532 111 22 33'],
    [null, 'Otogar', 1, 'Can Yılmaz', own],
    [null, 'Belirtilmedi', 1, null, own],
  ])
  expect(new TextDecoder().decode(await file('pickups.csv')).split('\r\n')[2]).toMatch(
    /^'?08:15;Kadıköy;1;Ayşe Yılmaz;/,
  )
  const paper = await pdfText(await file('pickups.pdf'))
  for (const part of ['Biniş listesi', '07:30', 'Yenikapı', 'Ece Yılmaz', 'Belirtilmedi']) expect(paper).toContain(part)
  expect(await pdfText(await file('pickups.pdf?lang=en'))).toContain('Kadıköy pier')
})

test('a tour without stops and passengers without a place have no list', async () => {
  const plain = await insertSoldTour(agency.db, { start_date: '2027-05-12', end_date: '2027-05-14' })
  await agency.order({ tour: plain, adults: 1 })
  const { body } = await agency.api.get<ShownDeparture>(`/api/admin/departures/${plain.departureId}`, officeHeaders)
  expect(body.has_pickups).toBe(false)
})
