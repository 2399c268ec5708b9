import { beforeEach, expect, test } from 'vitest'
import { insertPolicy } from '#src/features/departures/policies/policies.fixture.ts'
import type { Order } from '#src/features/orders/book/orders.schema.ts'
import { findOrder } from '#src/features/orders/book/orders.store.server.ts'
import type { CancelPreview } from '#src/features/orders/money/cancelling.schema.ts'
import { officeAgency, officeHeaders, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import type { ChangePreview } from '../changes/changes.schema.ts'
import { cancelByCustomer } from './cancel-request.commands.server.ts'

const booked = new Date('2026-11-21T10:00:00Z')
/** 20 days before departure */
const later = new Date('2027-03-23T10:00:00Z')
const agency = officeAgency(booked)
let tour: SoldTour
beforeEach(async () => {
  agency.clock.now = booked
  const { db } = agency
  await db.deleteFrom('order_cancellations').execute()
  await db.updateTable('tours').set({ cancel_policy_id: null }).execute()
  await db.deleteFrom('cancellation_policies').execute()
  await insertPolicy(db, { kind: 'yurt-ici' }) // 30 days: 0, 15 days: 50 %
  tour = await insertSoldTour(db, { start_date: '2027-04-12' })
})

/** 20,000 TL of which 12,000 were paid, 20 days before departure. */
async function paidOrder(): Promise<PlacedOrder> {
  const order = await agency.order({ tour, adults: 2 })
  await pay(order, 12_000)
  agency.clock.now = later
  return order
}
const pay = ({ id }: PlacedOrder, amount: number, more: object = {}) =>
  agency.enter(id, { method: 'nakit', amount, currency: 'TRY', paid_on: '2026-11-21', ...more })
const refund = (order: PlacedOrder, amount: number) =>
  pay(order, amount, { kind: 'iade', paid_on: '2027-03-23', note: 'İptal iadesi' })
const ask = (order: PlacedOrder, body: object = {}) =>
  agency.api.post(orderApiPath(order.order_no, order.key, '/cancel-request'), body)
const preview = async ({ order_no, key }: PlacedOrder) =>
  (await agency.api.post<CancelPreview>('/api/cancellation-preview', { order_no, key })).body
const cancel = ({ id }: PlacedOrder, more: object = {}) =>
  agency.send('PUT', `/${id}/status`, { status: 'iptal', reason: 'Hastalık', ...more })
const read = async ({ order_no, key }: PlacedOrder) => (await agency.api.get<Order>(orderApiPath(order_no, key))).body
const lastMail = async () =>
  (
    await agency.db
      .selectFrom('outbox')
      .select('body_text')
      .where('recipient', '=', 'ayse@musteri.example')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).body_text

test('the customer sees the exact deduction of the day, which the order keeps although the policy changed', async () => {
  const order = await paidOrder()
  await agency.db
    .updateTable('cancellation_policies')
    .set({ steps: JSON.stringify([{ days: 1, percent: 100 }]) })
    .execute()
  expect(await preview(order)).toMatchObject({
    cancelling: 'request',
    deduction: {
      day: '2027-03-23',
      due_on: '2027-04-06',
      items: [{ days: 20, percent: 50, kept: 10_000, total: 20_000 }],
      sums: [{ currency: 'TRY', paid: 12_000, kept: 10_000, refund: 2_000, missing: 0 }],
    },
  })
  expect((await preview({ ...order, key: 'wrong' })) as object).toMatchObject({ success: false })
})

test('whoever has only reported a payment sees the deduction too, and reads it in the mail; kept is by the money that came', async () => {
  const order = await agency.order({ tour, adults: 2 })
  const payment = await agency.report(order, 20_000)
  agency.clock.now = later
  expect(await preview(order)).toMatchObject({
    cancelling: 'request',
    deduction: {
      day: '2027-03-23',
      items: [{ days: 20, percent: 50, kept: 10_000 }],
      sums: [{ currency: 'TRY', paid: 0, reported: 20_000, kept: 10_000, refund: 10_000, missing: 0 }],
    },
  })
  expect((await ask(order, { day: '2027-03-23' })).status).toBe(200)
  expect(await lastMail()).toMatch(
    /Bildirdiğiniz ödeme: 20\.000 TL[\s\S]*Kesinti: 10\.000 TL[\s\S]*Size iade: 10\.000 TL/,
  )
  const office = await agency.api.get<ChangePreview>(
    `/api/admin/orders/${order.id}/transition-preview?status=iptal`,
    officeHeaders,
  )
  expect(office.body.deduction).toMatchObject({ sums: [{ paid: 0, reported: 0, kept: 10_000, refund: 0 }] })
  agency.clock.now = new Date('2027-03-24T10:00:00Z')
  const matched = await agency.send('PUT', `/${order.id}/payments/${payment}/match`, {})
  expect(matched.status).toBe(200)
  await cancel(order)
  expect((await read(order)).cancellation).toMatchObject({
    day: '2027-03-23',
    sums: [{ paid: 20_000, kept: 10_000, refund: 10_000 }],
  })
})

test('what was paid and what was reported stand apart in the dialog and in the mail', async () => {
  const order = await paidOrder()
  await agency.report(order, 8_000)
  expect((await preview(order)).deduction!.sums).toMatchObject([{ paid: 12_000, reported: 8_000, refund: 10_000 }])
  await ask(order)
  expect(await lastMail()).toMatch(
    /Ödenen: 12\.000 TL[\s\S]*Bildirdiğiniz ödeme: 8\.000 TL[\s\S]*Size iade: 10\.000 TL/,
  )
})

test('a deduction of another day is not agreed to, and the day of the request counts', async () => {
  const order = await paidOrder()
  const stale = await ask(order, { day: '2027-03-22' })
  expect([stale.status, stale.body.message]).toEqual([
    409,
    'Gün değiştiği için kesinti yeniden hesaplandı. Lütfen yeniden bakın.',
  ])
  expect((await ask(order, { day: '2027-03-23' })).status).toBe(200)
  expect(await lastMail()).toMatch(/Kesinti: 10\.000 TL[\s\S]*Size iade: 2\.000 TL/)
  agency.clock.now = new Date('2027-04-01T10:00:00Z')
  await cancel(order)
  expect((await read(order)).cancellation).toMatchObject({
    by: 'staff',
    day: '2027-03-23',
    sums: [{ kept: 10_000, due_on: '2027-04-06' }],
  })
})

test('the office cancels with the deduction of the day that it saw: after midnight in Istanbul it is asked again', async () => {
  const order = await paidOrder()
  // 15 days before departure half is kept, 14 days before everything.
  agency.clock.now = new Date('2027-03-28T20:59:59Z')
  const { day } = (await preview(order)).deduction!
  agency.clock.now = new Date('2027-03-28T21:00:00Z')
  const late = await cancel(order, { day })
  expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('Gün değiştiği için')])
  expect((await preview(order)).deduction).toMatchObject({ day: '2027-03-29', sums: [{ kept: 20_000, refund: 0 }] })
  expect((await cancel(order, { day: '2027-03-29' })).status).toBe(200)
  expect((await read(order)).cancellation).toMatchObject({ day: '2027-03-29', sums: [{ kept: 20_000, refund: 0 }] })
})

