import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { openLimits } from '#src/base/http/server/limits.server.ts'
import { officeAgency, officeHeaders, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import type { ShownOrder } from '#src/site/order/shown-order.schema.ts'
import { addressLimit } from './conversation.api.server.ts'
import { forgetMessages, orderMessageLimit } from './conversation.commands.server.ts'
import type { OfficeMessages } from './conversation.schema.ts'

const agency = officeAgency(new Date('2026-11-23T10:00:00Z'))
let order: PlacedOrder
beforeEach(async () => {
  agency.clock.now = new Date('2026-11-23T10:00:00Z')
  for (const table of ['orders', 'rate_limits'] as const) await agency.db.deleteFrom(table).execute()
  const tour = await insertSoldTour(agency.db, { start_date: '2027-04-10', end_date: '2027-04-12' })
  order = await agency.order({ tour, adults: 2 })
  for (const table of ['outbox', 'alert_queue'] as const) await agency.db.deleteFrom(table).execute()
})

type Answer = { message: string; errors?: object; last?: number; data?: OfficeMessages }
const write = (body: object, key: string = randomUUID(), api = agency.api) =>
  api.post<Answer>(orderApiPath(order.order_no, order.key, '/messages'), body, { 'idempotency-key': key })
const answer = (body: object, key: string = randomUUID()) =>
  agency.api.post<Answer>(`/api/admin/orders/${order.id}/messages`, body, { ...officeHeaders, 'idempotency-key': key })
const thread = async () =>
  (await agency.api.get<OfficeMessages>(`/api/admin/orders/${order.id}/messages`, officeHeaders)).body
const shown = async (key = order.key) =>
  (await agency.api.get<ShownOrder>(orderApiPath(order.order_no, key))).body.messages
const mails = () => agency.db.selectFrom('outbox').select(['recipient', 'subject', 'body_text']).orderBy('id').execute()
const listed = async (messages: string) =>
  (await agency.api.get<{ total: number }>(`/api/admin/orders?messages=${messages}`, officeHeaders)).body.total

test('a message reaches the office once however often it is sent, and its mailbox is told', async () => {
  const key = randomUUID()
  const all = await Promise.all([1, 2, 3].map(() => write({ body: ' Bebek yatağı var mı? ' }, key)))
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await thread()).messages).toMatchObject([{ by_customer: true, body: 'Bebek yatağı var mı?', is_read: false }])
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail!.subject).toBe(`Müşteri yazdı: ${order.order_no}`)
  expect(mail!.body_text).toContain('Bebek yatağı var mı?')
  expect(await agency.db.selectFrom('alert_queue').select('cause').execute()).toEqual([{ cause: 'order_messages' }])
  expect((await write({ body: 'Başka söz' }, key)).status).toBe(422)
})

test('without an Idempotency-Key the same words of a day are one message', async () => {
  const path = orderApiPath(order.order_no, order.key, '/messages')
  for (const body of ['Merhaba', 'Merhaba', 'Orada mısınız?']) await agency.api.post(path, { body })
  expect((await thread()).messages).toHaveLength(2)
})

test('staff read and answer; the customer is mailed in the language of the order and sees the answer on the page', async () => {
  await agency.db.updateTable('orders').set({ lang: 'en' }).where('id', '=', order.id).execute()
  await write({ body: 'Is there a cot?' })
  expect(await listed('okunmadi')).toBe(1)
  const [asked] = (await thread()).messages
  await agency.api.post(`/api/admin/orders/${order.id}/messages/read`, { last: asked!.id }, officeHeaders)
  expect(await listed('okunmadi')).toBe(0)
  await agency.db.deleteFrom('outbox').execute()
  const key = randomUUID()
  const body = { body: 'Yes.\n\nIt is free of charge.', last: asked!.id }
  for (const sent of [await answer(body, key), await answer(body, key)]) expect(sent.status).toBe(200)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect([mail!.recipient, mail!.subject]).toEqual([
    'ayse@musteri.example',
    `Our answer to your message: ${order.order_no}`,
  ])
  expect(mail!.body_text).toMatch(/Dear[\s\S]*It is free of charge\.[\s\S]*Your message: Is there a cot\?/)
  const link = /\/en\/rezervasyon-sonuc\?no=[\w-]+&key=([\w-]+)#messages/.exec(mail!.body_text)!
  expect(await shown(link[1])).toMatchObject([
    { by_customer: true, body: 'Is there a cot?' },
    { by_customer: false, body: 'Yes.\n\nIt is free of charge.' },
  ])
  expect(JSON.stringify(await shown())).not.toContain('Zeynep')
  expect((await thread()).messages[1]).toMatchObject({ by: 'Zeynep Kaya' })
})

