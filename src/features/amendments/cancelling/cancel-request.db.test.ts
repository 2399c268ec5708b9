import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '#src/base/db/transaction.server.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import type { OrderCreated } from '#src/features/booking/checkout/checkout.schema.ts'
import { testAgency } from '#src/features/orders/agency.fixture.ts'
import { expireHolds, transitionOrder } from '#src/features/orders/book/order-transitions.commands.server.ts'
import type { Order, OrderChanged } from '#src/features/orders/book/orders.schema.ts'
import { insertSoldTour, orderBody, type SoldTour, seatsTaken } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { endpoints } from '#src/server/rooms.server.ts'

const booked = new Date('2026-11-21T10:00:00Z')
const over = new Date('2026-11-22T10:00:00Z')
/** Seats of other orders, to detect a double release. */
const others = 7

const agency = testAgency(booked)
let tour: SoldTour
let account: number
beforeAll(async () => {
  const [first] = await agency.db.selectFrom('bank_accounts').select('id').where('currency', '=', 'TRY').execute()
  account = first!.id
})
beforeEach(async () => {
  await agency.db.deleteFrom('orders').execute()
  await agency.db.deleteFrom('outbox').execute()
  tour = await insertSoldTour(agency.db, { start_date: '2027-04-12', quota: 100, seats_taken: others })
})

type Ordered = { id: number; no: string; key: string }

async function order(): Promise<Ordered> {
  const body = orderBody([{ tour, adults: 2 }], agency.contracts)
  const answer = await agency.api.post<OrderCreated>('/api/orders', body, { 'idempotency-key': randomUUID() })
  const { order_no: no, key } = answer.body.data
  await agency.db.deleteFrom('outbox').execute()
  const row = await agency.db.selectFrom('orders').select('id').where('order_no', '=', no).executeTakeFirstOrThrow()
  return { id: row.id, no, key }
}
const cancel = ({ no, key }: Ordered, reason = '') =>
  agency.api.post<OrderChanged>(orderApiPath(no, key, '/cancel-request'), { reason })
const report = ({ no, key }: Ordered) =>
  agency.api.post<OrderChanged>(orderApiPath(no, key, '/payment-notice'), {
    paid_on: '2026-11-21',
    bank_account_id: account,
    sender: 'Ayşe Yılmaz',
  })
