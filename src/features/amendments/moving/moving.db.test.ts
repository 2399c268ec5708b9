import { beforeEach, expect, test } from 'vitest'
import { expireHolds } from '#src/features/orders/book/order-transitions.commands.server.ts'
import type { Order } from '#src/features/orders/book/orders.schema.ts'
import {
  officeAgency,
  officeHeaders,
  type PlacedOrder,
  passengerBody,
} from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour, type SoldTour, seatsTaken } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { insertDeparture } from '#src/features/tours/tours.fixture.ts'
import type { MovePreview } from './moving.schema.ts'

const agency = officeAgency(new Date('2026-11-21T10:00:00Z'))
let tour: SoldTour
let order: PlacedOrder
/** Dearer by 1,000 TL a person, of 4 seats. */
let later: number

beforeEach(async () => {
  const { db } = agency
  await db.deleteFrom('orders').execute()
  await db.deleteFrom('outbox').execute()
  tour = await insertSoldTour(db, { start_date: '2027-04-12', end_date: '2027-04-14' })
  const prices = { multi_room_price: 11_000_00, single_room_price: 15_000_00, child_prices: [0, 7_500_50] }
  later = (
    await insertDeparture(db, tour.tourId, '2027-05-10', {
      end_date: '2027-05-12',
      quota: 4,
      currency: 'TRY',
      ...prices,
    })
  ).id
  order = await agency.order({ tour, adults: 2 })
})

const preview = async ({ id } = order) =>
  (await agency.api.get<MovePreview>(`/api/admin/orders/${id}/move`, officeHeaders)).body
const move = (body: object = {}, { id } = order) =>
  agency.send('POST', `/${id}/move`, { departure_id: later, total: 22_000, ...body })
const seats = async () => [await seatsTaken(agency.db, tour.departureId), await seatsTaken(agency.db, later)]
const mails = () =>
  agency.db.selectFrom('outbox').selectAll().where('message_key', 'like', 'order-moved:%').orderBy('id').execute()

test('the difference is shown before it is made; then seats, days, price, plan, papers, history and mail follow', async () => {
  await agency.enter(order.id, {
    method: 'nakit',
    amount: 20_000,
    currency: 'TRY',
    paid_on: '2026-11-21',
  })
  await agency.send('POST', `/${order.id}/documents`, { kind: 'voucher', lang: 'tr' })
  const shown = await preview()
  expect(shown).toMatchObject({ start_date: '2027-04-12', total: 20_000, seats: 2, refusal: null })
  expect(shown.targets).toEqual([
    {
      departure_id: later,
      start_date: '2027-05-10',
      end_date: '2027-05-12',
      seats_left: 4,
      total: 22_000,
      difference: 2_000,
      confirms: false,
      hold_until: null,
    },
  ])
  expect((await move()).status).toBe(200)
  expect(await seats()).toEqual([0, 2])
  const read = await agency.read(order.id)
  expect(read).toMatchObject({
    status: 'onayli',
    payment_status: 'kismi',
    items: [{ departure_id: later, start_date: '2027-05-10', total: 22_000, balance_due_on: '2027-04-19' }],
    sums: [{ paid: 20_000, open: 2_000 }],
  })
  expect(read.items[0]!.lines.at(-1)).toMatchObject({ kind: 'move_difference', amount: 2_000 })
  expect(read.events.at(-1)).toMatchObject({
    kind: 'bilgi',
    by: 'Zeynep Kaya',
    note: expect.stringMatching(/12 – 14 Nisan 2027 → 10 – 12 Mayıs 2027 · fark \+2\.000 TL/),
  })
  const voucher = await agency.db.selectFrom('papers').select('void_reason').where('kind', '=', 'voucher').execute()
  expect(voucher).toEqual([{ void_reason: 'yenilendi' }])
  const [mail] = await mails()
  expect(mail!.body_text).toMatch(
    /Eski tarih: 12 – 14 Nisan 2027[\s\S]*Yeni tarih: 10 – 12 Mayıs 2027[\s\S]*Fiyat farkı: \+2\.000 TL/,
  )
  expect(JSON.stringify(mail!.attachments)).toMatch(/voucher/)
  const found = agency.db.selectFrom('order_search').select('start_date').where('order_id', '=', order.id)
  expect(await found.execute()).toEqual([{ start_date: '2027-05-10' }])
})

