import { expect, test } from 'vitest'
import type { Order, OrderTotal } from '../book/orders.schema.ts'
import { isTravelling } from '../states.ts'
import { orderStatuses } from '../statuses.schema.ts'
import { amountsToPay, awaitsPayment, nextSteps, paymentKey, statusTextOf } from './order-status.ts'

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

const head = (given: Partial<Parameters<typeof statusTextOf>[0]>, isReviewed = false) =>
  statusTextOf({ status: 'opsiyonlu', payment_status: 'odenmedi', payments: [], overpaid: [], ...given }, isReviewed)

test('a held order whose payment is under review does not say that its seats go on sale', () => {
  expect(head({}, true)).toMatchObject({ title: 'result.status_reviewed' })
  expect(head({ status: 'onayli' }, true)).toEqual(head({ status: 'onayli' }))
})

test('a part that the office has entered is not called a notice of the customer', () => {
  const partly = { status: 'odeme-bildirildi', payment_status: 'kismi' } as const
  expect(head({ status: 'odeme-bildirildi' })).toMatchObject({ title: 'result.status_odeme_bildirildi' })
  expect(head(partly)).toMatchObject({ title: 'result.status_kismi', text: 'result.text_rest' })
  const reported = { ...partly, payments: [payment('bildirildi', 30)] }
  expect(head(reported)).toMatchObject({ title: 'result.status_odeme_bildirildi', text: 'result.text_kismi' })
  expect(head({ ...partly, status: 'onayli' })).toMatchObject({ title: 'result.status_onayli' })
  expect(head({ ...partly, status: 'iptal' })).toMatchObject({ text: 'result.text_iptal' })
})

test('an expired order says that its payment came too late, when there is one', () => {
  expect(head({ status: 'suresi-doldu' })).toMatchObject({ text: 'result.text_suresi_doldu' })
  const late = { status: 'suresi-doldu', overpaid: [{ currency: 'TRY', amount: 30 }] } as const
  expect(head({ ...late, overpaid: [...late.overpaid] })).toMatchObject({ text: 'result.text_suresi_doldu_late' })
})

test('a cancelled order of which nothing was paid or reported says nothing of money to give back', () => {
  expect(head({ status: 'iptal' })).toMatchObject({ text: 'result.text_iptal_unpaid' })
  expect(head({ status: 'iptal', payments: [payment('bildirildi', 30)] })).toMatchObject({ text: 'result.text_iptal' })
})

test('the page asks for payment while an amount is open', () => {
  expect(awaitsPayment(order(1))).toBe(true)
  expect(awaitsPayment(order(0))).toBe(false)
  expect(awaitsPayment({ ...order(1), may_report: false })).toBe(false)
})

test('a finished order has no calendar file and no next steps', () => {
  expect(orderStatuses.filter((status) => isTravelling({ status }))).toEqual([
    'opsiyonlu',
    'odeme-bildirildi',
    'onayli',
  ])
})

test.each([
  { email: 'ayse@example.com', status: 'opsiyonlu', keys: ['next_pay', 'next_report', 'next_wait', 'next_travel'] },
  { email: '', status: 'opsiyonlu', keys: ['next_pay', 'next_report', 'next_wait_call', 'next_travel_call'] },
  { email: 'ayse@example.com', status: 'onayli', keys: ['next_rest', 'next_travel'] },
  { email: '', status: 'onayli', keys: ['next_rest', 'next_travel_call'] },
] as const)('mails are promised to those who have an address: $status, “$email”', ({ email, status, keys }) => {
  const steps = nextSteps({ ...order(1), order_no: 'SYH-27-7F3K9Q', email, status }, false)
  expect(steps.map(({ key }) => key)).toEqual(keys.map((key) => `result.${key}`))
})
