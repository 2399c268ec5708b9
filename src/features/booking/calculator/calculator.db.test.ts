import { beforeAll, expect, test } from 'vitest'
import { addDays, dayOf } from '#src/base/dates.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { errors } from '#src/base/i18n/errors.strings.ts'
import type { PriceQuote } from '#src/features/departures/pricing/pricing.schema.ts'
import { insertAgency, insertSoldTour, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'

// One instant for the whole file: a run over midnight would mix two days.
const now = new Date()
const today = dayOf(now)
const database = ownDatabase()
let api: TestApi
let tour: SoldTour
let changes = 0
beforeAll(async () => {
  api = testApi(endpoints, { ...database, now: () => now, changed: async () => void changes++ })
  await insertAgency(database.db)
  tour = await insertSoldTour(database.db, { quota: 5 })
})

const ask = (fields: object, sold = tour, lang = 'tr') =>
  api.post<PriceQuote & { errors: Record<string, string[]>; seats_left: number }>(`/api/cart-calculator?lang=${lang}`, {
    token: sold.token,
    tourDate: sold.tourDate,
    ...fields,
  })

test('form fields are parsed, and the answer has the price by line', async () => {
  const { status, body } = await ask({
    peopleQuantity: '3',
    childrenQuantity: '2',
    childrenAges: '8,4',
    singleRoomQuantity: '1',
  })
  expect(status).toBe(200)
  expect(body).toEqual({
    tour_place: 'İstanbul – Göreme',
    hold_hours: 24,
    cancel_policy: null,
    currency: 'TRY',
    start_date: tour.tourDate,
    end_date: addDays(tour.tourDate, 2),
    child_age_range_1: '0-6',
    child_age_range_2: '7-12',
    multi_room_quantity: 2,
    single_room_quantity: 1,
    child_age_range_1_quantity: 1,
    child_age_range_2_quantity: 1,
    multi_room_price: 10_000,
    single_room_price: 14_000,
    child_age_range_1_price: 0,
    child_age_range_2_price: 7500.5,
    price: 34_583.75,
    kdv: 6916.75,
    total: 41_500.5,
    lines: [
      line('multi_room', '2 veya 3 kişilik odada kişi başı', 2, 10_000, 20_000),
      line('single_room', 'Tek kişilik oda', 1, 14_000, 14_000),
      line('child_age_range_1', 'Çocuk (0–6 yaş)', 1, 0, 0),
      line('child_age_range_2', 'Çocuk (7–12 yaş)', 1, 7500.5, 7500.5),
    ],
    seats_needed: 5,
    seats_left: 5,
    try_total: null,
    rate: null,
    deposit: 10_375.13,
    balance: 31_125.37,
    balance_due_on: addDays(tour.tourDate, -21),
  })
})

test('a price request drops no cached page', async () => {
  await ask({})
  expect(changes).toBe(0)
})

test('the default party is two adults without children; one adult alone gets a reason', async () => {
  expect((await ask({})).body.lines).toEqual([
    line('multi_room', '2 veya 3 kişilik odada kişi başı', 2, 10_000, 20_000),
  ])
  const alone = await ask({ peopleQuantity: 1 }, tour, 'en')
  expect(alone.body.lines).toEqual([
    {
      ...line('single_room', 'Single room', 1, 14_000, 14_000),
      reason: 'An adult with a room alone pays the single-room price.',
    },
  ])
})

test('a foreign price has its value in lira at the newest rate up to today', async () => {
  const foreign = await insertSoldTour(database.db, { currency: 'EUR', multi_room_price: 799_00 })
  expect((await ask({}, foreign)).body.try_total).toBeNull()
  await database.db
    .insertInto('exchange_rates')
    .values([
      { currency: 'EUR', day: addDays(today, -3), try_rate: '10' },
      { currency: 'EUR', day: addDays(today, -1), try_rate: '35.2877' },
      { currency: 'EUR', day: addDays(today, 1), try_rate: '99' },
    ])
    .execute()
  expect((await ask({}, foreign)).body).toMatchObject({
    try_total: 56_389.74,
    rate: { try_rate: 35.2877, day: addDays(today, -1), source: 'tcmb' },
  })
})

test('a party that does not fit gets 409 with the seats left', async () => {
  const { status, body } = await ask({ peopleQuantity: 6 })
  expect([status, body.seats_left]).toEqual([409, 5])
  const full = await insertSoldTour(database.db, { status: 'dolu', quota: 0 })
  expect((await ask({}, full)).body).toMatchObject({ seats_left: 0, message: 'Bu kalkışta yer kalmadı.' })
  const closed = await ask({}, await insertSoldTour(database.db, { status: 'dolu' }))
  expect([closed.status, closed.body.errors]).toEqual([422, { tourDate: ['Bu kalkışın satışı kapandı'] }])
})

test.each([
  { what: 'ages missing', fields: { childrenQuantity: 2, childrenAges: [3] }, field: 'childrenAges' },
  { what: 'an age of 18', fields: { childrenQuantity: 1, childrenAges: [18] }, field: 'childrenAges.0' },
  {
    what: 'a party of 21',
    fields: { peopleQuantity: 20, childrenQuantity: 1, childrenAges: [3] },
    field: 'peopleQuantity',
  },
  { what: 'no adult', fields: { peopleQuantity: 0 }, field: 'peopleQuantity' },
  { what: 'more single rooms than adults', fields: { singleRoomQuantity: 3 }, field: 'singleRoomQuantity' },
  { what: 'a day without a departure', fields: { tourDate: '2030-01-01' }, field: 'tourDate' },
  { what: 'what is no day', fields: { tourDate: '2030-02-30' }, field: 'tourDate' },
  {
    what: 'a day of the year 0, which the database does not know',
    fields: { tourDate: '0000-01-01' },
    field: 'tourDate',
  },
  { what: 'a tour that does not exist', fields: { token: 'yok' }, field: 'tourDate' },
  { what: 'an unknown field', fields: { price: 1 }, field: 'price' },
])('refused at its field: $what', async ({ fields, field }) => {
  const { status, body } = await ask(fields)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test.each([
  { what: 'cancelled', departure: { status: 'iptal' as const }, message: 'Bu kalkış iptal edildi' },
  { what: 'on request', departure: { status: 'sorunuz' as const }, message: errors.departure_on_request.tr },
  { what: 'past', departure: { start_date: addDays(today, -1) }, message: 'Bu tarih geçti' },
  {
    what: 'cut off',
    departure: { start_date: addDays(today, 6), sales_cutoff_days: 7 },
    message: 'Bu kalkışın satışı kapandı',
  },
])('a departure that is $what is refused with a message', async ({ departure, message }) => {
  const { status, body } = await ask({}, await insertSoldTour(database.db, departure))
  expect(status).toBe(422)
  expect(body.errors.tourDate).toEqual([expect.stringMatching(message)])
})

test('on the last day of sale a departure is still sold', async () => {
  const last = await insertSoldTour(database.db, { start_date: addDays(today, 7), sales_cutoff_days: 7 })
  expect((await ask({}, last)).status).toBe(200)
})

test('an unpublished tour is not sold', async () => {
  const draft = await insertSoldTour(database.db, {}, { status: 'taslak' })
  expect((await ask({}, draft)).body.errors).toEqual({
    tourDate: ['Bu turun bu tarihte kalkışı yok ya da artık satılmıyor'],
  })
})

function line(kind: string, label: string, quantity: number, unit_price: number, amount: number) {
  return { kind, label, reason: null, quantity, unit_price, amount }
}