test('a difference is waived only with a reason, and is not asked for later by an age that did not change', async () => {
  expect((await move({ is_charged: '0' })).body.errors).toHaveProperty('reason')
  expect((await move({ is_charged: '0', reason: 'Otel değişti' })).status).toBe(200)
  const read = await agency.read(order.id)
  expect(read).toMatchObject({ items: [{ start_date: '2027-05-10', total: 20_000 }] })
  expect(read.events.at(-1)!.note).toMatch(/\+2\.000 TL fark alınmadı · Otel değişti/)
  const { item: _, ...person } = passengerBody
  const path = orderApiPath(order.order_no, order.key, '/passengers')
  expect((await agency.api.post(path, { ...person, item: 1 })).status).toBe(200)
  const own = await agency.api.get<Order & { passengers: { tours: { difference: null }[] } }>(
    orderApiPath(order.order_no, order.key),
  )
  expect(own.body.passengers.tours[0]!.difference).toBeNull()
})

test('rooms and reminders of the old departure are forgotten', async () => {
  const { id } = await agency.db
    .selectFrom('order_items')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  await agency.db.insertInto('passengers').values({ order_item_id: id, seat: 1, name: 'Ayşe', room: 3 }).execute()
  await agency.db
    .insertInto('passenger_reminders')
    .values({ order_item_id: id, kind: 'once', at: new Date() })
    .execute()
  await move()
  const people = await agency.db
    .selectFrom('passengers')
    .select(['name', 'room'])
    .where('order_item_id', '=', id)
    .execute()
  expect(people).toEqual([{ name: 'Ayşe', room: null }])
  expect(
    await agency.db.selectFrom('passenger_reminders').selectAll().where('order_item_id', '=', id).execute(),
  ).toEqual([])
})

test('a price that moved, a full departure, a stale page and an order that is over are refused with words', async () => {
  const { version } = await agency.read(order.id)
  expect((await move({ total: 21_999 })).body.message).toMatch(/^Fiyat siz bakarken değişti/)
  await agency.db.updateTable('departures').set({ seats_taken: 3 }).where('id', '=', later).execute()
  expect(await move()).toMatchObject({ status: 409, body: { message: expect.stringMatching(/yeterli yer kalmadı/) } })
  expect((await preview()).targets).toEqual([])
  await agency.db.updateTable('departures').set({ seats_taken: 0 }).where('id', '=', later).execute()
  await agency.send('PUT', `/${order.id}/customer`, {
    name: 'Ayşe Y',
    city: '',
    email: 'a@b.example',
    phone: '+90 532 111 22 33',
    reason: 'Yazım',
  })
  expect((await move({ version })).status).toBe(409)
  await agency.send('PUT', `/${order.id}/status`, { status: 'iptal', by: 'agency', reason: 'Tur yapılmıyor' })
  expect((await preview()).refusal).toMatch(/taşınamaz/)
  expect((await move()).body.message).toMatch(/taşınamaz/)
  expect(await seats()).toEqual([0, 0])
})

/** The hold of the order ends, and money comes all the same. */
async function paidLate(amount: number): Promise<void> {
  const late = new Date('2026-11-24T10:00:00Z')
  expect(await expireHolds(agency.db, late)).toBe(1)
  await agency.enter(order.id, { method: 'nakit', amount, currency: 'TRY', paid_on: '2026-11-21' })
}

test('an expired order to which money came gets another date: it takes seats there, and the money confirms it', async () => {
  await paidLate(5_000)
  await agency.db.updateTable('departures').set({ quota: 0 }).where('id', '=', tour.departureId).execute()
  expect((await agency.read(order.id)).status).toBe('suresi-doldu')
  expect(await preview()).toMatchObject({ refusal: null, targets: [{ departure_id: later, total: 22_000 }] })
  expect(await move()).toMatchObject({ status: 200, body: { data: { status: 'onayli' } } })
  expect(await seats()).toEqual([0, 2])
  expect(await agency.read(order.id)).toMatchObject({
    status: 'onayli',
    payment_status: 'kismi',
    items: [{ departure_id: later, total: 22_000, seats_released_at: null, balance_due_on: '2027-04-19' }],
    sums: [{ paid: 5_000, open: 17_000 }],
  })
  const [mail] = await mails()
  expect(JSON.stringify(mail!.attachments)).toMatch(/voucher/)
  expect((await move({ departure_id: tour.departureId, total: 20_000 })).body.message).toMatch(/yeterli yer kalmadı/)
})

