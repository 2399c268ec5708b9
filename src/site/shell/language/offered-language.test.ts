import { expect, test } from 'vitest'
import { offeredLanguage } from './offered-language.ts'

const site = { lang: 'tr', default_lang: 'tr', languages: ['tr', 'en', 'de'] }

test.each([
  ['an English browser is offered English', ['en-GB', 'en'], 'en'],
  ['a browser with two languages is offered its first', ['de-AT', 'en'], 'de'],
  ['a language the site lacks is offered English', ['fr-FR', 'fr'], 'en'],
  ['a browser that also reads Turkish is offered nothing', ['en-GB', 'tr-TR'], null],
  ['a Turkish browser is offered nothing', ['tr-TR', 'tr', 'en'], null],
  ['a browser that names no language is offered nothing', [], null],
])('%s', (_, preferred, offered) => {
  expect(offeredLanguage({ preferred, ...site })).toBe(offered)
})

test('a page in another than the default language offers nothing', () => {
  expect(offeredLanguage({ preferred: ['tr-TR'], ...site, lang: 'en' })).toBeNull()
})

test('a site without English offers nothing that nobody reads', () => {
  expect(offeredLanguage({ preferred: ['fr'], ...site, languages: ['tr', 'de'] })).toBeNull()
})
