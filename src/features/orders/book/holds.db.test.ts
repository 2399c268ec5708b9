import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { startProgram } from '#src/base/db/embedded/test-programs.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { OrderCreated } from '#src/features/booking/checkout/checkout.schema.ts'
import { testAgency } from '../agency.fixture.ts'
import { type CartWish, insertSoldTour, orderBody, type SoldTour, seatsTaken } from '../orders.fixture.ts'
import { orderApiPath } from '../orders.links.ts'
import { expireHolds, type Transition, transitionOrder } from './order-transitions.commands.server.ts'
import type { Order } from './orders.schema.ts'
import { releaseSeats } from './seats.store.server.ts'

/** Seats of other orders: the number that must be left when all holds of a test have ended. Detects a double release. */
const others = 7
const booked = new Date('2026-11-21T10:00:00Z')
const over = new Date('2026-11-22T10:00:00Z')

const agency = testAgency(booked)
let tour: SoldTour
beforeEach(async () => {
  await agency.db.deleteFrom('orders').execute()
  tour = await insertSoldTour(agency.db, { start_date: '2027-04-12', quota: 100, seats_taken: others })
})

async function order(...cart: CartWish[]): Promise<{ id: number; path: string }> {
  const wishes = cart.length > 0 ? cart : [{ tour, adults: 2 }]
  const { body } = await agency.api.post<OrderCreated>('/api/orders', orderBody(wishes, agency.contracts), {
    'idempotency-key': randomUUID(),
  })
  const { order_no, key } = body.data
  const { id } = await agency.db
    .selectFrom('orders')
    .select('id')
    .where('order_no', '=', order_no)
    .executeTakeFirstOrThrow()
  return { id, path: orderApiPath(order_no, key) }
}
const orders = (n: number) => Promise.all(Array.from({ length: n }, () => order()))
const taken = () => seatsTaken(agency.db, tour.departureId)
const move = (id: number, change: Pick<Transition, 'to' | 'actor'>, at = booked) =>
  transaction(agency.db, async (tx) => (await transitionOrder(tx, id, { ...change, now: at })) !== null)
const cancel = (id: number) => move(id, { to: 'iptal', actor: 'staff' }, over)
const eventsOf = (id: number) =>
  agency.db
    .selectFrom('order_events')
    .select(['from_status', 'to_status', 'at'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()

test('an unpaid hold ends at its deadline and releases its seats', async () => {
  const { id, path } = await order()
  expect(await expireHolds(agency.db, new Date(over.getTime() - 1))).toBe(0)
  expect(await taken()).toBe(others + 2)
  expect(await expireHolds(agency.db, over)).toBe(1)
  expect(await taken()).toBe(others)
  expect(await eventsOf(id)).toEqual([
    { from_status: null, to_status: 'opsiyonlu', at: booked },
    { from_status: 'opsiyonlu', to_status: 'suresi-doldu', at: over },
  ])
  expect((await agency.api.get<Order>(path)).body).toMatchObject({ status: 'suresi-doldu', hold_until: null })
})

test('repeated sweeps release the seats once', async () => {
  await orders(3)
  const ended = []
  for (let run = 0; run < 5; run++) ended.push(await expireHolds(agency.db, over))
  expect(ended).toEqual([3, 0, 0, 0, 0])
  expect(await taken()).toBe(others)
})

test('an order whose payment was reported or matched does not expire', async () => {
  const [reported, paid] = [await order(), await order()]
  expect(await move(reported.id, { to: 'odeme-bildirildi', actor: 'customer' })).toBe(true)
  expect(await move(paid.id, { to: 'onayli', actor: 'staff' })).toBe(true)
  expect(await expireHolds(agency.db, over)).toBe(0)
  expect(await taken()).toBe(others + 4)
})

test('concurrent sweeps in one process end every hold once', async () => {
  await orders(20)
  const ended = await Promise.all(Array.from({ length: 6 }, () => expireHolds(agency.db, over)))
  expect(ended.reduce((a, b) => a + b)).toBe(20)
  expect(await taken()).toBe(others)
})

test('a sweep does not wait for an order that is being changed, and ends the others', async () => {
  const [busy, idle] = [await order(), await order()]
  const { promise: release, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>()
  const change = agency.db.transaction().execute(async (tx) => {
    await tx.selectFrom('orders').select('id').where('id', '=', busy.id).forUpdate().execute()
    isLocked()
    await release
  })
  await locked
  const ended = await expireHolds(agency.db, over).finally(letGo)
  await change
  expect(ended).toBe(1)
  expect([(await eventsOf(busy.id)).length, (await eventsOf(idle.id)).length]).toEqual([1, 2])
  expect(await expireHolds(agency.db, over)).toBe(1)
})

test('concurrent sweeps in two processes end every hold once', async () => {
  const program = resolve('src/tests/frame/test-server.ts')
  const programs = [startProgram(agency.url, [], program), startProgram(agency.url, [], program)]
  try {
    const urls = (await Promise.all(programs.map(({ outcome }) => outcome))).map(({ url }) => url!)
    const made = await orders(20)
    const sweep = async (url: string) => {
      const response = await fetch(`${url}/api/test/sweep`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ now: over.toISOString() }),
      })
      return ((await response.json()) as { ended: number }).ended
    }
    const ended = await Promise.all([...urls, ...urls, ...urls].map(sweep))
    expect(ended.reduce((a, b) => a + b)).toBe(20)
    expect(await taken()).toBe(others)
    for (const { id } of made) expect(await eventsOf(id)).toHaveLength(2)
  } finally {
    await Promise.all(programs.map((one) => one.kill()))
  }
})

