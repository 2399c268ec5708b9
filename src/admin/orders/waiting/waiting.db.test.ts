import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { maxAttempts } from '#src/base/mail/outbox.store.server.ts'
import {
  officeAgency,
  officeHeaders,
  type PlacedOrder,
  passengerBody,
} from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath, orderTopic } from '#src/features/orders/orders.links.ts'

const agency = officeAgency(new Date('2027-03-23T10:00:00Z'))
let tour: SoldTour

beforeEach(async () => {
  tour = await insertSoldTour(agency.db, { start_date: '2027-04-12', end_date: '2027-04-14' })
})

const waiting = async ({ id }: PlacedOrder) => (await agency.read(id)).waiting
const write = ({ order_no, key }: PlacedOrder, body: object) =>
  agency.api.post(orderApiPath(order_no, key, '/messages'), body)
const confirm = async (order: PlacedOrder) => {
  const paid = { method: 'nakit', amount: 20_000, currency: 'TRY', paid_on: '2027-03-23' }
  expect((await agency.enter(order.id, paid)).status).toBe(201)
}

test('passengers wait once the order is confirmed, until all of them are complete; not those of a tour that has begun or is cancelled', async () => {
  const order = await agency.order({ tour, adults: 2 })
  expect((await waiting(order)).passengers).toBeNull()
  await confirm(order)
  expect((await waiting(order)).passengers).toEqual({ missing: 2, seats: 2 })
  const fill = (seat: number) =>
    agency.api.post(orderApiPath(order.order_no, order.key, '/passengers'), { ...passengerBody, seat })
  expect((await fill(1)).status).toBe(200)
  expect((await waiting(order)).passengers).toEqual({ missing: 1, seats: 2 })
  agency.clock.now = new Date('2027-04-13T10:00:00Z')
  expect((await waiting(order)).passengers).toBeNull()
  agency.clock.now = new Date('2027-03-23T10:00:00Z')
  const departure = agency.db.updateTable('departures').where('id', '=', tour.departureId)
  await departure.set({ status: 'iptal' }).execute()
  expect((await waiting(order)).passengers).toBeNull()
  await departure.set({ status: 'satista' }).execute()
  expect((await fill(2)).status).toBe(200)
  expect((await waiting(order)).passengers).toBeNull()
})

test('a message waits until it is answered, a wish until it is decided on; a thank-you after the tour when it was read', async () => {
  const order = await agency.order({ tour, adults: 2 })
  await confirm(order)
  const answer = (body: object) =>
    agency.api.post(`/api/admin/orders/${order.id}/messages`, body, {
      ...officeHeaders,
      'idempotency-key': randomUUID(),
    })
  expect((await waiting(order)).answer).toBeNull()
  await write(order, { body: 'Bebek yatağı var mı?' })
  expect((await waiting(order)).answer).toBe('message')
  await write(order, { body: 'Deniz gören oda', wish: 'otel' })
  expect((await waiting(order)).answer).toBe('wish')
  const { id: wish_id } = await agency.db
    .selectFrom('order_messages')
    .select('id')
    .where('order_id', '=', order.id)
    .where('wish', '=', 'otel')
    .executeTakeFirstOrThrow()
  expect((await answer({ body: 'İkisi de tamam.', wish_id, decision: 'yapildi' })).status).toBe(200)
  expect((await waiting(order)).answer).toBeNull()
  await write(order, { body: 'Teşekkürler!' })
  await agency.db.updateTable('orders').set({ status: 'tamamlandi' }).where('id', '=', order.id).execute()
  expect((await waiting(order)).answer).toBe('message')
  const last = agency.db.selectFrom('order_messages').select('id').where('order_id', '=', order.id)
  const { id } = await last.orderBy('id', 'desc').executeTakeFirstOrThrow()
  await agency.send('POST', `/${order.id}/messages/read`, { last: id })
  expect((await waiting(order)).answer).toBeNull()
})

test('the voucher of a confirmed order waits when no address takes it, until it is made', async () => {
  const [mailed, called] = [await agency.order({ tour, adults: 2 }), await agency.order({ tour, adults: 2 })]
  await agency.db.updateTable('orders').set({ email: '' }).where('id', '=', called.id).execute()
  for (const order of [mailed, called]) await confirm(order)
  expect([(await waiting(mailed)).lacks_voucher, (await waiting(called)).lacks_voucher]).toEqual([false, true])
  const made = await agency.send('POST', `/${called.id}/documents`, { kind: 'voucher', lang: 'tr' })
  expect(made.status).toBe(200)
  expect((await waiting(called)).lacks_voucher).toBe(false)
})

test('the latest mail to the customer waits when it was given up', async () => {
  const order = await agency.order({ tour })
  const { email } = await agency.read(order.id)
  const mail = async (message_key: string, more: object) => {
    const texts = { subject: 'Rezervasyonunuz', body_text: 'Merhaba', body_html: '<p>Merhaba</p>' }
    const values = { message_key, recipient: email, topic: orderTopic(order.order_no), ...texts, ...more }
    await agency.db.insertInto('outbox').values(values).execute()
  }
  expect((await waiting(order)).mail_failed).toBe(false)
  await mail(`order-status:1:${order.order_no}:customer`, { attempts: maxAttempts, last_error: 'no such mailbox' })
  expect((await waiting(order)).mail_failed).toBe(true)
  await mail(`order-status:2:${order.order_no}:customer`, { sent_at: new Date() })
  expect((await waiting(order)).mail_failed).toBe(false)
})
