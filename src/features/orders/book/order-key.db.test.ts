import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type ConsumeLimit, openLimits } from '#src/base/http/server/limits.server.ts'
import { officeAgency, type PlacedOrder } from '../office-orders.fixture.ts'
import { insertSoldTour } from '../orders.fixture.ts'
import {
  findOrderByKey,
  officeKey,
  officeKeyOf,
  opensOrder,
  orderKeys,
  withPresentKey,
} from './order-key.queries.server.ts'

const agency = officeAgency(new Date('2026-11-21T10:00:00Z'))
let order: PlacedOrder
let limit: ConsumeLimit
let places = 0

beforeAll(async () => {
  limit = await openLimits(agency.db)
  order = await agency.order({ tour: await insertSoldTour(agency.db, { start_date: '2027-04-12' }), adults: 2 })
})
beforeEach(() => {
  places += 1
})

const wrong = 'A'.repeat(22)
const find = (no: string, key: string, address = `192.0.2.${places}`) =>
  findOrderByKey({ db: agency.db, limit, address }, no, key)
const notFound = { status: 404, message: expect.stringContaining('errors.order_not_found') }
const tooMany = { status: 429 }

test('the key of the customer and that of the office open their order, and nothing else does', async () => {
  const office = await officeKeyOf(agency.db, { order_no: order.order_no, key_epoch: 0 })
  for (const key of [order.key, office]) {
    expect((await find(order.order_no, key)).id).toBe(order.id)
    expect(await opensOrder(agency.db, order.order_no, key)).toBe(true)
  }
  const later = await officeKeyOf(agency.db, { order_no: order.order_no, key_epoch: 1 })
  for (const key of [wrong, '', later, order.key.slice(1)]) {
    await expect(find(order.order_no, key)).rejects.toMatchObject(notFound)
    expect(await opensOrder(agency.db, order.order_no, key)).toBe(false)
  }
  for (const key of [order.key, office]) {
    await expect(find('SYH-27-000000', key)).rejects.toMatchObject(notFound)
    expect(await opensOrder(agency.db, 'SYH-27-000000', key)).toBe(false)
  }
})

test('no key opens an order of whom the data were erased', async () => {
  const erase = (erased_at: Date | null) =>
    agency.db.updateTable('orders').set({ erased_at }).where('id', '=', order.id).execute()
  await erase(new Date())
  await expect(find(order.order_no, order.key)).rejects.toMatchObject(notFound)
  expect(await opensOrder(agency.db, order.order_no, order.key)).toBe(false)
  await erase(null)
})

test('a network has 60 wrong keys in an hour, after which the right one still opens', async () => {
  for (let n = 0; n < 60; n += 1) await expect(find(order.order_no, wrong)).rejects.toMatchObject(notFound)
  const refusal = await find(order.order_no, wrong).catch((error: { headers: Record<string, string> }) => error)
  expect(refusal).toMatchObject(tooMany)
  const seconds = Number((refusal as { headers: Record<string, string> }).headers['retry-after'])
  expect(seconds).toBeGreaterThan(3500)
  expect(seconds).toBeLessThanOrEqual(3600)
  expect((await find(order.order_no, order.key)).id).toBe(order.id)
})

test('right keys count for nothing, nor does a page of this process, which has no address', async () => {
  for (let n = 0; n < 61; n += 1) {
    await find(order.order_no, order.key)
    await expect(find(order.order_no, wrong, '')).rejects.toMatchObject(notFound)
  }
  await expect(find(order.order_no, wrong)).rejects.toMatchObject(notFound)
})

test('the office’s keys are those that earlier mails carry, and each epoch has its own', () => {
  const secret = Buffer.alloc(32, 7)
  const keys = [0, 1, 2].map((key_epoch) => officeKey(secret, { order_no: 'SYH-27-7F3K9Q', key_epoch }))
  expect(keys).toEqual(['1fz5fPbb4SzwrL8pSzTkgw', 'ewnNEBNphnjrayMNLDfX_w', 'hkiU3J2qNexQyXqS7I8phg'])
})

test('a repeated order gets the same key of 128 bits, another order or database another', async () => {
  const keyOf = await orderKeys(agency.db)
  const key = keyOf('once', 'SYH-27-7F3K9Q')
  expect(Buffer.from(key, 'base64url')).toHaveLength(16)
  expect((await orderKeys(agency.db))('once', 'SYH-27-7F3K9Q')).toBe(key)
  expect(new Set([key, keyOf('twice', 'SYH-27-7F3K9Q'), keyOf('once', 'SYH-27-7F3K9R')]).size).toBe(3)
})

test('an earlier mail gets the present key in its links to the order only', () => {
  const links = (key: string) =>
    `https://x/rezervasyon-sonuc?no=A-1&key=${key} https://x/rezervasyon-sonuc?no=A-1&amp;key=${key}`
  const other = ' https://x/rezervasyon-sonuc?no=A-2&key=old'
  expect(withPresentKey(links('old-_9') + other, 'A-1', 'new')).toBe(links('new') + other)
})
