import { expect, test } from 'vitest'
import { languageName, localeOf } from './locale.ts'

test.each([
  ['en', 'tr', 'İngilizce'],
  ['tr', 'en', 'Turkish'],
  ['de', 'de', 'Deutsch'],
  ['xx', 'tr', 'xx'], // no such language
  ['', 'tr', ''],
  ['not a code', 'tr', 'not a code'],
  ['de', '', 'de'],
])('the language %j in %j is called %j', (code, lang, name) => {
  expect(languageName(code, lang)).toBe(name)
})

test('English is British, other languages are as they are', () => {
  expect(['en', 'tr', 'de'].map(localeOf)).toEqual(['en-GB', 'tr', 'de'])
})
