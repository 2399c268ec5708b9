import { expect, test } from 'vitest'
import { holdEnd, holdRefusal, holdWithin, maxHoldDays, visitorHold } from './holds.rules.ts'

const now = new Date('2027-03-01T10:00:00Z')
test.each([
  ['2027-03-01T10:00:00Z', '2027-05-01', 'past'],
  ['2027-03-01T10:00:01Z', '2027-05-01', null],
  ['2027-03-08T20:59:00Z', '2027-05-01', null],
  // 00:00 in Istanbul, eight days later.
  ['2027-03-08T21:00:00Z', '2027-05-01', 'long'],
  ['2027-03-03T20:59:00Z', '2027-03-03', null],
  ['2027-03-03T21:00:00Z', '2027-03-03', 'long'],
] as const)('a hold until %s for a departure on %s: %s', (until, start, refusal) => {
  expect(holdRefusal(new Date(until), { now, starts: ['2027-06-01', start], days: maxHoldDays })).toBe(refusal)
})

test('only the departure limits a hold that is extended', () => {
  const held = { now, starts: ['2027-03-20'], days: null }
  expect(holdRefusal(new Date('2027-03-20T20:59:00Z'), held)).toBeNull()
  expect(holdRefusal(new Date('2027-03-20T21:00:00Z'), held)).toBe('long')
})

test.each([
  [24, '2027-05-01', '2027-03-02T10:00:00Z'],
  [720, '2027-05-01', '2027-03-08T20:59:00Z'],
  [24, '2027-03-01', '2027-03-01T20:59:00Z'],
])('a hold of %d hours for a departure on %s ends at %s', (hours, start, end) => {
  expect(holdEnd(now, hours, { now, starts: ['2027-06-01', start], days: maxHoldDays })).toEqual(new Date(end))
})

test('a visitor’s hold is named in hours, or until the end of the first day of travel when that is earlier', () => {
  const until = new Date('2027-03-01T20:59:00Z')
  const startingOn = (...days: string[]) => days.map((start_date) => ({ start_date }))
  expect(visitorHold(now, 24, startingOn('2027-06-01', '2027-03-01'))).toEqual({ hold_until: until, hold: { until } })
  expect(visitorHold(now, 24, startingOn('2027-03-02'))).toEqual({
    hold_until: new Date('2027-03-02T10:00:00Z'),
    hold: { hours: 24 },
  })
})

test.each([
  ['2027-03-20T20:58:00Z', '2027-03-20T20:58:00Z'],
  ['2027-04-02T10:00:00Z', '2027-03-20T20:59:00Z'],
])('a hold until %s that goes on for a departure on 20 March ends at %s', (until, end) => {
  expect(holdWithin(new Date(until), ['2027-06-01', '2027-03-20'])).toEqual(new Date(end))
})

test('a hold that is not shortened stays the same value, also when it ends with the last minute', () => {
  for (const until of [new Date('2027-03-20T20:58:00Z'), new Date('2027-03-20T20:59:00Z')])
    expect(holdWithin(until, ['2027-03-20'])).toBe(until)
})
