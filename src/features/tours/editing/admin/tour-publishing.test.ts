import { expect, test } from 'vitest'
import { defaultFacts, noDates, tourPublishing } from './tour-publishing.ts'

const written = {
  cover_image: 'kapak',
  gallery: [],
  categories: ['1'],
  programme: [{}, {}, {}],
  days: 3,
}
const left = (values: object, dates = { on_sale: 2, unsold_days: [3, 3] }) =>
  tourPublishing(dates).facts!({ ...written, ...values })
    .filter(({ isDone }) => !isDone)
    .map(({ label }) => label.tr)

test.each([
  [{}, undefined, []],
  [{ cover_image: null }, undefined, ['Kapak görseli: yok']],
  [{ cover_image: null, gallery: ['a'] }, undefined, []],
  [{ days: 4 }, undefined, ['Program: 3/4 gün', 'Süresi 4 gün olmayan 2 tarih']],
  [{}, { on_sale: 2, unsold_days: [3, 7] }, ['Süresi 3 gün olmayan 1 tarih']],
  [{ days: '' }, undefined, []],
  [{}, noDates, ['Satışta tarih: yok']],
])('what a tour lacks with %o and dates %o: %o', (values, dates, labels) => {
  expect(left(values, dates)).toEqual(labels)
})

test('what nobody has chosen is listed', () => {
  const untouched = (values: object) =>
    tourPublishing(noDates).defaults!({ ...defaultFacts, status: 'taslak', ...values }).map(({ field }) => field)
  expect(untouched({})).toEqual(Object.keys(defaultFacts).filter((name) => name !== 'visa_mode'))
  expect(untouched({ guide_language: 'en', days: 4 })).not.toContain('guide_language')
  expect(untouched({ countries: ['IT'] })).toContain('visa_mode')
  expect(untouched({ countries: ['IT'], visa_mode: 'vizeli' })).not.toContain('visa_mode')
})

test('what a text proposed is listed until somebody chooses something else, or saves it', () => {
  const said = { value: 'yarim-pansiyon', words: '2 gece yarım pansiyon' }
  const listed = (values: object) =>
    tourPublishing(noDates).defaults!({ transporter_types: [], ...values }).map(({ label }) => label.tr)
  expect(listed({ board: 'yarim-pansiyon', fill_from_text: { board: said } })).toContain(
    'Pansiyon tipi: Yarım pansiyon',
  )
  expect(listed({ board: 'tam-pansiyon', fill_from_text: { board: said } })).toEqual([])
  expect(listed({ board: 'yarim-pansiyon', fill_from_text: null })).toEqual([])
})

test('transport and meal plan have no default: they are published as facts', () => {
  for (const name of ['transporter_types', 'board']) expect(defaultFacts).not.toHaveProperty(name)
})
