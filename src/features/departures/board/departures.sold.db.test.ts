import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Changes, listenToChanges } from '#src/base/cache/changes.server.ts'
import { openDrops } from '#src/base/cache/drops.server.ts'
import { dayOf, monthOf } from '#src/base/dates.ts'
import { ownDatabase, untilWaiting } from '#src/base/db/test-database.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { createAnswers } from '#src/base/http/reads/cached-answer.server.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import {
  insertAgency,
  insertSoldTour,
  orderBody,
  type SoldTour,
  seatsTaken,
} from '#src/features/orders/orders.fixture.ts'
import type { TourSearchResult } from '#src/features/tours/tours.schema.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import type { Departure } from './shown-departures.schema.ts'

/** Changes of departures in the office, as concurrent and later customers see them. */
const path = '/api/admin/departures'
const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
const database = ownDatabase()
let api: TestApi
let contracts: number[]
let changes: Changes

beforeAll(async () => {
  contracts = (await insertAgency(database.db)).contracts
  // With the answer cache of the real site, so that a stale answer is noticed.
  const drops = await openDrops(database.db)
  changes = await listenToChanges(database.url, () => {})
  changes.subscribe((tags) => drops.drop(tags ?? []))
  const answers = createAnswers(drops, { today: () => dayOf(new Date()) })
  api = testApi(endpoints, {
    db: database.db,
    staff: await insertStaff(database.db, 'satis'),
    answers,
    changed: changes.settled,
  })
})
afterAll(() => changes.close())

const put = (id: number, form_data: object) => api.post(`${path}/${id}`, { _method: 'PUT', form_data }, headers)
const order = (tour: SoldTour, adults = 1) =>
  api.post('/api/orders', orderBody([{ tour, adults }], contracts), { 'idempotency-key': randomUUID() })
const quoteOf = ({ token, tourDate }: SoldTour, peopleQuantity = 2) =>
  api.post('/api/cart-calculator', { token, tourDate, peopleQuantity })

const seoNameOf = async ({ tourId }: SoldTour) => {
  const row = await database.db.selectFrom('tour_texts').select('seo_name').where('tour_id', '=', tourId).execute()
  return row[0]!.seo_name
}

test('a changed price, quota and status are on the site and in the calculator at the next request', async () => {
  const tour = await insertSoldTour(database.db, { quota: 40 })
  const seo_name = await seoNameOf(tour)
  const onPage = async () => {
    const { body } = await api.get<{ departures: Departure[] }>(`/api/pages/product/${seo_name}`)
    return body.departures[0]
  }
  const listed = async () => {
    const month = monthOf(tour.tourDate)
    const { body } = await api.get<TourSearchResult>(`/api/pages/search-products?month=${month}`)
    return body.data.find(({ token }) => token === tour.token)
  }
  expect(await onPage()).toMatchObject({ multi_room_price: 10_000, seats_left: 20, on_sale: true })
  expect((await quoteOf(tour)).body).toMatchObject({ total: 20_000, seats_left: 20 })
  expect(await listed()).toMatchObject({ from_price: { amount: 10_000 } })

  await put(tour.departureId, { multi_room_price: 11_111.11, quota: 7 })
  expect(await onPage()).toMatchObject({ multi_room_price: 11_111.11, seats_left: 7, on_sale: true })
  expect((await quoteOf(tour)).body).toMatchObject({ total: 22_222.22, seats_left: 7 })
  expect(await listed()).toMatchObject({ from_price: { amount: 11_111.11 } })

  const closed = { form_data: { rows: [{ id: tour.departureId, status: 'dolu' }] }, _method: 'PUT' }
  await api.post(path, closed, headers)
  expect(await onPage()).toMatchObject({ status: 'dolu', seats_left: 0, on_sale: false, sold_out: false })
  expect((await order(tour)).status).toBe(422)
  expect(await listed()).toBeUndefined()

  await put(tour.departureId, { status: 'iptal' })
  expect(await onPage()).toBeUndefined()
  expect((await quoteOf(tour)).status).toBe(422)
  await api.post(`${path}/${tour.departureId}`, { _method: 'DELETE' }, headers)
  expect(await onPage()).toBeUndefined()
})