test('a change that was asked for is open until an answer closes it, and the customer sees what became of it', async () => {
  await write({ body: 'Bir hafta sonra gidelim', wish: 'tarih' })
  await write({ body: 'Soyadım Işık olmalı', wish: 'isim' })
  expect([await listed('degisiklik'), (await shown()).map(({ state }) => state)]).toEqual([1, ['acik', 'acik']])
  const [date, name] = (await thread()).messages
  await answer({ body: 'Taşıdık', wish_id: date!.id, decision: 'yapildi' })
  await answer({ body: 'Bilet kesildi', wish_id: name!.id, decision: 'reddedildi' })
  expect(await listed('degisiklik')).toBe(0)
  expect((await shown()).map(({ state, decision }) => state ?? decision)).toEqual([
    'yapildi',
    'reddedildi',
    'yapildi',
    'reddedildi',
  ])
  const subjects = (await mails()).map(({ subject }) => subject.split(':')[0])
  expect(subjects).toEqual([
    'Değişiklik isteği',
    'Değişiklik isteği',
    'Değişiklik isteğiniz yapıldı',
    'Değişiklik isteğiniz hakkında',
  ])
  expect((await answer({ body: 'Yine', wish_id: date!.id, decision: 'yapildi' })).status).toBe(409)
  expect((await answer({ body: 'Yine', wish_id: date!.id })).body.errors).toHaveProperty('decision')
  expect((await thread()).messages).toHaveLength(4)
})

test('an answer waits for the message that came while it was written', async () => {
  await write({ body: 'Oda değişir mi?' })
  const [first] = (await thread()).messages
  await write({ body: 'Vazgeçtik, gerek kalmadı.' })
  const late = await answer({ body: 'Değiştirdik', last: first!.id })
  expect(late.status).toBe(409)
  expect((await answer({ body: 'Peki', last: late.body.last })).status).toBe(200)
  expect((await thread()).messages.map(({ body }) => body)).toEqual([
    'Oda değişir mi?',
    'Vazgeçtik, gerek kalmadı.',
    'Peki',
  ])
})

test('a cancelled order can be written about, and a customer without an address reads the answer on the page', async () => {
  await agency.send('PUT', `/${order.id}/status`, { status: 'iptal', reason: 'Hastalık' })
  expect((await write({ body: 'İadem ne zaman gelir?' })).status).toBe(200)
  await agency.db.updateTable('orders').set({ email: '' }).where('id', '=', order.id).execute()
  await agency.db.deleteFrom('outbox').execute()
  const { body } = await answer({ body: 'Bugün gönderdik' })
  expect(body.message).toContain('e-posta gönderilmedi')
  expect([await mails(), (await shown()).length]).toEqual([[], 2])
})

test('nothing is written without the key, with markup as text, or beyond the limits', async () => {
  const path = (key: string) => orderApiPath(order.order_no, key, '/messages')
  expect((await agency.api.post(path('wrong'), { body: 'Merhaba' })).status).toBe(404)
  for (const body of [{ body: '  ' }, { body: 'x'.repeat(2001) }, { body: 'x', wish: 'para' }, { body: 'x', more: 1 }])
    expect((await write(body)).status).toBe(422)
  await write({ body: '<b>Merhaba</b>' })
  expect((await shown())[0]!.body).toBe('<b>Merhaba</b>')
  const limited = testApi(endpoints, { db: agency.db, limit: await openLimits(agency.db) })
  const statuses = []
  for (let n = 0; n <= addressLimit.points; n += 1)
    statuses.push((await write({ body: `Mesaj ${n}` }, randomUUID(), limited)).status)
  const [ofOrder, all] = [orderMessageLimit.points, addressLimit.points]
  expect(statuses.indexOf(429)).toBe(ofOrder)
  expect(statuses).toHaveLength(all + 1)
  expect((await thread()).messages).toHaveLength(ofOrder + 1)
})

test('180 days after the return the words are erased, younger ones are not', async () => {
  await write({ body: 'Pasaportum U12345' })
  agency.clock.now = new Date('2027-10-08T20:59:00Z')
  expect(await forgetMessages(agency.api.services)).toBe(0)
  agency.clock.now = new Date('2027-10-08T21:00:00Z')
  await write({ body: 'Faturam gelmedi' })
  expect([await forgetMessages(agency.api.services), await forgetMessages(agency.api.services)]).toEqual([1, 0])
  expect(await shown()).toMatchObject([
    { body: '', is_erased: true },
    { body: 'Faturam gelmedi', is_erased: false },
  ])
})
