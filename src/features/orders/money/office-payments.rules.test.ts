import { expect, test } from 'vitest'
import type { OrderStatus } from '../statuses.schema.ts'
import { beforeDecision, type Entered, entryRefusal, outcomeOf } from './office-payments.rules.ts'
import type { Payment } from './totals.rules.ts'

const today = '2026-11-21'
const payments: Payment[] = [
  { status: 'eslesti', currency: 'TRY', amount: 100 },
  { status: 'iade', currency: 'TRY', amount: 30 },
  { status: 'bildirildi', currency: 'TRY', amount: 900 },
]
const entered: Entered = { kind: 'giris', amount: 100, currency: 'TRY', paid_on: today, note: '' }
const refund: Entered = { ...entered, kind: 'iade', amount: 70, note: 'Vazgeçti' }

test.each<[string, Entered, object | null, number?]>([
  ['money of today', entered, null],
  ['a currency that the order does not have', { ...entered, currency: 'EUR' }, { field: 'currency' }],
  ['money of tomorrow', { ...entered, paid_on: '2026-11-22' }, { field: 'paid_on' }],
  ['a refund of all that came', refund, null],
  ['a refund without a reason', { ...refund, note: 'ok' }, { field: 'note' }],
  ['a refund with the shortest reason', { ...refund, note: 'yok' }, null],
  ['a refund of more than came', { ...refund, amount: 71 }, { field: 'amount', most: 70 }],
  ['a refund beside one to a card', { ...refund, amount: 50 }, null, 20],
  ['a refund of what is on its way to a card', { ...refund, amount: 51 }, { field: 'amount', most: 50 }, 20],
])('an entry of %s is taken or refused at its field', (_, entry, refusal, underWay = 0) => {
  const found = entryRefusal({ items: [{ currency: 'TRY' }], payments }, entry, { today, underWay })
  if (refusal === null) expect(found).toBeNull()
  else expect(found).toMatchObject(refusal)
})

test('money may be in any currency of the order, and in one in which money came or is reported', () => {
  const books = {
    items: [{ currency: 'TRY' }, { currency: 'EUR' }],
    payments: [
      { status: 'bildirildi', currency: 'USD', amount: 5 },
      { status: 'eslesti', currency: 'GBP', amount: 5 },
      { status: 'reddedildi', currency: 'CHF', amount: 5 },
      { status: 'geri-alindi', currency: 'JPY', amount: 5 },
    ] satisfies Payment[],
  }
  const refused = ['TRY', 'EUR', 'USD', 'GBP', 'CHF', 'JPY'].filter(
    (currency) => entryRefusal(books, { ...entered, currency }, { today, underWay: 0 })?.field === 'currency',
  )
  expect(refused).toEqual(['CHF', 'JPY'])
})

const item = {
  currency: 'TRY',
  price: 400,
  kdv: 0,
  total: 400,
  deposit: 100,
  balance_due_on: '2027-03-22',
  start_date: '2027-04-12',
} as const
const now = new Date('2026-11-21T10:00:00Z')
const ended = new Date('2026-11-21T09:00:00Z')
const later = new Date('2026-11-21T18:00:00Z')
const fresh = new Date('2026-11-22T10:00:00Z')

test.each<[string, OrderStatus, Date | null, Date | null]>([
  ['one that has ended begins again', 'odeme-bildirildi', ended, fresh],
  ['one that ends now begins again', 'odeme-bildirildi', now, fresh],
  ['one that was never set begins', 'odeme-bildirildi', null, fresh],
  ['one that goes on stays', 'odeme-bildirildi', later, later],
  ['one of an order that was on hold all along stays', 'opsiyonlu', ended, ended],
])('after a rejection the hold: %s', (_, status, hold_until, expected) => {
  const decision = { cause: 'decision', isConfirmedByPayment: false, now, holdHours: 24 } as const
  const rejected = [{ status: 'reddedildi', currency: 'TRY', amount: 100 } as const]
  const outcome = outcomeOf({ status, hold_until, items: [item] }, rejected, decision)
  expect(outcome).toEqual({ status: 'opsiyonlu', payments: rejected, hold_until: expected })
})

test.each<[string, string, OrderStatus]>([
  ['before the journey goes back to a hold', '2026-11-22', 'opsiyonlu'],
  ['on the day of departure too', today, 'opsiyonlu'],
  ['during the journey leaves it confirmed', '2026-11-20', 'onayli'],
])('an order whose confirming payment is undone %s', (_, start_date, status) => {
  const order = { status: 'onayli', hold_until: ended, items: [{ ...item, start_date }] } as const
  const undone = { cause: 'undo', isConfirmedByPayment: true, now, holdHours: 24 } as const
  expect(outcomeOf(order, [], undone).status).toBe(status)
})

test('money that confirms an order begins no hold', () => {
  const paid = [{ status: 'eslesti', currency: 'TRY', amount: 100 } as const]
  const decision = { cause: 'decision', isConfirmedByPayment: false, now, holdHours: 24 } as const
  expect(outcomeOf({ status: 'odeme-bildirildi', hold_until: ended, items: [item] }, paid, decision)).toEqual({
    status: 'onayli',
    payments: paid,
    hold_until: ended,
  })
})

const begun = { ...item, start_date: '2026-11-20' }
test.each<[string, OrderStatus, 'decision' | 'undo', OrderStatus]>([
  ['undone on a confirmed order leaves it confirmed', 'onayli', 'undo', 'onayli'],
  ['undone on a reported one goes back to a hold', 'odeme-bildirildi', 'undo', 'opsiyonlu'],
  ['rejected goes back to a hold', 'odeme-bildirildi', 'decision', 'opsiyonlu'],
])('a payment of an order of which one of two tours has begun: %s', (_, status, cause, after) => {
  const order = { status, hold_until: ended, items: [item, begun] }
  expect(outcomeOf(order, [], { cause, isConfirmedByPayment: true, now, holdHours: 24 }).status).toBe(after)
})

test('a hold that begins again ends with the first day of travel at the latest', () => {
  const leaving = { ...item, start_date: '2026-11-21' }
  const order = { status: 'odeme-bildirildi', hold_until: ended, items: [item, leaving] } as const
  const decision = { cause: 'decision', isConfirmedByPayment: false, now, holdHours: 24 } as const
  expect(outcomeOf(order, [], decision).hold_until).toEqual(new Date('2026-11-21T20:59:00Z'))
})

test('a notice is reported again with its own amount, an entry and a refund are undone, and nothing is undone twice', () => {
  const row = { status: 'eslesti', amount: 90, reported_amount: 100, by_customer: true } as const
  expect(beforeDecision(row)).toMatchObject({ status: 'bildirildi', amount: 100, reported_amount: null })
  expect(beforeDecision({ ...row, by_customer: false, reported_amount: null })).toMatchObject({
    status: 'geri-alindi',
    amount: 90,
  })
  expect(beforeDecision({ ...row, status: 'iade' })).toMatchObject({ status: 'geri-alindi' })
  expect(beforeDecision({ ...row, status: 'bildirildi' })).toBeNull()
  expect(beforeDecision({ ...row, status: 'geri-alindi' })).toBeNull()
})
