import { expect, test } from 'vitest'
import { addDays } from '#src/base/dates.ts'
import { infoBody } from './travel-info.fixture.ts'
import {
  changedParts,
  consideredDays,
  contentsIn,
  isDue,
  missingForApproval,
  type StaffReminder,
  sentFrom,
  staffReminder,
} from './travel-info.rules.ts'
import { TravelContents } from './travel-info.schema.ts'

const contents = TravelContents.parse(infoBody)
const start_date = '2027-04-12'
const home = { start_date, is_abroad: false }
const abroad = { start_date, is_abroad: true }

test.each([
  [home, -2, false],
  [home, -1, true],
  [home, 0, true],
  [home, 1, false],
  [abroad, -3, false],
  [abroad, -2, true],
  [abroad, 0, true],
  [abroad, 1, false],
])('of %o, %i days from its day, it is sent: %s', (journey, days, sent) => {
  expect(isDue(journey, addDays(start_date, days))).toBe(sent)
})

test('it is due 24 hours before the day begins, 48 abroad', () => {
  expect([sentFrom(home), sentFrom(abroad)]).toEqual(['2027-04-11', '2027-04-10'])
})

test.each([
  [home, -3, [], null],
  [home, -2, [], 'once'],
  [home, -2, ['once'], null],
  [home, -1, [], 'gununde'],
  [home, -1, ['once'], 'gununde'],
  [home, 0, ['once', 'gununde'], null],
  [home, 1, [], null],
  [abroad, -4, [], null],
  [abroad, -3, [], 'once'],
  [abroad, -2, ['once'], 'gununde'],
] as [typeof home, number, StaffReminder[], StaffReminder | null][])(
  'of %o, %i days from its day, after %o, staff are reminded: %s',
  (journey, days, sent, reminder) => {
    expect(staffReminder(journey, sent, addDays(start_date, days))).toBe(reminder)
  },
)

test('every departure that is due or to be reminded of is among those that are looked for', () => {
  for (const journey of [home, abroad])
    for (let days = -10; days <= 10; days += 1) {
      const today = addDays(start_date, days)
      const { from, to } = consideredDays(today)
      if (isDue(journey, today) || staffReminder(journey, [], today))
        expect(from <= start_date && start_date <= to).toBe(true)
    }
})

test('an approval needs where, whom to call, and English when somebody ordered in another language', () => {
  const empty = TravelContents.parse({})
  expect(missingForApproval(empty, false)).toEqual(['meeting_place', 'guide_phone'])
  expect(missingForApproval(empty, true)).toEqual(['meeting_place', 'meeting_place_en', 'guide_phone'])
  expect(missingForApproval(contents, true)).toEqual([])
})

test('English is for every other language; without it everybody reads the Turkish text', () => {
  expect(contentsIn('tr', contents)).toMatchObject({ meeting_place: infoBody.meeting_place, note: infoBody.note })
  expect(contentsIn('de', contents)).toMatchObject({ meeting_place: infoBody.meeting_place_en, note: infoBody.note_en })
  expect(contentsIn('en', { ...contents, note_en: '' }).note).toBe('')
  const turkish = { ...contents, meeting_place_en: '', note_en: '' }
  expect(contentsIn('en', turkish)).toMatchObject({ meeting_place: infoBody.meeting_place, note: infoBody.note })
})

test('a change names its parts in the language of the reader', () => {
  const after = { ...contents, note_en: 'Bring a hat.', guide_phone: '0532 000 00 00' }
  expect(changedParts('tr', contents, after)).toEqual(['guide'])
  expect(changedParts('en', contents, after)).toEqual(['guide', 'note'])
  expect(changedParts('tr', contents, { ...contents, meeting_time: '08:00', hotels: [] })).toEqual([
    'meeting',
    'hotels',
  ])
})
