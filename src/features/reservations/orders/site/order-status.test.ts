import { expect, test } from 'vitest'
import type { Order, OrderTotal } from '#src/features/reservations/orders/orders.schema.ts'
import { orderStatuses } from '#src/features/reservations/reservations.schema.ts'
import { amountsToPay, awaitsPayment, isAlive, paymentKey, statusTextOf } from './order-status.ts'

const total: OrderTotal = {
  currency: 'TRY',
  price: 80,
  kdv: 20,
  total: 100,
  due: 'deposit',
  deposit: 30,
  balances: [{ due_on: '2027-03-22', amount: 70 }],
}
const payment = (status: 'bildirildi' | 'reddedildi', amount: number) =>
  ({ status, amount, currency: 'TRY' }) as Order['payments'][number]
const order = (open: number, ...payments: Order['payments']) => ({
  may_report: true,
  open: [{ currency: 'TRY', amount: open }],
  payments,
  totals: [{ ...total, try_total: null, rate: null }],
})

test('amounts due: the deposit or the whole total, then the balance, then nothing', () => {
  expect(amountsToPay(order(100), total).map(({ amount }) => amount)).toEqual([30, 100])
  expect(amountsToPay(order(100), { ...total, due: 'all' })).toEqual([{ label: 'result.pay_amount', amount: 100 }])
  expect(amountsToPay(order(70, payment('bildirildi', 30)), total)).toEqual([{ label: 'result.pay_rest', amount: 70 }])
  expect(amountsToPay(order(100, payment('reddedildi', 30)), total).map(({ amount }) => amount)).toEqual([30, 100])
  expect(amountsToPay(order(0, payment('bildirildi', 100)), total)).toEqual([])
  expect(amountsToPay({ ...order(100), may_report: false }, total)).toEqual([])
})

test('a reported payment is being checked, an unreported one is awaited', () => {
  const says = (payment_status: Order['payment_status'], ...payments: Order['payments']) =>
    paymentKey({ payment_status, payments })
  expect(says('odenmedi')).toBe('result.payment_odenmedi')
  expect(says('odenmedi', payment('bildirildi', 30))).toBe('result.notice_bildirildi')
  expect(says('odenmedi', payment('reddedildi', 30))).toBe('result.payment_odenmedi')
  expect(says('kismi', payment('bildirildi', 30))).toBe('result.payment_kismi')
})

test('a held order whose payment is under review does not say that its seats go on sale', () => {
  expect(statusTextOf({ status: 'opsiyonlu' }, true)).toMatchObject({ title: 'result.status_reviewed' })
  expect(statusTextOf({ status: 'onayli' }, true)).toEqual(statusTextOf({ status: 'onayli' }, false))
})

test('the page asks for payment while an amount is open', () => {
  expect(awaitsPayment(order(1))).toBe(true)
  expect(awaitsPayment(order(0))).toBe(false)
  expect(awaitsPayment({ ...order(1), may_report: false })).toBe(false)
})

test('a finished order has no calendar file and no next steps', () => {
  expect(orderStatuses.filter((status) => isAlive({ status }))).toEqual(['opsiyonlu', 'odeme-bildirildi', 'onayli'])
})
