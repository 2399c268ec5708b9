import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { officeKeyOf } from '#src/features/orders/book/order-key.queries.server.ts'
import { officeAgency, officeHeaders, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { endpoints } from '#src/server/rooms.server.ts'

/** The links of an order whose e-mail address was wrong. */
const agency = officeAgency(new Date('2026-11-21T10:00:00Z'))
const right = 'ayse@dogru.example'
let tour: SoldTour
let order: PlacedOrder
beforeEach(async () => {
  await agency.db.deleteFrom('orders').execute()
  await agency.db.deleteFrom('outbox').execute()
  tour = await insertSoldTour(agency.db, { start_date: '2027-04-12', quota: 40 })
  order = await agency.order({ tour, adults: 2 })
})

const correct = (changes: object) =>
  agency.send('PUT', `/${order.id}/customer`, { ...changes, reason: 'Yanlış yazılmış' })
const keyed = ({ id }: PlacedOrder) =>
  agency.db.selectFrom('orders').select(['order_no', 'key_epoch']).where('id', '=', id).executeTakeFirstOrThrow()
const officeKey = async (of = order) => officeKeyOf(agency.db, await keyed(of))
const opens = async (key: string, of = order) => (await agency.api.get(orderApiPath(of.order_no, key))).status
const mailsTo = (recipient: string) =>
  agency.db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).orderBy('id').execute()
const keysIn = (text: string) => [...text.matchAll(/[?&](?:amp;)?key=([\w-]+)/g)].map(([, key]) => key!)

test('a corrected address ends the links that the wrong one got, and is mailed a new one', async () => {
  const other = await agency.order({ tour, adults: 1 })
  const [first, wrong] = [await officeKey(), await mailsTo('ayse@musteri.example')]
  expect(keysIn(wrong[0]!.body_text)).toContain(order.key)
  expect(await Promise.all([opens(order.key), opens(first)])).toEqual([200, 200])

  const { status, body } = await correct({ email: right })
  expect([status, body.message]).toEqual([
    200,
    'Müşteri bilgisi düzeltildi. Eski bağlantı artık açılmaz; yenisi müşterinin yeni adresine gönderilir.',
  ])
  expect(await Promise.all([opens(order.key), opens(first)])).toEqual([404, 404])
  for (const [part, body] of [
    ['/messages', { body: 'Merhaba' }],
    ['/cancel-request', { reason: 'Vazgeçtim' }],
  ] as const)
    expect((await agency.api.post(orderApiPath(order.order_no, first, part), body)).status).toBe(404)
  const [mail, ...more] = await mailsTo(right)
  expect(more).toEqual([])
  expect([mail!.subject, mail!.topic]).toEqual([
    `Rezervasyonunuzun bağlantısı: ${order.order_no}`,
    `order ${order.order_no}`,
  ])
  expect(mail!.body_text).toContain('eski bağlantı artık açılmaz')
  const renewed = keysIn(mail!.body_text)[0]!
  expect(await opens(renewed)).toBe(200)
  expect((await mailsTo('ayse@musteri.example')).map(({ subject }) => subject)).not.toContain(mail!.subject)
  // Those of other orders are as they were.
  expect(await Promise.all([opens(other.key, other), opens(await officeKey(other), other)])).toEqual([200, 200])

  // Wrong again: the link of the first correction ends too.
  expect((await correct({ email: 'ayse@baska.example' })).status).toBe(200)
  expect([await opens(renewed), await opens(keysIn((await mailsTo('ayse@baska.example'))[0]!.body_text)[0]!)]).toEqual([
    404, 200,
  ])
})

test.each([{ name: 'Ayşe Yıldız', phone: '+90 532 000 00 11', city: 'İzmir' }, { email: 'AYSE@musteri.example' }])(
  'a correction of %o ends no link and mails none',
  async (changes) => {
    const [first, before] = [await officeKey(), await agency.db.selectFrom('outbox').select('id').execute()]
    expect((await correct(changes)).body.message).toBe('Müşteri bilgisi düzeltildi.')
    expect(await Promise.all([opens(order.key), opens(first)])).toEqual([200, 200])
    expect(await agency.db.selectFrom('outbox').select('id').execute()).toEqual(before)
  },
)

test('a first address of a caller without one ends nothing', async () => {
  await agency.db.updateTable('orders').set({ email: '' }).where('id', '=', order.id).execute()
  const first = await officeKey()
  expect((await correct({ email: right })).body.message).toBe('Müşteri bilgisi düzeltildi.')
  expect(await Promise.all([opens(order.key), opens(first)])).toEqual([200, 200])
})

test('without a mail server the clerk is told that the customer has no link', async () => {
  const { settings } = agency.api.services
  const { db, staff } = agency
  const api = testApi(endpoints, { db, staff, settings: { ...settings, sendsMail: false } })
  const changes = { email: right, reason: 'Yanlış yazılmış', _method: 'PUT' }
  const { body } = await api.post<{ message: string }>(`/api/admin/orders/${order.id}/customer`, changes, officeHeaders)
  expect(body.message).toContain('bekletiliyor')
  expect(await opens(order.key)).toBe(404)
})

test('every later mail carries the present link, also an earlier one that is sent again', async () => {
  const [placed] = await mailsTo('ayse@musteri.example')
  await correct({ email: right })
  expect((await agency.send('POST', `/${order.id}/mails/${placed!.id}/again`, {})).status).toBe(200)
  const headers = () => ({ ...officeHeaders, 'idempotency-key': randomUUID() })
  const word = { subject: 'Kalkış saati', body: 'Otobüsümüz 07.30’da kalkıyor.' }
  const message = await agency.api.post(`/api/admin/departures/${tour.departureId}/message`, word, headers())
  expect(message.status).toBe(200)
  const answer = { body: 'Koltuklarınız yan yana.' }
  expect((await agency.api.post(`/api/admin/orders/${order.id}/messages`, answer, headers())).status).toBe(200)
  expect((await agency.send('PUT', `/${order.id}/status`, { status: 'iptal', reason: 'Vazgeçti' })).status).toBe(200)
  const mails = await mailsTo(right)
  expect(mails.map(({ message_key }) => message_key.split(':')[0])).toEqual(
    expect.arrayContaining(['order-link', 'again', 'order-status']),
  )
  expect(mails.length).toBeGreaterThanOrEqual(5)
  const present = await officeKey()
  for (const { message_key, body_text, body_html } of mails)
    expect([message_key, new Set([...keysIn(body_text), ...keysIn(body_html)])]).toEqual([
      message_key,
      new Set([present]),
    ])
  expect(await opens(present)).toBe(200)
})
