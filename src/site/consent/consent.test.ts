import { expect, test } from 'vitest'
import { choiceText, readChoice } from './consent.ts'

const now = 1_795_261_200
const year = 365 * 86_400

test.each([
  [{ statistics: true, marketing: true }],
  [{ statistics: false, marketing: false }],
  [{ statistics: true, marketing: false }],
  [{ marketing: true }],
  [{}],
])('%j survives storing and reading', (choice) => {
  expect(readChoice(choiceText(choice, now), now + 60)).toEqual(choice)
})

test('the stored text is a valid cookie value', () => {
  expect(choiceText({ statistics: true, marketing: false }, now)).toMatch(/^[\w.-]+$/)
})

test('consent lasts twelve months', () => {
  const text = choiceText({ statistics: true }, now)
  expect(readChoice(text, now + year)).toEqual({ statistics: true })
  expect(readChoice(text, now + year + 1)).toBeNull()
})

test.each([
  '',
  'yes',
  `v2.${now}.statistics-1`,
  `v1.${now + 9999}.statistics-1`,
  `v1.${now}.statistics-2`,
  `v1.${now}.statistics`,
  'v1.12.statistics-1',
  `v1.${now}.statistics-1; x`,
])('"%s" is invalid, so the visitor is asked', (text) => {
  expect(readChoice(text, now)).toBeNull()
})

test('an unknown purpose is ignored', () => {
  expect(readChoice(`v1.${now}.spying-1.statistics-0`, now)).toEqual({ statistics: false })
})
