import { beforeEach, expect, test } from 'vitest'
import { addDays } from '#src/base/dates.ts'
import { completeEnded } from '#src/features/amendments/changes/changes.commands.server.ts'
import type { ChangePreview } from '#src/features/amendments/changes/changes.schema.ts'
import { insertPolicy } from '#src/features/departures/policies/policies.fixture.ts'
import { lookupApiPath } from '#src/features/orders/lookup/lookup.links.ts'
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
import type { DepartureCancelling } from './departure-cancellation.schema.ts'

/** Orders that wait for an answer: of the customer about a cancelled departure, or of the office about a request to cancel. */
const booked = new Date('2027-03-23T10:00:00Z')
const agency = officeAgency(booked)
let tour: SoldTour

beforeEach(async () => {
  const { db } = agency
  agency.clock.now = booked
  await db.deleteFrom('orders').execute()
  await db.deleteFrom('outbox').execute()
  await db.deleteFrom('departure_cancellations').execute()
  await db.updateTable('tours').set({ cancel_policy_id: null }).execute()
  await db.deleteFrom('cancellation_policies').execute()
  await insertPolicy(db, { kind: 'yurt-ici' })
  tour = await insertSoldTour(db, { start_date: '2027-04-12', end_date: '2027-04-14' })
})

const cancelDeparture = ({ departureId }: SoldTour) =>
  agency.api.post(`/api/admin/departures/${departureId}/cancel`, { reason: 'Yeterli katılım olmadı' }, officeHeaders)
const showDeparture = async ({ departureId }: SoldTour) =>
  (await agency.api.get<DepartureCancelling>(`/api/admin/departures/${departureId}/cancel`, officeHeaders)).body
const choose = ({ order_no, key }: PlacedOrder, { departureId }: SoldTour, body: object) =>
  agency.api.post(orderApiPath(order_no, key, '/departure-choice'), { departure_id: departureId, ...body })
const shown = async ({ order_no, key }: PlacedOrder) =>
  (await agency.api.get<ShownOrder>(orderApiPath(order_no, key))).body
const askToCancel = ({ order_no, key }: PlacedOrder) =>
  agency.api.post(orderApiPath(order_no, key, '/cancel-request'), { reason: 'Hastalandım' })
const pay = ({ id }: PlacedOrder, amount: number) =>
  agency.enter(id, { method: 'nakit', amount, currency: 'TRY', paid_on: '2027-03-23' })
const change = ({ id }: PlacedOrder, status: string, more: object = {}) =>
  agency.send('PUT', `/${id}/status`, { status, ...more })
const previewOf = async ({ id }: PlacedOrder, query: string) =>
  (await agency.api.get<ChangePreview>(`/api/admin/orders/${id}/transition-preview?${query}`, officeHeaders)).body
const statusOf = async ({ id }: PlacedOrder) => (await agency.read(id)).status
const mails = () =>
  agency.db.selectFrom('outbox').select('subject').where('message_key', 'like', 'order-status:%').execute()

test('after its days an order is completed by itself, but not while it waits for an answer', async () => {
  const other = await insertSoldTour(agency.db, { start_date: '2027-04-12', end_date: '2027-04-14' })
  const [travelled, asked, leftBehind] = [
    await agency.order({ tour: other, adults: 2 }),
    await agency.order({ tour: other, adults: 2 }),
    await agency.order({ tour, adults: 2 }),
  ]
  for (const order of [travelled, asked, leftBehind]) expect((await pay(order, 20_000)).status).toBe(201)
  expect((await askToCancel(asked)).status).toBe(200)
  await cancelDeparture(tour)
  agency.clock.now = new Date('2027-04-15T10:00:00Z')
  expect(await completeEnded(agency.db, agency.clock.now)).toBe(1)
  expect([await statusOf(travelled), await statusOf(asked), await statusOf(leftBehind)]).toEqual([
    'tamamlandi',
    'onayli',
    'onayli',
  ])
  expect((await change(asked, 'tamamlandi')).body.message).toMatch(/iptal isteği yanıtlanmadı/)
  expect((await change(leftBehind, 'tamamlandi')).body.message).toMatch(/kalkışı iptal edildi/)
  expect((await choose(leftBehind, tour, { answer: 'refund' })).status).toBe(200)
  expect(
    (await agency.send('PUT', `/${asked.id}/cancel-request`, { answer: 'reddet', reason: 'Tur gerçekleşti' })).status,
  ).toBe(200)
  expect(await completeEnded(agency.db, agency.clock.now)).toBe(1)
  expect([await statusOf(asked), await statusOf(leftBehind)]).toEqual(['tamamlandi', 'iptal'])
})

