import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type DepartureState,
  isOnSale,
  liraWorth,
  nightsBuckets,
  nightsRange,
  priceOf,
  seatsLeft,
} from './tours.rules.ts'
import { departureStatuses } from './tours.schema.ts'

const departure: DepartureState = {
  start_date: '2027-05-10',
  status: 'satista',
  quota: 10,
  seats_taken: 9,
  sales_cutoff_days: 2,
}

test.each([
  { when: 'on the last day of sale', today: '2027-05-08', on_sale: true },
  { when: 'the day after', today: '2027-05-09', on_sale: false },
  { when: 'on the start day, sold until then', today: '2027-05-10', sales_cutoff_days: 0, on_sale: true },
  { when: 'once it has left', today: '2027-05-11', sales_cutoff_days: 0, on_sale: false },
  { when: 'with the last seat taken', today: '2027-01-01', seats_taken: 10, on_sale: false },
  { when: 'certain to leave', today: '2027-01-01', status: 'kesin' as const, on_sale: true },
  { when: 'on request', today: '2027-01-01', status: 'sorunuz' as const, on_sale: false },
  { when: 'called full with seats left', today: '2027-01-01', status: 'dolu' as const, on_sale: false },
  { when: 'cancelled', today: '2027-01-01', status: 'iptal' as const, on_sale: false },
])('a departure $when: on sale is $on_sale', ({ when: _, today, on_sale, ...changes }) => {
  expect(isOnSale({ ...departure, ...changes }, today)).toBe(on_sale)
})

test('what is on sale has a seat, and seats left are never more than the quota or fewer than none', () => {
  const state = fc.record({
    start_date: fc.constantFrom('2027-05-09', '2027-05-10', '2027-05-11'),
    status: fc.constantFrom(...departureStatuses),
    quota: fc.nat(5),
    seats_taken: fc.nat(5),
    sales_cutoff_days: fc.nat(3),
  })
  fc.assert(
    fc.property(state, (made) => {
      const sound = { ...made, seats_taken: Math.min(made.seats_taken, made.quota) }
      const left = seatsLeft(sound)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThanOrEqual(sound.quota)
      if (isOnSale(sound, '2027-05-09')) expect(left).toBeGreaterThan(0)
    }),
  )
})

test('every length of a tour belongs to one bucket, and a bucket is a filter that covers it', () => {
  for (let nights = 0; nights <= 60; nights++) {
    const fitting = nightsBuckets.filter(({ from, to }) => from <= nights && nights <= to)
    expect(fitting).toHaveLength(1)
    expect(nightsRange(fitting[0]!.value)).toEqual({ from: fitting[0]!.from, to: fitting[0]!.to })
  }
  expect(nightsRange('5')).toEqual({ from: 5, to: 5 })
})

test('the lira worth of a foreign price is rounded to the kuruş, half up; lira and unknown currencies have none', () => {
  const rates = new Map([['EUR', 50.125]])
  expect(priceOf(1_00, 'EUR', rates)).toEqual({ amount: 1, currency: 'EUR', try_amount: 50.13 })
  expect(liraWorth(1_00, 'TRY', rates)).toBeNull()
  expect(liraWorth(1_00, 'USD', rates)).toBeNull()
})
