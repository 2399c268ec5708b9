import { beforeEach, expect, test } from 'vitest'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { clearOldMails } from '#src/base/mail/outbox.store.server.ts'
import { officeAgency, officeHeaders, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import type { OrderMail, OrderMailText } from './order-mails.schema.ts'

const booked = new Date('2026-11-21T10:00:00Z')
const agency = officeAgency(booked)
let order: PlacedOrder
beforeEach(async () => {
  agency.clock.now = booked
  const tour = await insertSoldTour(agency.db, { start_date: '2027-04-12', quota: 40 })
  order = await agency.order({ tour, adults: 2 })
})

const path = () => `/api/admin/orders/${order.id}/mails`
const mails = async () => (await agency.api.get<OrderMail[]>(path(), officeHeaders)).body
const again = (id: number) => agency.send('POST', `/${order.id}/mails/${id}/again`, {})
const toCustomer = async () => (await mails()).filter(({ to_customer }) => to_customer)

test('the mails about an order are listed, and read without its key', async () => {
  const [mail] = await toCustomer()
  expect(mail).toMatchObject({ state: 'waiting', sent_at: null, is_stored: true })
  expect(mail!.subject).toContain(order.order_no)
  const { body } = await agency.api.get<OrderMailText>(`${path()}/${mail!.id}`, officeHeaders)
  expect(body.recipient).toBe('ayse@musteri.example')
  expect(body.body_text).toContain('key=…')
  expect(body.body_text).not.toContain(order.key)
})

test('a mail is sent again to the corrected address, once for a double click', async () => {
  const [mail] = await toCustomer()
  await agency.db.updateTable('orders').set({ email: 'yeni@musteri.example' }).where('id', '=', order.id).execute()
  const answers = await Promise.all([again(mail!.id), again(mail!.id), again(mail!.id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const sent = await agency.db
    .selectFrom('outbox')
    .select(['recipient', 'subject'])
    .where('message_key', 'like', `again:${mail!.id}:%`)
    .execute()
  expect(sent).toEqual([{ recipient: 'yeni@musteri.example', subject: mail!.subject }])
  const { events } = await agency.read(order.id)
  expect(events.at(-1)).toMatchObject({ kind: 'posta', note: mail!.subject, by: 'Zeynep Kaya' })
  agency.clock.now = new Date(booked.getTime() + 61_000)
  expect((await again(mail!.id)).status).toBe(200)
})

test('without a mail server no mail is sent again, and the answer says why', async () => {
  const [mail] = await toCustomer()
  const { settings } = agency.api.services
  const api = testApi(endpoints, {
    db: agency.db,
    staff: agency.staff,
    settings: { ...settings, sendsMail: false },
  })
  const { status, body } = await api.post(`${path()}/${mail!.id}/again`, {}, officeHeaders)
  expect([status, body.message]).toEqual([409, 'E-posta sunucusu ayarlı değil; e-posta gönderilemez.'])
  expect(await toCustomer()).toHaveLength(1)
})

test('an erased mail, one to the office and one of another order are not sent again', async () => {
  const texts = { subject: 'Ödeme bildirimi', body_text: 'Merhaba', body_html: '' }
  const topic = `order ${order.order_no}`
  const toOffice = {
    message_key: `payment-notice:${order.id}:agency`,
    recipient: 'bilgi@acente.example',
    topic,
    ...texts,
  }
  const office = await agency.db.insertInto('outbox').values(toOffice).returning('id').executeTakeFirstOrThrow()
  expect((await again(office.id)).status).toBe(409)
  const [mail] = await toCustomer()
  await clearOldMails(agency.db, new Date(booked.getTime() + 31 * 86_400_000))
  expect((await again(mail!.id)).status).toBe(409)
  expect((await agency.api.get(`${path()}/${mail!.id}`, officeHeaders)).status).toBe(409)
  expect((await again(999_999)).status).toBe(404)
})