test('a request at midnight is of one day: in its mail, for the office and when it is followed', async () => {
  const placed = await paidOrder()
  const instants = [new Date('2027-03-28T20:59:59Z')]
  const now = () => instants.shift() ?? new Date('2027-03-28T21:00:01Z')
  const services = { ...agency.api.services, now }
  const found = (await findOrder(agency.db, placed.order_no))!
  const request = { reason: '', day: '2027-03-28', key: placed.key, lang: 'tr' }
  expect((await cancelByCustomer(services, found, request)).changed.data.status).toBe('onayli')
  expect(await lastMail()).toMatch(/Kesinti: 10\.000 TL[\s\S]*Size iade: 2\.000 TL/)
  agency.clock.now = new Date('2027-03-30T10:00:00Z')
  await cancel(placed)
  expect((await read(placed)).cancellation).toMatchObject({
    day: '2027-03-28',
    sums: [{ kept: 10_000, refund: 2_000 }],
  })
})

test('the office sees the same, cancels, and the clock stops when the refund is entered, and goes on when it is undone', async () => {
  const order = await paidOrder()
  const shown = await agency.api.get<ChangePreview>(
    `/api/admin/orders/${order.id}/transition-preview?status=iptal`,
    officeHeaders,
  )
  expect(shown.body.deduction).toEqual((await preview(order)).deduction)
  expect((await cancel(order)).status).toBe(200)
  expect(await lastMail()).toMatch(
    /en geç 6 Nisan 2027 gününe kadar[\s\S]*Kesinti: 10\.000 TL[\s\S]*Size iade: 2\.000 TL/,
  )
  const open = [{ paid: 12_000, policy_kept: 10_000, kept: 10_000, refund: 2_000, due_on: '2027-04-06', done_at: null }]
  expect((await read(order)).cancellation).toMatchObject({ by: 'staff', sums: open })
  const due = async () =>
    (await agency.api.get<{ total: number }>('/api/admin/orders?balance=iade-suresi', officeHeaders)).body.total
  const back = async () =>
    (await agency.api.get<{ total: number }>('/api/admin/orders?balance=iade', officeHeaders)).body.total
  const others = (await back()) - 1
  expect(await due()).toBe(1)
  await refund(order, 1_500)
  expect((await read(order)).cancellation).toMatchObject({ sums: open })
  await refund(order, 500)
  expect((await read(order)).cancellation).toMatchObject({ sums: [{ refund: 2_000, done_at: later.toISOString() }] })
  expect([await due(), await back()]).toEqual([0, others])
  const { payments } = await agency.read(order.id)
  await agency.send('POST', `/${order.id}/payments/${payments.at(-1)!.id}/undo`, { reason: 'Yanlış girildi' })
  expect([await due(), (await read(order)).cancellation]).toMatchObject([1, { sums: open }])
})

