import fc from 'fast-check'
import { expect, test } from 'vitest'
import { characters, oneLine, severalLines } from './text.ts'

const family = '👨\u200d👩\u200d👧'

test.each([
  ['a decomposed letter', 'Ayşe Gül'.normalize('NFD'), 'Ayşe Gül'],
  ['spaces of every kind', '\u00a0Ayşe \u0085\u2007\u202f\t\u3000Gül\u2003\r\n', 'Ayşe Gül'],
  ['a zero-width space and a byte order mark', '\ufeffAyşe\u200b Gül\u200b', 'Ayşe Gül'],
  [
    'marks of direction, as Contacts and WhatsApp copy them',
    '\u202a+90 532\u202c \u2066123\u2069\u200e',
    '+90 532 123',
  ],
  ['overrides of the direction', 'Ayşe\u202e Gül\u202d', 'Ayşe Gül'],
  ['soft hyphens and word joiners', 'Kara\u00adosman\u2060oğlu', 'Karaosmanoğlu'],
  ['control characters', 'Ayşe\u0000\u001b Gül\u007f\u009f', 'Ayşe Gül'],
  ['what XML does not have', 'Ayşe\uffff Gül\ufffe\ud800', 'Ayşe Gül'],
  ['joiners between Latin letters', 'Ay\u200dşe\u200c', 'Ayşe'],
  ['letters that look like nothing', '\u3164\uffa0\u115f', ''],
  ['a joiner at the end of a word', 'علی\u200c رضا', 'علی رضا'],
])('a line loses %s', (_, typed, kept) => {
  expect(oneLine(typed)).toBe(kept)
})

test.each([
  ['the joiner of a Persian name', 'می\u200cنا'],
  ['the joiner of an Indian name', 'श्री क्\u200dष ന\u0d4d\u200d'],
  ['emoji of several signs', `${family} ❤️ 👍🏽 🏳️\u200d🌈`],
  ['a flag spelt with tags', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['an ideograph’s variant', '葛\u{e0100}城'],
  ['letters of any script', 'O 김 Ólafur Ђоковић ქეთევან สมชาย नेहा O’Neill-Şen Jr.'],
])('a line and a text keep %s', (_, text) => {
  expect([oneLine(text), severalLines(text)]).toEqual([text, text])
})

test('a text keeps its lines, its spaces, and the marks that order Arabic', () => {
  expect(severalLines(' bir\r\n\r\n  iki\u2028üç\u000b1.980\u00a0$\u200b ')).toBe('bir\n\n  iki\nüç\n1.980\u00a0$')
  expect(severalLines('هاتف C++\u200f')).toBe('هاتف C++\u200f')
})

test.each([
  ['', 0],
  ['Ayşe', 4],
  ['𝒜😀', 2],
])('%j has %d characters', (text, n) => {
  expect(characters(text)).toBe(n)
})

// Texts in which what matters is frequent: invisible characters, spaces, combining marks, letters of several scripts, emoji.
const sign = fc.oneof(
  fc.constantFrom(
    ...'aşO\u0301\u0327\u0338ي김क\u094d😀\u{1f3fd}❤\ufe0f1 \u00a0\t\n\r\u2028\u200b\u200c\u200d\u200e\u202e\u2066\ufeff\u00ad\u034f\u0000\ud800',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
)
const typed = fc.array(sign, { maxLength: 30 }).map((signs) => signs.join(''))
/** First and last code points of what nobody sees and no word needs. */
const invisible = [
  [0x0000, 0x0008],
  [0x000e, 0x001f],
  [0x007f, 0x009f],
  [0x00ad, 0x00ad],
  [0x034f, 0x034f],
  [0x115f, 0x1160],
  [0x200b, 0x200b],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfffe, 0xffff],
] as const
const hidden = (text: string) =>
  [...text].filter((sign) =>
    invisible.some(([first, last]) => sign.codePointAt(0)! >= first && sign.codePointAt(0)! <= last),
  )
const half = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/
/** What everybody sees of a text: its letters, digits and signs, in one form. */
const visible = (text: string) =>
  text.normalize('NFD').replace(/[^\p{L}\p{N}\p{P}\p{S}]|[\u115f\u1160\u3164\uffa0\u2800]/gu, '')

test('a line is in one form, has no invisible marks, and is not cut; it is what it was when it is typed again', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const line = oneLine(text)
      expect(oneLine(line)).toBe(line)
      expect(line).toBe(line.normalize('NFC'))
      expect(hidden(line)).toEqual([])
      expect(line).not.toMatch(half)
      expect(line).not.toMatch(/[\u200e\u200f\u061c\u2028\u2029]|^\s|\s$|\s\s|[^\S ]/)
      expect(visible(line)).toBe(visible(text))
      expect(oneLine(text.normalize('NFD'))).toBe(line)
    }),
    { numRuns: 3000 },
  )
})

test('a text of several lines is in one form, has no invisible marks, and is not cut', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const lines = severalLines(text)
      expect(severalLines(lines)).toBe(lines)
      expect(lines).toBe(lines.normalize('NFC'))
      expect(hidden(lines)).toEqual([])
      expect(lines).not.toMatch(half)
      expect(lines).not.toMatch(/\r|\u2028|\u2029|^\s|\s$/)
      expect(visible(lines)).toBe(visible(text))
    }),
    { numRuns: 3000 },
  )
})
