import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#src/base/dates.ts'
import { coveredBy } from '#src/features/orders/money/totals.rules.ts'
import { duesOf, type OwingOrder, sumDues, timeOf } from './receivables.rules.ts'

const today = '2027-02-01'
const order = (more: Partial<OwingOrder> = {}): OwingOrder => ({
  id: 1,
  order_no: 'SYH-27-AAAAAA',
  name: 'Ayşe Yılmaz',
  phone: '+90 532 000 00 00',
  status: 'onayli',
  hold_until: new Date('2027-01-06T10:00:00Z'),
  created_at: new Date('2027-01-05T10:00:00Z'),
  items: [item(20_000_00, 5_000_00, '2027-03-22')],
  payments: [],
  ...more,
})
function item(total: number, deposit: number, balance_due_on: string | null, currency: 'TRY' | 'EUR' = 'TRY') {
  return { tour_name: 'Kapadokya', currency, price: total, kdv: 0, total, deposit, balance_due_on }
}

test.each([
  [-1, 'gecikmis'],
  [0, 'hafta'],
  [6, 'hafta'],
  [7, 'ay'],
  [29, 'ay'],
  [30, 'sonra'],
] as const)('%s days from today: %s', (days, time) => {
  expect(timeOf(addDays(today, days), today)).toBe(time)
})

test('every open due has its day, the earliest first; money and reported payments cover the earliest', () => {
  const held = order({
    id: 2,
    order_no: 'SYH-27-BBBBBB',
    status: 'opsiyonlu',
    hold_until: new Date('2027-02-01T20:00:00Z'),
  })
  const paid = { status: 'eslesti', currency: 'TRY', amount: 5_000_00 } as const
  const reported = { status: 'bildirildi', currency: 'TRY', amount: 3_000_00 } as const
  const dues = duesOf([order({ payments: [paid, reported] }), held], today)
  expect(dues.map(({ due_on, amount, time, is_hold, order }) => [order.id, due_on, amount, time, is_hold])).toEqual([
    [2, '2027-02-01', 5_000_00, 'hafta', true],
    [1, '2027-03-22', 12_000_00, 'sonra', false],
    [2, '2027-03-22', 15_000_00, 'sonra', false],
  ])
  expect(sumDues(dues)).toEqual([
    { currency: 'TRY', hepsi: 32_000_00, gecikmis: 0, hafta: 5_000_00, ay: 0, sonra: 27_000_00 },
  ])
})

test('an amount due at booking is a hold only while the order is on hold', () => {
  expect(duesOf([order()], today).map(({ amount, is_hold }) => [amount, is_hold])).toEqual([
    [5_000_00, false],
    [15_000_00, false],
  ])
})

test('dues of one day are in the order of their orders', () => {
  const numbers = ['SYH-27-CCCCCC', 'SYH-27-AAAAAA', 'SYH-27-BBBBBB']
  const dues = duesOf(
    numbers.map((order_no) => order({ order_no, items: [item(100, 100, null)] })),
    today,
  )
  expect(dues.map(({ order }) => order.order_no)).toEqual(numbers.toSorted())
})

const amount = fc.integer({ min: 1, max: 1_000_000 })
const currency = fc.constantFrom('TRY' as const, 'EUR' as const)
const orders = fc.array(
  fc.record({
    items: fc.array(
      fc
        .record({ total: amount, part: amount, days: fc.integer({ min: -20, max: 90 }), currency })
        .map(({ total, part, days, currency }) =>
          part < total ? item(total, part, addDays(today, days), currency) : item(total, total, null, currency),
        ),
      { minLength: 1, maxLength: 3 },
    ),
    payments: fc.array(
      fc.record({
        amount,
        currency,
        status: fc.constantFrom('eslesti' as const, 'bildirildi' as const, 'iade' as const),
      }),
      { maxLength: 3 },
    ),
  }),
  { maxLength: 5 },
)

test('what is to be collected is what was bought less what covers it, and the sums are those of the list', () => {
  fc.assert(
    fc.property(orders, (bought) => {
      const dues = duesOf(
        bought.map((each, id) => order({ ...each, id })),
        today,
      )
      for (const each of ['TRY', 'EUR'] as const) {
        const owed = bought.reduce((all, { items, payments }) => {
          const total = items.reduce((sum, item) => sum + (item.currency === each ? item.total : 0), 0)
          return all + Math.max(0, total - Math.max(0, coveredBy(payments, each)))
        }, 0)
        const own = dues.filter(({ currency }) => currency === each)
        expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(owed)
        const sums = sumDues(dues).find(({ currency }) => currency === each)
        expect(sums?.hepsi ?? 0).toBe(owed)
        expect(sums ? sums.gecikmis + sums.hafta + sums.ay + sums.sonra : 0).toBe(owed)
      }
      expect(dues.map(({ due_on }) => due_on)).toEqual(dues.map(({ due_on }) => due_on).toSorted())
    }),
  )
})