test('a quota that is lowered during 40 orders is never oversold, and every refusal has a message', async () => {
  const tour = await insertSoldTour(database.db, { quota: 40 })
  const quotas = [30, 20, 12, 10, 8, 25, 6, 15, 4, 9]
  const [edits, orders] = await Promise.all([
    Promise.all(quotas.map((quota) => put(tour.departureId, { quota }))),
    Promise.all(Array.from({ length: 40 }, () => order(tour))),
  ])
  const [row] = await database.db
    .selectFrom('departures')
    .select(['quota', 'seats_taken'])
    .where('id', '=', tour.departureId)
    .execute()
  const sold = orders.filter(({ status }) => status === 201).length
  expect(orders.every(({ status }) => status === 201 || status === 409)).toBe(true)
  expect(row!.seats_taken).toBe(sold)
  expect(row!.seats_taken).toBeLessThanOrEqual(row!.quota)
  expect([40, ...quotas]).toContain(row!.quota)
  for (const { status, body } of edits) {
    if (status === 200) continue
    expect([status, body.errors]).toEqual([
      422,
      { quota: [expect.stringMatching(/^\d+ yer satıldı; kontenjan bunun/)] },
    ])
  }
  // The rest of the quota can still be bought, and not one seat more.
  const rest = row!.quota - sold
  for (let n = 0; n < rest; n++) expect((await order(tour)).status).toBe(201)
  expect((await order(tour)).status).toBe(409)
  expect(await seatsTaken(database.db, tour.departureId)).toBe(row!.quota)
})

test('a new quota waits for a concurrent order, and its refusal names the sold seats', async () => {
  const tour = await insertSoldTour(database.db, { quota: 10 })
  const edit = await database.db.transaction().execute(async (tx) => {
    await tx.updateTable('departures').set({ seats_taken: 9 }).where('id', '=', tour.departureId).execute()
    const answer = put(tour.departureId, { quota: 8 })
    await untilWaiting(database.db, 1)
    return { answer }
  })
  const { status, body } = await edit.answer
  expect([status, body.errors]).toEqual([422, { quota: ['9 yer satıldı; kontenjan bunun altına inemez.'] }])
})

test('an order for a departure that is moved concurrently buys nothing', async () => {
  const tour = await insertSoldTour(database.db, { quota: 10 })
  const buying = await database.db.transaction().execute(async (tx) => {
    await sql`UPDATE departures SET start_date = start_date + 7, end_date = end_date + 7 WHERE id = ${tour.departureId}`.execute(
      tx,
    )
    const answer = order(tour)
    await untilWaiting(database.db, 1)
    return { answer }
  })
  const { status, body } = await buying.answer
  expect([status, body.items]).toEqual([409, [{ position: 1, seats_left: 0 }]])
  expect(await seatsTaken(database.db, tour.departureId)).toBe(0)
})

test('a departure that was ever ordered is not deleted, even when its seats are free again', async () => {
  const tour = await insertSoldTour(database.db, { quota: 10 })
  expect((await order(tour)).status).toBe(201)
  await database.db.updateTable('order_items').set({ seats_released_at: new Date() }).execute()
  await database.db.updateTable('departures').set({ seats_taken: 0 }).where('id', '=', tour.departureId).execute()
  const { status, body } = await api.post(`${path}/${tour.departureId}`, { _method: 'DELETE' }, headers)
  expect([status, body.message]).toEqual([409, expect.stringMatching(/eski siparişleri var.*iptal edin/)])
})

test('a departure that was cancelled with its customers stays cancelled, in one row and in many, and is counted until they are answered for', async () => {
  const tour = await insertSoldTour(database.db, { quota: 4 })
  await order(tour)
  const cancel = `${path}/${tour.departureId}/cancel`
  const leftBehind = async () =>
    (
      await api.get<{ total: number }>(
        `${path}?left_behind=1&product_id=${tour.tourId}&from=${tour.tourDate}&to=${tour.tourDate}`,
        headers,
      )
    ).body.total
  expect((await api.post(cancel, { reason: 'Yeterli katılım olmadı' }, headers)).status).toBe(200)
  const status = /yeniden satışa açılamaz/
  expect((await put(tour.departureId, { status: 'satista' })).body).toMatchObject({
    errors: { status: [expect.stringMatching(status)] },
  })
  expect((await put(tour.departureId, { note: 'Otel arandı' })).status).toBe(200)
  expect(await leftBehind()).toBe(1)
  const held = database.db.selectFrom('order_items').select('order_id').where('departure_id', '=', tour.departureId)
  const { order_id } = await held.executeTakeFirstOrThrow()
  await api.post(`${cancel}/${order_id}`, { _method: 'PUT', answer: 'refund' }, headers)
  expect(await leftBehind()).toBe(0)
})
