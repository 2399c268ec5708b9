import { expect, test } from 'vitest'
import { line, plainText } from './fields.ts'

test.each([
  ['control characters', 'Ayşe\u0000\u001b Gül\u007f', 'Ayşe Gül'],
  ['overrides of the direction, which would turn the following words around', 'Ayşe\u202e Gül\u202d', 'Ayşe Gül'],
  ['what XML does not have', 'Ayşe\uffff Gül\ufffe', 'Ayşe Gül'],
])('a typed text loses %s', (_, typed, kept) => {
  expect([plainText(1, 20).parse(typed), line(1, 20).parse(typed)]).toEqual([kept, kept])
})

test('a typed text keeps what languages need: marks of direction, joiners, accents, emoji', () => {
  const text = 'علي\u200f می\u200cخواهم é 👨\u200d👩\u200d👧'
  expect(plainText(1, 100).parse(text)).toBe(text)
})

test('a text of which nothing remains is too short', () => {
  expect(line(1, 20).safeParse('\u202e \uffff').success).toBe(false)
})
