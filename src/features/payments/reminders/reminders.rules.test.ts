import { expect, test } from 'vitest'
import { addDays, type Day, daysBetween } from '#src/base/dates.ts'
import { dueReminder, dueReminders, isReminderHour, type ReminderKind, remindedDays } from './reminders.rules.ts'

const due_on = '2027-03-22'
const ordered_on = '2027-01-05'
const on = (days: number, more: { ordered_on?: Day; sent?: ReminderKind[] } = {}) =>
  dueReminder({ due_on, ordered_on, sent: [], ...more }, addDays(due_on, days))

test.each([
  { days: -11, kind: null },
  { days: -10, kind: 'once' },
  { what: 'the days before were missed', days: -1, kind: 'once' },
  { days: 0, kind: 'gununde' },
  { what: 'the day was missed', days: 2, kind: 'gununde' },
  { days: 3, kind: 'sonra' },
  { days: 9, kind: 'sonra' },
  { what: 'staff call', days: 10, kind: null },
])('$days days from the due day: $kind', ({ days, kind }) => {
  expect(on(days)).toBe(kind)
})

test('each kind is sent once, and one that was missed is not sent beside the next', () => {
  expect(on(-10, { sent: ['once'] })).toBeNull()
  expect(on(0, { sent: ['once'] })).toBe('gununde')
  expect(on(3, { sent: [] })).toBe('sonra')
})

test('every due day has its own reminders, and several dues of a day are one', () => {
  const earlier = addDays(due_on, -5)
  const dues = [due_on, earlier, due_on].map((each) => ({ due_on: each }))
  const of = (sent: { due_on: Day; kind: ReminderKind }[]) => dueReminders(dues, { ordered_on, sent }, due_on)
  expect(of([])).toEqual([
    { due_on: earlier, kind: 'sonra' },
    { due_on, kind: 'gununde' },
  ])
  expect(of([{ due_on: earlier, kind: 'sonra' }])).toEqual([{ due_on, kind: 'gununde' }])
  expect(of([{ due_on: earlier, kind: 'gununde' }])).toHaveLength(2)
})

test('whoever ordered since the day of a reminder is not reminded of what they have just read', () => {
  expect(on(-5, { ordered_on: addDays(due_on, -10) })).toBeNull()
  expect(on(-5, { ordered_on: addDays(due_on, -11) })).toBe('once')
  expect(on(0, { ordered_on: due_on })).toBeNull()
  expect(on(0, { ordered_on: addDays(due_on, -1) })).toBe('gununde')
})

test('every day with a reminder is among those that are looked for', () => {
  const today = '2027-03-22'
  const { from, to } = remindedDays(today)
  for (let days = -30; days <= 30; days += 1) {
    const due = addDays(today, days)
    const kind = dueReminder({ due_on: due, ordered_on: '2026-01-01', sent: [] }, today)
    expect(kind !== null, due).toBe(daysBetween(from, due) >= 0 && daysBetween(due, to) >= 0)
  }
})

test('nobody is written to at night', () => {
  expect([0, 8, 9, 19, 20, 23].filter(isReminderHour)).toEqual([9, 19])
})
