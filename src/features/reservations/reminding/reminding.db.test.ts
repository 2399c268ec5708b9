import { beforeEach, expect, test } from 'vitest'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { officeAgency, officeHeaders, type PlacedOrder } from '../office-orders.fixture.ts'
import { reservationsApi } from '../reservations.api.server.ts'
import { insertSoldTour, type SoldTour } from '../reservations.fixture.ts'
import type { LackingOrders } from './reminding.schema.ts'

const noon = new Date('2027-03-01T10:00:00Z')
const agency = officeAgency(noon)
let tour: SoldTour
let orders: PlacedOrder[]

beforeEach(async () => {
  agency.clock.now = noon
  for (const table of ['orders', 'outbox', 'audit_events'] as const) await agency.db.deleteFrom(table).execute()
  tour = await insertSoldTour(agency.db, { start_date: '2027-04-12', end_date: '2027-04-14', quota: 40 })
  orders = []
  for (let n = 0; n < 3; n++) {
    const order = await agency.order({ tour, adults: 1 })
    await agency.enter(order.id, { method: 'nakit', currency: 'TRY', paid_on: '2027-03-01', amount: 10_000 })
    orders.push(order)
  }
  await agency.db.deleteFrom('outbox').execute()
})

const path = () => `/api/admin/departures/${tour.departureId}/reminders`
const shown = async () => (await agency.api.get<LackingOrders>(path(), officeHeaders)).body
const stateOf = async () => (await shown()).orders.map(({ id, state }) => [id, state])
const remind = (ids: readonly number[] = orders.map(({ id }) => id)) =>
  agency.api.post<{ message: string; data: { sent: number } }>(path(), { orders: ids }, officeHeaders)
const mails = () =>
  agency.db
    .selectFrom('outbox')
    .select(['subject', 'body_text'])
    .where('message_key', 'like', 'lacking-reminder:%')
    .orderBy('id')
    .execute()

test('every order that lacks travellers is mailed once with its link, and its history and the records say so', async () => {
  const { orders: lacking, sends_mail } = await shown()
  expect(lacking.map(({ travellers, late_since, state }) => [travellers, late_since, state])).toEqual(
    Array(3).fill([1, null, 'gonderilir']),
  )
  expect(sends_mail).toBe(true)
  const answers = await Promise.all([remind(), remind()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]!.body.data.sent + answers[1]!.body.data.sent).toBe(3)
  const sent = await mails()
  expect(sent).toHaveLength(3)
  expect(sent[0]!.subject).toBe(`Rezervasyonunuzda eksikler var: ${orders[0]!.order_no}`)
  expect(sent[0]!.body_text).toContain('Eksik olanlar')
  expect(sent[0]!.body_text).toContain('/rezervasyon-sonuc?no=')
  const { events } = await agency.read(orders[0]!.id)
  expect(events.filter(({ kind }) => kind === 'hatirlatma')).toMatchObject([{ by: 'Zeynep Kaya' }])
  const records = await agency.db.selectFrom('audit_events').select('id').where('entity', '=', 'orders').execute()
  expect(records).toHaveLength(3)
})

test('at most once a day, also beside what the program reminds of by itself', async () => {
  await remind([orders[0]!.id])
  expect(await stateOf()).toEqual([
    [orders[0]!.id, 'bugun'],
    [orders[1]!.id, 'gonderilir'],
    [orders[2]!.id, 'gonderilir'],
  ])
  expect((await remind([orders[0]!.id])).body.data.sent).toBe(0)
  await agency.db
    .insertInto('order_events')
    .values({ order_id: orders[1]!.id, at: noon, kind: 'hatirlatma', note: 'Otomatik' })
    .execute()
  expect((await remind([orders[1]!.id])).body.data.sent).toBe(0)
  agency.clock.now = new Date('2027-03-02T10:00:00Z')
  expect((await remind([orders[0]!.id, orders[1]!.id])).body.data.sent).toBe(2)
})

test('who has no e-mail is named with the telephone and not mailed; who asked to cancel is left alone', async () => {
  await agency.db.updateTable('orders').set({ email: '' }).where('id', '=', orders[0]!.id).execute()
  const { order_no, key } = orders[1]!
  await agency.api.post(`/api/orders/${order_no}/cancel-request?key=${key}`, { reason: 'Hastalandık' })
  expect(await stateOf()).toEqual([
    [orders[0]!.id, 'e-posta-yok'],
    [orders[1]!.id, 'iptal-istegi'],
    [orders[2]!.id, 'gonderilir'],
  ])
  expect((await remind()).body.data.sent).toBe(1)
  expect(await mails()).toHaveLength(1)
})

test('an order of which the deposit is late is told of money, without travellers that are not asked for yet', async () => {
  const late = await agency.order({ tour, adults: 1 })
  await agency.db
    .updateTable('orders')
    .set({ hold_until: new Date('2027-03-20T10:00:00Z') })
    .where('id', '=', late.id)
    .execute()
  await agency.enter(late.id, { method: 'nakit', currency: 'TRY', paid_on: '2027-03-01', amount: 100 })
  agency.clock.now = new Date('2027-04-08T10:00:00Z')
  const found = (await shown()).orders.find(({ id }) => id === late.id)
  expect(found?.late_since).not.toBeNull()
})

test('nobody is mailed who lacks nothing, is on another departure, or was not chosen', async () => {
  const other = await agency.order({ tour: await insertSoldTour(agency.db, { start_date: '2027-05-12' }), adults: 1 })
  await agency.enter(other.id, { method: 'nakit', currency: 'TRY', paid_on: '2027-03-01', amount: 10_000 })
  await agency.db.deleteFrom('outbox').execute()
  expect((await remind([other.id])).body.data.sent).toBe(0)
  await agency.send('PUT', `/${orders[0]!.id}/status`, { status: 'iptal', reason: 'Vazgeçti' })
  expect((await stateOf()).map(([id]) => id)).toEqual([orders[1]!.id, orders[2]!.id])
})

test('without a mail server nothing is sent and it says so; without such a departure there is nothing to see', async () => {
  const { services } = agency.api
  const silent = testApi(reservationsApi, { ...services, settings: { ...services.settings, sendsMail: false } })
  const answer = await silent.post(path(), { orders: [orders[0]!.id] }, officeHeaders)
  expect(answer.status).toBe(409)
  expect((await agency.api.get('/api/admin/departures/999999/reminders', officeHeaders)).status).toBe(404)
  expect((await remind([])).status).toBe(422)
})
