import { beforeAll, beforeEach, expect, test } from 'vitest'
import { dayOf } from '#src/base/dates.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { departuresApi } from '#src/features/departures/board/departures.api.server.ts'
import type { Departure } from '#src/features/departures/board/shown-departures.schema.ts'
import { insertPolicy } from '#src/features/departures/policies/policies.fixture.ts'
import type { OfficeOrders } from '#src/features/orders/book/orders.admin.schema.ts'
import { voucherApiPath } from '#src/features/orders/book/papers.links.ts'
import type { CheckedVoucher } from '#src/features/orders/book/papers.schema.ts'
import type { CancelPreview } from '#src/features/orders/money/cancelling.schema.ts'
import { planOfOrder } from '#src/features/orders/money/plan.rules.ts'
import { officeHeaders, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath, ordersAdminPath } from '#src/features/orders/orders.links.ts'
import { cardAgency } from '#src/features/payments/cards/card-agency.fixture.ts'
import { payApiPath } from '#src/features/payments/payment-links/payment-links.links.ts'
import type { PayLink } from '#src/features/payments/payment-links/payment-links.schema.ts'
import type { Receivables } from '#src/features/payments/receivables/receivables.schema.ts'
import { remindOfPayments } from '#src/features/payments/reminders/reminders.commands.server.ts'
import type { ShownOrder } from '#src/site/order/shown-order.schema.ts'
import type { ShownDeparture } from '../departures/departure-lists.schema.ts'
import { remindOfPassengers } from '../reminding/passenger-reminders.commands.server.ts'
import type { DepartureCancelling } from './departure-cancellation.schema.ts'

/** A departure with customers that is set to cancelled on the board of departures, and to open again. */
const cards = cardAgency()
const { agency, state, order, offerOf } = cards
/** 20 days before departure: half is kept. */
const later = new Date('2027-03-23T10:00:00Z')
let board: TestApi
beforeAll(() => {
  board = testApi(departuresApi, { db: agency.db, staff: agency.staff, now: () => agency.clock.now })
})
beforeEach(async () => {
  const { db } = agency
  await db.deleteFrom('departure_cancellations').execute()
  await db.updateTable('tours').set({ cancel_policy_id: null }).execute()
  await db.deleteFrom('cancellation_policies').execute()
  await insertPolicy(db, { kind: 'yurt-ici' })
})

async function set(status: Departure['status'], tour: SoldTour = state.tour): Promise<void> {
  const body = { _method: 'PUT', form_data: JSON.stringify({ status }) }
  const answer = await board.post(`/api/admin/departures/${tour.departureId}`, body, officeHeaders)
  expect(answer.status).toBe(200)
}
const pay = ({ id }: PlacedOrder, amount: number) =>
  agency.enter(id, { method: 'nakit', amount, currency: 'TRY', paid_on: '2026-11-21' })
const shown = async ({ order_no, key }: PlacedOrder) =>
  (await agency.api.get<ShownOrder>(orderApiPath(order_no, key))).body
const cancelling = ({ departureId }: SoldTour) => `/api/admin/departures/${departureId}/cancel`

test('nobody is reminded of money or of travellers, and nothing is to be collected, until it is open again', async () => {
  const placed = await order()
  await pay(placed, 5000)
  const owing = async () => {
    const { body } = await agency.api.get<Receivables>('/api/admin/receivables', officeHeaders)
    return body.dues.map(({ amount }) => amount)
  }
  const sweep = (day: string, run: typeof remindOfPayments) => {
    agency.clock.now = new Date(`${day}T12:00:00+03:00`)
    return run(agency.api.services)
  }
  await set('iptal')
  expect([await sweep('2027-03-12', remindOfPayments), await owing()]).toEqual([0, []])
  await set('satista')
  expect([await sweep('2027-03-13', remindOfPayments), await owing()]).toEqual([1, [15_000]])
  await set('iptal')
  expect(await sweep('2027-03-29', remindOfPassengers)).toBe(0)
  await set('kesin')
  expect(await sweep('2027-03-30', remindOfPassengers)).toBe(1)
})

test('its customer’s page, the order in the office and its departure’s lists ask for nothing, until it is open again', async () => {
  const placed = await order()
  await pay(placed, 5000)
  const { order_no, id } = placed
  const asked = async () => {
    const today = dayOf(agency.clock.now)
    const wire = [await shown(placed), await agency.read(id)]
    const { body } = await agency.api.get<ShownDeparture>(
      `/api/admin/departures/${state.tour.departureId}`,
      officeHeaders,
    )
    const listed = async (query: string) =>
      (await agency.api.get<OfficeOrders>(`${ordersAdminPath}?${query}`, officeHeaders)).body.data
    return {
      plans: wire.map((each) => planOfOrder(each, today).map(({ kind }) => kind)),
      departure: body.orders.map((each) => [each.order_no, each.sums[0]!.open, each.due_on]),
      list: (await listed('')).find((each) => each.order_no === order_no)!.due_on,
      due: (await listed('dates=due&to=2027-12-31')).map((each) => each.order_no),
    }
  }
  const owing = {
    plans: [
      ['paid', 'by'],
      ['paid', 'by'],
    ],
    departure: [[order_no, 15_000, '2027-03-22']],
    list: '2027-03-22',
    due: [order_no],
  }
  expect(await asked()).toEqual(owing)
  await set('iptal')
  expect(await asked()).toEqual({
    plans: [
      ['paid', 'nothing'],
      ['paid', 'nothing'],
    ],
    // What is left of its price is no secret; no day asks for it.
    departure: [[order_no, 15_000, null]],
    list: null,
    due: [],
  })
  await set('satista')
  expect(await asked()).toEqual(owing)
})

