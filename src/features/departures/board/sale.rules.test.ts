import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bookableSeats,
  type DepartureState,
  isOnSale,
  priceRefusal,
  saleRefusal,
  seatsLeft,
  seatsToMinimum,
  switchable,
} from './sale.rules.ts'
import { departureStatuses } from './shown-departures.schema.ts'

const departure: DepartureState = {
  start_date: '2027-05-10',
  status: 'satista',
  quota: 10,
  seats_taken: 9,
  sales_cutoff_days: 2,
}

test.each([
  { when: 'on the last day of sale', today: '2027-05-08', refusal: null },
  { when: 'on the day after', today: '2027-05-09', refusal: 'sales_over' },
  { when: 'on the start day, without cut-off', today: '2027-05-10', sales_cutoff_days: 0, refusal: null },
  { when: 'on the day after the start', today: '2027-05-11', sales_cutoff_days: 0, refusal: 'past' },
  { when: 'with the last seat taken', today: '2027-01-01', seats_taken: 10, refusal: 'full' },
  { when: 'with guaranteed departure', today: '2027-01-01', status: 'kesin' as const, refusal: null },
  { when: 'on request', today: '2027-01-01', status: 'sorunuz' as const, refusal: 'on_request' },
  { when: 'closed by the office with seats left', today: '2027-01-01', status: 'dolu' as const, refusal: 'sales_over' },
  {
    when: 'closed by the office and full',
    today: '2027-01-01',
    status: 'dolu' as const,
    seats_taken: 10,
    refusal: 'full',
  },
  { when: 'cancelled', today: '2027-01-01', status: 'iptal' as const, refusal: 'cancelled' },
  { when: 'cancelled, after it left', today: '2027-06-01', status: 'iptal' as const, refusal: 'past' },
  { when: 'on request, after the cut-off', today: '2027-05-09', status: 'sorunuz' as const, refusal: 'on_request' },
  { when: 'full, after the cut-off', today: '2027-05-09', seats_taken: 10, refusal: 'full' },
])('a departure $when: refusal is $refusal', ({ when, today, refusal, ...changes }) => {
  expect(saleRefusal({ ...departure, ...changes }, today)).toBe(refusal)
})

test.each([
  { when: 'under its minimum', missing: 3 },
  { when: 'at its minimum', seats_taken: 12, missing: 0 },
  { when: 'above its minimum', seats_taken: 13, missing: 0 },
  { when: 'of a tour without a minimum', tour_min_participants: null, missing: 0 },
  { when: 'with a lower minimum of its own', min_participants: 10, missing: 1 },
  { when: 'with a minimum of its own alone', min_participants: 11, tour_min_participants: null, missing: 2 },
  { when: 'on its day', start_date: '2027-05-01', missing: 3 },
  { when: 'that left', start_date: '2027-04-30', missing: 0 },
  { when: 'guaranteed', status: 'kesin' as const, missing: 0 },
  { when: 'cancelled', status: 'iptal' as const, missing: 0 },
  { when: 'on request', status: 'sorunuz' as const, missing: 3 },
  { when: 'closed by the office', status: 'dolu' as const, missing: 3 },
])('a departure $when lacks $missing seats to take place', ({ when, missing, ...changes }) => {
  expect(
    seatsToMinimum({ ...departure, min_participants: null, tour_min_participants: 12, ...changes }, '2027-05-01'),
  ).toBe(missing)
})

test('free seats of each status: only `dolu` and `iptal` offer none', () => {
  const byStatus = departureStatuses.map((status) => [status, seatsLeft({ ...departure, status })])
  expect(Object.fromEntries(byStatus)).toEqual({ satista: 1, kesin: 1, sorunuz: 1, dolu: 0, iptal: 0 })
})

test('on sale, bookable seats, price and refusal agree for every departure', () => {
  const state = fc.record({
    start_date: fc.constantFrom('2027-05-08', '2027-05-09', '2027-05-10', '2027-05-11'),
    status: fc.constantFrom(...departureStatuses),
    quota: fc.nat(5),
    seats_taken: fc.nat(5),
    sales_cutoff_days: fc.nat(3),
  })
  fc.assert(
    fc.property(state, (made) => {
      const sound = { ...made, seats_taken: Math.min(made.seats_taken, made.quota) }
      const today = '2027-05-09'
      const refusal = saleRefusal(sound, today)
      const seats = bookableSeats(sound, today)
      expect(isOnSale(sound, today)).toBe(refusal === null)
      expect(seats > 0).toBe(refusal === null)
      expect(seats).toBeLessThanOrEqual(seatsLeft(sound))
      expect(seatsLeft(sound)).toBeLessThanOrEqual(sound.quota)
      expect(priceRefusal(sound, today)).toBe(refusal === 'full' ? null : refusal)
    }),
  )
})

test('closing and opening sales is about no departure that is cancelled, and opening about closed ones only', () => {
  const rows = departureStatuses.map((status) => ({ status }))
  const statuses = (to: 'open' | 'closed') => switchable(rows, to).map(({ status }) => status)
  expect(statuses('closed').toSorted()).toEqual(['kesin', 'satista', 'sorunuz'])
  expect(statuses('open')).toEqual(['dolu'])
})

test.each([
  { when: 'on request', status: 'sorunuz' as const, refusal: null },
  { when: 'after the cut-off', today: '2027-05-09', refusal: null },
  { when: 'on its day', today: '2027-05-10', refusal: null },
  { when: 'after it left', today: '2027-05-11', refusal: 'past' },
  { when: 'cancelled', status: 'iptal' as const, refusal: 'cancelled' },
  { when: 'closed by the office', status: 'dolu' as const, refusal: 'sales_over' },
  { when: 'with the last seat taken', seats_taken: 10, refusal: 'full' },
])('staff sell a departure $when: refusal is $refusal', ({ when, today = '2027-01-01', refusal, ...changes }) => {
  const sold = { ...departure, ...changes }
  expect(saleRefusal(sold, today, 'staff')).toBe(refusal)
  expect(bookableSeats(sold, today, 'staff')).toBe(refusal === null ? 1 : 0)
  expect(priceRefusal(sold, today, 'staff')).toBe(refusal === 'full' ? null : refusal)
})

test('a departure that nobody has booked lacks its minimum, or nothing when it has none', () => {
  const empty = { ...departure, seats_taken: 0, min_participants: null }
  expect(seatsToMinimum({ ...empty, tour_min_participants: 1 }, '2027-05-01')).toBe(1)
  expect(seatsToMinimum({ ...empty, tour_min_participants: null }, '2027-05-01')).toBe(0)
})
