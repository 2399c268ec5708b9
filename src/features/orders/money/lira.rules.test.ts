import { expect, test } from 'vitest'
import { liraOf } from './lira.rules.ts'

const kept = { try_rate: '52.0411', rate_day: '2026-11-20', rate_source: 'tcmb' as const }
const none = { try_rate: null, rate_day: null, rate_source: null }

test('foreign items are worth what they were on the day of the order, each rounded to the kuruş', () => {
  const items = [
    { currency: 'EUR', total: 930_00, ...kept },
    { currency: 'TRY', total: 5_000_00, ...none },
    { currency: 'EUR', total: 1_459_50, ...kept },
  ]
  expect(liraOf(items, 'EUR')).toEqual({
    amount: 48_398_22 + 75_953_99,
    rate: { try_rate: 52.0411, day: '2026-11-20', source: 'tcmb' },
  })
  expect(liraOf(items, 'TRY')).toBeNull()
})

test('without a rate there is no amount in lira', () => {
  expect(liraOf([{ currency: 'EUR', total: 930_00, ...none }], 'EUR')).toBeNull()
  expect(liraOf([], 'EUR')).toBeNull()
  const item = { currency: 'EUR', total: 930_00, ...kept }
  expect(liraOf([item, { ...item, try_rate: null }], 'EUR')).toBeNull()
  for (const part of ['try_rate', 'rate_day', 'rate_source'])
    expect(liraOf([{ ...item, [part]: null }], 'EUR')).toBeNull()
})