test('no mail asks for money of a cancelled departure, until its customer has chosen', async () => {
  const price = { currency: 'TRY', multi_room_price: 11_000_00, single_room_price: 15_000_00 } as const
  const later = { end_date: '2027-05-12', quota: 4, ...price }
  const { id: to } = await insertDeparture(agency.db, tour.tourId, '2027-05-10', later)
  const order = await agency.order({ tour, adults: 2, childrenQuantity: 1, childrenAges: [5] })
  await pay(order, 5_000)
  await cancelDeparture(tour)
  const child = { ...passengerBody, seat: 3, birth_date: '2020-01-01', document_no: undefined }
  const send = (part: string, body: object) => agency.api.post(orderApiPath(order.order_no, order.key, part), body)
  expect((await send('/passengers', child)).status).toBe(200)
  expect((await send('/passengers/accept', { item: 1, total: 27_500.5 })).status).toBe(200)
  await agency.report(order, 1_000)
  const askForLink = () => agency.api.post(lookupApiPath, { order_no: order.order_no, email: 'ayse@musteri.example' })
  await askForLink()
  const newest = async (key: string) => {
    const mail = agency.db.selectFrom('outbox').select('body_text').where('message_key', 'like', `${key}:%`)
    return (await mail.orderBy('id', 'desc').executeTakeFirstOrThrow()).body_text
  }
  for (const key of ['age-difference', 'payment-notice', 'order-link'])
    expect(await newest(key), key).toContain('ödenecek tutar yok')
  await choose(order, tour, { answer: 'move', to })
  agency.clock.now = new Date('2027-03-23T11:00:00Z')
  await askForLink()
  expect(await newest('order-link')).toContain('şimdi 14.000 TL')
})

test('a cancelled departure is not promised to anybody: no confirmation by hand, no declined request, no mail about a longer hold', async () => {
  const order = await agency.order({ tour })
  await agency.report(order)
  expect((await askToCancel(order)).status).toBe(200)
  const held = await agency.order({ tour })
  await cancelDeparture(tour)
  expect((await change(order, 'onayli')).body.message).toMatch(/kalkışı iptal edildi/)
  const declined = await agency.send('PUT', `/${order.id}/cancel-request`, { answer: 'reddet', reason: 'Olmaz' })
  expect([declined.status, declined.body.message]).toEqual([409, expect.stringMatching(/kalkışı iptal edildi/)])
  const hold_until = '2027-03-26T12:00:00+03:00'
  expect(await previewOf(held, `status=opsiyonlu&hold_until=${encodeURIComponent(hold_until)}`)).toMatchObject({
    kind: 'extend',
    refusal: null,
    mail: null,
  })
  expect((await change(held, 'opsiyonlu', { hold_until })).status).toBe(200)
  expect(await mails()).toEqual([])
})

