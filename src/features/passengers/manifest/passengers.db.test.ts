import { beforeEach, expect, test } from 'vitest'
import {
  officeAgency,
  officeHeaders,
  type PlacedOrder,
  passengerBody,
} from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { insertDeparture } from '#src/features/tours/tours.fixture.ts'
import type { ShownOrder } from '#src/site/order/shown-order.schema.ts'
import { forgetDocuments } from './passengers.commands.server.ts'
import type { OfficePassengers } from './passengers.schema.ts'

const agency = officeAgency(new Date('2027-01-05T10:00:00Z'))
let tour: SoldTour
let order: PlacedOrder

beforeEach(async () => {
  await agency.db.deleteFrom('orders').execute()
  agency.clock.now = new Date('2027-01-05T10:00:00Z')
  tour = await insertSoldTour(agency.db, { start_date: '2027-04-12', end_date: '2027-04-14' })
  order = await agency.order({ tour, adults: 2, childrenQuantity: 1, childrenAges: [5] })
})

const fill = (body: object, { order_no, key }: Pick<PlacedOrder, 'order_no' | 'key'> = order) =>
  agency.api.post<{ message: string; errors?: object }>(orderApiPath(order_no, key, '/passengers'), {
    ...passengerBody,
    ...body,
  })
const read = async () => (await agency.api.get<ShownOrder>(orderApiPath(order.order_no, order.key))).body
const office = async () =>
  (await agency.api.get<OfficePassengers>(`/api/admin/orders/${order.id}/passengers`, officeHeaders)).body
const audit = () =>
  agency.db.selectFrom('audit_events').selectAll().where('entity', '=', 'passengers').orderBy('id').execute()

test('an order tells its customer who is missing, and afterwards what was filled in, with the number masked', async () => {
  const before = await read()
  expect(before.passengers).toMatchObject({
    seats: 3,
    complete: 0,
    tours: [{ item: 1, until: '2027-04-05', may_edit: true }],
  })
  expect(before.passengers!.tours[0]!.people.map(({ role, age }) => [role, age])).toEqual([
    ['yetiskin', null],
    ['yetiskin', null],
    ['cocuk', 5],
  ])
  expect(await fill({})).toMatchObject({
    status: 200,
    body: { message: 'Yolcu bilgileri kaydedildi.', data: { complete: 1 } },
  })
  const [first] = (await read()).passengers!.tours[0]!.people
  expect(first).toMatchObject({ name: 'Ayşe', surname: 'Yılmaz', document_no: '••••••••146', missing: [] })
})

test('a passenger without a name is told both fields at once', async () => {
  const nobody = await fill({ name: '', surname: '' })
  expect(nobody).toMatchObject({ status: 422 })
  expect(nobody.body.errors).toEqual({ name: ['Yolcunun adını yazın.'], surname: ['Soyadını yazın.'] })
  const stranger = await fill({ name: '', surname: '', nationality: 'ID' })
  expect(stranger.body.errors).toMatchObject({ name: ['Yolcunun adını yazın.'] })
  expect(stranger.body.errors).not.toHaveProperty('surname')
})

test('a person may be filled in bit by bit; a number that is not sent stays, another kind of document forgets it', async () => {
  await fill({ birth_date: '', gender: '', document_no: undefined })
  const people = async () => (await read()).passengers!.tours[0]!.people[0]!
  expect((await people()).missing).toEqual(['birth_date', 'gender', 'document_no'])
  await fill({})
  await fill({ document_no: undefined, phone: '+90 532 111 22 33', pickup: 'Kadıköy' })
  expect(await people()).toMatchObject({
    document_no: '••••••••146',
    phone: '+90 532 111 22 33',
    pickup: 'Kadıköy',
    missing: [],
  })
  await fill({ document: 'pasaport', document_no: undefined })
  expect(await people()).toMatchObject({
    document_no: '',
    missing: ['document_no', 'document_country', 'document_until'],
  })
})

