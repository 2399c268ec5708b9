import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertEvent } from '#src/features/orders/book/order-events.store.server.ts'
import { lockOrder } from '#src/features/orders/book/orders.store.server.ts'
import { attemptLength } from '#src/features/orders/money/card-wire.ts'
import { officeAgency, officeHeaders, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { remindOfPayments } from '#src/features/payments/reminders/reminders.commands.server.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { remindOfPassengers } from './passenger-reminders.commands.server.ts'
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

test('the program does not remind on a day on which staff did, and makes up for it on the next', async () => {
  const { id } = orders[0]!
  const sweeps = async () => {
    await remindOfPayments(agency.api.services)
    await remindOfPassengers(agency.api.services)
    const keys = await agency.db.selectFrom('outbox').select('message_key').orderBy('id').execute()
    await agency.db.deleteFrom('outbox').execute()
    return keys
      .map(({ message_key }) => message_key.split(':', 2).join(' '))
      .filter((key) => key.endsWith(` ${id}`) || key.startsWith('passenger'))
  }
  for (const other of orders.slice(1)) await agency.db.deleteFrom('orders').where('id', '=', other.id).execute()
  // The last days of the travellers and of the balance are near.
  agency.clock.now = new Date('2027-03-29T10:00:00Z')
  expect((await remind([id])).body.data.sent).toBe(1)
  await agency.db.deleteFrom('outbox').execute()
  expect(await sweeps()).toEqual([])
  agency.clock.now = new Date('2027-03-30T10:00:00Z')
  expect(await sweeps()).toEqual([`payment-reminder ${id}`, expect.stringMatching(/^passenger-reminder /)])
})

test('whoever asks to cancel after the list was read is left alone', async () => {
  const { id } = orders[0]!
  const sent = await agency.db.transaction().execute(async (tx) => {
    await lockOrder(tx, id)
    const answer = remind([id])
    const blocked = sql<{ n: number }>`
      SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await expect.poll(async () => (await blocked.execute(agency.db)).rows[0]!.n).toBe(1)
    await insertEvent(tx, { order_id: id, at: noon, kind: 'iptal-istegi', note: 'Hastalandık' })
    return { answer }
  })
  expect((await sent.answer).body.data.sent).toBe(0)
  expect(await mails()).toEqual([])
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

  const lateOf = async () => (await shown()).orders.find(({ id }) => id === late.id)?.late_since
  await agency.db.deleteFrom('outbox').execute()
  const charge = { provider: 'iyzico', amount: 4_900_00, charged: 4_900_00, currency: 'TRY' } as const
  const attempt = { attempt_no: 'A'.repeat(attemptLength), return_hash: Buffer.alloc(32, 7), lang: 'tr', ...charge }
  const begun = (hours: number) => new Date(agency.clock.now.getTime() - hours * 3_600_000)
  await agency.db
    .insertInto('card_attempts')
    .values({ ...attempt, order_id: late.id, created_at: begun(1) })
    .execute()
  expect(await lateOf()).toBeFalsy()
  await agency.db
    .updateTable('card_attempts')
    .set({ created_at: begun(72) })
    .execute()
  expect(await lateOf()).toBeTruthy()
  await agency.db
    .updateTable('card_attempts')
    .set({ reviewed_at: begun(71) })
    .execute()
  expect(await lateOf()).toBeFalsy()
  await remind([late.id])
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail!.subject).toContain('eksikler var')
  expect(mail!.body_text).not.toContain(' TL')
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
  const silent = testApi(endpoints, { ...services, settings: { ...services.settings, sendsMail: false } })
  const answer = await silent.post(path(), { orders: [orders[0]!.id] }, officeHeaders)
  expect(answer.status).toBe(409)
  expect((await agency.api.get('/api/admin/departures/999999/reminders', officeHeaders)).status).toBe(404)
  expect((await remind([])).status).toBe(422)
})