test('a tour of the order that has begun is not paid back by a click: staff decide what is kept', async () => {
  const begun = await insertSoldTour(agency.db, { start_date: '2027-04-01', end_date: '2027-04-03' })
  const order = await agency.order({ tour: begun, adults: 2 }, { tour })
  await pay(order, 30_000)
  await cancelDeparture(tour)
  expect((await shown(order)).choices).toMatchObject([{ may_refund: true, refund: [{ amount: 30_000 }] }])
  agency.clock.now = new Date('2027-04-02T10:00:00Z')
  expect((await shown(order)).choices).toMatchObject([{ may_refund: false }])
  const refused = await choose(order, tour, { answer: 'refund' })
  expect([refused.status, refused.body]).toMatchObject([409, { message: expect.stringMatching(/lütfen bizi arayın/) }])
  const path = `/api/admin/departures/${tour.departureId}/cancel/${order.id}`
  const recorded = await agency.api.post(path, { answer: 'refund', _method: 'PUT' }, officeHeaders)
  expect([recorded.status, recorded.body]).toMatchObject([
    409,
    { message: expect.stringMatching(/alıkonacak tutarı yazarak/) },
  ])
  expect((await showDeparture(tour)).orders).toMatchObject([{ may_refund: false }])
  const kept = [{ currency: 'TRY', amount: 20_000 }]
  expect((await change(order, 'iptal', { reason: 'Telefonda konuşuldu', by: 'agency', kept })).status).toBe(200)
  expect((await shown(order)).cancellation).toMatchObject({ sums: [{ paid: 30_000, kept: 20_000, refund: 10_000 }] })
})

test('a mail about a cancelled departure promises no refund once another tour of the order has begun', async () => {
  const begun = await insertSoldTour(agency.db, { start_date: '2027-04-01', end_date: '2027-04-03' })
  await agency.order({ tour: begun, adults: 2 }, { tour, adults: 2 })
  agency.clock.now = new Date('2027-04-02T10:00:00Z')
  await cancelDeparture(tour)
  const mail = agency.db.selectFrom('outbox').select('body_text').where('message_key', 'like', 'departure-cancelled:%')
  const { body_text } = await mail.executeTakeFirstOrThrow()
  expect(body_text).toMatch(/başka bir tur başladığı için iadeyi birlikte hesaplayalım/)
  expect(body_text).not.toMatch(/tamamını|İade edilebilecek/)
})

test('two cancelled departures of an order are no journey that took place', async () => {
  const other = await insertSoldTour(agency.db, { start_date: '2027-04-01', end_date: '2027-04-03' })
  const order = await agency.order({ tour: other, adults: 2 }, { tour, adults: 2 })
  await pay(order, 40_000)
  for (const each of [other, tour]) await cancelDeparture(each)
  agency.clock.now = new Date('2027-04-02T10:00:00Z')
  expect((await shown(order)).choices).toMatchObject([{ may_refund: true }, { may_refund: true }])
  expect((await choose(order, tour, { answer: 'refund' })).status).toBe(200)
  expect((await shown(order)).cancellation).toMatchObject({ sums: [{ kept: 0, refund: 40_000 }] })
})

test('a clerk is offered the same dates as the customer, also for a party that the next ones have no room for', async () => {
  const price = { currency: 'TRY', multi_room_price: 10_000_00, single_room_price: 15_000_00 } as const
  const [first, ...full] = Array.from({ length: 12 }, (_, at) => addDays('2027-05-01', at))
  for (const day of [first!, ...full])
    await insertDeparture(agency.db, tour.tourId, day, { end_date: day, quota: 2, ...price })
  const large = await insertDeparture(agency.db, tour.tourId, '2027-06-01', {
    end_date: '2027-06-03',
    quota: 30,
    ...price,
  })
  const order = await agency.order({ tour, adults: 6 })
  await cancelDeparture(tour)
  const offered = (await shown(order)).choices[0]!.alternatives.map(({ departure_id }) => departure_id)
  const { orders, alternatives } = await showDeparture(tour)
  expect([offered, orders[0]!.alternatives]).toEqual([[large.id], [large.id]])
  expect(alternatives.map(({ start_date }) => start_date)).toEqual([first, ...full, '2027-06-01'])
})
