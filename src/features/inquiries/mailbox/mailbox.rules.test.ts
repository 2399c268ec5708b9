import { expect, test } from 'vitest'
import { answeredAt, daysWaiting, filledTemplate } from './mailbox.rules.ts'
import { unknownPlaceholders } from './placeholders.links.ts'

const now = new Date('2027-03-10T11:05:00Z')

test.each([
  ['yeni', '2027-03-09T11:05:01Z', 0],
  ['yeni', '2027-03-09T11:05:00Z', 1],
  ['ilgileniliyor', '2027-03-05T11:00:00Z', 5],
  ['yanitlandi', '2027-03-01T11:00:00Z', 0],
  ['kapandi', '2027-03-01T11:00:00Z', 0],
  ['yeni', '2027-03-11T11:00:00Z', 0],
] as const)('a message that is %s and came at %s has waited %i days', (state, created_at, days) => {
  expect(daysWaiting({ state, created_at }, now)).toBe(days)
})

test.each([
  ['2027-03-10T06:00:00Z', '09:00', '09:00'],
  ['2027-03-10T11:05:00Z', '14:05', '14:05'],
  ['2027-03-09T11:05:00Z', '9 Mart 2027, 14:05', '9 March 2027, 14:05'],
])('an answer of today is named by its time, an older one by its day too: %s', (at, tr, en) => {
  expect([answeredAt(new Date(at), now, 'tr'), answeredAt(new Date(at), now, 'en')]).toEqual([tr, en])
})

test('a template is filled with the sender’s facts, also with a name that contains a dollar sign', () => {
  const facts = { name: 'A$&b', message_no: 'TLP-1' }
  expect(filledTemplate('Sayın {name}, {message_no}. {name}', facts)).toBe('Sayın A$&b, TLP-1. A$&b')
  expect(unknownPlaceholders('{name} {isim} {message_no} {}')).toEqual(['{isim}', '{}'])
})
