import { beforeEach, expect, test } from 'vitest'
import { insertPickup } from '#src/features/departures/pickups/pickups.fixture.ts'
import {
  officeAgency,
  officeHeaders,
  type PlacedOrder,
  passengerBody,
} from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import type { ShownOrder } from '#src/site/order/shown-order.schema.ts'

const agency = officeAgency(new Date('2027-01-05T10:00:00Z'))
let tours: SoldTour[]
let order: PlacedOrder
const family = { adults: 2, childrenQuantity: 1, childrenAges: [5] }

beforeEach(async () => {
  await agency.db.deleteFrom('orders').execute()
  agency.clock.now = new Date('2027-01-05T10:00:00Z')
  tours = [
    await insertSoldTour(agency.db, { start_date: '2027-03-01', end_date: '2027-03-03' }),
    await insertSoldTour(agency.db, { start_date: '2027-04-12', end_date: '2027-04-14' }),
  ]
  order = await agency.order(...tours.map((tour) => ({ tour, ...family })))
})

const send = <T extends object>(part: string, body: object) =>
  agency.api.post<T & { message: string }>(orderApiPath(order.order_no, order.key, part), body)
const fill = async (body: object) => expect((await send('/passengers', { ...passengerBody, ...body })).status).toBe(200)
const copy = (item = 2) => send<{ data: NonNullable<ShownOrder['passengers']> }>('/passengers/copy', { item })
const read = async () => (await agency.api.get<ShownOrder>(orderApiPath(order.order_no, order.key))).body
const tourOf = async (item: number) => (await read()).passengers!.tours[item - 1]!
const ayse = { seat: 1, phone: '+90 532 111 22 33', note: 'Vejetaryen', pickup: 'Otogar' }
const mehmet = { seat: 2, name: 'Mehmet', gender: 'erkek', birth_date: '1980-01-01' }
const can = { seat: 3, name: 'Can', gender: 'erkek', birth_date: '2021-12-01' }

test('one press fills the other tour with the same people, with their documents and without the place where they get on', async () => {
  for (const person of [ayse, mehmet, can]) await fill(person)
  expect((await tourOf(1)).same_people).toEqual({ fit: [], unfit: [] })
  expect((await tourOf(2)).same_people).toEqual({ fit: ['Ayşe Yılmaz', 'Mehmet Yılmaz', 'Can Yılmaz'], unfit: [] })
  const before = (await read()).totals
  expect(await copy()).toMatchObject({ status: 200, body: { data: { complete: 6, seats: 6 } } })

  const { people, same_people, difference } = await tourOf(2)
  const [first] = (await tourOf(1)).people
  // Her birthday is on the day of the second departure.
  expect(people[0]).toEqual({ ...first, pickup: '', real_age: 42 })
  expect(people.map(({ name }) => name)).toEqual(['Ayşe', 'Mehmet', 'Can'])
  expect([same_people, difference]).toEqual([{ fit: [], unfit: [] }, null])
  expect((await read()).totals).toEqual(before)
  const shown = await agency.send('POST', `/${order.id}/passengers/reveal`, { item: 2, seat: 1 })
  expect(shown.body.data).toEqual({ document_no: passengerBody.document_no })

  // Editable like any other, and a repeat changes nothing.
  await fill({ item: 2, seat: 1, name: 'Aysel' })
  expect((await copy()).status).toBe(200)
  expect((await tourOf(2)).people[0]).toMatchObject({ name: 'Aysel', version: 2 })
})

test('somebody who is there already stays, and is not written a second time', async () => {
  for (const person of [ayse, mehmet, can]) await fill(person)
  await fill({ item: 2, seat: 2, name: 'AYSE', surname: 'YILMAZ', note: 'Pasaporttaki gibi' })
  expect((await tourOf(2)).same_people).toEqual({ fit: ['Mehmet Yılmaz', 'Can Yılmaz'], unfit: [] })
  await copy()
  expect((await tourOf(2)).people.map(({ name, version }) => [name, version])).toEqual([
    ['Mehmet', 1],
    ['AYSE', 1],
    ['Can', 1],
  ])
})

