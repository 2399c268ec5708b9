import { expect, test } from 'vitest'
import { localePath, splitLang } from './paths.ts'
import { fill, heldTogether, translate } from './translate.ts'

test('values replace their placeholders', () => {
  expect(fill('{n} gece, {city} kalkışlı', 'tr', { n: 3, city: 'İstanbul' })).toBe('3 gece, İstanbul kalkışlı')
})

test.each([
  [1, 'en', '1 seat'],
  [2, 'en', '2 seats'],
  [0, 'en', '0 seats'],
])('%d in %s is "%s"', (n, lang, text) => {
  expect(fill('{n} seat|{n} seats', lang, { n })).toBe(text)
})

test.each([
  ['size e-postayla', 'size e-\u2060postayla'],
  ['(E-vize)', '(E-\u2060vize)'],
  ['<th>E-posta</th>', '<th>E-\u2060posta</th>'],
  ['<a href="/e-posta" class="a-b">x-y</a>', '<a href="/e-posta" class="a-b">x-\u2060y</a>'],
  ['Çocuk (7–12 yaş)', 'Çocuk (7\u2060–\u206012 yaş)'],
  ['İstanbul – Sofya, gidiş-dönüş', 'İstanbul – Sofya, gidiş-dönüş'],
])('"%s" breaks only at allowed places', (text, held) => {
  expect(heldTogether(text)).toBe(held)
})

test('a missing text shows its key', () => {
  expect(translate({}, 'errors.required', 'tr')).toBe('errors.required')
})

test.each([
  ['/', 'tr', '/'],
  ['/', 'en', '/en'],
  ['/tur/efes', 'en', '/en/tur/efes'],
  ['/tur/efes', 'tr', '/tur/efes'],
  ['https://wa.me/90', 'en', 'https://wa.me/90'],
])('%s in %s has the path %s', (path, lang, at) => {
  expect(localePath(path, lang, 'tr')).toBe(at)
})

test('only the abbreviation of an existing language is split off', () => {
  expect(splitLang('/en/tur/efes', ['tr', 'en'])).toEqual({ lang: 'en', path: '/tur/efes' })
  expect(splitLang('/en', ['tr', 'en'])).toEqual({ lang: 'en', path: '/' })
  expect(splitLang('/enler/x', ['tr', 'en'])).toEqual({ lang: null, path: '/enler/x' })
})
