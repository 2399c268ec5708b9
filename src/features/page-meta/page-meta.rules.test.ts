import { expect, test } from 'vitest'
import { shownLengths } from './page-meta.links.ts'
import { fallbackOf, lengthOf, shownInResult, stateIn } from './page-meta.rules.ts'

test.each([
  ['fits as it is', 'Vize rehberi | Seyyah', 'Vize rehberi | Seyyah'],
  ['ends at a word that still fits', `${'a'.repeat(30)} ${'b'.repeat(29)} c`, `${'a'.repeat(30)} ${'b'.repeat(29)} …`],
  ['loses the word that does not fit', `${'a'.repeat(50)} ${'b'.repeat(20)}`, `${'a'.repeat(50)} …`],
  ['loses a bar at its end', `${'a'.repeat(50)} | ${'b'.repeat(20)}`, `${'a'.repeat(50)} …`],
  ['is one word', 'ç'.repeat(70), `${'ç'.repeat(60)} …`],
])('a title that %s', (_, title, shown) => {
  expect(shownInResult(title, 'title')).toBe(shown)
  expect(lengthOf(shown)).toBeLessThanOrEqual(shownLengths.title + 2)
})

const written = { title_tr: 'Vize', description_tr: '', title_en: '', description_en: ' ' }

test.each([
  ['title', 'en', { text: 'Vize', from: 'default' }],
  ['title', 'tr', { text: 'Seyyah', from: 'company' }],
  ['description', 'en', { text: '', from: 'nothing' }],
] as const)('an empty %s in %s falls back to %j', (field, lang, fallback) => {
  expect(fallbackOf(field, written, { lang, main: 'tr', company: 'Seyyah' })).toEqual(fallback)
})

test.each([
  ['good', { title_tr: 'Vize', description_tr: 'Ülke ülke' }],
  ['part', { title_tr: 'Vize', description_tr: '' }],
  ['empty', { title_tr: ' ', description_tr: '', title_en: 'Visa' }],
  ['long', { title_tr: 'x'.repeat(61), description_tr: '' }],
  ['long', { title_tr: 'x'.repeat(60), description_tr: 'y'.repeat(156) }],
] as const)('%s: %j', (state, page) => {
  expect(stateIn(page, 'tr')).toBe(state)
})
