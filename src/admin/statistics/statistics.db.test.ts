import { beforeAll, expect, test } from 'vitest'
import { ordersAdminApi } from '#src/admin/orders/orders.admin.api.server.ts'
import { addDays, type Day, dayOf } from '#src/base/dates.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { testOffice } from '#src/features/accounts/office.fixture.ts'
import { departuresApi } from '#src/features/departures/board/departures.api.server.ts'
import { departuresAdminPath } from '#src/features/departures/board/departures.links.ts'
import type { DepartureList } from '#src/features/departures/board/departures.schema.ts'
import type { MessageKind } from '#src/features/inquiries/inquiries.links.ts'
import { mailboxApi } from '#src/features/inquiries/mailbox/mailbox.api.server.ts'
import { insertSample } from '#src/features/inquiries/mailbox/mailbox.fixture.ts'
import { type MessageState, mailboxApiPath } from '#src/features/inquiries/mailbox/mailbox.links.ts'
import type { MessageRows } from '#src/features/inquiries/mailbox/mailbox.schema.ts'
import type { OfficeOrders, OrderListSums } from '#src/features/orders/book/orders.admin.schema.ts'
import { orderLists, orderSumsPath, ordersAdminPath } from '#src/features/orders/orders.links.ts'
import { insertDeparture, insertTour } from '#src/features/tours/tours.fixture.ts'
import { bucketsOf, daysBefore, daysOfRange, nextYear } from './buckets.rules.ts'
import { insertRandomSales } from './random-sales.fixture.ts'
import { statisticsApi } from './statistics.api.server.ts'
import { dashboardPath, type Range, ranges } from './statistics.links.ts'
import { type Dashboard, orderCards } from './statistics.schema.ts'
import {
  changedPickupsList,
  leftBehindList,
  messageLists,
  needsInfoList,
  toDecideList,
  underMinimumList,
} from './today.rules.ts'

const today = '2028-02-29'
/** 01:00 in Istanbul, when UTC still has the previous day. */
const now = () => new Date('2028-02-28T22:00:00Z')
const office = testOffice('yonetici', [...statisticsApi, ...ordersAdminApi, ...mailboxApi, ...departuresApi], { now })
const headers = { authorization: `Bearer ${'x'.repeat(43)}` }

type OrderRow = { id: number; status: string; day: Day; start: Day; hold: Day }
type Item = { order_id: number; tour_id: number; currency: string; total: number; seats: number; start_date: Day }
let orders: OrderRow[]
let items: Item[]
let payments: { status: string; currency: string; amount: number; paid_on: Day; order_id: number }[]

beforeAll(async () => {
  await insertRandomSales(office.db, 20280229, today, 220)
  const message = async (kind: MessageKind, state: MessageState, section: 'mail' | 'trash' = 'mail') => {
    // Read, when somebody has done something about it.
    const id = await insertSample(office.db, kind, { section, check: state !== 'yeni' })
    await office.db.updateTable('messages').set({ state }).where('id', '=', id).execute()
  }
  const { id: needing } = await insertTour(office.db, { min_participants: 10 })
  const departs = (days: number, values: Parameters<typeof insertDeparture>[3]) =>
    insertDeparture(office.db, needing, addDays(today, days), { quota: 20, ...values })
  await departs(-1, {})
  await departs(0, {})
  await departs(25, { seats_taken: 9 })
  await departs(26, {})
  await departs(20, { seats_taken: 10 })
  await departs(21, { status: 'iptal' })
  await departs(22, { status: 'kesin' })
  await departs(19, { seats_taken: 9 })
  await departs(18, { seats_taken: 9, min_participants: 9 })
  await departs(17, { seats_taken: 10, min_participants: 11 })
  await message('contact', 'yeni')
  await message('contact', 'yeni')
  await message('contact', 'ilgileniliyor')
  await message('offer', 'ilgileniliyor')
  await message('contact', 'yanitlandi')
  await message('offer', 'kapandi')
  await message('special-tour', 'yeni', 'trash')
  items = await office.db.selectFrom('order_items').selectAll().execute()
  payments = await office.db.selectFrom('payments').selectAll().execute()
  const rows = await office.db.selectFrom('orders').select(['id', 'status', 'created_at', 'hold_until']).execute()
  orders = rows.map(({ created_at, hold_until, ...row }) => ({
    ...row,
    hold: dayOf(hold_until!),
    day: dayOf(created_at),
    start: items
      .filter(({ order_id }) => order_id === row.id)
      .map(({ start_date }) => start_date)
      .sort()[0]!,
  }))
})

