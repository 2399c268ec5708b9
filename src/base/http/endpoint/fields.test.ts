import { expect, test } from 'vitest'
import { fieldProblems } from '../failure.server.ts'
import { accountEmail, email, line, orEmpty, phone, plainText } from './fields.ts'

test('a line and a text arrive as base/text.ts says what they are', () => {
  const typed = '\u202eAys\u0327e\u200b\u00a0 Gül\u0000\n'
  expect([line(1, 20).parse(typed), plainText(1, 20).parse('bir\r\niki\u200b ')]).toEqual(['Ayşe Gül', 'bir\niki'])
})

test('characters are counted as people count them, and nothing is cut', () => {
  const four = '😀𝒜ğ김'
  expect(line(4, 4).parse(four)).toBe(four)
  expect(line(1, 3).safeParse(four).error?.issues).toMatchObject([{ code: 'too_big', maximum: 3 }])
  expect(line(5, 9).safeParse(four).error?.issues).toMatchObject([{ code: 'too_small', minimum: 5 }])
})

test('a text of which nothing remains is missing', () => {
  const { error } = line(1, 20).safeParse('\u202e \uffff', { reportInput: true })
  expect(fieldProblems(error!)).toEqual({ form: [{ key: 'errors.required' }] })
  expect(orEmpty(line(3, 20)).parse('\u200b ')).toBe('')
})

test.each([
  ['copied with an invisible space', email(), '\u200bayse@ornek.example\u200b ', 'ayse@ornek.example'],
  ['of 51 characters', email(), `${'a'.repeat(37)}@ornek.example`, `${'a'.repeat(37)}@ornek.example`],
  ['of an account, of 50', accountEmail(), `${'a'.repeat(36)}@ornek.example`, `${'a'.repeat(36)}@ornek.example`],
])('an e-mail address %s is taken whole', (_, field, typed, stored) => {
  expect(field.parse(typed)).toBe(stored)
})

test('an e-mail address may have 254 characters, that of an account 50', () => {
  const letters = 'b'.repeat(61)
  const long = `${'a'.repeat(60)}@${letters}.${letters}.${letters}.example`
  expect(long).toHaveLength(254)
  expect(email().parse(long)).toBe(long)
  expect(email().safeParse(`a${long}`).error?.issues).toMatchObject([{ code: 'too_big', maximum: 254 }])
  expect(accountEmail().safeParse(`${'a'.repeat(37)}@ornek.example`).error?.issues).toMatchObject([
    { code: 'too_big', maximum: 50 },
  ])
})

test('a telephone is stored in one form, and refused with a sentence of its own', () => {
  expect(phone().parse('\u202a0532.123.45.67\u202c')).toBe('+90 532 123 45 67')
  expect(phone().safeParse('evden arayın').error?.issues).toMatchObject([{ params: { key: 'errors.phone' } }])
})