const nameOf = { name: 'Ayşe', surname: 'Yılmaz' }
const full = {
  birth_date: '1985-04-12',
  gender: 'kadin',
  nationality: 'TR',
  document: 'pasaport',
  document_country: 'TR',
  document_until: '2030-01-01',
  phone: '+90 532 111 22 33',
  pickup: 'Kadıköy',
  note: 'Vejetaryen',
} as const
const sendTo = {
  customer: (body: object) =>
    agency.api.post<{ message: string; version?: number }>(orderApiPath(order.order_no, order.key, '/passengers'), {
      item: 1,
      seat: 1,
      ...body,
    }),
  staff: (body: object) => agency.send('PUT', `/${order.id}/passengers`, { item: 1, seat: 1, ...body }),
}
const person = async () => (await read()).passengers!.tours[0]!.people[0]!

test.each(['customer', 'staff'] as const)('what the %s does not name stays; an empty value forgets', async (who) => {
  await fill({ ...full, document_no: 'U123456' })
  const before = await person()
  expect(before).toMatchObject({ ...full, document_no: '••••456' })
  expect((await sendTo[who]({ name: 'Aysel' })).status).toBe(200)
  expect(await person()).toEqual({ ...before, name: 'Aysel', version: before.version + 1 })
  for (const [field, value] of Object.entries(full)) {
    if (field === 'document') continue
    expect((await sendTo[who]({ [field]: '' })).status).toBe(200)
    expect(await person()).toMatchObject({ [field]: field === 'birth_date' || field === 'document_until' ? null : '' })
    await sendTo[who]({ [field]: value })
  }
  expect(await person()).toMatchObject({ ...full, document_no: '••••456', name: 'Aysel' })
  expect((await sendTo[who]({ surname: '' })).status).toBe(422)
  expect((await sendTo[who]({ seat: 2, phone: full.phone })).status).toBe(422)
})

test.each([
  ['customer', 'staff', 'siz açtıktan sonra müşteri ya da başka biri'],
  ['staff', 'customer', 'siz açtıktan sonra başka biri'],
] as const)('after the %s has saved, the %s with the older version is told so, and saves again', async (a, b, text) => {
  const { version } = await person()
  expect((await sendTo[a]({ ...nameOf, version })).status).toBe(200)
  const refused = await sendTo[b]({ name: 'Aysel', version })
  expect(refused).toMatchObject({ status: 409, body: { version: version + 1 } })
  expect(refused.body.message).toContain(text)
  expect(await person()).toMatchObject(nameOf)
  expect((await sendTo[b]({ name: 'Aysel', version: version + 1 })).status).toBe(200)
  expect(await person()).toMatchObject({ ...nameOf, name: 'Aysel' })
})

test('a repeat of which the first answer was lost is no conflict', async () => {
  const { version } = await person()
  const both = [await sendTo.customer({ ...nameOf, version }), await sendTo.customer({ ...nameOf, version })]
  expect(both.map(({ status }) => status)).toEqual([200, 200])
})

test('problems are at their fields and nothing is saved', async () => {
  const { status, body } = await fill({ document_no: '12345678951', birth_date: '2027-02-01' })
  expect(status).toBe(422)
  expect(body.errors).toEqual({
    birth_date: ['Doğum tarihi bugünden sonra olamaz'],
    document_no: ['Kimlik numarası yanlış görünüyor; 11 rakamı kontrol edin'],
  })
  expect((await fill({ name: '' })).body.errors).toEqual({ name: ['Yolcunun adını yazın.'] })
  expect((await read()).passengers!.tours[0]!.people[0]!.name).toBe('')
})

test('for a tour abroad a passport is valid for six months after the return', async () => {
  await agency.db
    .updateTable('tours')
    .set({ countries: ['TR', 'GR'] })
    .where('id', '=', tour.tourId)
    .execute()
  const passport = { document: 'pasaport', document_no: 'u 123 456', document_country: 'TR' }
  expect((await fill({ ...passport, document_until: '2027-10-13' })).body.errors).toEqual({
    document_until: ['Pasaport dönüşten sonra en az altı ay, yani 14 Ekim 2027 gününe kadar geçerli olmalı'],
  })
  expect((await fill({ ...passport, document_until: '2027-10-14' })).status).toBe(200)
  expect((await read()).passengers!.tours[0]).toMatchObject({
    is_abroad: true,
    people: [{ document_no: '••••456' }, {}, {}],
  })
})

