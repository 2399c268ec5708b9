import { beforeEach, expect, test } from 'vitest'
import type { Tx } from '#src/base/db/connect.server.ts'
import { untilWaiting } from '#src/base/db/test-database.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { officeAgency, type PlacedOrder } from '../office-orders.fixture.ts'
import { type CartWish, insertSoldTour, type SoldTour, seatsTaken } from '../orders.fixture.ts'
import { moveSeats, releaseSeats, retakeElsewhere, retakeSeats, takeSeats } from './seats.store.server.ts'

const now = new Date('2026-11-21T10:00:00Z')
const today = '2026-11-21'
const agency = officeAgency(now)
const day = { start_date: '2027-04-12', end_date: '2027-04-14' }
let a: SoldTour
let b: SoldTour

beforeEach(async () => {
  await agency.db.deleteFrom('orders').execute()
  a = await insertSoldTour(agency.db, day)
  b = await insertSoldTour(agency.db, day)
})

const order = (...cart: CartWish[]) => agency.order(...cart)
const write = <T>(what: (tx: Tx) => Promise<T>) => transaction(agency.db, what)
const seats = async () => [await seatsTaken(agency.db, a.departureId), await seatsTaken(agency.db, b.departureId)]
const take = (wanted: [number, number][], more: Parameters<typeof takeSeats>[3] = {}) =>
  write((tx) => takeSeats(tx, new Map(wanted), today, more))
const release = ({ id }: PlacedOrder) => write((tx) => releaseSeats(tx, id, now))
const retake = ({ id }: PlacedOrder) => write((tx) => retakeSeats(tx, id, today))
const change = (tour: SoldTour, values: object) =>
  agency.db.updateTable('departures').set(values).where('id', '=', tour.departureId).execute()
const priced = (tour: SoldTour) => ({ departure_id: tour.departureId, ...day })

test.each([{ start_date: '2027-04-11' }, { end_date: '2027-04-15' }])(
  'a departure that has moved since it was priced has no seat for the order: %o',
  async (moved) => {
    const wanted: [number, number][] = [
      [a.departureId, 1],
      [b.departureId, 1],
    ]
    expect(await take(wanted, { priced: [priced(b), priced(a)] })).toEqual(new Map())
    await change(b, moved)
    expect(await take(wanted, { priced: [priced(b), priced(a)] })).toEqual(new Map([[b.departureId, 0]]))
  },
)

test('departures on different days are each held to their own', async () => {
  const later = await insertSoldTour(agency.db, { start_date: '2027-05-01', end_date: '2027-05-03' })
  const others = { departure_id: later.departureId, start_date: '2027-05-01', end_date: '2027-05-03' }
  const wanted: [number, number][] = [
    [a.departureId, 1],
    [later.departureId, 1],
  ]
  expect(await take(wanted, { priced: [others, priced(a)] })).toEqual(new Map())
})

test('a departure that is gone has no seats', async () => {
  expect(await take([[-1, 1]])).toEqual(new Map([[-1, 0]]))
})

test('staff take seats of a departure on request, visitors do not', async () => {
  await change(a, { status: 'sorunuz' })
  expect(await take([[a.departureId, 1]], { seller: 'staff' })).toEqual(new Map())
  expect(await take([[a.departureId, 1]])).toEqual(new Map([[a.departureId, 0]]))
  expect(await take([[a.departureId, 40]], { seller: 'staff' })).toEqual(new Map([[a.departureId, 39]]))
})

test('an order releases and takes again its own seats, and not those of others', async () => {
  const first = await order({ tour: a, adults: 2 }, { tour: b, adults: 3 })
  const second = await order({ tour: a, adults: 5 })
  await release(first)
  expect(await seats()).toEqual([5, 0])
  await release(second)
  expect(await retake(first)).toBeNull()
  expect(await seats()).toEqual([2, 3])
  expect(await retake(first)).toBeNull()
  expect(await seats()).toEqual([2, 3])
  await release(first)
  expect(await seats()).toEqual([0, 0])
})

test('an order that cannot have all of its seats again is told the fewest that are left', async () => {
  const placed = await order({ tour: a, adults: 4 }, { tour: b, adults: 4 })
  await release(placed)
  await change(a, { quota: 3 })
  await change(b, { quota: 1 })
  class Undone extends Error {}
  let left: number | null = null
  const retaking = write(async (tx) => {
    left = await retakeSeats(tx, placed.id, today)
    throw new Undone()
  })
  await expect(retaking).rejects.toBeInstanceOf(Undone)
  expect(left).toBe(1)
  await change(b, { quota: 4 })
  expect(await retake(placed)).toBe(3)
})

test('seats move to another departure both ways, or are told to be too few', async () => {
  await take([[a.departureId, 4]])
  const move = (from: SoldTour, to: SoldTour, count: number) =>
    write((tx) => moveSeats(tx, { from: from.departureId, to: priced(to), seats: count }, today, 'visitor'))
  expect(await move(a, b, 3)).toBeNull()
  expect(await seats()).toEqual([1, 3])
  expect(await move(b, a, 2)).toBeNull()
  expect(await seats()).toEqual([3, 1])
  await change(a, { quota: 4 })
  await take([[b.departureId, 1]])
  expect(await move(b, a, 2)).toBe(1)
  await change(b, { start_date: '2027-04-13' })
  expect(await move(a, b, 1)).toBe(0)
})

test.each(['first', 'second'] as const)(
  'a move locks the departure with the smaller id first, though it goes to the %s',
  async (goal) => {
    const [from, to] = goal === 'first' ? [b, a] : [a, b]
    await take([[from.departureId, 1]])
    const { promise: release, resolve: letGo } = Promise.withResolvers<void>()
    const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>()
    const lock = (tx: Tx, { departureId }: SoldTour) =>
      tx.selectFrom('departures').select('id').where('id', '=', departureId).forUpdate().skipLocked().execute()
    const other = write(async (tx) => {
      await lock(tx, a)
      isLocked()
      await release
    })
    await locked
    const moving = write((tx) => moveSeats(tx, { from: from.departureId, to: priced(to), seats: 1 }, today, 'visitor'))
    await untilWaiting(agency.db, 1)
    expect(await write((tx) => lock(tx, b))).toHaveLength(1)
    letGo()
    await other
    expect(await moving).toBeNull()
  },
)

test('an item that takes seats elsewhere leaves the others of its order, and other orders, released', async () => {
  const placed = await order({ tour: a, adults: 2 }, { tour: a, adults: 1 })
  const stranger = await order({ tour: a, adults: 4 })
  await release(placed)
  await release(stranger)
  const items = agency.db.selectFrom('order_items').select(['id', 'seats_released_at']).orderBy('id')
  const [item] = await items.where('order_id', '=', placed.id).execute()
  const elsewhere = (count: number) =>
    write((tx) => retakeElsewhere(tx, item!.id, { to: priced(b), seats: count }, today))
  expect(await elsewhere(2)).toBeNull()
  expect(await seats()).toEqual([0, 2])
  expect((await items.execute()).map(({ seats_released_at }) => seats_released_at)).toEqual([null, now, now])
  expect(await elsewhere(39)).toBe(38)
})