test('staff decide otherwise with a reason; not more than the price', async () => {
  const order = await paidOrder()
  const kept = (amount: number) => cancel(order, { kept: [{ currency: 'TRY', amount }] })
  expect((await kept(20_000.01)).body.errors).toHaveProperty('kept')
  expect((await kept(2_500.5)).status).toBe(200)
  expect((await read(order)).cancellation).toMatchObject({
    sums: [{ policy_kept: 10_000, kept: 2_500.5, refund: 9_499.5 }],
  })
  const { reason } = await agency.db.selectFrom('order_cancellations').select('reason').executeTakeFirstOrThrow()
  expect(reason).toBe('Hastalık')
})

test('cancelled by the agency, everything goes back', async () => {
  const order = await paidOrder()
  await cancel(order, { by: 'agency', kept: [{ currency: 'TRY', amount: 5_000 }] })
  expect((await read(order)).cancellation).toMatchObject({ by: 'agency', sums: [{ kept: 0, refund: 12_000 }] })
  expect(await lastMail()).toContain('tamamı en geç 6 Nisan 2027')
})

test('money that comes after the cancellation goes back too', async () => {
  const order = await paidOrder()
  await cancel(order)
  await pay(order, 3_000, { accepts_difference: true })
  expect((await read(order)).cancellation).toMatchObject({ sums: [{ paid: 15_000, refund: 5_000, done_at: null }] })
})

test('money that comes after the refund was finished has 14 days of its own; a refund that is undone does not', async () => {
  const order = await paidOrder()
  await cancel(order)
  await refund(order, 2_000)
  const { payments } = await agency.read(order.id)
  agency.clock.now = new Date('2027-04-20T10:00:00Z')
  await pay(order, 3_000, { accepts_difference: true, paid_on: '2027-04-20' })
  expect((await read(order)).cancellation).toMatchObject({
    sums: [{ refund: 5_000, due_on: '2027-05-04', done_at: null }],
  })
  await agency.send('POST', `/${order.id}/payments/${payments.at(-1)!.id}/undo`, { reason: 'Yanlış girildi' })
  expect((await read(order)).cancellation).toMatchObject({
    sums: [{ refund: 5_000, due_on: '2027-05-04', done_at: null }],
  })
})

test('of two currencies, one without terms: what nobody decided about stays in the list of money to give back', async () => {
  const { db } = agency
  await db.deleteFrom('cancellation_policies').execute()
  const euros = await insertSoldTour(db, { start_date: '2027-04-12', currency: 'EUR', multi_room_price: 500_00 })
  const order = await agency.order({ tour: euros, adults: 1 }, { tour, adults: 2 })
  await pay(order, 20_000)
  await agency.enter(order.id, { method: 'nakit', amount: 500, currency: 'EUR', paid_on: '2026-11-21' })
  await cancel(order, { kept: [{ currency: 'EUR', amount: 500 }] })
  expect((await read(order)).cancellation!.sums.map(({ currency }) => currency)).toEqual(['EUR'])
  const numbers = async (balance: string) => {
    const { body } = await agency.api.get<{ data: { order_no: string }[] }>(
      `/api/admin/orders?balance=${balance}&per_page=200`,
      officeHeaders,
    )
    return body.data.map(({ order_no }) => order_no)
  }
  for (const balance of ['fazla', 'iade']) expect(await numbers(balance), balance).toContain(order.order_no)
  await pay(order, 20_000, { kind: 'iade', note: 'Elden verildi' })
  for (const balance of ['fazla', 'iade']) expect(await numbers(balance), balance).not.toContain(order.order_no)
})

test('an order without payments is cancelled at once, and nothing is kept', async () => {
  const order = await agency.order({ tour, adults: 2 })
  expect(await preview(order)).toEqual({ cancelling: 'now', deduction: null })
  expect((await ask(order)).status).toBe(200)
  expect((await read(order)).cancellation).toMatchObject({ by: 'customer', sums: [{ paid: 0, kept: 0, refund: 0 }] })
})

test('without a policy nothing is told and no refund is counted, unless staff say what is kept', async () => {
  await agency.db.deleteFrom('cancellation_policies').execute()
  const [first, second] = [await paidOrder(), await agency.order({ tour, adults: 1 })]
  expect(await preview(first)).toEqual({ cancelling: 'request', deduction: null })
  await cancel(first)
  expect((await read(first)).cancellation).toMatchObject({ sums: [] })
  await pay(second, 4_000)
  await cancel(second, { kept: [{ currency: 'TRY', amount: 1_000 }] })
  expect((await read(second)).cancellation).toMatchObject({ sums: [{ policy_kept: null, kept: 1_000, refund: 3_000 }] })
})
