import { expect, test } from 'vitest'
import { orderStatuses } from '../reservations.schema.ts'
import { isAlive, isUnpaid } from './order-status.ts'

test.each([
  ['opsiyonlu', true],
  ['odeme-bildirildi', false],
  ['onayli', true],
  ['tamamlandi', false],
  ['suresi-doldu', false],
  ['iptal', false],
] as const)('an unpaid order that is %s asks for money: %s', (status, asks) => {
  expect(isUnpaid({ status, payment_status: 'odenmedi' })).toBe(asks)
})

test.each(['kismi', 'odendi', 'iade'] as const)('what is %s is never asked for as a whole again', (payment_status) => {
  for (const status of orderStatuses) expect(isUnpaid({ status, payment_status })).toBe(false)
})

test('a finished order is no reason for the calendar or for what happens next', () => {
  expect(orderStatuses.filter((status) => isAlive({ status }))).toEqual(['opsiyonlu', 'odeme-bildirildi', 'onayli'])
})
