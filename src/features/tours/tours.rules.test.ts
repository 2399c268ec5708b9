import { expect, test } from 'vitest'
import { liraWorth, priceOf } from '#src/features/departures/rates/worth.rules.ts'
import { nightsBuckets, nightsRange } from './tours.rules.ts'

test('every number of nights belongs to exactly one bucket of the filter', () => {
  for (let nights = 0; nights <= 60; nights++) {
    const fitting = nightsBuckets.filter(({ from, to }) => from <= nights && nights <= to)
    expect(fitting).toHaveLength(1)
    expect(nightsRange(fitting[0]!.value)).toEqual({ from: fitting[0]!.from, to: fitting[0]!.to })
  }
  expect(nightsRange('5')).toEqual({ from: 5, to: 5 })
})

test('a foreign price in lira is rounded to the kuruş, half up; TRY and currencies without a rate have null', () => {
  const rates = new Map([['EUR', 50.125]])
  expect(priceOf(1_00, 'EUR', rates)).toEqual({ amount: 1, currency: 'EUR', try_amount: 50.13 })
  expect(liraWorth(1_00, 'TRY', rates)).toBeNull()
  expect(liraWorth(1_00, 'USD', rates)).toBeNull()
})
