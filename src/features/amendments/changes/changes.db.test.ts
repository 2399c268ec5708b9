import { beforeEach, expect, test } from 'vitest'
import { expireHolds } from '#src/features/orders/book/order-transitions.commands.server.ts'
import { findOrder } from '#src/features/orders/book/orders.store.server.ts'
import { officeAgency, officeHeaders, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour, type SoldTour, seatsTaken } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { cancelByCustomer } from '../cancelling/cancel-request.commands.server.ts'
import { completeEnded } from './changes.commands.server.ts'
import type { ChangePreview } from './changes.schema.ts'

/** Seats of other orders: a double release is seen. */
const others = 7
const booked = new Date('2026-11-21T10:00:00Z')
const over = new Date('2026-11-22T10:00:00Z')
const agency = officeAgency(booked)
let tour: SoldTour
let order: PlacedOrder
beforeEach(async () => {
  agency.clock.now = booked
  tour = await insertSoldTour(agency.db, { start_date: '2027-04-12', quota: 40, seats_taken: others })
  order = await agency.order({ tour, adults: 3 })
})

const preview = async (query: Record<string, string>) =>
  (
    await agency.api.get<ChangePreview>(
      `/api/admin/orders/${order.id}/transition-preview?${new URLSearchParams(query)}`,
      officeHeaders,
    )
  ).body
const change = (body: object) => agency.send('PUT', `/${order.id}/status`, body)
const cancel = (more: object = {}) => change({ status: 'iptal', reason: 'Vazgeçti', ...more })
const pay = (amount: number) =>
  agency.enter(order.id, { method: 'nakit', amount, currency: 'TRY', paid_on: '2026-11-21' })
const taken = () => seatsTaken(agency.db, tour.departureId)
const subjects = async () => {
  const rows = await agency.db
    .selectFrom('outbox')
    .select('subject')
    .where('topic', '=', `order ${order.order_no}`)
    .where('message_key', 'like', 'order-%:customer')
    .orderBy('id')
    .execute()
  return rows.map(({ subject }) => subject)
}

test('the preview of a cancellation says seats, money and mail, and the cancellation does exactly that', async () => {
  await pay(7500)
  const shown = await preview({ status: 'iptal', by: 'agency' })
  expect(shown).toMatchObject({
    kind: 'cancel',
    refusal: null,
    seats_released: 3,
    seats_taken: 0,
    money: [{ currency: 'TRY', paid: 7500, reported: 0, open: 22_500 }],
    mail: { to: 'ayse@musteri.example', subject: `Rezervasyonunuz iptal edildi: ${order.order_no}` },
    sends_mail: true,
  })
  expect(await taken()).toBe(others + 3)
  expect((await cancel({ by: 'agency' })).status).toBe(200)
  expect(await taken()).toBe(others)
  const read = await agency.read(order.id)
  expect(read).toMatchObject({ status: 'iptal', sums: [{ paid: 7500, open: -7500 }] })
  expect(await subjects()).toEqual([shown.mail!.subject])
})

test('a cancellation without mail sends none, and without a reason is refused', async () => {
  expect((await cancel({ reason: '' })).body.errors).toHaveProperty('reason')
  expect((await cancel({ sends_mail: false })).status).toBe(200)
  expect(await subjects()).toEqual([])
})

test('an order is confirmed by hand, and completed after its return', async () => {
  expect((await change({ status: 'onayli' })).status).toBe(200)
  expect(await subjects()).toEqual([`Rezervasyonunuz onaylandı: ${order.order_no}`])
  expect((await preview({ status: 'tamamlandi' })).refusal).toBe(
    'Tur henüz bitmedi; 14 Nisan 2027 gününden sonra tamamlanabilir.',
  )
  expect((await change({ status: 'tamamlandi' })).status).toBe(409)
  agency.clock.now = new Date('2027-04-14T21:30:00Z')
  expect((await change({ status: 'tamamlandi' })).status).toBe(200)
  expect((await agency.read(order.id)).status).toBe('tamamlandi')
  expect((await cancel()).status).toBe(409)
})

