import { expect, test } from 'vitest'
import type { OrderStatus, PaymentRowStatus } from '../statuses.schema.ts'
import { effectOfMatch, isCoveredNow, paymentStatusOf, statusAfterPayment } from './payments.rules.ts'
import type { Owed } from './plan.rules.ts'
import type { Payment } from './totals.rules.ts'

/** 100 now, 300 later. */
const totals: Owed[] = [
  { currency: 'TRY', due: 'deposit', deposit: 100, balances: [{ due_on: '2027-03-20', amount: 300 }] },
]
const payment = (status: PaymentRowStatus, amount: number, currency = 'TRY'): Payment => ({ status, amount, currency })

test.each([
  [0, 0, 'onayli', 'odenmedi'],
  [1, 0, 'onayli', 'kismi'],
  [1, 1, 'onayli', 'iade'],
  [100, 0, 'onayli', 'kismi'],
  [400, 0, 'onayli', 'odendi'],
  [450, 0, 'onayli', 'odendi'],
  [450, 50, 'onayli', 'odendi'],
  [400, 100, 'onayli', 'kismi'],
  [400, 400, 'onayli', 'iade'],
  [0, 0, 'iptal', 'odenmedi'],
  [400, 0, 'iptal', 'odendi'],
  [400, 300, 'iptal', 'iade'],
  [400, 400, 'iptal', 'iade'],
  [100, 0, 'suresi-doldu', 'kismi'],
] as const)('%s received and %s refunded of 400, %s, is %s', (paid, refunded, status, expected) => {
  expect(paymentStatusOf([{ total: 400, paid, refunded }], status)).toBe(expected)
})

test('an order of which nothing is owed is paid', () => {
  expect(paymentStatusOf([{ total: 0, paid: 0, refunded: 0 }], 'onayli')).toBe('odendi')
})

test('an order in two currencies is paid when both are', () => {
  const euro = { total: 50, paid: 50, refunded: 0 }
  expect(paymentStatusOf([{ total: 400, paid: 0, refunded: 0 }, euro], 'onayli')).toBe('kismi')
  expect(paymentStatusOf([{ total: 400, paid: 400, refunded: 0 }, euro], 'onayli')).toBe('odendi')
})

test('a refund in one of two currencies is one of the order', () => {
  const sums = [
    { total: 400, paid: 0, refunded: 0 },
    { total: 50, paid: 50, refunded: 50 },
  ]
  expect(paymentStatusOf(sums, 'iptal')).toBe('iade')
})

const matched = payment('eslesti', 100)
const reported = payment('bildirildi', 100)
const cases: [OrderStatus, Payment[], 'decision' | 'undo', boolean, OrderStatus][] = [
  // A decision.
  ['odeme-bildirildi', [matched], 'decision', false, 'onayli'],
  ['opsiyonlu', [matched], 'decision', false, 'onayli'],
  ['odeme-bildirildi', [payment('eslesti', 400)], 'decision', false, 'onayli'],
  ['odeme-bildirildi', [payment('eslesti', 99)], 'decision', false, 'odeme-bildirildi'],
  ['opsiyonlu', [payment('eslesti', 99)], 'decision', false, 'odeme-bildirildi'],
  ['opsiyonlu', [payment('eslesti', 1)], 'decision', false, 'odeme-bildirildi'],
  ['opsiyonlu', [matched, payment('reddedildi', 5, 'EUR')], 'decision', false, 'onayli'],
  ['odeme-bildirildi', [payment('reddedildi', 100)], 'decision', false, 'opsiyonlu'],
  ['odeme-bildirildi', [payment('reddedildi', 100), reported], 'decision', false, 'odeme-bildirildi'],
  ['odeme-bildirildi', [matched, payment('iade', 100)], 'decision', false, 'opsiyonlu'],
  ['odeme-bildirildi', [payment('eslesti', 100, 'EUR')], 'decision', false, 'odeme-bildirildi'],
  ['onayli', [matched, payment('iade', 100)], 'decision', true, 'onayli'],
  ['onayli', [payment('reddedildi', 100)], 'decision', false, 'onayli'],
  // A decision is undone.
  ['onayli', [reported], 'undo', true, 'odeme-bildirildi'],
  ['onayli', [payment('geri-alindi', 100)], 'undo', true, 'opsiyonlu'],
  ['onayli', [matched, reported], 'undo', true, 'onayli'],
  ['onayli', [reported], 'undo', false, 'onayli'],
  ['opsiyonlu', [reported], 'undo', false, 'odeme-bildirildi'],
  // Money does not change what is over.
  ['tamamlandi', [matched], 'decision', false, 'tamamlandi'],
  ['suresi-doldu', [matched], 'decision', false, 'suresi-doldu'],
  ['iptal', [reported], 'undo', true, 'iptal'],
]
test.each(cases)(
  '%s with %o after a %s (confirmed by it: %s) is %s',
  (status, payments, cause, isConfirmedByPayment, expected) => {
    expect(statusAfterPayment({ status, totals, payments, cause, isConfirmedByPayment })).toBe(expected)
  },
)