test('less than the deposit keeps the seats of the new date as reported money does; without money, or without room, nothing moves', async () => {
  await paidLate(1_000)
  await agency.db.updateTable('departures').set({ seats_taken: 3 }).where('id', '=', later).execute()
  expect((await move()).status).toBe(409)
  expect(await seats()).toEqual([0, 3])
  await agency.db.updateTable('departures').set({ seats_taken: 0 }).where('id', '=', later).execute()
  const answers = await Promise.all([move(), move()])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await seats()).toEqual([0, 2])
  expect((await agency.read(order.id)).status).toBe('odeme-bildirildi')
  order = await agency.order({ tour, adults: 2 })
  expect(await expireHolds(agency.db, new Date('2026-11-24T10:00:00Z'))).toBe(1)
  expect((await preview()).refusal).toMatch(/taşınamaz/)
  expect((await move()).status).toBe(409)
})

test('money that covers what a cheaper date asks for confirms the order', async () => {
  const price = { currency: 'TRY', multi_room_price: 2_000_00, single_room_price: 3_000_00 } as const
  const cheap = await insertDeparture(agency.db, tour.tourId, '2027-06-07', {
    end_date: '2027-06-09',
    quota: 4,
    ...price,
  })
  await agency.enter(order.id, { method: 'nakit', amount: 4_000, currency: 'TRY', paid_on: '2026-11-21' })
  expect((await agency.read(order.id)).status).toBe('odeme-bildirildi')
  const confirming = (await preview()).targets.map(({ departure_id, confirms }) => [departure_id, confirms])
  expect(confirming).toEqual([
    [later, false],
    [cheap.id, true],
  ])
  expect((await move({ departure_id: cheap.id, total: 4_000 })).status).toBe(200)
  const { payments, ...moved } = await agency.read(order.id)
  expect(moved).toMatchObject({ status: 'onayli', payment_status: 'odendi' })
  await agency.send('POST', `/${order.id}/payments/${payments[0]!.id}/undo`, { reason: 'Yanlış girildi' })
  expect((await agency.read(order.id)).status).toBe('opsiyonlu')
})

test('a hold does not outlive the date to which the order moves', async () => {
  const price = { currency: 'TRY', multi_room_price: 10_000_00, single_room_price: 15_000_00 } as const
  const soon = await insertDeparture(agency.db, tour.tourId, '2026-12-01', {
    end_date: '2026-12-03',
    quota: 4,
    ...price,
  })
  const hold_until = '2026-12-20T12:00:00+03:00'
  expect((await agency.send('PUT', `/${order.id}/status`, { status: 'opsiyonlu', hold_until })).status).toBe(200)
  const shortened = (await preview()).targets.map(({ departure_id, hold_until: until }) => [departure_id, until])
  expect(shortened).toEqual([
    [soon.id, '2026-12-01T20:59:00.000Z'],
    [later, null],
  ])
  expect((await move({ departure_id: soon.id, total: 20_000 })).status).toBe(200)
  expect((await agency.read(order.id)).hold_until).toBe('2026-12-01T20:59:00.000Z')
  const [mail] = await mails()
  expect(mail!.body_text).toContain('1 Aralık')
})

test('an item does not move without its record', async () => {
  const update = agency.db.updateTable('order_items').set({ departure_id: later }).where('order_id', '=', order.id)
  await expect(update.execute()).rejects.toThrow('what was bought never changes')
})

test('of many orders that are moved at once both ways, and of a double click, every seat is counted once', async () => {
  const others = await Promise.all([1, 1, 1, 2].map((adults) => agency.order({ tour, adults })))
  const back = { ...tour, tourDate: '2027-05-10', departureId: later }
  const there = await agency.order({ tour: back, adults: 1 })
  expect(await seats()).toEqual([7, 1])
  const answers = await Promise.all([
    ...[order, order, ...others].map((each) =>
      move({ total: each === order || each === others[3] ? 22_000 : 11_000 }, each),
    ),
    move({ departure_id: tour.departureId, total: 10_000 }, there),
  ])
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  const { rows } = { rows: await agency.db.selectFrom('order_items').select(['departure_id', 'seats']).execute() }
  const sold = (id: number) =>
    rows.filter(({ departure_id }) => departure_id === id).reduce((all, { seats }) => all + seats, 0)
  expect(await seats()).toEqual([sold(tour.departureId), sold(later)])
  expect(sold(tour.departureId) + sold(later)).toBe(8)
  expect(sold(later)).toBeLessThanOrEqual(4)
  expect(sold(later)).toBeGreaterThanOrEqual(3)
})
