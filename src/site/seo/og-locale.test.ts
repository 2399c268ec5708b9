import { expect, test } from 'vitest'
import { ogLocale } from './og-locale.ts'

test.each([
  ['tr', 'tr_TR'],
  ['en', 'en_GB'],
  ['de', 'de_DE'],
  ['ru', 'ru_RU'],
  ['xx', null],
])('pages in %s have the locale %s', (lang, locale) => {
  expect(ogLocale(lang)).toBe(locale)
})
