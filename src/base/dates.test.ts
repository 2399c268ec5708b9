import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addYears,
  dayClock,
  dayOf,
  daysBetween,
  formatDay,
  formatDayAndMonth,
  formatDayRange,
  formatMonth,
  formatShortDay,
  formatShortDayRange,
  isDay,
  weekdayOf,
} from './dates.ts'

test.each([
  ['2027-01-01T20:59:59Z', '2027-01-01'],
  ['2027-01-01T21:00:00Z', '2027-01-02'], // midnight in Istanbul
])('%s is the day %s in Istanbul', (instant, day) => {
  expect(dayOf(new Date(instant))).toBe(day)
})

test.each(['2027-02-29', '2027-13-01', '2027-1-1', '', 'yarın', '2027-01-01T00:00'])('%j is not a day', (text) => {
  expect(isDay(text)).toBe(false)
})

test('adding n days gives the day n days later, over leap days and clock changes', () => {
  const days = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    .map((d) => d.toISOString().slice(0, 10))
  fc.assert(
    fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, n) => daysBetween(day, addDays(day, n)) === n),
  )
})

test.each([
  ['2030-06-15', -3, '2027-06-15'],
  ['2028-02-29', 1, '2029-02-28'],
  ['2028-02-29', 4, '2032-02-29'],
  ['2027-12-31', 10, '2037-12-31'],
])('%s and %i years is %s', (day, years, expected) => expect(addYears(day, years)).toBe(expected))

test('the week begins on Monday', () => {
  expect(weekdayOf('2026-11-16')).toBe(1)
  expect(weekdayOf('2026-11-22')).toBe(7)
})

test('days are formatted in Turkish and English', () => {
  expect(formatDay('2027-04-12', 'tr')).toBe('12 Nisan 2027')
  expect(formatDay('2027-04-12', 'en')).toBe('12 April 2027')
  expect(formatMonth('2027-04', 'tr')).toBe('Nisan 2027')
})

test.each([
  ['2027-04-12', '2027-04-12', '12 Nisan 2027'],
  ['2027-04-12', '2027-04-16', '12 – 16 Nisan 2027'],
  ['2027-04-29', '2027-05-03', '29 Nisan – 3 Mayıs 2027'],
  ['2027-12-29', '2028-01-03', '29 Aralık 2027 – 3 Ocak 2028'],
])('%s to %s is %s', (from, to, text) => {
  expect(formatDayRange(from, to, 'tr')).toBe(text)
})

test.each([
  ['de', '12. – 16. April 2027', '29. April – 3. Mai 2027', '12.–16. Apr. 2027'],
  ['es', '12 – 16 de abril de 2027', '29 de abril – 3 de mayo de 2027', '12–16 abr 2027'],
  ['ru', '12 – 16 апреля 2027 г.', '29 апреля – 3 мая 2027 г.', '12–16 апр. 2027'],
  ['hu', '2027. április 12. – 2027. április 16.', '2027. április 29. – 2027. május 3.', 'ápr. 12. – ápr. 16. 2027'],
])('days in %s are %s, %s and %s', (lang, sameMonth, months, short) => {
  expect([
    formatDayRange('2027-04-12', '2027-04-16', lang),
    formatDayRange('2027-04-29', '2027-05-03', lang),
    formatShortDayRange('2027-04-12', '2027-04-16', lang),
  ]).toEqual([sameMonth, months, short])
})

test.each([
  ['2027-04-12', '2027-04-12', '12 Nis 2027', '12 Apr 2027'],
  ['2027-04-12', '2027-04-16', '12–16 Nis 2027', '12–16 Apr 2027'],
  ['2027-04-29', '2027-05-03', '29 Nis – 3 May 2027', '29 Apr – 3 May 2027'],
  ['2027-12-29', '2028-01-03', '29 Ara 2027 – 3 Oca 2028', '29 Dec 2027 – 3 Jan 2028'],
])('%s to %s is short as %s', (from, to, tr, en) => {
  expect([formatShortDayRange(from, to, 'tr'), formatShortDayRange(from, to, 'en')]).toEqual([tr, en])
})

test('the day of a clock ends at midnight in Istanbul', () => {
  let at = '2027-04-12T20:59:59.900Z'
  const today = dayClock(() => new Date(at))
  expect(today()).toBe('2027-04-12')
  at = '2027-04-12T21:00:00.000Z'
  expect(today()).toBe('2027-04-13')
})

test.each([
  ['2026-12-31', '31 Ara', '31 Aralık'],
  ['2027-01-01', '1 Oca 2027', '1 Ocak 2027'],
  ['2027-11-25', '25 Kas 2027', '25 Kasım 2027'],
  ['2025-11-29', '29 Kas 2025', '29 Kasım 2025'],
])('a day of another year has it, also in narrow places: %s', (day, short, long) => {
  expect(formatShortDay(day, 'tr', '2026-11-29')).toBe(short)
  expect(formatDayAndMonth(day, 'tr', '2026-11-29')).toBe(long)
})