test('a child whose birthday in between changes the price is left out, with a word', async () => {
  for (const person of [ayse, mehmet]) await fill(person)
  // Six on the first of March, seven on the twelfth of April: another child price.
  await fill({ ...can, birth_date: '2020-04-01' })
  expect((await tourOf(2)).same_people).toEqual({ fit: ['Ayşe Yılmaz', 'Mehmet Yılmaz'], unfit: ['Can Yılmaz'] })
  await copy()
  expect(await tourOf(2)).toMatchObject({
    same_people: { fit: [], unfit: ['Can Yılmaz'] },
    difference: null,
    people: [{ name: 'Ayşe' }, { name: 'Mehmet' }, { name: '', version: 0 }],
  })
})

test('to a tour abroad an identity number does not go along; a passport that ends too soon is missing', async () => {
  await agency.db
    .updateTable('tours')
    .set({ countries: ['GR'] })
    .where('id', '=', tours[1]!.tourId)
    .execute()
  const passport = {
    document: 'pasaport',
    document_no: 'U123456',
    document_country: 'TR',
    document_until: '2027-05-01',
  }
  await fill(ayse)
  await fill({ ...mehmet, ...passport })
  await copy()
  expect((await tourOf(2)).people).toMatchObject([
    { name: 'Ayşe', document: '', document_no: '', missing: ['document_no'] },
    { name: 'Mehmet', document: 'pasaport', document_no: '••••456', missing: ['document_until'] },
    { name: '' },
  ])
})

test('a stop that both tours have goes along', async () => {
  const [first, second] = tours.map(({ tourId }) => tourId)
  const both = await insertPickup(agency.db, { tour: first!, tr: 'Kadıköy', time: '08:15' })
  await agency.db
    .insertInto('tour_pickups')
    .values({ tour_id: second!, pickup_point_id: both, time: '07:30' })
    .execute()
  const one = await insertPickup(agency.db, { tour: first!, tr: 'Bakırköy', time: '07:30' })
  await fill({ ...ayse, pickup: undefined, pickup_point_id: both })
  await fill({ ...mehmet, pickup_point_id: one })
  await copy()
  expect((await tourOf(2)).people).toMatchObject([
    { pickup_point_id: both, missing: [] },
    { pickup_point_id: null, missing: ['pickup'] },
    {},
  ])
})

test('it ends with the customer’s last day of the tour that is filled in; staff copy later, on record', async () => {
  for (const person of [ayse, mehmet]) await fill(person)
  expect((await copy(3)).status).toBe(404)
  agency.clock.now = new Date('2027-04-05T21:00:00Z')
  const late = await copy()
  expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('artık değiştirilemiyor')])
  expect((await tourOf(2)).people.every(({ version }) => version === 0)).toBe(true)
  expect((await agency.send('POST', `/${order.id}/passengers/copy`, { item: 2 })).status).toBe(200)
  expect((await tourOf(2)).people.map(({ name }) => name)).toEqual(['Ayşe', 'Mehmet', ''])
  const records = await agency.db
    .selectFrom('audit_events')
    .select(['action', 'user_name', 'after'])
    .where('entity', '=', 'passengers')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(records.map(({ action, user_name }) => [action, user_name])).toEqual([
    ['create', 'Zeynep Kaya'],
    ['create', 'Zeynep Kaya'],
  ])
  expect(JSON.stringify(records)).not.toContain(passengerBody.document_no)
})

test('only the order’s key opens it', async () => {
  await fill(ayse)
  order = { ...order, key: 'x'.repeat(22) }
  expect((await copy()).status).toBe(404)
})

test('presses at the same time fill each seat once', async () => {
  for (const person of [ayse, mehmet, can]) await fill(person)
  expect((await Promise.all([copy(), copy(), copy()])).map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await tourOf(2)).people.map(({ name, version }) => [name, version])).toEqual([
    ['Ayşe', 1],
    ['Mehmet', 1],
    ['Can', 1],
  ])
  const office = await agency.api.get(`/api/admin/orders/${order.id}/passengers`, officeHeaders)
  expect(office.body).toMatchObject({ complete: 6 })
})
