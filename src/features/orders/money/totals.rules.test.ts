import { expect, test } from 'vitest'
import { coveredBy, type Due, type Payment, sumsOf, totalsOf } from './totals.rules.ts'

const item = (balance_due_on: Due['balance_due_on'], more: Partial<Due> = {}): Due => ({
  currency: 'TRY',
  price: 100_00,
  kdv: 20_00,
  total: 120_00,
  deposit: balance_due_on === null ? 120_00 : 30_00,
  balance_due_on,
  ...more,
})
const pays = (status: Payment['status'], amount: number, currency = 'TRY'): Payment => ({ status, amount, currency })

test.each([
  { items: [item(null), item(null)], due: 'all' },
  { items: [item('2027-03-22')], due: 'deposit' },
  { items: [item('2027-03-22'), item('2027-03-01')], due: 'deposit' },
  { items: [item('2027-03-22'), item(null)], due: 'mixed' },
] as const)('at booking of tours with a balance on $items.0.balance_due_on, $items.1.balance_due_on: $due', (given) => {
  expect(totalsOf(given.items)).toMatchObject([{ due: given.due }])
})

test('balances of one day are one, and the earlier day is first, whatever the order in the cart', () => {
  const items = [item('2027-03-22'), item('2027-03-01', { deposit: 20_00 }), item(null), item('2027-03-22')]
  expect(totalsOf(items)).toMatchObject([
    {
      total: 480_00,
      deposit: 200_00,
      balances: [
        { due_on: '2027-03-01', amount: 100_00 },
        { due_on: '2027-03-22', amount: 180_00 },
      ],
    },
  ])
})

test('of each currency: what came, what is reported, what went back, and what is open', () => {
  const items = [
    { currency: 'EUR', total: 900_00 },
    { currency: 'TRY', total: 120_00 },
    { currency: 'EUR', total: 100_00 },
  ]
  const payments = [
    pays('eslesti', 400_00, 'EUR'),
    pays('iade', 150_00, 'EUR'),
    pays('bildirildi', 70_00, 'EUR'),
    pays('reddedildi', 55_00, 'EUR'),
    pays('eslesti', 20_00, 'USD'),
    pays('reddedildi', 10_00, 'GBP'),
  ]
  const none = { paid: 0, refunded: 0, reported: 0 }
  expect(sumsOf(items, payments, true)).toEqual([
    { currency: 'EUR', total: 1_000_00, paid: 400_00, refunded: 150_00, reported: 70_00, open: 750_00 },
    { currency: 'TRY', total: 120_00, ...none, open: 120_00 },
    { currency: 'USD', total: 0, ...none, paid: 20_00, open: -20_00 },
  ])
  expect(sumsOf(items, payments, false).map(({ open }) => open)).toEqual([-250_00, 0, -20_00])
})

test('money covers what it came for until it goes back; rejected notices cover nothing', () => {
  const payments = [
    pays('eslesti', 400_00),
    pays('bildirildi', 70_00),
    pays('iade', 150_00),
    pays('reddedildi', 55_00),
    pays('eslesti', 1_00, 'EUR'),
  ]
  expect([coveredBy(payments, 'TRY'), coveredBy(payments, 'EUR'), coveredBy(payments, 'USD')]).toEqual([
    320_00, 1_00, 0,
  ])
})
