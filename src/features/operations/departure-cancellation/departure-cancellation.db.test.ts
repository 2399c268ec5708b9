import { beforeEach, expect, test } from 'vitest'
import { postponeWaiting } from '#src/base/mail/outbox.store.server.ts'
import { insertPolicy } from '#src/features/departures/policies/policies.fixture.ts'
import { expireHolds } from '#src/features/orders/book/order-transitions.commands.server.ts'
import { voucherApiPath } from '#src/features/orders/book/papers.links.ts'
import type { CheckedVoucher, OfficePapers } from '#src/features/orders/book/papers.schema.ts'
import type { CancelPreview } from '#src/features/orders/money/cancelling.schema.ts'
import {
  officeAgency,
  officeHeaders,
  type PlacedOrder,
  passengerBody,
} from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour, type SoldTour, seatsTaken } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import type { Receivables } from '#src/features/payments/receivables/receivables.schema.ts'
import { insertDeparture } from '#src/features/tours/tours.fixture.ts'
import type { ShownOrder } from '#src/site/order/shown-order.schema.ts'
import { tellLeftBehind } from './departure-cancellation.commands.server.ts'
import type { DepartureCancelling } from './departure-cancellation.schema.ts'

const agency = officeAgency(new Date('2027-03-23T10:00:00Z'))
let tour: SoldTour
/** Another date, dearer and with 4 seats. */
let later: number

beforeEach(async () => {
  const { db } = agency
  await db.deleteFrom('orders').execute()
  await db.deleteFrom('outbox').execute()
  await db.deleteFrom('departure_cancellations').execute()
  await db.updateTable('tours').set({ cancel_policy_id: null }).execute()
  await db.deleteFrom('cancellation_policies').execute()
  await insertPolicy(db, { kind: 'yurt-ici' }) // 20 days before: half is kept
  tour = await insertSoldTour(db, { start_date: '2027-04-12', end_date: '2027-04-14' })
  const price = { currency: 'TRY', multi_room_price: 11_000_00, single_room_price: 15_000_00 } as const
  later = (await insertDeparture(db, tour.tourId, '2027-05-10', { end_date: '2027-05-12', quota: 4, ...price })).id
})

const path = () => `/api/admin/departures/${tour.departureId}/cancel`
const start = (body: object = { reason: 'Yeterli katılım olmadı' }) => agency.api.post(path(), body, officeHeaders)
const show = async () => (await agency.api.get<DepartureCancelling>(path(), officeHeaders)).body
const record = (order: PlacedOrder, body: object) =>
  agency.api.post(`${path()}/${order.id}`, { ...body, _method: 'PUT' }, officeHeaders)
const choose = ({ order_no, key }: PlacedOrder, body: object) =>
  agency.api.post(orderApiPath(order_no, key, '/departure-choice'), { departure_id: tour.departureId, ...body })
const shown = async ({ order_no, key }: PlacedOrder) =>
  (await agency.api.get<ShownOrder>(orderApiPath(order_no, key))).body
const pay = ({ id }: PlacedOrder, amount: number) =>
  agency.enter(id, { method: 'nakit', amount, currency: 'TRY', paid_on: '2027-03-23' })
const mails = (key: string) =>
  agency.db
    .selectFrom('outbox')
    .select(['subject', 'body_text'])
    .where('message_key', 'like', `${key}%`)
    .orderBy('id')
    .execute()
const seats = async () => [await seatsTaken(agency.db, tour.departureId), await seatsTaken(agency.db, later)]