test('an order in two currencies is confirmed when both deposits have come', () => {
  const both: Owed[] = [...totals, { currency: 'EUR', due: 'all', deposit: 10, balances: [] }]
  const facts = { status: 'opsiyonlu', totals: both, cause: 'decision', isConfirmedByPayment: false } as const
  expect(statusAfterPayment({ ...facts, payments: [matched] })).toBe('odeme-bildirildi')
  expect(statusAfterPayment({ ...facts, payments: [matched, payment('eslesti', 10, 'EUR')] })).toBe('onayli')
})

test('an order of which nothing is due at booking is confirmed by money, not by having received none', () => {
  const free: Owed[] = [{ currency: 'TRY', due: 'all', deposit: 0, balances: [] }]
  const facts = { status: 'odeme-bildirildi', totals: free, cause: 'decision', isConfirmedByPayment: false } as const
  expect(statusAfterPayment({ ...facts, payments: [payment('reddedildi', 100)] })).toBe('opsiyonlu')
  expect(statusAfterPayment({ ...facts, payments: [matched] })).toBe('onayli')
})

const bought = { currency: 'TRY', price: 100, kdv: 0, total: 100, deposit: 100, balance_due_on: null } as const
test.each<[string, OrderStatus, Payment[], boolean, boolean]>([
  ['when the money covers it', 'odeme-bildirildi', [matched], false, true],
  ['not by less', 'odeme-bildirildi', [payment('eslesti', 99)], false, false],
  ['not while the customer has to choose', 'odeme-bildirildi', [matched], true, false],
  ['not again', 'onayli', [matched], false, false],
  ['not once it is cancelled', 'iptal', [matched], false, false],
])('an order that costs less is confirmed %s', (_, status, payments, isLeftBehind, isCovered) => {
  expect(isCoveredNow({ status, items: [bought], payments }, isLeftBehind)).toBe(isCovered)
})

test.each([
  ['the deposit', 100, [], { isExpected: true, due: 100, open: 300, tooMuch: 0 }],
  ['everything', 400, [], { isExpected: true, due: 100, open: 0, tooMuch: 0 }],
  ['less', 90, [], { isExpected: false, due: 100, open: 310, tooMuch: 0 }],
  ['between', 150, [], { isExpected: false, due: 100, open: 250, tooMuch: 0 }],
  ['more', 410, [], { isExpected: false, due: 100, open: 0, tooMuch: 10 }],
  ['the balance', 300, [matched], { isExpected: true, due: 300, open: 0, tooMuch: 0 }],
  ['the deposit again', 100, [matched], { isExpected: false, due: 300, open: 200, tooMuch: 0 }],
  ['when all is paid', 100, [payment('eslesti', 400)], { isExpected: false, due: 0, open: 0, tooMuch: 100 }],
  ['beside another notice', 100, [reported], { isExpected: true, due: 100, open: 300, tooMuch: 0 }],
])('a match of %s says what it leaves', (_, amount, payments, effect) => {
  expect(effectOfMatch(totals, payments, { amount, currency: 'TRY' })).toEqual(effect)
})

test('a currency that the order does not have is too much', () => {
  const effect = { isExpected: false, due: 0, open: 0, tooMuch: 100 }
  expect(effectOfMatch(totals, [], { amount: 100, currency: 'EUR' })).toEqual(effect)
})
