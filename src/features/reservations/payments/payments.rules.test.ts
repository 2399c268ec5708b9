import { expect, test } from 'vitest'
import type { Owed } from '../pricing/plan.rules.ts'
import type { Payment } from '../pricing/totals.rules.ts'
import type { OrderStatus, PaymentRowStatus } from '../reservations.schema.ts'
import { effectOfMatch, paymentStatusOf, statusAfterPayment } from './payments.rules.ts'

/** 100 now, 300 later. */
const totals: Owed[] = [{ currency: 'TRY', deposit: 100, balances: [{ due_on: '2027-03-20', amount: 300 }] }]
const payment = (status: PaymentRowStatus, amount: number, currency = 'TRY'): Payment => ({ status, amount, currency })

test.each([
  [0, 0, 'onayli', 'odenmedi'],
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

const matched = payment('eslesti', 100)
const reported = payment('bildirildi', 100)
const cases: [OrderStatus, Payment[], 'decision' | 'undo', boolean, OrderStatus][] = [
  // A decision.
  ['odeme-bildirildi', [matched], 'decision', false, 'onayli'],
  ['opsiyonlu', [matched], 'decision', false, 'onayli'],
  ['odeme-bildirildi', [payment('eslesti', 400)], 'decision', false, 'onayli'],
  ['odeme-bildirildi', [payment('eslesti', 99)], 'decision', false, 'odeme-bildirildi'],
  ['opsiyonlu', [payment('eslesti', 99)], 'decision', false, 'odeme-bildirildi'],
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
  const both: Owed[] = [...totals, { currency: 'EUR', deposit: 10, balances: [] }]
  const facts = { status: 'opsiyonlu', totals: both, cause: 'decision', isConfirmedByPayment: false } as const
  expect(statusAfterPayment({ ...facts, payments: [matched] })).toBe('odeme-bildirildi')
  expect(statusAfterPayment({ ...facts, payments: [matched, payment('eslesti', 10, 'EUR')] })).toBe('onayli')
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
