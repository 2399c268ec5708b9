import { expect, test } from 'vitest'
import { addDays, daysBetween, isDay, weekdayOf } from '#src/base/dates.ts'
import { type HolidayKey, holidayKeys } from './departures.links.ts'
import { holidayNameOf, holidayOf, holidays, holidaysAhead } from './holidays.ts'

const trip = (start_date: string, days = 1) => ({ start_date, end_date: addDays(start_date, days - 1) })

test.each([
  // Kurban Bayramı 2027: afternoon of 15 May to 19 May.
  { start: '2027-05-14', days: 1, key: null },
  { start: '2027-05-14', days: 2, key: 'kurban-bayrami' },
  { start: '2027-05-15', days: 1, key: 'kurban-bayrami' },
  { start: '2027-05-19', days: 3, key: 'kurban-bayrami', why: 'a bayram before a national day' },
  { start: '2027-05-20', days: 3, key: null },
  { start: '2027-05-10', days: 15, key: 'kurban-bayrami', why: 'a long tour around it' },
  { start: '2026-05-26', days: 1, key: 'kurban-bayrami' },
  { start: '2028-05-08', days: 1, key: 'kurban-bayrami' },
  { start: '2028-05-09', days: 1, key: null },
  // Ramazan Bayramı.
  { start: '2027-03-07', days: 1, key: null },
  { start: '2027-03-08', days: 4, key: 'ramazan-bayrami', why: 'a bayram before a school holiday' },
  { start: '2027-03-12', days: 1, key: 'ara-tatil' },
  { start: '2028-02-28', days: 1, key: 'ramazan-bayrami' },
  { start: '2028-02-29', days: 1, key: null, why: 'the leap day after it' },
  // Year's end: the holiday begins in one year and ends in the next.
  { start: '2026-12-30', days: 1, key: null },
  { start: '2026-12-31', days: 1, key: 'yilbasi' },
  { start: '2026-12-29', days: 5, key: 'yilbasi' },
  { start: '2027-01-01', days: 2, key: 'yilbasi' },
  { start: '2027-01-02', days: 2, key: null },
  { start: '2028-12-31', days: 1, key: 'yilbasi', why: 'the last of the data' },
  // National days, with the afternoon before 29 October.
  { start: '2027-10-27', days: 1, key: null },
  { start: '2027-10-28', days: 1, key: '29-ekim' },
  { start: '2027-10-29', days: 3, key: '29-ekim' },
  { start: '2027-10-30', days: 1, key: null },
  { start: '2027-04-23', days: 3, key: '23-nisan' },
  { start: '2027-05-01', days: 1, key: '1-mayis' },
  { start: '2027-07-14', days: 2, key: '15-temmuz' },
  { start: '2027-08-30', days: 1, key: '30-agustos' },
  { start: '2027-01-25', days: 1, key: 'somestr' },
])('$days days from $start are in $key', ({ start, days, key }) => {
  expect(holidayOf(trip(start, days))?.key ?? null).toBe(key)
})

test('names are of the language; expected dates are marked', () => {
  expect(holidayNameOf(trip('2027-05-16'), 'tr')).toBe('Kurban Bayramı')
  expect(holidayNameOf(trip('2027-05-16'), 'en')).toBe('Eid al-Adha (Kurban Bayramı)')
  expect(holidayNameOf(trip('2027-05-16'), 'de')).toBe('Eid al-Adha (Kurban Bayramı)')
  expect(holidayNameOf(trip('2027-02-01'), 'tr')).toBe('Sömestr tatili (beklenen tarih)')
  expect(holidayNameOf(trip('2027-02-01'), 'en')).toBe('Winter school break (provisional dates)')
  expect(holidayNameOf(trip('2027-06-01'), 'tr')).toBeNull()
})

test('2026, 2027 and 2028 have every public holiday once, on real days, and bayrams of three and four days with their arife', () => {
  const inYear = (year: number, key: HolidayKey) =>
    holidays.filter((holiday) => holiday.key === key && holiday.to.startsWith(String(year)))
  for (const { from, to } of holidays) expect([isDay(from), isDay(to), from <= to]).toEqual([true, true, true])
  for (const year of [2026, 2027, 2028])
    for (const key of holidayKeys.filter((key) => key !== 'somestr' && key !== 'ara-tatil'))
      expect([year, key, inYear(year, key).length]).toEqual([year, key, 1])
  for (const { key, from, to } of holidays) {
    if (key === 'ramazan-bayrami') expect(daysBetween(from, to)).toBe(3)
    if (key === 'kurban-bayrami') expect(daysBetween(from, to)).toBe(4)
    if (key === 'somestr' || key === 'ara-tatil') expect([weekdayOf(from), weekdayOf(to)]).toEqual([1, 5])
  }
  expect(holidays.map(({ from }) => from)).toEqual(holidays.map(({ from }) => from).toSorted())
})

test('holidays ahead include the one that is on, not the one that is over', () => {
  const days = (today: string) => holidaysAhead(['kurban-bayrami'], today).map(({ to }) => to)
  expect(days('2027-05-19')).toEqual(['2027-05-19', '2028-05-08'])
  expect(days('2027-05-20')).toEqual(['2028-05-08'])
})

test('all holidays fit into the bits of a bigint', () => {
  expect(holidaysAhead(holidayKeys, holidays[0]!.from).length).toBeLessThanOrEqual(63)
})