test('a cancellation concurrent with the expiry: one of them takes effect, and the seats are released once', async () => {
  const made = await orders(20)
  const cancelled = Promise.all(made.map(({ id }) => cancel(id)))
  const ended = expireHolds(agency.db, over)
  expect((await cancelled).filter(Boolean).length + (await ended)).toBe(20)
  expect(await taken()).toBe(others)
  for (const { id } of made) expect(await eventsOf(id)).toHaveLength(2)
})

test('concurrent cancellations take effect once', async () => {
  const { id } = await order()
  const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(id)))
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await taken()).toBe(others)
})

test('released seats are not released again', async () => {
  const { id } = await order()
  const release = () => transaction(agency.db, (tx) => releaseSeats(tx, id, over))
  await Promise.all([release(), release(), release()])
  await release()
  expect(await taken()).toBe(others)
})

test('a cart with one departure twice and another once releases all of its seats', async () => {
  const other = await insertSoldTour(agency.db, { start_date: '2027-05-01' })
  const { id } = await order({ tour, adults: 2 }, { tour: other, adults: 3 }, { tour, adults: 1 })
  expect([await taken(), await seatsTaken(agency.db, other.departureId)]).toEqual([others + 3, 3])
  expect(await cancel(id)).toBe(true)
  expect([await taken(), await seatsTaken(agency.db, other.departureId)]).toEqual([others, 0])
})

test('a transition that is not allowed changes nothing', async () => {
  const { id } = await order()
  await cancel(id)
  const before = await eventsOf(id)
  expect(await move(id, { to: 'onayli', actor: 'staff' })).toBe(false)
  expect(await move(id, { to: 'opsiyonlu', actor: 'system' })).toBe(false)
  await expect(move(-1, { to: 'iptal', actor: 'staff' })).rejects.toThrow()
  expect(await eventsOf(id)).toEqual(before)
  expect(await taken()).toBe(others)
})

test('after concurrent orders and expiries, only the seats of open orders are taken', async () => {
  await orders(10)
  const [made] = await Promise.all([
    orders(10),
    expireHolds(agency.db, new Date(over.getTime() - 1)),
    expireHolds(agency.db, over),
  ])
  await expireHolds(agency.db, over)
  expect(made).toHaveLength(10)
  expect(await taken()).toBe(others)
})