test('no card is taken, and a payment link is closed, until it is open again', async () => {
  const placed = await order()
  const wish = { currency: 'TRY', amount: 5000, purpose: 'Ön ödeme', valid_until: '2026-11-25' }
  const path = `/api/admin/orders/${placed.id}/payment-links`
  const { body } = await cards.api.post<{ data: { url: string } }>(path, wish, officeHeaders)
  const link = `${payApiPath}/${body.data.url.split('/').at(-1)!}`
  const linkState = async () => (await cards.api.get<PayLink>(link)).body.state
  const begins = async () => [
    (await cards.beginWith(placed, { amount: 5000, currency: 'TRY' })).status,
    (await cards.api.post(`${link}/payments`, { amount: 5000 })).status,
  ]
  expect([(await offerOf(placed)).is_offered, await linkState()]).toEqual([true, 'acik'])
  await set('iptal')
  expect([(await offerOf(placed)).choices, await linkState()]).toEqual([[], 'kapali'])
  expect(await begins()).toEqual([409, 409])
  await set('satista')
  expect([(await offerOf(placed)).is_offered, await linkState()]).toEqual([true, 'acik'])
  expect(await begins()).toEqual([200, 200])
})

test('its voucher is not valid and none is made, until it is open again', async () => {
  const placed = await order()
  await pay(placed, 20_000)
  const make = async () => {
    const body = { kind: 'voucher', lang: 'tr' }
    return (await agency.api.post(`/api/admin/orders/${placed.id}/documents`, body, officeHeaders)).status
  }
  expect(await make()).toBe(200)
  const paper = agency.db.selectFrom('papers').select('code').where('order_id', '=', placed.id)
  const { code } = await paper.where('kind', '=', 'voucher').executeTakeFirstOrThrow()
  const check = async () => (await agency.api.get<CheckedVoucher>(`${voucherApiPath}/${code}`)).body
  expect(await check()).toMatchObject({ is_valid: true, is_departure_cancelled: false })
  await set('iptal')
  expect(await check()).toMatchObject({ is_valid: false, is_departure_cancelled: true, void_reason: null })
  expect(await make()).toBe(404)
  await set('satista')
  expect([await check(), await make()]).toMatchObject([{ is_valid: true, void_reason: null }, 200])
})

test('whoever cancels loses nothing, and the percentage of the day when it is open again', async () => {
  const placed = await order()
  await pay(placed, 12_000)
  agency.clock.now = later
  const { order_no, key, id } = placed
  const sums = async () =>
    (await agency.api.post<CancelPreview>('/api/cancellation-preview', { order_no, key })).body.deduction!.sums
  expect(await sums()).toMatchObject([{ kept: 10_000, refund: 2_000 }])
  await set('iptal')
  expect(await sums()).toMatchObject([{ kept: 0, refund: 12_000 }])
  await set('satista')
  expect(await sums()).toMatchObject([{ kept: 10_000, refund: 2_000 }])
  await set('iptal')
  expect((await agency.api.post(orderApiPath(order_no, key, '/cancel-request'), {})).status).toBe(200)
  expect((await agency.send('PUT', `/${id}/status`, { status: 'iptal', reason: 'İstedi' })).status).toBe(200)
  expect((await shown(placed)).cancellation).toMatchObject({ sums: [{ kept: 0, refund: 12_000 }] })
})

test('the order says that the agency gets in touch, and offers a choice once its cancellation is finished', async () => {
  const placed = await order()
  await pay(placed, 5000)
  const office = async () => {
    const { left_behind_on, is_choice_asked } = await agency.read(placed.id)
    return [left_behind_on, is_choice_asked]
  }
  const { departureId: departure_id } = state.tour
  await set('iptal')
  expect(await shown(placed)).toMatchObject({
    is_left_behind: true,
    choices: [],
    cancelled_tours: [{ departure_id, start_date: '2027-04-12' }],
  })
  expect(await office()).toEqual([departure_id, false])
  await set('satista')
  expect(await shown(placed)).toMatchObject({ is_left_behind: false, cancelled_tours: [] })
  expect(await office()).toEqual([null, false])
  await set('iptal')
  expect((await agency.api.post(cancelling(state.tour), { reason: 'Yeterli katılım yok' }, officeHeaders)).status).toBe(
    200,
  )
  expect(await shown(placed)).toMatchObject({ choices: [{ departure_id, may_refund: true }], cancelled_tours: [] })
  expect(await office()).toEqual([departure_id, true])
})

test('a tour that is cancelled by its status is no journey that took place', async () => {
  const first = await insertSoldTour(agency.db, { start_date: '2027-04-01', end_date: '2027-04-03' })
  const placed = await agency.order({ tour: first }, { tour: state.tour })
  await agency.api.post(cancelling(state.tour), { reason: 'Yeterli katılım yok' }, officeHeaders)
  agency.clock.now = new Date('2027-04-02T10:00:00Z')
  const mayRefund = async () => [
    (await shown(placed)).choices.map(({ may_refund }) => may_refund),
    (await agency.api.get<DepartureCancelling>(cancelling(state.tour), officeHeaders)).body.orders.map(
      ({ may_refund }) => may_refund,
    ),
  ]
  expect(await mayRefund()).toEqual([[false], [false]])
  await set('iptal', first)
  expect(await mayRefund()).toEqual([[true], [true]])
})
