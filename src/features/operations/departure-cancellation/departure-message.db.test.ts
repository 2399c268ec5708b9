import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { officeAgency, officeHeaders, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import type { ShownOrder } from '#src/site/order/shown-order.schema.ts'
import type { DepartureMessages } from './departure-message.schema.ts'

const agency = officeAgency(new Date('2027-03-23T10:00:00Z'))
let tour: SoldTour
let orders: PlacedOrder[]

beforeEach(async () => {
  intent = randomUUID()
  const { db } = agency
  await db.deleteFrom('orders').execute()
  await db.deleteFrom('outbox').execute()
  tour = await insertSoldTour(db, { start_date: '2027-04-12', end_date: '2027-04-14' })
  orders = [await agency.order({ tour }), await agency.order({ tour }), await agency.order({ tour })]
  await db.updateTable('orders').set({ lang: 'en' }).where('id', '=', orders[1]!.id).execute()
  await db.updateTable('orders').set({ email: '' }).where('id', '=', orders[2]!.id).execute()
})

const turkish = { subject: 'Kalkış saati', body: 'Otobüsümüz 07.30’da kalkıyor.' }
const english = { subject_en: 'Departure time', body_en: 'Our coach leaves at 7.30.' }
const path = () => `/api/admin/departures/${tour.departureId}/message`
let intent: string
const send = (body: object, key = intent) => agency.api.post(path(), body, { ...officeHeaders, 'idempotency-key': key })
const shown = async () => (await agency.api.get<DepartureMessages>(path(), officeHeaders)).body
const mails = () =>
  agency.db
    .selectFrom('outbox')
    .select(['subject', 'body_text'])
    .where('message_key', 'like', 'departure-message:%')
    .orderBy('id')
    .execute()

test('everybody gets it once in their language: by mail, on the order’s page and in its history', async () => {
  expect(await shown()).toMatchObject({ orders: 3, foreign: 1, without_email: 1, sent: [] })
  const body = { ...turkish, ...english }
  const answers = await Promise.all([send(body), send(body)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]!.body).toMatchObject({ message: 'Mesaj 3 siparişe gönderildi.' })
  const [first, second, ...others] = await mails()
  expect(others).toEqual([])
  expect(first!.subject).toBe(`Kalkış saati: ${orders[0]!.order_no}`)
  expect(first!.body_text).toMatch(/12 – 14 Nisan 2027[\s\S]*07\.30/)
  expect(second!.body_text).toMatch(/Dear[\s\S]*Our coach leaves at 7\.30/)
  for (const { id, order_no, key } of orders) {
    const { body: order } = await agency.api.get<ShownOrder>(orderApiPath(order_no, key))
    expect(order.messages).toHaveLength(1)
    expect((await agency.read(id)).events.filter(({ kind }) => kind === 'duyuru')).toMatchObject([
      { by: 'Zeynep Kaya' },
    ])
  }
  expect((await shown()).sent).toMatchObject([{ subject: 'Kalkış saati', orders: 3, by: 'Zeynep Kaya' }])
})

test('without an English text everybody reads the Turkish one, in the frame of their language', async () => {
  await send(turkish)
  const [, second] = await mails()
  expect(second!.body_text).toMatch(/Dear[\s\S]*07\.30/)
})

test('half an English text, a departure without orders and a used key are refused', async () => {
  expect((await send({ ...turkish, subject_en: 'Time' })).body.errors).toHaveProperty('body_en')
  expect((await send(turkish)).status).toBe(200)
  expect((await send({ ...turkish, body: 'Başka bir metin' })).status).toBe(422)
  tour = await insertSoldTour(agency.db)
  expect((await send(turkish, randomUUID())).status).toBe(409)
  expect(await mails()).toHaveLength(2)
})