const read = async (query = '') => (await office.get<Dashboard>(`${dashboardPath}${query}`)).body
const salesOf = async (range: Range) => (await read(`?range=${range}`)).sales!
const listed = async (query: Record<string, string>) =>
  (await office.get<OfficeOrders>(`${ordersAdminPath}?${new URLSearchParams(query)}`)).body.total
const departing = async (query: Record<string, string>) =>
  (await office.get<DepartureList>(`${departuresAdminPath}?${new URLSearchParams(query)}`)).body.total
const summed = async (query: Record<string, string>) =>
  (await office.get<OrderListSums>(`${orderSumsPath}?${new URLSearchParams(query)}`)).body
/** Of one currency of a list. */
const moneyOf = async (query: Record<string, string>, currency: string) =>
  (await summed(query)).money.find((each) => each.currency === currency)
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0) / 100
const isIn = (day: Day, from: Day, to: Day) => from <= day && day <= to
const isStanding = ({ status }: { status: string }) => status !== 'iptal' && status !== 'suresi-doldu'
const statusOf = (order_id: number) => orders.find(({ id }) => id === order_id)!

test.each(ranges)(
  'orders of %i days are those of the list, bucket by bucket, and of the same days a year before',
  async (range) => {
    const sales = await salesOf(range)
    expect([sales.from, sales.to]).toEqual([addDays(today, 1 - range), today])
    expect(sales.orders).toBe(orders.filter(({ day }) => isIn(day, sales.from, today)).length)
    expect(sales.orders_before).toBe(orders.filter(({ day }) => isIn(nextYear(day), sales.from, today)).length)
    const { from, to } = sales
    expect(sales.orders).toBe(await listed({ from, to }))
    expect(sales.orders_before).toBe(await listed(daysBefore({ from, to })!))
    expect(sales.cancelled).toBe(await listed({ from, to, status: 'iptal' }))
    expect(sales.expired).toBe(await listed({ from, to, status: 'suresi-doldu' }))
    expect(sales.buckets.reduce((sum, bucket) => sum + bucket.orders, 0)).toBe(sales.orders)
    expect(sales.buckets.reduce((sum, bucket) => sum + bucket.orders_before, 0)).toBe(sales.orders_before)
    expect(sales.buckets.map(({ from, to }) => ({ from, to }))).toEqual(
      bucketsOf(daysOfRange(range, today), sales.bucket),
    )
    for (const { from, to, orders: placed, orders_before } of sales.buckets) {
      expect(placed).toBe(await listed({ from, to }))
      expect(orders_before).toBe(orders.filter(({ day }) => isIn(nextYear(day), from, to)).length)
    }
  },
)

test.each(ranges)('money of %i days is never added over currencies', async (range) => {
  const sales = await salesOf(range)
  const booked = (currency: string, isOf: (day: Day) => boolean) =>
    total(
      items
        .filter((item) => item.currency === currency)
        .filter(({ order_id }) => isStanding(statusOf(order_id)) && isOf(statusOf(order_id).day))
        .map((item) => item.total),
    )
  const collected = (currency: string, isOf: (day: Day) => boolean) =>
    total(
      payments
        .filter((payment) => payment.currency === currency && isOf(payment.paid_on))
        .map(({ amount, status }) => (status === 'eslesti' ? amount : status === 'iade' ? -amount : 0)),
    )
  const expected = (currency: string, from: Day, to: Day) => ({
    booked: booked(currency, (day) => isIn(day, from, to)),
    booked_before: booked(currency, (day) => isIn(nextYear(day), from, to)),
    collected: collected(currency, (day) => isIn(day, from, to)),
    collected_before: collected(currency, (day) => isIn(nextYear(day), from, to)),
  })
  expect(sales.money.length).toBeGreaterThan(1)
  const before = daysBefore({ from: sales.from, to: sales.to })!
  for (const { currency, buckets, tours: _, ...amounts } of sales.money) {
    for (const [days, what] of [
      [sales, ''],
      [before, '_before'],
    ] as const) {
      const { from, to } = days
      const opened = { from, to, currency }
      const booked = await moneyOf({ ...opened, status: 'gecerli' }, currency)
      expect(booked?.booked ?? 0).toBe(amounts[`booked${what}`])
      const collected = await moneyOf({ ...opened, dates: 'paid' }, currency)
      expect(collected?.collected ?? 0).toBe(amounts[`collected${what}`])
    }
    expect(amounts).toEqual(expected(currency, sales.from, sales.to))
    expect(buckets).toEqual(sales.buckets.map(({ from, to }) => expected(currency, from, to)))
  }
  const shown: string[] = sales.money.map(({ currency }) => currency)
  expect(shown).toEqual(['TRY', 'EUR', 'USD', 'GBP'].filter((currency) => shown.includes(currency)))
  for (const currency of ['TRY', 'EUR', 'USD', 'GBP'].filter((each) => !shown.includes(each)))
    expect(Object.values(expected(currency, sales.from, sales.to))).toEqual([0, 0, 0, 0])
})

