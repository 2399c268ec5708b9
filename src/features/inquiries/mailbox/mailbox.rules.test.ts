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

test('an answer of today is named by its time, an older one by its day too', () => {
  expect(answeredAt(new Date('2027-03-10T06:00:00Z'), now, 'tr')).toBe('09:00')
  expect(answeredAt(new Date('2027-03-09T06:00:00Z'), now, 'tr')).toBe('9 Mart 2027, 09:00')
})

test('a template is filled with the sender’s facts, also with a name that contains a dollar sign', () => {
  const facts = { name: 'A$&b', message_no: 'TLP-1' }
  expect(filledTemplate('Sayın {name}, {message_no}. {name}', facts)).toBe('Sayın A$&b, TLP-1. A$&b')
  expect(unknownPlaceholders('{name} {isim} {message_no} {}')).toEqual(['{isim}', '{}'])
})
