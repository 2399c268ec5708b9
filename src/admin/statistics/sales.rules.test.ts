import { expect, test } from 'vitest'
import { bucketsOf } from './buckets.rules.ts'
import { leadTimeOf, type SalesFacts, salesOf } from './sales.rules.ts'

const range = { from: '2027-03-01', to: '2027-03-03' }
const nothing: SalesFacts = { orders: [], booked: [], collected: [], tours: [], leads: [] }
const sales = (facts: Partial<SalesFacts>) => salesOf(range, 'day', bucketsOf(range, 'day'), { ...nothing, ...facts })

test('days are beside the same days of the year before, and others are left out', () => {
  const day = (day: string, orders: number) => ({ day, orders, cancelled: 1, expired: 0 })
  const { orders, orders_before, cancelled, cancelled_before, buckets } = sales({
    orders: [
      day('2027-02-28', 100),
      day('2027-03-01', 4),
      day('2027-03-03', 2),
      day('2027-03-04', 100),
      day('2026-02-28', 100),
      day('2026-03-01', 3),
      day('2026-03-04', 100),
    ],
  })
  expect({ orders, orders_before, cancelled, cancelled_before }).toEqual({
    orders: 6,
    orders_before: 3,
    cancelled: 2,
    cancelled_before: 1,
  })
  expect(buckets).toEqual([
    { from: '2027-03-01', to: '2027-03-01', orders: 4, orders_before: 3 },
    { from: '2027-03-02', to: '2027-03-02', orders: 0, orders_before: 0 },
    { from: '2027-03-03', to: '2027-03-03', orders: 2, orders_before: 0 },
  ])
})

test('each currency has its own amounts, lira first', () => {
  const { money } = sales({
    booked: [
      { day: '2027-03-01', currency: 'EUR', amount: 100_50 },
      { day: '2027-03-01', currency: 'TRY', amount: 5_000_00 },
      { day: '2026-03-03', currency: 'TRY', amount: 4_000_00 },
    ],
    collected: [{ day: '2027-03-02', currency: 'TRY', amount: 1_250_25 }],
  })
  expect(money.map(({ buckets: _, tours: __, ...amounts }) => amounts)).toEqual([
    { currency: 'TRY', booked: 5000, booked_before: 4000, collected: 1250.25, collected_before: 0 },
    { currency: 'EUR', booked: 100.5, booked_before: 0, collected: 0, collected_before: 0 },
  ])
  expect(money[0]!.buckets).toEqual([
    { booked: 5000, booked_before: 0, collected: 0, collected_before: 0 },
    { booked: 0, booked_before: 0, collected: 1250.25, collected_before: 0 },
    { booked: 0, booked_before: 4000, collected: 0, collected_before: 0 },
  ])
})

test('without orders and payments there is no currency and no median', () => {
  expect(sales({})).toMatchObject({ orders: 0, money: [], lead_time: { median: null } })
})

test.each([
  [[], null],
  [[[5, 1]], 5],
  [
    [
      [30, 1],
      [10, 1],
    ],
    10,
  ],
  [
    [
      [10, 1],
      [200, 2],
      [30, 1],
    ],
    30,
  ],
  [
    [
      [-3, 2],
      [4, 1],
    ],
    0,
  ],
])('the median of %j is %j', (counts, median) => {
  expect(leadTimeOf(counts.map(([days, orders]) => ({ days: days!, orders: orders! }))).median).toBe(median)
})

test('every order is in one band of the lead time', () => {
  const { bands } = leadTimeOf(
    [-1, 0, 7, 8, 30, 31, 60, 61, 90, 91, 180, 181, 900].map((days) => ({ days, orders: 1 })),
  )
  expect(bands.map(({ up_to, orders }) => [up_to, orders])).toEqual([
    [7, 3],
    [30, 2],
    [60, 2],
    [90, 2],
    [180, 2],
    [null, 2],
  ])
})