const read = async ({ no, key }: Ordered) => (await agency.api.get<Order>(orderApiPath(no, key))).body
const taken = () => seatsTaken(agency.db, tour.departureId)
const eventsOf = async ({ id }: Ordered) => {
  const events = await agency.db
    .selectFrom('order_events')
    .select(['kind', 'to_status', 'note'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()
  return events.slice(1)
}
const mails = () => agency.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const staff = (id: number, to: 'onayli' | 'tamamlandi' | 'iptal') =>
  transaction(agency.db, (tx) => transitionOrder(tx, id, { to, actor: 'staff', now: booked }))

test('an unpaid order is cancelled immediately, its seats are free, and both sides get a mail', async () => {
  const made = await order()
  const { status, body } = await cancel(made, 'Tarih uymadı <b>')
  expect([status, body]).toEqual([
    200,
    {
      success: true,
      message: 'Rezervasyonunuz iptal edildi. Yerleriniz geri verildi, sizden bir bedel istenmez.',
      data: { status: 'iptal' },
    },
  ])
  expect(await taken()).toBe(others)
  expect(await eventsOf(made)).toEqual([{ kind: 'durum', to_status: 'iptal', note: 'Tarih uymadı <b>' }])
  expect(await read(made)).toMatchObject({ status: 'iptal', hold_until: null, may_report: false, cancelling: null })
  const [customer, office] = await mails()
  expect(customer).toMatchObject({
    recipient: 'ayse@musteri.example',
    subject: `Rezervasyonunuz iptal edildi: ${made.no}`,
  })
  expect(office).toMatchObject({ recipient: 'bilgi@deneme.example', subject: `Müşteri iptal etti: ${made.no}` })
  expect(office!.body_html).toContain('Tarih uymadı &lt;b&gt;')
  for (const { body_text } of [customer!, office!]) {
    expect(body_text).toMatch(/^Ödenecek tutar yok$/m)
    expect(body_text).toMatch(/^Neden: Tarih uymadı <b>$/m)
  }
  expect(office!.body_text + office!.body_html).not.toContain(made.key)
})

test('without a reason the mails name none', async () => {
  await cancel(await order())
  const sent = await mails()
  expect(sent).toHaveLength(2)
  for (const { body_text } of sent) expect(body_text).not.toMatch(/^Neden/m)
})

test('an agency without an e-mail address gets no mail, and the customer gets theirs', async () => {
  const made = await order()
  const address = agency.db.selectFrom('contact_information').selectAll().where('section', '=', 'email')
  const rows = await address.execute()
  await agency.db.deleteFrom('contact_information').where('section', '=', 'email').execute()
  try {
    expect((await cancel(made)).status).toBe(200)
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['ayse@musteri.example'])
  } finally {
    await agency.db
      .insertInto('contact_information')
      .values(rows.map(({ id: _, ...row }) => row))
      .execute()
  }
})

test('released seats drop cached pages, once', async () => {
  const made = await order()
  let dropped = 0
  const changed = async () => {
    dropped += 1
  }
  const watched = testApi(endpoints, { db: agency.db, now: () => booked, changed })
  const path = orderApiPath(made.no, made.key, '/cancel-request')
  const wrongKey = orderApiPath(made.no, 'wrong', '/cancel-request')
  expect([(await watched.post(wrongKey, {})).status, dropped]).toEqual([404, 0])
  expect([(await watched.post(path, {})).status, dropped]).toEqual([200, 1])
  expect([(await watched.post(path, {})).status, dropped]).toEqual([200, 1])
})

test('cancelling an order with payments is a request: its seats stay until the office decides', async () => {
  const made = await order()
  await report(made)
  await agency.db.deleteFrom('outbox').execute()
  const { status, body } = await cancel(made, 'Hastalık')
  expect([status, body.data.status]).toEqual([200, 'odeme-bildirildi'])
  expect(body.message).toMatch(/^İptal isteğinizi aldık/)
  expect(await taken()).toBe(others + 2)
  expect((await eventsOf(made)).at(-1)).toEqual({ kind: 'iptal-istegi', to_status: null, note: 'Hastalık' })
  expect(await read(made)).toMatchObject({ status: 'odeme-bildirildi', cancel_requested_at: booked.toISOString() })
  const sent = await mails()
  expect(sent.map(({ subject }) => subject)).toEqual([`İptal isteğinizi aldık: ${made.no}`, `İptal isteği: ${made.no}`])
  // Nothing is decided: what is due is still told.
  for (const { body_text } of sent) expect(body_text).toMatch(/^Bildirildi 20\.000 TL$/m)
})

test('a cancellation that has another effect than was shown is not done: the customer looks again', async () => {
  const [unpaid, paid] = [await order(), await order()]
  await report(paid)
  await agency.db.deleteFrom('outbox').execute()
  const ask = ({ no, key }: Ordered, effect: 'now' | 'request') =>
    agency.api.post<OrderChanged>(orderApiPath(no, key, '/cancel-request'), { effect })
  for (const [made, shown, holds] of [
    [unpaid, 'request', 'now'],
    [paid, 'now', 'request'],
  ] as const) {
    const [before, seats] = [await eventsOf(made), await taken()]
    const { status, body } = await ask(made, shown)
    expect([status, body.message]).toEqual([409, expect.stringMatching(/^Siz bakarken .* değişti/)])
    expect([await eventsOf(made), await taken(), await mails()]).toEqual([before, seats, []])
    expect((await ask(made, holds)).status).toBe(200)
    await agency.db.deleteFrom('outbox').execute()
  }
  // A repeat of the one that was done.
  expect((await ask(unpaid, 'now')).status).toBe(200)
})

test.each([{ paid: false }, { paid: true }])(
  'eight concurrent requests take effect once, paid: $paid',
  async ({ paid }) => {
    const made = await order()
    if (paid) await report(made)
    const [events, sent] = [(await eventsOf(made)).length, (await mails()).length]
    const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(made)))
    answers.push(await cancel(made))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]!.status).toBe(200)
    expect(await taken()).toBe(paid ? others + 2 : others)
    expect([(await eventsOf(made)).length, (await mails()).length]).toEqual([events + 1, sent + 2])
  },
)

