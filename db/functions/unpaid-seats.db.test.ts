import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays } from '#src/base/dates.ts'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import {
  insertAgency,
  insertBareItem,
  insertBareOrder,
  insertSoldTour,
  type SoldTour,
} from '#src/features/orders/orders.fixture.ts'
import type { UnpaidSeats } from '#src/features/orders/unpaid/unpaid.rules.ts'

const database = ownDatabase()
const hold = new Date('2026-12-01T10:00:00Z')
let small: SoldTour
let large: SoldTour
beforeAll(async () => {
  await insertAgency(database.db)
  small = await insertSoldTour(database.db, { quota: 10 })
  large = await insertSoldTour(database.db, { quota: 50 })
})
beforeEach(async () => {
  await database.db.deleteFrom('orders').execute()
})

const hash = (name: string) => Buffer.from(name.padEnd(16))
type Buyer = [email: string, address: string, network: string]
const count = async (db: Db | Tx, [email, address, network]: Buyer, departures: number[]) => {
  const { rows } = await sql<{ unpaid: UnpaidSeats }>`
    SELECT lock_unpaid_seats(${hash(email)}, ${hash(address)}, ${hash(network)}, ${departures}::bigint[]) AS unpaid`.execute(
    db,
  )
  return rows[0]!.unpaid
}

/** An order on hold with one item of three seats. */
async function insertHeld(order_no: string, [email, address, network]: Buyer, tour = small): Promise<number> {
  const { tourId: tour_id, departureId: departure_id, tourDate: start_date } = tour
  const order_id = await insertBareOrder(database.db, order_no)
  await database.db.updateTable('orders').set({ hold_until: hold }).where('id', '=', order_id).execute()
  const of = { order_id, departure_id }
  await database.db.transaction().execute(async (tx) => {
    await insertBareItem(tx, { ...of, tour_id, start_date, end_date: addDays(start_date, 2), seats: 3 })
    await tx
      .insertInto('unpaid_seats')
      .values({ ...of, position: 1, seats: 3, email: hash(email), address: hash(address), network: hash(network) })
      .execute()
  })
  return order_id
}

test('unpaid seats are counted by e-mail, address and network in all departures, and together in those that are wanted', async () => {
  await insertHeld('SYH-27-AAAAAA', ['elif', '1.1', '1'])
  await insertHeld('SYH-27-BBBBBB', ['elif', '2.1', '2'], large)
  await insertHeld('SYH-27-CCCCCC', ['can', '1.1', '1'], large)
  await insertHeld('SYH-27-DDDDDD', ['ege', '1.2', '1'], large)
  await insertHeld('SYH-27-EEEEEE', ['ada', '3.1', '3'], large)
  const wanted = [small.departureId, large.departureId]
  const ofSmall = { departure_id: small.departureId, quota: 10, together: 3, email: 3, network: 3 }
  const ofLarge = { departure_id: large.departureId, quota: 50, together: 12, email: 3, network: 6 }
  expect(await count(database.db, ['elif', '1.1', '1'], wanted)).toEqual({
    email: 6,
    address: 6,
    network: 9,
    departures: [ofSmall, ofLarge],
  })
  expect(await count(database.db, ['ada', '4.1', '4'], [large.departureId])).toEqual({
    email: 3,
    address: 0,
    network: 0,
    departures: [{ ...ofLarge, network: 0 }],
  })
})

test('an order waits for another of its e-mail or network that is being written, and not for strangers', async () => {
  const impatient = (buyer: Buyer) =>
    database.db.transaction().execute(async (tx) => {
      await sql`SET LOCAL lock_timeout = '10ms'`.execute(tx)
      return count(tx, buyer, [])
    })
  const waited = { code: '55P03' }
  await database.db.transaction().execute(async (tx) => {
    await count(tx, ['elif', '1.1', '1'], [])
    await expect(impatient(['elif', '2.1', '2'])).rejects.toMatchObject(waited)
    await expect(impatient(['can', '1.2', '1'])).rejects.toMatchObject(waited)
    expect(await impatient(['can', '2.1', '2'])).toMatchObject({ email: 0, network: 0 })
  })
  expect(await impatient(['elif', '1.1', '1'])).toMatchObject({ email: 0, network: 0 })
})

const stillCounted = async () => {
  const rows = await database.db.selectFrom('unpaid_seats').select('order_id').orderBy('order_id').execute()
  return rows.map(({ order_id }) => order_id)
}
const update = (id: number, values: object) =>
  database.db.updateTable('orders').set(values).where('id', '=', id).execute()

test.each([
  ['a part is paid', { payment_status: 'kismi' }],
  ['staff confirm it', { status: 'onayli' }],
  ['it is cancelled', { status: 'iptal' }],
])('seats of an order are not counted when %s, those of others are', async (_, values) => {
  const id = await insertHeld('SYH-27-AAAAAA', ['elif', '1.1', '1'])
  const other = await insertHeld('SYH-27-BBBBBB', ['elif', '1.1', '1'])
  await update(id, values)
  expect(await stillCounted()).toEqual([other])
})

test.each([
  ['its customer’s name is corrected', { name: 'Elif Kaya' }],
  ['a refused card payment lengthens its hold', { hold_until: new Date('2026-12-02T10:00:00Z') }],
  ['its customer reports a payment', { status: 'odeme-bildirildi', hold_until: null }],
  [
    'a payment is rejected, and it is held again',
    { status: 'opsiyonlu', hold_until: new Date('2026-12-03T10:00:00Z') },
  ],
  ['a rejected payment is reported again', { status: 'odeme-bildirildi', hold_until: null }],
])('seats of an order are still counted when %s', async (what, values) => {
  const id = await insertHeld('SYH-27-AAAAAA', ['elif', '1.1', '1'])
  if (what.includes('reject')) await update(id, { status: 'odeme-bildirildi', hold_until: null })
  await update(id, values)
  expect(await stillCounted()).toEqual([id])
})

test('an order that staff move to another departure is not counted, one that only releases seats is', async () => {
  const id = await insertHeld('SYH-27-AAAAAA', ['elif', '1.1', '1'])
  const other = await insertHeld('SYH-27-BBBBBB', ['elif', '1.1', '1'])
  const items = database.db.updateTable('order_items').where('order_id', '=', id)
  await items.set({ seats_released_at: hold }).execute()
  await items.set({ seats_released_at: null }).execute()
  expect(await stillCounted()).toEqual([id, other])
  const {
    id: order_item_id,
    start_date: from_start,
    end_date: from_end,
  } = await database.db
    .selectFrom('order_items')
    .select(['id', 'start_date', 'end_date'])
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  const departures = { from_departure_id: small.departureId, to_departure_id: large.departureId }
  const days = { from_start, from_end, to_start: from_start, to_end: from_end }
  const move = {
    order_item_id,
    ...departures,
    ...days,
    difference: 0,
    is_charged: false,
    by: 'staff' as const,
    at: hold,
  }
  await database.db.insertInto('order_moves').values(move).execute()
  await items.set({ departure_id: large.departureId }).execute()
  expect(await stillCounted()).toEqual([other])
})
