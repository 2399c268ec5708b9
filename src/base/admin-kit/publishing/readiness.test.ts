import { expect, test } from 'vitest'
import type { FormTab, Values } from '../form/form-fields.ts'
import { languageStates, listedStates, outdatedChecks, type Publishing, readinessOf } from './readiness.ts'

const label = (tr: string) => ({ tr, en: tr })
const tabs: readonly FormTab[] = [
  {
    key: 'general',
    label: label('Genel'),
    fields: [
      { kind: 'text', name: 'name', label: label('Ad'), perLanguage: true },
      { kind: 'textarea', name: 'summary', label: label('Özet'), perLanguage: true },
      { kind: 'lines', name: 'notes', label: label('Notlar'), perLanguage: true },
      { kind: 'slug', name: 'seo_name', from: 'name', label: label('Adres'), perLanguage: true },
      { kind: 'text', name: 'seo_title', label: label('Başlık'), perLanguage: true },
      { kind: 'textarea', name: 'seo_description', label: label('Açıklama'), perLanguage: true },
    ],
  },
]
const languages = [
  { abbr: 'tr', lang: 'Türkçe', is_default: true, active: true },
  { abbr: 'en', lang: 'English', is_default: false, active: true },
  { abbr: 'de', lang: 'Deutsch', is_default: false, active: false },
]
const publishing: Publishing = {
  required: ['name', 'summary', 'notes'],
  expected: ['name', 'summary'],
  published: { status: 'yayinda' },
  facts: ({ cover }) => [{ key: 'cover', label: label('Kapak'), isDone: cover !== null, field: 'cover' }],
}
const whole = {
  name_tr: 'Ege',
  summary_tr: 'Deniz',
  notes_tr: [],
  name_en: 'Aegean',
  summary_en: 'Sea',
  notes_en: [],
  cover: 1,
}
const statesOf = (values: Values) =>
  languageStates(publishing, { tabs, languages, values }).map(({ abbr, state, missing }) =>
    [abbr, state, ...(state === 'empty' ? [] : missing.map(({ field }) => field))].join(' '),
  )

test.each<[string, Values, string[]]>([
  ['a whole record', whole, ['tr public', 'en public', 'de empty']],
  ['a language without texts', { name_tr: 'Ege', summary_tr: 'Deniz' }, ['tr public', 'en empty', 'de empty']],
  ['an empty summary in English', { ...whole, summary_en: ' ' }, ['tr public', 'en incomplete summary_en', 'de empty']],
  ['an empty paragraph', { ...whole, summary_en: '<p></p>' }, ['tr public', 'en incomplete summary_en', 'de empty']],
  ['a note in Turkish only', { ...whole, notes_tr: ['Pasaport'] }, ['tr public', 'en incomplete notes_en', 'de empty']],
  [
    'no summary in any language',
    { ...whole, summary_tr: '', summary_en: '' },
    ['tr public summary_tr', 'en public', 'de empty'],
  ],
  ['a language held back', { ...whole, held_en: true }, ['tr public', 'en held', 'de empty']],
  ['an inactive language', { ...whole, name_de: 'Ägäis' }, ['tr public', 'en public', 'de inactive summary_de']],
])('what visitors of each language see: %s', (_, values, states) => {
  const empty = { name_de: '', summary_de: '', notes_de: [] }
  expect(statesOf({ ...empty, ...values })).toEqual(states)
})

test.each<[string, Values, string[]]>([
  ['a whole record', whole, []],
  ['a missing text, which names its field', { ...whole, summary_en: '' }, ['summary_en', 'length_seo_description_en']],
  ['a missing picture', { ...whole, cover: null }, ['cover']],
  ['a title of 61 characters', { ...whole, seo_title_tr: 'a'.repeat(61) }, ['length_seo_title_tr']],
  ['a title of 60 characters', { ...whole, seo_title_tr: 'a'.repeat(60) }, []],
  [
    'a summary that is too long for search results',
    { ...whole, summary_tr: 'a'.repeat(161) },
    ['length_seo_description_tr'],
  ],
  ['a long summary with a description', { ...whole, summary_tr: 'a'.repeat(161), seo_description_tr: 'Deniz' }, []],
])('the readiness list: %s', (_, values, left) => {
  const checks = readinessOf(publishing, { tabs, languages: languages.slice(0, 2), values })
  expect(checks.filter(({ isDone }) => !isDone).map(({ key }) => key)).toEqual(left)
})

test('rows of a list have the states of the form, from what the database says is missing', () => {
  const texts = [
    { lang: 'tr', missing: [], held: false },
    { lang: 'en', missing: ['summary', 'programme.2'], held: false },
    { lang: 'de', missing: [], held: false },
  ]
  const of = (rows: typeof texts) =>
    listedStates(rows, languages, label).map(({ abbr, state, missing }) =>
      [abbr, state, ...missing.map((each) => each.label.tr)].join(' '),
    )
  expect(of(texts)).toEqual(['tr public', 'en incomplete summary programme.2', 'de inactive'])
  expect(of([texts[0]!])).toEqual(['tr public', 'en empty', 'de empty'])
  expect(of([texts[0]!, { lang: 'en', missing: ['summary'], held: true }])).toContain('en held summary')
})

test('a translation that is out of date is named by its field, and by the part of a list', () => {
  const names = ['summary_en', 'notes.2.title_en', 'notes.2.description_en', 'gone_en']
  expect(outdatedChecks(tabs, languages, names, (part) => label(`${part}. gün`))).toEqual([
    { key: 'summary_en', label: { tr: 'English: Özet', en: 'English: Özet' }, isDone: false, field: 'summary_en' },
    {
      key: 'notes.2_en',
      label: { tr: 'English: Notlar 2. gün', en: 'English: Notlar 2. gün' },
      isDone: false,
      field: 'notes.2.title_en',
      part: 'notes.2',
    },
  ])
})
