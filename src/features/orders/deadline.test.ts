import { expect, test } from 'vitest'
import { officeUntilText, untilDayText, untilShortText, untilText } from './deadline.ts'

/** @param time of Istanbul, three hours ahead of UTC */
const at = (time: string) => new Date(`2026-11-22T${time}:00+03:00`)

test.each([
  ['14:05', '14.05’e'],
  ['09:46', '09.46’ya'],
  ['09:49', '09.49’a'],
  ['14:10', '14.10’a'],
  ['14:20', '14.20’ye'],
  ['14:30', '14.30’a'],
  ['14:50', '14.50’ye'],
  ['20:00', '20.00’ye'],
  ['14:00', '14.00’e'],
  ['00:00', '00.00’a'],
])('until %s is written %s', (time, ending) => {
  expect(untilText(at(time), 'tr')).toBe(`22 Kasım 2026 ${ending}`)
})

test('in English a deadline names its time zone', () => {
  expect(untilText(at('14:05'), 'en')).toBe('22 November 2026, 14:05 (Istanbul, UTC+3)')
  expect(untilText(at('00:30'), 'en')).toBe('22 November 2026, 00:30 (Istanbul, UTC+3)')
})

test.each([
  ['2026-01-10', '10 Ocak’a', '10 January'],
  ['2026-02-10', '10 Şubat’a', '10 February'],
  ['2026-03-10', '10 Mart’a', '10 March'],
  ['2026-04-16', '16 Nisan’a', '16 April'],
  ['2026-05-03', '3 Mayıs’a', '3 May'],
  ['2026-06-10', '10 Haziran’a', '10 June'],
  ['2026-07-10', '10 Temmuz’a', '10 July'],
  ['2026-08-10', '10 Ağustos’a', '10 August'],
  ['2026-09-10', '10 Eylül’e', '10 September'],
  ['2026-10-10', '10 Ekim’e', '10 October'],
  ['2026-11-30', '30 Kasım’a', '30 November'],
  ['2026-12-31', '31 Aralık’a', '31 December'],
])('by %s is written %s and %s', (day, tr, en) => {
  expect([untilDayText(day, 'tr', '2026-11-22'), untilDayText(day, 'en', '2026-11-22')]).toEqual([tr, en])
})

test.each([
  ['2027-01-01', '1 Ocak 2027’ye'],
  ['2027-11-25', '25 Kasım 2027’ye'],
  ['2028-04-16', '16 Nisan 2028’e'],
  ['2029-04-16', '16 Nisan 2029’a'],
  ['2030-04-16', '16 Nisan 2030’a'],
  ['2025-11-21', '21 Kasım 2025’e'],
])('a day of another year has it: %s', (day, text) => {
  expect(untilDayText(day, 'tr', '2026-11-22')).toBe(text)
})

test('a text that is read later has every year', () => {
  expect(untilDayText('2027-04-16', 'tr', null)).toBe('16 Nisan 2027’ye')
  expect(untilDayText('2027-04-16', 'en', null)).toBe('16 April 2027')
})

test('a deadline within days needs no year', () => {
  expect(untilShortText(at('14:05'), 'tr')).toBe('22 Kasım 14.05’e')
  expect(untilShortText(at('14:05'), 'en')).toBe('22 November, 14:05')
  expect(officeUntilText(at('14:05'), 'tr')).toBe('22 Kasım 14:05’e')
  expect(officeUntilText(at('14:05'), 'en')).toBe('22 November, 14:05')
})
