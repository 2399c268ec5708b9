import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { dayOf } from '#src/base/dates.ts'
import { ownDatabase, untilWaiting } from '#src/base/db/test-database.ts'
import { type TestAnswer, type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { takeSeats } from '#src/features/orders/book/seats.store.server.ts'
import {
  type CartWish,
  insertAgency,
  insertSoldTour,
  orderBody,
  seatsTaken,
} from '#src/features/orders/orders.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import type { OrderCreated } from './checkout.schema.ts'

const database = ownDatabase()
let api: TestApi
let contracts: number[]
beforeAll(async () => {
  api = testApi(endpoints, database)
  contracts = (await insertAgency(database.db)).contracts
})

type Answer = TestAnswer<OrderCreated & { items: unknown }>
const post = (body: object, key: string = randomUUID()): Promise<Answer> =>
  api.post('/api/orders', body, { 'idempotency-key': key })
const order = (...cart: CartWish[]) => post(orderBody(cart, contracts))
const times = <T>(n: number, make: (n: number) => T) => Array.from({ length: n }, (_, index) => make(index))
const statuses = (answers: Answer[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
const soldOn = async (departureId: number) => {
  const { sold } = await database.db
    .selectFrom('order_items')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('seats'), sql<number>`0`).as('sold'))
    .where('departure_id', '=', departureId)
    .executeTakeFirstOrThrow()
  return Number(sold)
}

test('of 200 concurrent orders for 10 seats 10 succeed and 190 are refused with 0 seats left', async () => {
  const tour = await insertSoldTour(database.db, { quota: 10 })
  const answers = await Promise.all(times(200, () => order({ tour })))
  expect(statuses(answers)).toEqual({ 201: 10, 409: 190 })
  expect(new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.data.order_no)).size).toBe(10)
  for (const { body } of answers.filter(({ status }) => status === 409)) {
    expect(body.items).toEqual([{ position: 1, seats_left: 0 }])
  }
  expect(await seatsTaken(database.db, tour.departureId)).toBe(10)
  expect(await soldOn(tour.departureId)).toBe(10)
})

test('concurrent parties of three: only whole parties get seats', async () => {
  const tour = await insertSoldTour(database.db, { quota: 10 })
  const answers = await Promise.all(times(30, () => order({ tour, adults: 2, childrenQuantity: 1, childrenAges: [3] })))
  expect(statuses(answers)).toEqual({ 201: 3, 409: 27 })
  expect(await seatsTaken(database.db, tour.departureId)).toBe(9)
})

test('the same tour twice in one cart counts together', async () => {
  const tour = await insertSoldTour(database.db, { quota: 3 })
  const tooMany = await order({ tour, adults: 2 }, { tour, adults: 2 })
  expect([tooMany.status, tooMany.body.items]).toEqual([
    409,
    [
      { position: 1, seats_left: 3 },
      { position: 2, seats_left: 3 },
    ],
  ])
  expect((await order({ tour, adults: 2 }, { tour, adults: 1 })).status).toBe(201)
  expect(await seatsTaken(database.db, tour.departureId)).toBe(3)
})

test('concurrent carts with one tour twice: only whole carts get seats', async () => {
  const tour = await insertSoldTour(database.db, { quota: 10 })
  const answers = await Promise.all(times(40, () => order({ tour, adults: 2 }, { tour, adults: 1 })))
  expect(statuses(answers)).toEqual({ 201: 3, 409: 37 })
  expect(await seatsTaken(database.db, tour.departureId)).toBe(9)
})

test('carts that name two departures in opposite order all succeed', async () => {
  const [a, b] = [await insertSoldTour(database.db, { quota: 200 }), await insertSoldTour(database.db, { quota: 200 })]
  const answers = await Promise.all(
    times(80, (n) => (n % 2 === 0 ? order({ tour: a }, { tour: b }) : order({ tour: b }, { tour: a }))),
  )
  expect(statuses(answers)).toEqual({ 201: 80 })
  expect([await seatsTaken(database.db, a.departureId), await seatsTaken(database.db, b.departureId)]).toEqual([80, 80])
})