test('only the order’s key opens it, and only for its own seats', async () => {
  expect((await fill({}, { ...order, key: 'x'.repeat(22) })).status).toBe(404)
  expect([(await fill({ seat: 4 })).status, (await fill({ item: 2 })).status]).toEqual([404, 404])
})

test('after the last day only staff change it; a cancelled order has no passengers', async () => {
  agency.clock.now = new Date('2027-04-05T20:00:00Z')
  expect((await fill({})).status).toBe(200)
  agency.clock.now = new Date('2027-04-05T21:00:00Z')
  expect((await fill({ seat: 2 })).body.message).toContain('artık değiştirilemiyor')
  expect((await read()).passengers!.tours[0]!.may_edit).toBe(false)
  expect((await agency.send('PUT', `/${order.id}/passengers`, { ...passengerBody, seat: 2 })).status).toBe(200)
  await agency.send('PUT', `/${order.id}/status`, { status: 'iptal', reason: 'Müşteri aradı' })
  expect((await read()).passengers).toBeNull()
  expect((await agency.send('PUT', `/${order.id}/passengers`, passengerBody)).status).toBe(409)
})

test('whoever is moved to a date that is near has until its departure to fill in', async () => {
  const prices = { multi_room_price: 10_000_00, single_room_price: 14_000_00, child_prices: [0, 7_500_50] }
  const near = await insertDeparture(agency.db, tour.tourId, '2027-03-20', {
    end_date: '2027-03-22',
    quota: 9,
    ...prices,
  })
  agency.clock.now = new Date('2027-03-15T10:00:00Z')
  expect((await agency.send('PUT', `/${order.id}/status`, { status: 'onayli' })).status).toBe(200)
  const [total] = (await read()).totals
  const moved = await agency.send('POST', `/${order.id}/move`, { departure_id: near.id, total: total!.total })
  expect(moved.status).toBe(200)
  expect((await read()).passengers!.tours[0]).toMatchObject({ until: '2027-03-20', may_edit: true })
  agency.clock.now = new Date('2027-03-20T10:00:00Z')
  expect((await fill({})).status).toBe(200)
})

test('an agency that does not ask for passengers has orders as they were', async () => {
  const { settings } = agency.api.services
  Object.assign(settings, { asksPassengers: false })
  expect((await read()).passengers).toBeNull()
  expect((await fill({})).status).toBe(409)
  expect((await office()).is_asked).toBe(false)
  Object.assign(settings, { asksPassengers: true })
})

test('the office reads numbers masked; a look is recorded, without the number', async () => {
  await fill({})
  expect((await office()).tours[0]!.people[0]).toMatchObject({ document_no: '••••••••146' })
  const shown = await agency.send('POST', `/${order.id}/passengers/reveal`, { item: 1, seat: 1 })
  expect(shown.body.data).toEqual({ document_no: '10000000146' })
  expect((await agency.send('POST', `/${order.id}/passengers/reveal`, { item: 1, seat: 2 })).status).toBe(404)
  await agency.send('PUT', `/${order.id}/passengers`, { ...passengerBody, name: 'Aysel' })
  const records = (await audit()).slice(-2)
  expect(records.map(({ action, user_name }) => [action, user_name])).toEqual([
    ['look', 'Zeynep Kaya'],
    ['update', 'Zeynep Kaya'],
  ])
  expect(JSON.stringify(records)).not.toContain('10000000146')
})

test('180 days after the return the document is erased, and nothing else', async () => {
  await fill({})
  agency.clock.now = new Date('2027-10-10T20:59:00Z')
  expect(await forgetDocuments(agency.api.services)).toBe(0)
  agency.clock.now = new Date('2027-10-10T21:00:00Z')
  expect([await forgetDocuments(agency.api.services), await forgetDocuments(agency.api.services)]).toEqual([1, 0])
  const rows = agency.db.selectFrom('passengers').select(['name', 'birth_date', 'document', 'document_no'])
  expect(await rows.where('name', '=', 'Ayşe').orderBy('id', 'desc').executeTakeFirst()).toEqual({
    name: 'Ayşe',
    birth_date: '1985-04-12',
    document: 'tckn',
    document_no: '',
  })
})