test.each(ranges)('the tours of %i days are ordered by their booked total', async (range) => {
  const { from, to, money } = await salesOf(range)
  for (const { currency, tours } of money) {
    const sold = items.filter(
      (item) =>
        item.currency === currency &&
        isStanding(statusOf(item.order_id)) &&
        isIn(statusOf(item.order_id).day, from, to),
    )
    const expected = [...Map.groupBy(sold, ({ tour_id }) => tour_id)]
      .map(([product_id, own]) => ({
        product_id,
        booked: total(own.map((item) => item.total)),
        seats: own.reduce((sum, { seats }) => sum + seats, 0),
      }))
      .sort((a, b) => b.booked - a.booked || a.product_id - b.product_id)
      .slice(0, 5)
    expect(tours.map(({ product_id, booked, seats }) => ({ product_id, booked, seats }))).toEqual(expected)
    for (const { product_id, orders, seats, booked } of tours) {
      expect(orders).toBe(await listed({ product: String(product_id), from, to }))
      const opened = await summed({ product: String(product_id), currency, status: 'gecerli', from, to })
      expect([opened.seats, opened.money.find((each) => each.currency === currency)!.booked]).toEqual([seats, booked])
    }
  }
})

test.each(ranges)('the lead time of %i days is that of their standing orders', async (range) => {
  const { from, to, lead_time } = await salesOf(range)
  const days = orders
    .filter((order) => isStanding(order) && isIn(order.day, from, to))
    .map(({ day, start }) => Math.max(0, (Date.parse(start) - Date.parse(day)) / 86_400_000))
    .sort((a, b) => a - b)
  expect(lead_time.median).toBe(days[Math.ceil(days.length / 2) - 1])
  expect(lead_time.bands.reduce((sum, band) => sum + band.orders, 0)).toBe(days.length)
  let above = -1
  for (const { up_to, orders } of lead_time.bands) {
    const end = up_to ?? Number.POSITIVE_INFINITY
    expect(orders).toBe(days.filter((each) => each > above && each <= end).length)
    const lead_to: { lead_to?: string } = up_to === null ? {} : { lead_to: String(up_to) }
    expect(orders).toBe(await listed({ from, to, status: 'gecerli', lead_from: String(above + 1), ...lead_to }))
    above = end
  }
})

test('each card of today counts the rows of its list', async () => {
  const { today: answer } = await read()
  expect(answer!.day).toBe(today)
  const waiting = new Set(payments.filter(({ status }) => status === 'bildirildi').map(({ order_id }) => order_id))
  const counts = Object.fromEntries(answer!.cards.map(({ card, count }) => [card, count]))
  const ending = orders.filter(({ status, hold }) => status === 'opsiyonlu' && hold <= addDays(today, 1))
  expect(ending.length).toBeGreaterThan(0)
  expect(ending.length).toBeLessThan(orders.filter(({ status }) => status === 'opsiyonlu').length)
  expect(counts).toEqual({
    new_orders: orders.filter(({ day }) => day === today).length,
    payments_to_match: waiting.size,
    holds_ending: ending.length,
    overpaid: await listed(orderLists.overpaid()),
    refunds_due: 0,
    order_messages: 0,
    changes_asked: 0,
    cancel_requests: await listed(orderLists.cancel_requests()),
    left_behind: await departing(leftBehindList(today)),
    changed_pickups: await departing(changedPickupsList(today)),
    travel_info: await departing(needsInfoList(today)),
    unread: 2,
    unanswered: 4,
    under_minimum: 4,
  })
  expect(counts.under_minimum).toBe(await departing(underMinimumList(today)))
  const minimum = answer!.cards.find(({ card }) => card === 'under_minimum')!
  expect(minimum.urgent).toBe(3)
  expect(minimum.urgent).toBe(await departing(toDecideList(today)))
  expect(counts.left_behind).toBeGreaterThan(0)
  for (const card of orderCards) expect(counts[card]).toBe(await listed(orderLists[card](today)))
})