test('two orders of the same departures in opposite order wait for each other without a deadlock', async () => {
  const [a, b] = [await insertSoldTour(database.db), await insertSoldTour(database.db)]
  const { promise: release, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>()
  // A third transaction locks the first departure until both wait. If one of them held the second departure, they would now deadlock.
  const third = database.db.transaction().execute(async (tx) => {
    await tx.selectFrom('departures').select('id').where('id', '=', a.departureId).forUpdate().execute()
    isLocked()
    await release
  })
  await locked
  const take = (...ids: number[]) =>
    database.db.transaction().execute((tx) => takeSeats(tx, new Map(ids.map((id) => [id, 1])), dayOf(new Date())))
  const both = Promise.all([take(a.departureId, b.departureId), take(b.departureId, a.departureId)])
  both.catch(() => {}) // looked at below
  await untilWaiting(database.db, 2)
  letGo()
  await third
  expect((await both).map((short) => short.size)).toEqual([0, 0])
})

test.each(['sorunuz', 'dolu', 'iptal'] as const)(
  'an order that was priced while its departure becomes %s gets no seat',
  async (status) => {
    const tour = await insertSoldTour(database.db)
    const { promise: release, resolve: letGo } = Promise.withResolvers<void>()
    const { promise: closed, resolve: isClosed } = Promise.withResolvers<void>()
    const office = database.db.transaction().execute(async (tx) => {
      await tx.updateTable('departures').set({ status }).where('id', '=', tour.departureId).execute()
      isClosed()
      await release
    })
    await closed
    const waiting = order({ tour })
    await untilWaiting(database.db, 1)
    letGo()
    await office
    expect((await waiting).status).toBe(409)
    expect([await seatsTaken(database.db, tour.departureId), await soldOn(tour.departureId)]).toEqual([0, 0])
  },
)

test('while the office edits the quota, sales never exceed it', async () => {
  const tour = await insertSoldTour(database.db, { quota: 8 })
  const edit = async (quota: number) => {
    const { numUpdatedRows } = await database.db
      .updateTable('departures')
      .set({ quota })
      .where('id', '=', tour.departureId)
      .where('seats_taken', '<=', quota)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n ? quota : null
  }
  const orders = times(60, () => order({ tour }))
  const edits: (number | null)[] = []
  for (const quota of [5, 12, 6, 20, 9, 15]) edits.push(await edit(quota))
  const answers = await Promise.all(orders)
  const sold = answers.filter(({ status }) => status === 201).length
  expect(statuses(answers)).toEqual({ 201: sold, 409: 60 - sold })
  expect(await seatsTaken(database.db, tour.departureId)).toBe(sold)
  expect(await soldOn(tour.departureId)).toBe(sold)
  expect(sold).toBeLessThanOrEqual(edits.findLast((quota) => quota !== null)!)
})

test.each([
  { seats: 'many seats', quota: 100 },
  { seats: 'the last seat', quota: 1 },
])('50 concurrent posts with one key for $seats give one order, one mail and one answer', async ({ quota }) => {
  const tour = await insertSoldTour(database.db, { quota })
  const key = randomUUID()
  const body = orderBody([{ tour }], contracts)
  const answers = await Promise.all(times(50, () => post(body, key)))
  expect(statuses(answers)).toEqual({ 201: 50 })
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  expect(await soldOn(tour.departureId)).toBe(1)
  const mails = await database.db
    .selectFrom('outbox')
    .select('id')
    .where('message_key', '=', `order-created:${answers[0]!.body.data.order_no}`)
    .execute()
  expect(mails).toHaveLength(1)
})

test('of concurrent different bodies under one key, one is ordered and the others are refused', async () => {
  const tour = await insertSoldTour(database.db, { quota: 40 })
  const key = randomUUID()
  const answers = await Promise.all(
    times(20, (n) => post({ ...orderBody([{ tour }], contracts), city: `Şehir ${n}` }, key)),
  )
  expect(statuses(answers)).toEqual({ 201: 1, 422: 19 })
  expect(await seatsTaken(database.db, tour.departureId)).toBe(1)
})
