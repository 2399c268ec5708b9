import { expect, test } from 'vitest'
import { pluralCategories, pluralExamples, pluralForm } from './translate.ts'

test.each([
  ['tr', 'one,other'],
  ['en', 'one,other'],
  ['de', 'one,other'],
  ['fr', 'one,other'],
  ['es', 'one,other'],
  ['ja', 'other'],
  ['pl', 'one,few,many'],
  ['ru', 'one,few,many'],
  ['cs', 'one,few,other'],
  ['ar', 'zero,one,two,few,many,other'],
])('a text in %s has the forms %s', (lang, categories) => {
  expect(pluralCategories(lang).join()).toBe(categories)
})

test.each([
  ['ru', 1, 'место'],
  ['ru', 21, 'место'],
  ['ru', 3, 'места'],
  ['ru', 11, 'мест'],
  ['ru', 25, 'мест'],
  ['pl', 1, 'место'],
  ['pl', 21, 'мест'],
  ['pl', 22, 'места'],
])('in %s %d takes the form of its category', (lang, n, form) => {
  expect(pluralForm(['место', 'места', 'мест'], lang, n)).toBe(form)
})

test('a million in French takes the last form, because only it has a category of its own', () => {
  expect(pluralForm(['place', 'places'], 'fr', 1_000_000)).toBe('places')
})

test.each([
  [1, 'one'],
  [2, 'other'],
  [5, 'other'],
])('a text with forms of another language is read as one and other: %d', (n, form) => {
  expect(pluralForm(['one', 'other'], 'ru', n)).toBe(form)
  expect(pluralForm(['one', 'other'], 'ar', n)).toBe(form)
})

test('a value that is no number takes the last form', () => {
  expect(pluralForm(['one', 'other'], 'en', Number.NaN)).toBe('other')
})

test('examples of a category are its first numbers', () => {
  expect(pluralExamples('ru', 'few')).toEqual([2, 3, 4, 22])
  expect(pluralExamples('ar', 'two')).toEqual([2])
})