test.each([
  { card: 'unread', counts: [{ kind: 'contact', count: 2 }] },
  {
    card: 'unanswered',
    counts: [
      { kind: 'contact', count: 3 },
      { kind: 'offer', count: 1 },
    ],
  },
] as const)('each mailbox of the card $card counts the rows of its list', async ({ card, counts }) => {
  const { mailboxes } = (await read()).today!.cards.find((each) => each.card === card)!
  expect(mailboxes).toEqual(counts)
  for (const { kind, count } of counts) {
    const query = new URLSearchParams(messageLists[card])
    expect(count).toBe((await office.get<MessageRows>(`${mailboxApiPath(kind)}?${query}`)).body.total)
  }
})

test('the next departures have their seats: sold, held and free', async () => {
  const { data, total, until, occupancy } = (await read('?range=90')).departures!
  expect(until).toBe(addDays(today, 13))
  const all = await office.db.selectFrom('departures').selectAll().where('status', '<>', 'iptal').execute()
  const next = all
    .filter(({ start_date }) => isIn(start_date, today, until))
    .sort((a, b) => (a.start_date < b.start_date ? -1 : 1))
  expect(total).toBe(next.length)
  expect(data.map(({ start_date }) => start_date)).toEqual(next.slice(0, 8).map(({ start_date }) => start_date))
  const itemsOf = await office.db.selectFrom('order_items').selectAll().where('seats_released_at', 'is', null).execute()
  for (const { id, quota, sold, held, free, status } of data) {
    const own = itemsOf.filter(({ departure_id }) => departure_id === id)
    const seats = (isOf: (status: string) => boolean) =>
      own.filter(({ order_id }) => isOf(statusOf(order_id).status)).reduce((sum, item) => sum + item.seats, 0)
    expect(held).toBe(seats((each) => each === 'opsiyonlu' || each === 'odeme-bildirildi'))
    expect(sold).toBe(seats((each) => each === 'onayli' || each === 'tamamlandi'))
    expect(free).toBe(status === 'dolu' ? 0 : quota - sold - held)
  }
  const seatsOf = (from: Day, to: Day) => {
    const own = all.filter(({ start_date }) => isIn(start_date, from, to))
    const sum = (what: 'quota' | 'seats_taken') => own.reduce((all, departure) => all + departure[what], 0)
    return { from, to, departures: own.length, quota: sum('quota'), taken: sum('seats_taken') }
  }
  expect(occupancy).toEqual({
    left: seatsOf(addDays(today, -90), addDays(today, -1)),
    ahead: seatsOf(today, addDays(today, 89)),
  })
  for (const { from, to, departures } of [{ from: today, to: until, departures: total }, ...Object.values(occupancy)])
    expect(departures).toBe(await departing({ from, to, status: 'gecerli' }))
})

test('one part alone is read without the others, and 30 days are the default', async () => {
  const part = async (name: string) => {
    const { range, ...parts } = await read(`?part=${name}`)
    return [range, ...Object.entries(parts).flatMap(([key, value]) => (value ? [key] : []))]
  }
  expect(await part('today')).toEqual([30, 'today'])
  expect(await part('departures')).toEqual([30, 'departures'])
  expect(await part('sales')).toEqual([30, 'sales'])
})

test.each([
  ['range', '8'],
  ['range', '1e2'],
  ['part', 'everything'],
])('an invalid %s is refused at its field', async (name, value) => {
  const { status, body } = await office.get<{ errors: object }>(`${dashboardPath}?${name}=${value}`)
  expect([status, Object.keys(body.errors)]).toEqual([422, [name]])
})

test.each([
  [
    'satis',
    [...orderCards, 'unread', 'unanswered', 'left_behind', 'changed_pickups', 'travel_info', 'under_minimum'],
    true,
  ],
  ['muhasebe', [...orderCards, 'left_behind', 'changed_pickups', 'travel_info', 'under_minimum'], true],
  ['icerik', ['under_minimum'], false],
] as const)(
  '%s sees the cards and the sales of their work, and everybody sees departures',
  async (role, cards, seesSales) => {
    const api: TestApi = testApi(statisticsApi, { db: office.db, now, staff: await insertStaff(office.db, role) })
    const { body } = await api.get<Dashboard>(dashboardPath, headers)
    expect(body.today!.cards.map(({ card }) => card)).toEqual(cards)
    expect(body.sales !== null).toBe(seesSales)
    expect(body.departures!.total).toBeGreaterThan(0)
  },
)