test('a hold is extended; not into the past, nor beyond the day of departure', async () => {
  const until = '2026-11-25T15:00:00Z'
  expect((await change({ status: 'opsiyonlu', hold_until: '2026-11-20T10:00:00Z' })).body.errors).toHaveProperty(
    'hold_until',
  )
  expect((await change({ status: 'opsiyonlu', hold_until: '2027-04-12T21:00:00Z' })).body.errors).toHaveProperty(
    'hold_until',
  )
  expect((await change({ status: 'opsiyonlu', hold_until: until })).status).toBe(200)
  expect(await expireHolds(agency.db, over)).toBe(0)
  const read = await agency.read(order.id)
  expect([read.status, read.hold_until]).toEqual(['opsiyonlu', '2026-11-25T15:00:00.000Z'])
  expect(read.events.at(-1)).toMatchObject({ kind: 'opsiyon', hold_until: '2026-11-25T15:00:00.000Z' })
  expect((await rateOf()).rate_until).toBeNull()
  expect(await subjects()).toEqual([`Yeriniz 25 Kasım 2026 18.00’e kadar ayrıldı: ${order.order_no}`])
})

/** The rate of an order is that of its first hold, which may be extended; a second hold has no rate of its own. */
const rateOf = () =>
  agency.db
    .selectFrom('orders')
    .select(['hold_until', 'rate_until'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()

test('an expired order takes its seats again, and frees them once more when it is cancelled', async () => {
  const { hold_until: firstHold } = await rateOf()
  await expireHolds(agency.db, over)
  agency.clock.now = over
  expect(await taken()).toBe(others)
  expect(await preview({ status: 'opsiyonlu' })).toMatchObject({ kind: 'revive', seats_taken: 3, refusal: null })
  expect((await change({ status: 'opsiyonlu' })).status).toBe(200)
  expect((await rateOf()).rate_until).toEqual(firstHold)
  expect(await taken()).toBe(others + 3)
  await cancel()
  expect(await taken()).toBe(others)
})

test.each([
  ['the deposit', 7500, 'onayli', 'kismi', 'Rezervasyonunuz onaylandı'],
  ['less than the deposit', 100, 'odeme-bildirildi', 'kismi', 'Rezervasyonunuz yeniden açıldı'],
] as const)(
  'an expired order to which %s came is open again and never expires',
  async (_, amount, status, payment_status, subject) => {
    await expireHolds(agency.db, over)
    agency.clock.now = over
    await pay(amount)
    expect(await preview({ status: 'opsiyonlu' })).toMatchObject({
      kind: 'revive',
      to: status,
      hold_until: null,
      refusal: null,
    })
    expect((await change({ status: 'opsiyonlu' })).body.data).toEqual({ status })
    expect((await subjects()).at(-1)).toBe(`${subject}: ${order.order_no}`)
    expect(await taken()).toBe(others + 3)
    await expireHolds(agency.db, new Date('2027-01-01T00:00:00Z'))
    const read = await agency.read(order.id)
    expect([read.status, read.payment_status]).toEqual([status, payment_status])
  },
)

test('an expired order is not revived when its seats are sold', async () => {
  await expireHolds(agency.db, over)
  agency.clock.now = over
  await agency.db
    .updateTable('departures')
    .set({ quota: others + 2 })
    .where('id', '=', tour.departureId)
    .execute()
  expect((await preview({ status: 'opsiyonlu' })).refusal).toBe('Bu siparişin yerleri satılmış; yeniden açılamaz.')
  expect((await change({ status: 'opsiyonlu' })).status).toBe(409)
  expect([(await agency.read(order.id)).status, await taken()]).toEqual(['suresi-doldu', others])
})

test('a request to cancel stays open beside notes and payments, until it is declined or accepted', async () => {
  await pay(7500)
  const ask = () => agency.api.post(orderApiPath(order.order_no, order.key, '/cancel-request'), { reason: 'Hastayım' })
  await ask()
  await agency.send('POST', `/${order.id}/notes`, { note: 'Aradım, açmadı' })
  await pay(100)
  expect((await agency.read(order.id)).cancel_requested_at).toBe(booked.toISOString())
  const decline = () => agency.send('PUT', `/${order.id}/cancel-request`, { answer: 'reddet', reason: 'Bilet kesildi' })
  expect((await decline()).status).toBe(200)
  expect((await agency.read(order.id)).cancel_requested_at).toBe(null)
  expect((await decline()).status).toBe(409)
  await ask()
  expect((await agency.read(order.id)).cancel_requested_at).not.toBe(null)
  await cancel()
  expect((await agency.read(order.id)).cancel_requested_at).toBe(null)
  expect(await subjects()).toContain(`İptal isteğiniz hakkında: ${order.order_no}`)
})

test('a wrong e-mail is corrected with a reason', async () => {
  const details = { name: 'Ayşe Yılmaz', city: 'İzmir', email: 'ayse@dogru.example', phone: '+90 532 000 00 00' }
  const send = (body: object) => agency.send('PUT', `/${order.id}/customer`, { ...details, ...body })
  expect((await send({})).body.errors).toHaveProperty('reason')
  expect((await send({ email: 'ayse', reason: 'Telefonda söyledi' })).body.errors).toHaveProperty('email')
  expect((await send({ reason: 'Telefonda söyledi' })).status).toBe(200)
  const { email, events } = await agency.read(order.id)
  expect(email).toBe('ayse@dogru.example')
  expect(events.at(-1)).toMatchObject({
    kind: 'bilgi',
    note: 'ayse@musteri.example → ayse@dogru.example\nTelefonda söyledi',
  })
})

test('a correction changes what it names, and cannot lose the way to the customer', async () => {
  const send = (body: object) => agency.send('PUT', `/${order.id}/customer`, { ...body, reason: 'Telefonda söyledi' })
  const details = async () => {
    const { name, city, email, phone } = await agency.read(order.id)
    return { name, city, email, phone }
  }
  const before = await details()
  const changes = { name: 'Aysel Yılmaz', city: 'İzmir', email: 'aysel@dogru.example', phone: '+90 532 000 00 11' }
  for (const [field, value] of Object.entries(changes)) {
    const was = await details()
    expect((await send({ [field]: value })).status).toBe(200)
    expect(await details()).toEqual({ ...was, [field]: value })
  }
  expect((await send({ city: '' })).status).toBe(200)
  for (const field of ['name', 'email', 'phone'] as const)
    expect((await send({ ...before, [field]: '' })).body.errors).toHaveProperty(field)
  expect(await details()).toEqual({ ...changes, city: '' })
})

test('several orders get a note, and those that have ended are completed', async () => {
  const second = await agency.order({ tour, adults: 1 })
  const ids = JSON.stringify([order.id, second.id])
  await change({ status: 'onayli' })
  agency.clock.now = new Date('2027-05-01T10:00:00Z')
  expect((await agency.send('POST', '/notes', { ids, note: 'Anket gönderildi' })).body.message).toBe(
    '2 siparişe not eklendi.',
  )
  const { body } = await agency.send('PUT', '/status', { ids, status: 'tamamlandi' })
  expect(body.data).toEqual({ changed: 1, left: 1 })
  expect((await agency.read(order.id)).status).toBe('tamamlandi')
  expect((await agency.read(second.id)).events.at(-1)).toMatchObject({ kind: 'not', note: 'Anket gönderildi' })
})

test('a paid order completes itself the day after its return; one that owes does not', async () => {
  await pay(30_000)
  const owing = await agency.order({ tour, adults: 1 })
  await agency.send('PUT', `/${owing.id}/status`, { status: 'onayli' })
  expect(await completeEnded(agency.db, new Date('2027-04-14T12:00:00Z'))).toBe(0)
  expect(await completeEnded(agency.db, new Date('2027-04-15T00:00:00Z'))).toBe(1)
  expect((await agency.read(order.id)).status).toBe('tamamlandi')
  expect((await agency.read(owing.id)).status).toBe('onayli')
})

const at = (...calls: (() => Promise<unknown>)[]) => Promise.all(calls.map((call) => call()))

test('cancelled by ten at once, an order frees its seats once and sends one mail', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect([await taken(), (await subjects()).length]).toEqual([others, 1])
})

test('cancelled by staff, by the customer and by the end of the hold at once, it frees its seats once', async () => {
  agency.clock.now = over
  const found = (await findOrder(agency.db, order.order_no))!
  const byCustomer = () =>
    cancelByCustomer(agency.api.services, found, { reason: '', key: order.key, lang: 'tr' }).catch(() => null)
  await at(
    cancel,
    () => expireHolds(agency.db, over),
    byCustomer,
    cancel,
    () => expireHolds(agency.db, over),
  )
  expect(await taken()).toBe(others)
  const { status, events } = await agency.read(order.id)
  expect(status).toMatch(/^(iptal|suresi-doldu)$/)
  expect(events.filter(({ kind, from_status }) => kind === 'durum' && from_status !== null)).toHaveLength(1)
})

test('revived by two at once, an order takes its seats once', async () => {
  await expireHolds(agency.db, over)
  agency.clock.now = over
  const { version } = await agency.read(order.id)
  const revive = () => change({ status: 'opsiyonlu', version })
  const answers = await Promise.all([revive(), revive(), revive()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await taken()).toBe(others + 3)
})
