import { expect, test } from 'vitest'
import { answerOf, reasonIn } from './departure-cancellation.rules.ts'

const facts = { status: 'onayli', seats: 0, move: null, cancelled: null } as const

test.each([
  ['it holds seats', { seats: 2, move: { by: 'staff' } as const }, null, null],
  ['the customer moved it', { move: { by: 'customer' } as const }, 'moved', 'customer'],
  ['staff moved it', { move: { by: 'staff' } as const }, 'moved', 'staff'],
  ['its hold ended', { status: 'suresi-doldu' as const }, 'expired', null],
  [
    'the customer wants the money',
    { status: 'iptal' as const, cancelled: { by: 'agency' as const, user_id: null } },
    'cancelled',
    'customer',
  ],
  [
    'a clerk recorded it',
    { status: 'iptal' as const, cancelled: { by: 'agency' as const, user_id: 4 } },
    'cancelled',
    'staff',
  ],
  [
    'the customer cancelled an unpaid order',
    { status: 'iptal' as const, cancelled: { by: 'customer' as const, user_id: null } },
    'cancelled',
    'customer',
  ],
])('an order of a cancelled departure, when %s', (_, more, answer, answered_by) => {
  expect(answerOf({ ...facts, ...more })).toEqual({ answer, answered_by })
})

test('nobody reads a Turkish reason who ordered in another language', () => {
  const reason = { reason: 'Fırtına', reason_en: 'Storm' }
  expect([reasonIn('tr', reason), reasonIn('en', reason), reasonIn('de', { ...reason, reason_en: '' })]).toEqual([
    'Fırtına',
    'Storm',
    '',
  ])
})
