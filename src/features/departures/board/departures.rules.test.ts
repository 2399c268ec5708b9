import { expect, test } from 'vitest'
import { addDays } from '#src/base/dates.ts'
import { bandPriceFields, bandPrices, canStart, daysOf, endOf, planOf } from './departures.rules.ts'

const none = { start_dates: [], from: null, to: null, weekdays: [] }

test('weekdays of a range and picked days are one list, in order, each day once', () => {
  // 2 April 2027 is a Friday.
  const days = daysOf({
    start_dates: ['2027-04-10', '2027-04-02'],
    from: '2027-04-02',
    to: '2027-04-18',
    weekdays: [5, 7],
  })
  expect(days).toEqual([
    '2027-04-02',
    '2027-04-04',
    '2027-04-09',
    '2027-04-10',
    '2027-04-11',
    '2027-04-16',
    '2027-04-18',
  ])
})

test.each([
  ['nothing is chosen', none],
  ['the range has no end', { ...none, from: '2027-04-01', weekdays: [1, 2, 3, 4, 5, 6, 7] }],
  ['the range has no beginning', { ...none, to: '2027-04-01', weekdays: [1, 2, 3, 4, 5, 6, 7] }],
  ['no weekday is', { ...none, from: '2027-04-01', to: '2027-04-30' }],
  ['the range runs backwards', { ...none, from: '2027-04-30', to: '2027-04-01', weekdays: [1] }],
  ['the range is of a mistyped year', { ...none, from: '2027-04-01', to: '2207-04-01', weekdays: [1] }],
  ['the range has no such day', { ...none, from: '2027-04-05', to: '2027-04-06', weekdays: [7] }],
])('no days when %s', (_, wanted) => expect(daysOf(wanted)).toEqual([]))

test('a range crosses the ends of February and of the year', () => {
  expect(daysOf({ ...none, from: '2027-12-31', to: '2028-01-02', weekdays: [1, 2, 3, 4, 5, 6, 7] })).toEqual([
    '2027-12-31',
    '2028-01-01',
    '2028-01-02',
  ])
  expect(endOf('2028-02-28', 3)).toBe('2028-03-01')
  expect(endOf('2027-04-02', 1)).toBe('2027-04-02')
})

test('days are created, skipped when they have a departure, refused when they are invalid', () => {
  const days = ['2027-03-09', '2027-03-10', '2027-03-11', '2033-01-01']
  expect(planOf(days, new Set(['2027-03-11', '2027-03-09']), '2027-03-10')).toEqual({
    made: ['2027-03-10'],
    skipped: ['2027-03-11'],
    refused: ['2027-03-09', '2033-01-01'],
  })
})

test('a price is in the column of its band', () => {
  expect(bandPrices.map((name) => Number(name.replace(/\D/g, '')))).toEqual([1, 2, 3, 4])
})

test('a range is at most 1,100 days long, and a departure at most 1,830 days ahead', () => {
  const [from, weekdays] = ['2027-04-01', [1, 2, 3, 4, 5, 6, 7]]
  expect(daysOf({ ...none, from, to: addDays(from, 1100), weekdays })).toHaveLength(1101)
  expect(daysOf({ ...none, from, to: addDays(from, 1101), weekdays })).toEqual([])
  expect([-1, 0, 1830, 1831].map((days) => canStart(addDays(from, days), from))).toEqual([false, true, true, false])
})

test('child prices are named by their bands in major units; a free band costs 0, one without a price has none', () => {
  expect(bandPriceFields({ 1: 0, 2: 95_50, 4: 700_00 })).toEqual({
    child_age_range_1_price: 0,
    child_age_range_2_price: 95.5,
    child_age_range_3_price: null,
    child_age_range_4_price: 700,
  })
})
