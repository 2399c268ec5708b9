import { expect, test } from 'vitest'
import { addDays } from '#src/base/dates.ts'
import { monthsAtFirst, monthsOfDepartures } from './months.rules.ts'

const date = (start_date: string, multi_room_price = 1000, more = {}) => ({
  start_date,
  multi_room_price,
  on_sale: true,
  currency: 'TRY' as 'TRY' | 'EUR',
  try_price: null as number | null,
  ...more,
})

test('the strip has every month with its number of dates and the lowest price on sale', () => {
  const months = monthsOfDepartures([
    date('2026-12-30', 900),
    date('2026-12-31', 700, { on_sale: false }),
    date('2027-01-01', 800),
    date('2027-02-05', 500, { on_sale: false }),
    date('2027-03-01', 30, { currency: 'EUR', try_price: 1500 }),
    date('2027-03-31', 1400),
    date('2027-04-01', 500, { currency: 'EUR' }),
    date('2027-04-02', 20_000),
    date('2027-05-01', 500, { currency: 'EUR' }),
    date('2027-05-02', 400, { currency: 'EUR' }),
  ])
  expect(
    months.map(({ month, departures, lowest }) => [month, departures.length, lowest?.multi_room_price ?? null]),
  ).toEqual([
    ['2026-12', 2, 900],
    ['2027-01', 1, 800],
    ['2027-02', 1, null],
    ['2027-03', 2, 1400],
    ['2027-04', 2, 20_000],
    ['2027-05', 2, 400],
  ])
  expect(monthsOfDepartures([])).toEqual([])
})

const weekly = (count: number) => Array.from({ length: count }, (_, week) => date(addDays('2027-01-01', 7 * week)))

test.each([
  { count: 3, chosen: null, shown: ['2027-01'] },
  { count: 9, chosen: null, shown: ['2027-01', '2027-02'] },
  // Two hidden rows are not worth a button.
  { count: 11, chosen: null, shown: ['2027-01', '2027-02', '2027-03'] },
  { count: 40, chosen: null, shown: ['2027-01', '2027-02'] },
  { count: 40, chosen: '2027-01-08', shown: ['2027-01', '2027-02'] },
  { count: 40, chosen: '2027-09-03', shown: ['2027-01', '2027-02', '2027-09'] },
])('of $count weekly dates with $chosen chosen, $shown are shown at first', ({ count, chosen, shown }) => {
  expect([...monthsAtFirst(monthsOfDepartures(weekly(count)), chosen)]).toEqual(shown)
})
