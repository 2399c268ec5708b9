import { beforeEach, expect, test } from 'vitest'
import { takeCards } from '#src/features/payments/cards/cards.fixture.ts'
import type { CardOffer } from '#src/features/payments/cards/cards.schema.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import type { ShownOrder } from '#src/site/order/shown-order.schema.ts'
import { officeAgency, type PlacedOrder, passengerBody } from '../office-orders.fixture.ts'
import { insertSoldTour, type SoldTour, seatsTaken } from '../orders.fixture.ts'
import { orderApiPath } from '../orders.links.ts'
import { expireHolds } from './order-transitions.commands.server.ts'

/** What the link of an order still opens, and still allows, once the order is cancelled or has expired. */
const now = new Date('2026-11-21T10:00:00Z')
const agency = officeAgency(now)
let tour: SoldTour
let order: PlacedOrder

beforeEach(async () => {
  agency.clock.now = now
  await agency.db.deleteFrom('orders').execute()
  await takeCards(agency.db)
  tour = await insertSoldTour(agency.db, { start_date: '2027-04-12' })
  order = await agency.order({ tour, adults: 2 })
})

const end = {
  iptal: () => agency.send('PUT', `/${order.id}/status`, { status: 'iptal', reason: 'Müşteri aradı' }),
  'suresi-doldu': async () => {
    agency.clock.now = new Date('2026-11-24T10:00:00Z')
    return expireHolds(agency.db, agency.clock.now)
  },
}
const own = (part = '') => orderApiPath(order.order_no, order.key, part)
const read = async () => (await agency.api.get<ShownOrder>(own())).body

/** Every call that a customer makes with the link, and what it answers by then. */
const calls: Record<string, { body: () => object | Promise<object>; iptal: number; 'suresi-doldu': number }> = {
  '/payments': { body: () => ({ currency: 'TRY', amount: 5_000 }), iptal: 409, 'suresi-doldu': 409 },
  '/payment-notice': { body: noticeBody, iptal: 409, 'suresi-doldu': 409 },
  // A repeat of a cancellation changes nothing.
  '/cancel-request': { body: () => ({ reason: 'Hastayım' }), iptal: 200, 'suresi-doldu': 409 },
  '/departure-choice': {
    body: () => ({ departure_id: tour.departureId, answer: 'refund' }),
    iptal: 409,
    'suresi-doldu': 409,
  },
  '/passengers': { body: () => ({ ...passengerBody }), iptal: 409, 'suresi-doldu': 409 },
  '/passengers/copy': { body: () => ({ item: 1 }), iptal: 409, 'suresi-doldu': 409 },
  '/passengers/accept': { body: () => ({ item: 1, total: 20_000 }), iptal: 409, 'suresi-doldu': 409 },
  // Somebody who paid too late, or waits for a refund, must be able to write.
  '/messages': { body: () => ({ body: 'İadem ne zaman gelir?' }), iptal: 200, 'suresi-doldu': 200 },
}

async function noticeBody() {
  const accounts = agency.db.selectFrom('bank_accounts').select('id').where('currency', '=', 'TRY')
  const { id: bank_account_id } = await accounts.executeTakeFirstOrThrow()
  return { paid_on: '2026-11-21', bank_account_id, sender: 'Ayşe Yılmaz' }
}

test('every call of the link is looked at here', () => {
  const ofLink = endpoints.filter(
    ({ method, path, access }) => method === 'POST' && access === 'public' && path.startsWith('/api/orders/:order_no/'),
  )
  const parts = ofLink.map(({ path }) => path.replace('/api/orders/:order_no', ''))
  expect(parts.toSorted()).toEqual(Object.keys(calls).toSorted())
})

test.each(['iptal', 'suresi-doldu'] as const)(
  '%s: it can be read and written about, and nothing else',
  async (status) => {
    await end[status]()
    const before = await read()
    expect(before).toMatchObject({
      status,
      may_report: false,
      cancelling: null,
      hold_until: null,
      passengers: null,
      choices: [],
      travel_infos: [],
      shared_files: [],
      lira: null,
    })
    const offer = await agency.api.get<CardOffer>(own('/payments'))
    expect(offer.body).toMatchObject({ is_offered: false, choices: [] })
    for (const [part, call] of Object.entries(calls)) {
      const answer = await agency.api.post<{ message: string }>(own(part), await call.body())
      expect([part, answer.status, typeof answer.body.message]).toEqual([part, call[status], 'string'])
    }
    const { messages, ...after } = await read()
    expect(messages).toMatchObject([{ body: 'İadem ne zaman gelir?' }])
    expect(after).toEqual(Object.fromEntries(Object.entries(before).filter(([name]) => name !== 'messages')))
    expect(await seatsTaken(agency.db, tour.departureId)).toBe(0)
  },
)
