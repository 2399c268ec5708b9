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
])('%j is read back as it was given', (choice) => {
  expect(readChoice(choiceText(choice, now), now + 60)).toEqual(choice)
})

test('what is kept is fit for a cookie', () => {
  expect(choiceText({ statistics: true, marketing: false }, now)).toMatch(/^[\w.-]+$/)
})

test('it holds for twelve months, and not a second more', () => {
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
])('"%s" is no choice, so the visitor is asked', (text) => {
  expect(readChoice(text, now)).toBeNull()
})

test('a purpose that nobody knows counts for nothing', () => {
  expect(readChoice(`v1.${now}.spying-1.statistics-0`, now)).toEqual({ statistics: false })
})
