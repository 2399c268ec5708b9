import fc from 'fast-check'
import { expect, test } from 'vitest'
import { liraOfItem, liraOfMoney, periodOf, sumMoved, sumSold } from './accounting.rules.ts'

const today = '2028-02-29'
test.each([
  ['nothing', null, null, '2028-02-01', today],
  ['a period', '2028-01-01', '2028-01-31', '2028-01-01', '2028-01-31'],
  ['an end', null, '2027-12-15', '2027-12-01', '2027-12-15'],
  ['a beginning', '2028-01-15', null, '2028-01-15', today],
  ['days in the wrong order', '2028-02-10', '2028-02-01', '2028-02-01', '2028-02-01'],
  ['ten years', '2018-01-01', '2027-12-31', '2025-12-30', '2027-12-31'],
])('asked for %s', (_, from, to, first, last) => {
  expect(periodOf({ from, to }, today)).toEqual({ from: first, to: last })
})

const amount = fc.integer({ min: 0, max: 10_000_000_00 })
const item = fc.record({
  currency: fc.constantFrom('TRY' as const, 'EUR' as const),
  try_rate: fc.option(
    fc.integer({ min: 1_0000, max: 999_9999 }).map((n) => n / 10_000),
    { nil: null },
  ),
  kdv_rate: fc.constantFrom(0, 10, 20),
  price: amount,
  kdv: amount,
})
const items = fc.array(item.map((each) => ({ ...each, total: each.price + each.kdv })))

test('net and KDV are the total, in both currencies, and groups lose nothing', () => {
  fc.assert(
    fc.property(items, (some) => {
      for (const each of some) {
        const lira = liraOfItem(each)
        expect(lira === null).toBe(each.currency === 'EUR' && each.try_rate === null)
        if (lira) expect(lira.price + lira.kdv).toBe(lira.total)
      }
      const sums = sumSold(some)
      const of = (name: 'price' | 'kdv' | 'total') => sums.reduce((all, each) => all + each[name], 0)
      expect(of('price') + of('kdv')).toBe(of('total'))
      expect(of('total')).toBe(some.reduce((all, each) => all + each.total, 0))
      expect(sums.reduce((all, each) => all + each.items, 0)).toBe(some.length)
    }),
  )
})

test.each([
  ['lira', { currency: 'TRY' as const, try_rate: null, amount: 500, charged: null }, 500],
  ['a card at what it was charged', { currency: 'EUR' as const, try_rate: 50, amount: 100, charged: 5001 }, 5001],
  [
    'a refund to a card at what went back',
    { currency: 'EUR' as const, try_rate: 50, amount: -100, charged: -5001 },
    -5001,
  ],
  ['a transfer at the rate', { currency: 'EUR' as const, try_rate: 50, amount: 100, charged: null }, 5000],
  ['a transfer without a rate', { currency: 'EUR' as const, try_rate: null, amount: 100, charged: null }, null],
])('%s in lira', (_, money, lira) => {
  expect(liraOfMoney({ ...money, method: 'kart' })).toBe(lira)
})

test('what came, what went back and what is left, by currency and way', () => {
  const row = { currency: 'TRY' as const, try_rate: null, charged: null }
  const moved = [
    { ...row, method: 'havale' as const, amount: 1000 },
    { ...row, method: 'kart' as const, amount: 700 },
    { ...row, method: 'havale' as const, amount: -300 },
  ]
  expect(sumMoved(moved)).toEqual([
    { currency: 'TRY', method: 'havale', received: 1000, refunded: 300, net: 700, try_net: 700 },
    { currency: 'TRY', method: 'kart', received: 700, refunded: 0, net: 700, try_net: 700 },
  ])
})