test('after the office has declined, the customer may send another request', async () => {
  const made = await order()
  await staff(made.id, 'onayli')
  await cancel(made)
  const { id: user_id } = await agency.db
    .insertInto('users')
    .values({ name: 'Ali', email: 'ali@deneme.example', role_group: 'satis' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await agency.db
    .insertInto('order_events')
    .values({ order_id: made.id, kind: 'iptal-yaniti', note: 'Konuşuldu, vazgeçti', user_id })
    .execute()
  expect((await read(made)).cancel_requested_at).toBeNull()
  await cancel(made)
  expect((await eventsOf(made)).filter(({ kind }) => kind === 'iptal-istegi')).toHaveLength(2)
  // Both sides get a mail about the second request, as about the first.
  expect(await mails()).toHaveLength(4)
})

test('a cancellation concurrent with the expiry: one of them takes effect, and the seats are released once', async () => {
  const made = await Promise.all(Array.from({ length: 16 }, () => order()))
  const answers = Promise.all(made.map((each) => cancel(each)))
  const ended = await expireHolds(agency.db, over)
  const statuses = (await answers).map(({ status }) => status)
  expect(statuses.filter((status) => status === 409)).toHaveLength(ended)
  expect(statuses.filter((status) => status === 200)).toHaveLength(16 - ended)
  expect(await taken()).toBe(others)
  for (const each of made) expect(await eventsOf(each)).toHaveLength(1)
})

test('concurrent payment notice and cancellation: an order with a notice is not cancelled', async () => {
  const made = await Promise.all(Array.from({ length: 12 }, () => order()))
  const [cancelled, reported] = await Promise.all([
    Promise.all(made.map((each) => cancel(each))),
    Promise.all(made.map((each) => report(each))),
  ])
  let active = 0
  for (const [n, each] of made.entries()) {
    const { status, payments } = await read(each)
    const wasReported = reported[n]!.status === 200
    expect([cancelled[n]!.status, status, payments.length]).toEqual(
      wasReported ? [200, 'odeme-bildirildi', 1] : [200, 'iptal', 0],
    )
    if (wasReported) active++
  }
  expect(await taken()).toBe(others + active * 2)
})

test.each([
  { state: 'suresi-doldu', message: /zaten geri verildi/ },
  { state: 'tamamlandi', message: /iptal edilemez/ },
] as const)('an order that is $state cannot be cancelled, and says why', async ({ state, message }) => {
  const made = await order()
  if (state === 'suresi-doldu') await expireHolds(agency.db, over)
  else for (const to of ['onayli', state] as const) await staff(made.id, to)
  const before = await taken()
  const { status, body } = await cancel(made)
  expect([status, body.message]).toEqual([409, expect.stringMatching(message)])
  expect([await taken(), await mails()]).toEqual([before, []])
})

test('a too long reason, an unknown field and a wrong key are refused', async () => {
  const made = await order()
  const path = orderApiPath(made.no, made.key, '/cancel-request')
  expect((await agency.api.post(path, { reason: 'a'.repeat(1001) })).status).toBe(422)
  expect((await agency.api.post(path, { status: 'iptal' })).status).toBe(422)
  expect((await cancel({ ...made, key: 'yanlis' })).status).toBe(404)
  expect(await taken()).toBe(others + 2)
})
