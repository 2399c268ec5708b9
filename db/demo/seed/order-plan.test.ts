import { expect, test } from 'vitest'
import { dayOf } from '#src/base/dates.ts'
import { sumsOf, totalsOf } from '#src/features/orders/money/totals.rules.ts'
import { type Actor, mayTransition, releasingStatuses } from '#src/features/orders/states.ts'
import { orderStatuses, paymentStatuses } from '#src/features/orders/statuses.schema.ts'
import { readDemo } from '../read.ts'
import { planOrders } from './order-plan.ts'
import { seatsTaken, soldDepartures } from './parties.ts'

const { people, tours } = readDemo('db/demo')

/** One shortly after midnight in Istanbul, one on a leap day. */
const instants = ['2026-11-22T10:00:00Z', '2027-02-28T21:05:00Z', '2027-07-15T09:00:00Z', '2028-02-29T20:30:00Z']
const demos = instants.map((instant) => {
  const now = new Date(instant)
  const sold = soldDepartures(tours, dayOf(now))
  return { instant, now, sold, orders: planOrders(sold, people, now) }
})

test.each(demos)('on $instant there are about 150 orders in every state', ({ orders }) => {
  expect(orders.length).toBeGreaterThan(120)
  expect(orders.length).toBeLessThan(200)
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses))
  expect(new Set(orders.map(({ payment_status }) => payment_status))).toEqual(new Set(paymentStatuses))
  const payments = new Set(orders.flatMap((order) => order.payments.map(({ status }) => status)))
  expect(payments).toEqual(new Set(['bildirildi', 'eslesti', 'reddedildi', 'iade']))
  expect(new Set(orders.map(({ order_no }) => order_no)).size).toBe(orders.length)
})

test.each(demos)(
  'on $instant every taken seat has an order, and some departures are nearly full',
  ({ sold, orders }) => {
    const keyOf = (code: string, day: string) => `${code} ${day}`
    const ordered = new Map<string, number>()
    for (const { status, items } of orders) {
      if (releasingStatuses.includes(status)) continue
      for (const { tour, departure, priced } of items) {
        const key = keyOf(tour.code, departure.start_date)
        ordered.set(key, (ordered.get(key) ?? 0) + priced.seats_needed)
      }
    }
    for (const { tour, departure, parties } of sold) {
      const key = keyOf(tour.code, departure.start_date)
      expect(ordered.get(key) ?? 0, key).toBe(seatsTaken(parties))
      expect(seatsTaken(parties), key).toBeLessThanOrEqual(departure.quota)
    }
    const left = sold.map(({ departure, parties }) => departure.quota - seatsTaken(parties))
    expect(left.filter((seats) => seats === 0)).toHaveLength(3)
    expect(left.filter((seats) => seats > 0 && seats <= 5).length).toBeGreaterThanOrEqual(5)
  },
)

test.each(demos)(
  'on $instant no order is younger than its history, and nothing happens after now',
  ({ orders, now }) => {
    for (const { order_no, created_at, events, payments } of orders) {
      const instants = [created_at, ...events.map(({ at }) => at)].map((at) => at.getTime())
      expect(instants, order_no).toEqual(instants.toSorted((a, b) => a - b))
      const decided = payments.flatMap((payment) => payment.decided_at ?? [])
      expect(Math.max(...instants, ...decided.map((at) => at.getTime())), order_no).toBeLessThanOrEqual(now.getTime())
      for (const payment of payments) {
        expect(payment.created_at >= created_at, order_no).toBe(true)
        expect(payment.decided_at === null || payment.decided_at >= payment.created_at, order_no).toBe(true)
      }
    }
  },
)

test.each(demos)('on $instant the statuses of orders follow the allowed transitions', ({ orders }) => {
  for (const { order_no, source, status, events } of orders) {
    const changes = events.filter(({ kind }) => kind === 'durum')
    expect(changes[0], order_no).toMatchObject({ from_status: null, to_status: 'opsiyonlu' })
    expect(changes.at(-1)?.to_status, order_no).toBe(status)
    for (const [at, { from_status, to_status, by }] of changes.entries()) {
      if (at === 0) continue
      expect(from_status, order_no).toBe(changes[at - 1]!.to_status)
      const actors: Actor[] = by ? ['staff'] : ['customer', 'system']
      expect(
        actors.some((actor) => mayTransition(from_status!, to_status!, actor)),
        `${order_no} ${source}`,
      ).toBe(true)
    }
  }
})

test.each(demos)(
  'on $instant holds are open for some hours, and only completed tours have ended',
  ({ orders, now }) => {
    for (const { order_no, status, hold_until, seats_released_at, items } of orders) {
      expect(seats_released_at !== null, order_no).toBe(releasingStatuses.includes(status))
      if (status === 'opsiyonlu') {
        const hours = (hold_until.getTime() - now.getTime()) / 3_600_000
        expect(hours, order_no).toBeGreaterThan(2)
        expect(hours, order_no).toBeLessThan(24)
      }
      const isOver = items.every(({ departure }) => departure.end_date < dayOf(now))
      if (!releasingStatuses.includes(status)) expect(isOver, order_no).toBe(status === 'tamamlandi')
    }
  },
)

test.each(demos)('on $instant money agrees with the payment status', ({ orders, now }) => {
  for (const { order_no, status, payment_status, items, payments } of orders) {
    const dues = items.map(({ departure, priced }) => ({ ...priced, currency: departure.currency }))
    for (const { lines, total } of dues) expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    const sums = sumsOf(dues, payments, !releasingStatuses.includes(status))
    const paid = sums.map((sum) => sum.paid)
    const deposits = totalsOf(dues).map(({ deposit }) => deposit)
    if (payment_status === 'odendi')
      expect(
        sums.map(({ open }) => open),
        order_no,
      ).toEqual(sums.map(() => 0))
    if (payment_status === 'kismi') expect(paid, order_no).toEqual(deposits)
    if (payment_status === 'odenmedi') expect(paid, order_no).toEqual(sums.map(() => 0))
    if (payment_status === 'iade')
      expect(
        sums.map(({ refunded }) => refunded),
        order_no,
      ).toEqual(paid)
    expect(payments.filter(({ paid_on }) => paid_on > dayOf(now))).toEqual([])
  }
})

test('the contact details of customers are invented', () => {
  for (const { customer } of demos.flatMap(({ orders }) => orders)) {
    expect(customer.email).toMatch(/^[a-z.]+@[a-z.]+$/)
    expect(customer.email.endsWith(`@${people.emailDomain}`)).toBe(true)
    expect(customer.email.length).toBeLessThanOrEqual(50)
    expect(customer.phone).toMatch(/^05\d\d 000 \d\d \d\d$|^\+44 20 0000 \d{4}$/)
  }
})

test('the same instant gives the same orders', () => {
  const { now, sold, orders } = demos[0]!
  expect(planOrders(sold, people, now)).toEqual(orders)
})
