import { expect, test } from 'vitest'
import { bodyOf, completeness, type FormTab, placeOf, valuesOf, withoutEmptyLines } from './form-fields.ts'

const label = { tr: 'Ad', en: 'Name' }
const langs = ['tr', 'en']
const tabs: readonly FormTab[] = [
  {
    key: 'general',
    label,
    fields: [
      { kind: 'text', name: 'name', label, perLanguage: true },
      { kind: 'lines', name: 'included', label, perLanguage: true },
      { kind: 'number', name: 'days', label },
    ],
  },
  {
    key: 'pictures',
    label,
    fields: [
      { kind: 'image', name: 'cover', label },
      { kind: 'custom', name: 'programme', label, empty: [], render: () => null, hasTranslatedParts: true },
    ],
  },
]

test('a new form has a value for every field in every language', () => {
  expect(valuesOf(tabs, langs, { days: 3 })).toEqual({
    name_tr: '',
    name_en: '',
    included_tr: [],
    included_en: [],
    days: 3,
    cover: null,
    programme: [],
  })
})

test('a picture is sent as its id, an empty number as null', () => {
  const values = { ...valuesOf(tabs, langs, null), cover: { id: 7 }, name_tr: 'Ege' }
  expect(bodyOf(tabs, langs, values)).toMatchObject({ cover_id: 7, days: null, name_tr: 'Ege', programme: [] })
})

test('empty lines are removed before sending, so that line numbers agree with the server', () => {
  const values = { ...valuesOf(tabs, langs, null), included_tr: ['bir', ' ', 'iki'], name_tr: ' ' }
  const tidy = withoutEmptyLines(tabs, langs, values)
  expect(tidy).toEqual({ ...values, included_tr: ['bir', 'iki'] })
  expect(bodyOf(tabs, langs, tidy)).toMatchObject({ included_tr: tidy.included_tr })
})

test.each([
  ['name_en', { tab: 'general', lang: 'en' }],
  ['included_tr.2', { tab: 'general', lang: 'tr' }],
  ['days', { tab: 'general', lang: null }],
  ['cover_id', { tab: 'pictures', lang: null }],
  ['programme.0.title_en', { tab: 'pictures', lang: 'en' }],
  ['version', null],
])('an error at %s is located', (problem, place) => {
  expect(placeOf(tabs, langs, problem)).toEqual(place)
})

test('completeness counts the translated fields of a language', () => {
  const values = { ...valuesOf(tabs, langs, null), name_tr: 'Ege', included_en: ['one'] }
  expect([completeness(tabs, 'tr', values), completeness(tabs, 'en', values)]).toEqual([
    { filled: 1, total: 2 },
    { filled: 1, total: 2 },
  ])
})
