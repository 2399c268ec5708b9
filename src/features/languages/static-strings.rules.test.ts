import { expect, test } from 'vitest'
import { strings } from '#src/strings.ts'
import { isLanguageCode, languageChoices, ownNameOf } from './language-codes.ts'
import {
  flatStrings,
  groupedStrings,
  importPlan,
  placeholdersOf,
  readStringsFile,
  shapeOf,
  siteStrings,
  stringProblem,
} from './static-strings.rules.ts'

test.each(['de', 'ru', 'ar', 'fil', 'zh', 'he', 'ku'])('%s is a language', (abbr) => {
  expect(isLanguageCode(abbr)).toBe(true)
})
test.each(['xx', 'zz', 'deu', 'iw', 'sh', 'tur', 'api', 'mul', 'und', 'zxx', 'EN', 'e', 'en-GB', '', 'ger'])(
  '%j is not one',
  (abbr) => {
    expect(isLanguageCode(abbr)).toBe(false)
  },
)

test('a language is named in itself, with a capital letter', () => {
  expect(['de', 'ru', 'es', 'ar', 'tr'].map(ownNameOf)).toEqual(['Deutsch', 'Русский', 'Español', 'العربية', 'Türkçe'])
})

test('the languages to choose from are sorted by their Turkish names', () => {
  const names = languageChoices('tr').map(({ name }) => name)
  expect(names).toContain('Almanca')
  expect(names).toEqual(names.toSorted(new Intl.Collator('tr').compare))
  expect(names.length).toBeGreaterThan(100)
})

const seats = shapeOf({ tr: '{n} yer', en: '{n} seat|{n} seats' })
const hello = shapeOf({ tr: 'Merhaba {name}', en: 'Hello {name}' })
const ages = shapeOf({ tr: 'Yaşını seçin', en: 'Choose the age|Choose the ages' })

test('the shape of a text comes from what is shipped', () => {
  expect(seats).toEqual({ required: ['n'], allowed: ['n'], counted: true })
  expect(hello).toEqual({ required: ['name'], allowed: ['name'], counted: false })
  expect(ages).toEqual({ required: [], allowed: ['n'], counted: true })
})

test.each([
  ['Hallo {name}', hello, 'de', null],
  ['', hello, 'de', null],
  ['Hallo', hello, 'de', { key: 'lost', name: 'name' }],
  ['Hallo {Name}', hello, 'de', { key: 'invented', name: 'Name' }],
  ['Hallo {name} {n}', hello, 'de', { key: 'invented', name: 'n' }],
  ['<b>Hallo</b> {name}', hello, 'de', { key: 'html' }],
  ['A < B {name}', hello, 'de', null],
  ['Hallo|{name}', hello, 'de', { key: 'bar' }],
  ['{n} Platz|{n} Plätze', seats, 'de', null],
  ['{n} Plätze', seats, 'de', null],
  ['ein Platz|{n} Plätze', seats, 'de', null],
  ['{n} Platz|Plätze', seats, 'de', { key: 'lost', name: 'n' }],
  ['{n} Platz|', seats, 'de', { key: 'empty_form' }],
  ['a|b|c', seats, 'de', { key: 'forms', n: 2 }],
  ['{n} место|{n} места|{n} мест', seats, 'ru', null],
  ['{n} место|{n} мест', seats, 'ru', { key: 'forms', n: 3 }],
  ['Alter wählen|Alter wählen', ages, 'de', null],
  ['x'.repeat(2001), ages, 'de', { key: 'too_long' }],
])('%j in a text of this shape: %j', (text, shape, lang, problem) => {
  expect(stringProblem(text, shape, lang)).toEqual(problem)
})

test('the default language has no fallback, so its texts are never empty', () => {
  expect(stringProblem(' ', hello, 'tr', true)).toEqual({ key: 'default_empty' })
})

test('every shipped text meets its own rules', () => {
  const problems = Object.entries(siteStrings(strings)).flatMap(([group, texts]) =>
    Object.entries(texts).flatMap(([key, perLang]) =>
      Object.entries(perLang).flatMap(([lang, text]) => {
        const problem = stringProblem(text, shapeOf(perLang), lang, true)
        return problem ? [`${group}.${key} ${lang} ${problem.key}`] : []
      }),
    ),
  )
  expect(problems).toEqual([])
})

test('messages of the office are not among the texts of the site', () => {
  expect(Object.keys(siteStrings(strings))).not.toContain('office')
  expect(Object.keys(siteStrings(strings))).toContain('navbar')
})

test('names are grouped and taken apart again', () => {
  const groups = { navbar: { home: 'Start', cart: 'Korb' }, footer: { menu: 'Menü' } }
  expect(groupedStrings(flatStrings(groups))).toEqual(groups)
  expect(placeholdersOf('{b} {a} {b}')).toEqual(['a', 'b'])
})

test('an import is planned before it is done', () => {
  const shapes = new Map([
    ['navbar.home', hello],
    ['navbar.cart', hello],
    ['list.seats', seats],
    ['list.same', hello],
  ])
  const current = new Map([
    ['navbar.cart', 'Korb {name}'],
    ['list.same', 'Gleich {name}'],
  ])
  const file = {
    navbar: { home: 'Start {name}', cart: 'Warenkorb {name}', nope: 'x' },
    list: { seats: '{n} Plätze|a|b', same: ' Gleich {name} ' },
  }
  expect(importPlan(file, current, shapes, 'de')).toEqual({
    added: [['navbar.home', 'Start {name}']],
    changed: [{ name: 'navbar.cart', before: 'Korb {name}', after: 'Warenkorb {name}' }],
    same: 1,
    unknown: ['navbar.nope'],
    broken: [{ name: 'list.seats', text: '{n} Plätze|a|b', problem: { key: 'forms', n: 2 } }],
  })
})

test.each([
  [
    '{"language":"de","strings":{"navbar":{"home":"Start"}}}',
    { language: 'de', strings: { navbar: { home: 'Start' } } },
  ],
  ['{"navbar":{"home":"Start"}}', { language: null, strings: { navbar: { home: 'Start' } } }],
  ['\uFEFF{"navbar":{}}', { language: null, strings: { navbar: {} } }],
  ['{"navbar":{"cart":"Korb","home":1}}', { problem: { key: 'text', name: 'navbar.home' } }],
  ['{"navbar":"Start"}', { problem: { key: 'text', name: 'navbar' } }],
  ['[]', { problem: { key: 'shape' } }],
  ['"text"', { problem: { key: 'shape' } }],
  ['{\n"navbar": {\n"home": "Start"\n"cart": ""}}', { problem: { key: 'json', line: 4 } }],
  ['', { problem: { key: 'json', line: null } }],
])('the file %s holds %j', (json, found) => {
  expect(readStringsFile(json)).toEqual(found)
})
