import { beforeEach, expect, test } from 'vitest'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { openLimits } from '#src/base/http/server/limits.server.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import type { Order } from '../book/orders.schema.ts'
import { officeAgency, type PlacedOrder } from '../office-orders.fixture.ts'
import { insertSoldTour } from '../orders.fixture.ts'
import { orderApiPath } from '../orders.links.ts'
import { lookupLimit } from './lookup.api.server.ts'
import { lookupApiPath as path } from './lookup.links.ts'

const agency = officeAgency(new Date('2026-11-23T10:00:00Z'))
let order: PlacedOrder
beforeEach(async () => {
  agency.clock.now = new Date('2026-11-23T10:00:00Z')
  await agency.db.deleteFrom('orders').execute()
  await agency.db.deleteFrom('outbox').execute()
  order = await agency.order({ tour: await insertSoldTour(agency.db), adults: 2 })
})
const email = 'ayse@musteri.example'
const ask = (body: object) => agency.api.post<{ message: string; errors?: object }>(path, body)
const links = () =>
  agency.db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'body_text'])
    .where('message_key', 'like', 'order-link:%')
    .execute()

test('the link goes to the customer, and opens the order', async () => {
  const { status } = await ask({
    order_no: order.order_no.toLowerCase().replaceAll('-', ' '),
    email: email.toUpperCase(),
  })
  expect(status).toBe(200)
  const [mail, ...others] = await links()
  expect(others).toEqual([])
  expect([mail!.recipient, mail!.subject]).toEqual([email, `Rezervasyonunuzun bağlantısı: ${order.order_no}`])
  const key = /[?&]key=([\w-]+)/.exec(mail!.body_text)![1]!
  const { body } = await agency.api.get<Order>(orderApiPath(order.order_no, key))
  expect(body.order_no).toBe(order.order_no)
})

test('the answer is the same whatever was typed, and nobody else gets a mail', async () => {
  const right = await ask({ order_no: order.order_no, email })
  await agency.db.deleteFrom('outbox').execute()
  for (const wrong of [
    { order_no: order.order_no, email: 'baskasi@musteri.example' },
    { order_no: 'SYH-26-222222', email },
    { order_no: 'herhangi bir şey', email },
  ]) {
    const { status, body } = await ask(wrong)
    expect([status, body]).toEqual([right.status, right.body])
  }
  expect(await links()).toEqual([])
})

test('a double click sends one mail, a later request another', async () => {
  await Promise.all([1, 2, 3].map(() => ask({ order_no: order.order_no, email })))
  expect(await links()).toHaveLength(1)
  agency.clock.now = new Date('2026-11-23T10:10:00Z')
  await ask({ order_no: order.order_no, email })
  expect(await links()).toHaveLength(2)
})

test('an order of a caller without an e-mail address has no link by mail', async () => {
  await agency.db.updateTable('orders').set({ email: '' }).where('id', '=', order.id).execute()
  expect((await ask({ order_no: order.order_no, email })).status).toBe(200)
  expect(await links()).toEqual([])
})

test('missing fields are named, and an address that guesses is stopped', async () => {
  const { status, body } = await ask({ order_no: '', email: 'ayse' })
  expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([422, ['email', 'order_no']])
  const limited = testApi(endpoints, { db: agency.db, limit: await openLimits(agency.db) })
  const guess = async () => (await limited.post(path, { order_no: 'SYH-26-222222', email })).status
  for (let n = 0; n < lookupLimit.points; n += 1) expect(await guess()).toBe(200)
  expect(await guess()).toBe(429)
})