test('it goes off sale, everybody is written to once, and a second click or clerk changes nothing', async () => {
  const orders = [await agency.order({ tour, adults: 2 }), await agency.order({ tour })]
  await pay(orders[0]!, 20_000)
  expect(await show()).toMatchObject({
    cancelled: null,
    open: 2,
    alternatives: [{ departure_id: later, seats_left: 4 }],
  })
  const answers = await Promise.all([start(), start({ reason: 'Bir başkası' })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await tellLeftBehind(agency.api.services)).toBe(0)
  const told = await mails('departure-cancelled:')
  expect(told).toHaveLength(2)
  expect(told[0]!.subject).toBe(`Turunuz iptal edildi, seçiminizi bekliyoruz: ${orders[0]!.order_no}`)
  expect(told[0]!.body_text).toMatch(
    /İptal edilen tarih: 12 – 14 Nisan 2027[\s\S]*Seçebileceğiniz tarihler: 10 – 12 Mayıs 2027[\s\S]*İade edilebilecek tutar: 20\.000 TL/,
  )
  const state = await show()
  expect(state).toMatchObject({ status: 'iptal', cancelled: { by: 'Zeynep Kaya' }, open: 2 })
  expect(state.orders.every(({ told_at }) => told_at !== null)).toBe(true)
  await expect(agency.order({ tour })).rejects.toThrow()
  const log = agency.db.selectFrom('audit_events').selectAll().where('entity', '=', 'departures')
  expect(await log.where('entity_id', '=', String(tour.departureId)).execute()).toHaveLength(1)
})

test('the customer moves to another date without a difference, or gets everything back, whatever the policy keeps', async () => {
  const [mover, leaver] = [await agency.order({ tour, adults: 2 }), await agency.order({ tour, adults: 2 })]
  for (const order of [mover, leaver]) await pay(order, 20_000)
  await start()
  expect((await agency.read(mover.id)).left_behind_on).toBe(tour.departureId)
  expect((await shown(mover)).choices).toMatchObject([
    {
      start_date: '2027-04-12',
      reason: 'Yeterli katılım olmadı',
      alternatives: [{ departure_id: later }],
      refund: [{ amount: 20_000 }],
    },
  ])
  expect((await choose(mover, { answer: 'move', to: later })).body).toMatchObject({
    message: 'Rezervasyonunuz yeni tarihe taşındı.',
  })
  expect((await agency.read(mover.id)).left_behind_on).toBeNull()
  expect(await shown(mover)).toMatchObject({
    status: 'onayli',
    choices: [],
    items: [{ start_date: '2027-05-10', total: 20_000 }],
  })
  expect((await choose(leaver, { answer: 'refund' })).status).toBe(200)
  expect(await shown(leaver)).toMatchObject({
    status: 'iptal',
    cancellation: { by: 'agency', sums: [{ kept: 0, refund: 20_000, due_on: '2027-04-06' }] },
  })
  expect(await seats()).toEqual([0, 2])
  const { orders, open } = await show()
  expect(open).toBe(0)
  expect(orders.map(({ answer, answered_by, moved_to }) => [answer, answered_by, moved_to?.start_date])).toEqual([
    ['moved', 'customer', '2027-05-10'],
    ['cancelled', 'customer', undefined],
  ])
})

test('at the same price a child is not older because the new date is later; who pays the new price is as old as then', async () => {
  const order = await agency.order({ tour, adults: 2, childrenQuantity: 1, childrenAges: [6] })
  const child = { ...passengerBody, seat: 3, birth_date: '2020-05-01', document_no: undefined }
  expect((await agency.api.post(orderApiPath(order.order_no, order.key, '/passengers'), child)).status).toBe(200)
  await start()
  await choose(order, { answer: 'move', to: later })
  const { items, passengers } = await shown(order)
  expect(items).toMatchObject([{ start_date: '2027-05-10', total: 20_000 }])
  expect(passengers!.tours[0]).toMatchObject({ difference: null, people: [{}, {}, { real_age: 7 }] })
  const price = { currency: 'TRY', multi_room_price: 11_000_00, single_room_price: 15_000_00 } as const
  const prices = { ...price, child_prices: [0, 5_000_00] }
  const last = await insertDeparture(agency.db, tour.tourId, '2027-06-07', {
    end_date: '2027-06-09',
    quota: 4,
    ...prices,
  })
  const move = await agency.send('POST', `/${order.id}/move`, { departure_id: last.id, total: 27_000 })
  expect(move.status).toBe(200)
  expect((await shown(order)).passengers!.tours[0]!.difference).toBeNull()
})

test('a clerk records answers given on the telephone; the second answer to an order is refused with words', async () => {
  const [first, second] = [await agency.order({ tour }), await agency.order({ tour })]
  await start()
  const answers = await Promise.all([
    record(first, { answer: 'refund' }),
    record(first, { answer: 'move', to: later }),
    choose(first, { answer: 'refund' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await record(first, { answer: 'refund' })).body).toMatchObject({
    message: expect.stringMatching(/karar verilmiş/),
  })
  expect((await choose(first, { answer: 'refund' })).body).toMatchObject({
    message: expect.stringMatching(/seçiminiz kaydedilmiş/),
  })
  expect((await record(second, { answer: 'move' })).status).toBe(422)
  expect((await record(second, { answer: 'move', to: later })).status).toBe(200)
  expect((await show()).orders.find(({ id }) => id === second.id)).toMatchObject({
    answer: 'moved',
    answered_by: 'staff',
  })
  const taken = await seats()
  expect(taken[0]).toBe(0)
})

test('a date that is sold out meanwhile is refused with words, and the order stays open', async () => {
  const order = await agency.order({ tour, adults: 2 })
  await start()
  await agency.db.updateTable('departures').set({ seats_taken: 3 }).where('id', '=', later).execute()
  expect((await choose(order, { answer: 'move', to: later })).body).toMatchObject({
    message: expect.stringMatching(/yeterli yer kalmadı/),
  })
  expect(await show()).toMatchObject({ open: 1, orders: [{ alternatives: [] }] })
  expect(await seats()).toEqual([2, 3])
})

test('money that comes meanwhile goes back too', async () => {
  const order = await agency.order({ tour })
  await pay(order, 2_500)
  await start()
  await pay(order, 1_000)
  await choose(order, { answer: 'refund' })
  expect((await shown(order)).cancellation).toMatchObject({ sums: [{ paid: 3_500, kept: 0, refund: 3_500 }] })
})

test('by any other way of cancelling nothing is kept either, and it is an answer; so is a hold that ends', async () => {
  const [asked, held] = [await agency.order({ tour }), await agency.order({ tour })]
  await pay(asked, 10_000)
  await start()
  const preview = await agency.api.post<CancelPreview>('/api/cancellation-preview', {
    order_no: asked.order_no,
    key: asked.key,
  })
  expect(preview.body.deduction).toMatchObject({ sums: [{ kept: 0, refund: 10_000 }] })
  await agency.send('PUT', `/${asked.id}/status`, { status: 'iptal', reason: 'Telefonda istedi' })
  expect((await shown(asked)).cancellation).toMatchObject({ sums: [{ kept: 0, refund: 10_000 }] })
  agency.clock.now = new Date('2027-03-27T10:00:00Z')
  await expireHolds(agency.db, agency.clock.now)
  const { open, orders } = await show()
  expect([open, orders.map(({ id, answer }) => [id, answer])]).toEqual([
    0,
    [
      [asked.id, 'cancelled'],
      [held.id, 'expired'],
    ],
  ])
  agency.clock.now = new Date('2027-03-23T10:00:00Z')
})

test('nothing is collected of a cancelled departure until its customer has chosen', async () => {
  const order = await agency.order({ tour, adults: 2 })
  await pay(order, 5_000)
  const owing = async () => {
    const { body } = await agency.api.get<Receivables>('/api/admin/receivables', officeHeaders)
    return body.dues.filter(({ order_id }) => order_id === order.id).map(({ amount }) => amount)
  }
  const open = await owing()
  expect(open.length).toBeGreaterThan(0)
  await start()
  expect(await owing()).toEqual([])
  await choose(order, { answer: 'move', to: later })
  expect(await owing()).toEqual(open)
})

test('the voucher of a cancelled departure is not valid and is not made again, until the order has moved', async () => {
  const order = await agency.order({ tour, adults: 2 })
  await pay(order, 20_000)
  const documents = `/api/admin/orders/${order.id}/documents`
  const make = () => agency.api.post(documents, { kind: 'voucher', lang: 'tr' }, officeHeaders)
  const codes = async () => {
    const papers = agency.db.selectFrom('papers').select('code').where('order_id', '=', order.id).orderBy('id')
    return (await papers.execute()).map(({ code }) => code!)
  }
  const check = async (code: string) => (await agency.api.get<CheckedVoucher>(`${voucherApiPath}/${code}`)).body
  expect((await make()).status).toBe(200)
  const [old] = await codes()
  expect(await check(old!)).toMatchObject({ is_valid: true, is_departure_cancelled: false })
  await start()
  expect(await check(old!)).toMatchObject({ is_valid: false, is_departure_cancelled: true, void_reason: null })
  expect((await make()).status).toBe(404)
  expect((await agency.api.get<OfficePapers>(documents, officeHeaders)).body.available).not.toContainEqual({
    kind: 'voucher',
    subject: 0,
  })
  await choose(order, { answer: 'move', to: later })
  expect((await make()).status).toBe(200)
  const [, fresh] = await codes()
  expect(await check(old!)).toMatchObject({ is_valid: false, void_reason: 'yenilendi' })
  expect(await check(fresh!)).toMatchObject({ is_valid: true, tours: [{ start_date: '2027-05-10' }] })
})

test('customers are offered the dates that staff ticked, in mail, on their page and when they choose; staff may record any', async () => {
  const price = { currency: 'TRY', multi_room_price: 11_000_00, single_room_price: 15_000_00 } as const
  const june = (
    await insertDeparture(agency.db, tour.tourId, '2027-06-07', { end_date: '2027-06-09', quota: 9, ...price })
  ).id
  const [one, two] = [await agency.order({ tour }), await agency.order({ tour })]
  expect((await show()).offerable.toSorted()).toEqual([later, june].toSorted())
  expect((await start({ reason: 'Fırtına', offered: JSON.stringify([june]) })).status).toBe(200)
  expect((await show()).cancelled).toMatchObject({ offered: [june] })
  const [mail] = await mails('departure-cancelled:')
  expect(mail!.body_text).toContain('7 – 9 Haziran 2027')
  expect(mail!.body_text).not.toContain('10 – 12 Mayıs 2027')
  expect((await shown(one)).choices[0]!.alternatives.map(({ departure_id }) => departure_id)).toEqual([june])
  expect((await choose(one, { answer: 'move', to: later })).status).toBe(409)
  expect(await seats()).toEqual([2, 0])
  expect((await choose(one, { answer: 'move', to: june })).status).toBe(200)
  expect((await record(two, { answer: 'move', to: later })).status).toBe(200)
})

test('without a ticked date customers are offered their money only; unless staff untick one, a date that comes later is offered', async () => {
  const order = await agency.order({ tour })
  await start({ reason: 'Fırtına', offered: '[]' })
  expect((await mails('departure-cancelled:'))[0]!.body_text).toMatch(/önerebileceğimiz başka bir tarih yok/)
  expect((await shown(order)).choices).toMatchObject([{ alternatives: [], may_refund: true }])
  await agency.db.updateTable('departure_cancellations').set({ offered: null }).execute()
  expect((await shown(order)).choices).toMatchObject([{ alternatives: [{ departure_id: later }] }])
})

test.each([
  { what: 'the cancelled one', of: () => tour.departureId, message: /bu turun başka bir kalkışı değil/ },
  {
    what: 'of another tour',
    of: async () => (await insertSoldTour(agency.db)).departureId,
    message: /başka bir kalkışı/,
  },
  { what: 'that does not exist', of: () => 999_999, message: /başka bir kalkışı/ },
  {
    what: 'that has left',
    of: async () => (await insertDeparture(agency.db, tour.tourId, '2027-03-22', { quota: 9 })).id,
    message: /22 Mart 2027 kalkışının günü geçti/,
  },
  {
    what: 'that is full',
    of: async () => {
      await agency.db.updateTable('departures').set({ seats_taken: 4 }).where('id', '=', later).execute()
      return later
    },
    message: /10 Mayıs 2027 kalkışında artık yer yok/,
  },
])('a date $what is refused at the list of dates, and nothing is cancelled', async ({ of, message }) => {
  await agency.order({ tour })
  const refused = await start({ reason: 'Fırtına', offered: JSON.stringify([await of()]) })
  expect([refused.status, refused.body]).toMatchObject([422, { errors: { offered: [expect.stringMatching(message)] } }])
  expect((await show()).cancelled).toBeNull()
  expect(await mails('departure-cancelled:')).toEqual([])
})

test('an English customer reads the English reason, or none', async () => {
  const [one, two] = [await agency.order({ tour }), await agency.order({ tour })]
  await agency.db.updateTable('orders').set({ lang: 'en' }).where('id', '=', one.id).execute()
  await start({ reason: 'Fırtına bekleniyor', reason_en: '' })
  const [english, turkish] = await mails('departure-cancelled:')
  expect(english!.body_text).not.toMatch(/Fırtına/)
  expect(english!.body_text).toMatch(/Dates you can choose/)
  expect(turkish!.body_text).toMatch(/Fırtına bekleniyor/)
  expect((await shown(two)).choices[0]!.reason).toBe('Fırtına bekleniyor')
})

test('an order that nobody wrote to is written to by the next run; one without an address is not forgotten in the list', async () => {
  const [written, silent] = [await agency.order({ tour }), await agency.order({ tour })]
  await agency.db.updateTable('orders').set({ email: '' }).where('id', '=', silent.id).execute()
  const values = { departure_id: tour.departureId, reason: 'Fırtına', at: new Date() }
  await agency.db.insertInto('departure_cancellations').values(values).execute()
  await agency.db.updateTable('departures').set({ status: 'iptal' }).where('id', '=', tour.departureId).execute()
  expect([await tellLeftBehind(agency.api.services), await tellLeftBehind(agency.api.services)]).toEqual([1, 0])
  expect(await mails('departure-cancelled:')).toHaveLength(1)
  expect((await show()).orders.map(({ id, told_at, answer }) => [id, told_at !== null, answer])).toEqual([
    [written.id, true, null],
    [silent.id, false, null],
  ])
})

test('a departure that left is not cancelled', async () => {
  agency.clock.now = new Date('2027-04-13T10:00:00Z')
  expect((await start()).body).toMatchObject({ message: expect.stringMatching(/tarihi geçti/) })
  agency.clock.now = new Date('2027-03-23T10:00:00Z')
})

test('twelve orders answered at once by customers and clerks: every seat is counted once, and nobody is left', async () => {
  const orders = await Promise.all(Array.from({ length: 12 }, () => agency.order({ tour })))
  await start()
  const answers = await Promise.all(
    orders.map((order, at) =>
      at % 3 === 0
        ? record(order, { answer: 'move', to: later })
        : choose(order, at % 3 === 1 ? { answer: 'move', to: later } : { answer: 'refund' }),
    ),
  )
  // Eight want the four seats.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(8)
  expect(await seats()).toEqual([4, 4])
  const { orders: rows } = await show()
  for (const { id, answer } of rows.filter(({ answer }) => answer === null))
    expect([answer, (await record({ id } as PlacedOrder, { answer: 'refund' })).status]).toEqual([null, 200])
  expect((await show()).open).toBe(0)
  expect(await seats()).toEqual([0, 4])
})

test('a reported payment that is not matched is told to staff and to the customer', async () => {
  const order = await agency.order({ tour })
  await agency.report(order, 1_980)
  expect((await show()).orders).toMatchObject([{ paid: [], reported: [{ amount: 1_980, currency: 'TRY' }] }])
  await start()
  expect((await shown(order)).choices).toMatchObject([{ refund: [], reported: [{ amount: 1_980, currency: 'TRY' }] }])
})

test('whether the mail of the choice was sent is told, and not taken for granted', async () => {
  await agency.order({ tour })
  await start()
  const mail = async () => (await show()).orders[0]!.mail
  expect(await mail()).toBe('waiting')
  await postponeWaiting(agency.db, agency.clock.now)
  expect(await mail()).toBe('postponed')
})
