import { expect, test } from 'vitest'
import { addDays, weekdayOf } from '#src/base/dates.ts'
import { dayText, draftInBands, isSameText, readDay, wireOf } from './departures-cells.ts'
import { monthAfter, weeksOf } from './departures-month.ts'

test.each([
  ['12.4.2027', '2027-04-12'],
  ['12/04/2027', '2027-04-12'],
  ['2027-04-12', '2027-04-12'],
  ['31.02.2027', null],
  ['yarın', null],
])('the day %s is %s', (text, day) => expect(readDay(text)).toBe(day))

test('an unreadable text is sent as it is; an empty band price is null', () => {
  expect(wireOf('quota', 'çok', 'tr')).toBe('çok')
  expect(wireOf('quota', ' 40 ', 'tr')).toBe(40)
  expect(wireOf('multi_room_price', '', 'tr')).toBe('')
  expect(wireOf('child_age_range_2_price', ' ', 'tr')).toBeNull()
  expect(wireOf('start_date', dayText('2027-04-12'), 'tr')).toBe('2027-04-12')
  expect(isSameText('multi_room_price', '12500,00', '12.500', 'tr')).toBe(true)
  expect(isSameText('note', 'a', 'b', 'tr')).toBe(false)
})

test.each(['2027-02', '2027-05', '2028-02', '2027-12'])(
  'the calendar of %s has whole weeks with each of its days',
  (month) => {
    const weeks = weeksOf(month)
    const days = weeks.flat()
    expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0]!) === 1)).toBe(true)
    const own = days.filter((day) => day.startsWith(month))
    expect(own[0]).toBe(`${month}-01`)
    expect(addDays(own.at(-1)!, 1)).toBe(`${monthAfter(month, 1)}-01`)
    expect(weeks.every((week) => week.some((day) => day.startsWith(month)))).toBe(true)
  },
)

test('months cross the year’s end', () => {
  expect([monthAfter('2027-12', 1), monthAfter('2027-01', -1), monthAfter('2027-05', -17)]).toEqual([
    '2028-01',
    '2026-12',
    '2025-12',
  ])
})

const band = (band: number, min_age: number, max_age: number) => ({ band, min_age, max_age })
const three = [band(1, 0, 2), band(2, 3, 6), band(3, 7, 12)]
const draft = { quota: '9', child_age_range_1_price: '1', child_age_range_3_price: '3' }

test.each([
  ['the first is gone', [band(1, 3, 6), band(2, 7, 12)], { quota: '9', child_age_range_2_price: '3' }],
  ['the last has other ages', [...three.slice(0, 2), band(3, 7, 11)], draft],
  [
    'a new one comes before them',
    [band(1, 0, 0), band(2, 1, 2), band(3, 3, 6), band(4, 7, 12)],
    { quota: '9', child_age_range_2_price: '1', child_age_range_4_price: '3' },
  ],
  [
    'one without a draft is gone',
    [band(1, 0, 2), band(2, 7, 12)],
    { quota: '9', child_age_range_1_price: '1', child_age_range_2_price: '3' },
  ],
  [
    'one gave up some of its ages to a new one',
    [band(1, 0, 2), band(2, 3, 6), band(3, 7, 8), band(4, 9, 12)],
    { quota: '9', child_age_range_1_price: '1', child_age_range_4_price: '3' },
  ],
  ['there is none', [], { quota: '9' }],
])('a typed price follows its ages: %s', (_, now, moved) => {
  expect(draftInBands(draft, three, now)).toEqual(moved)
})
