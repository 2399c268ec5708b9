import { expect, test } from 'vitest'
import { headOf, ownHeadOf, pathIn, textLang } from './page-head.ts'

const titles = { products: { title: 'Turlar', description: 'Bütün turlar' }, visa: { title: null, description: null } }

test('a page’s own title and description take precedence over the office’s', () => {
  expect(headOf('products', { seo_title: 'Balkan', seo_description: 'Yedi ülke' }, titles, 'Seyyah')).toEqual({
    title: 'Balkan',
    description: 'Yedi ülke',
  })
})

test('a page without its own title gets the office’s title for its route', () => {
  expect(headOf('products', { seo_title: null, seo_description: '' }, titles, 'Seyyah')).toEqual({
    title: 'Turlar',
    description: 'Bütün turlar',
  })
})

test.each(['visa', 'unheard-of', undefined])(
  'route %s without words has the company as title and no description',
  (route_name) => {
    expect(headOf(route_name, {}, titles, 'Seyyah')).toEqual({ title: 'Seyyah', description: '' })
  },
)

test('the head fields are in the loader data, in its category, or absent', () => {
  expect(ownHeadOf({ seo_title: 'a' }).seo_title).toBe('a')
  expect(ownHeadOf({ main_category: { seo_title: 'b' } }).seo_title).toBe('b')
  expect(ownHeadOf(undefined)).toEqual({})
})

const seo_names = { tr: 'balkan-turlari', en: 'balkan-tours' }
test.each([
  ['en', '/turlar/balkan-turlari', 'balkan-turlari', '/en/turlar/balkan-tours'],
  ['tr', '/turlar/balkan-tours', 'balkan-tours', '/turlar/balkan-turlari'],
  ['de', '/turlar/balkan-tours', 'balkan-tours', '/de/turlar/balkan-turlari'],
  ['en', '/balkan-turlari/balkan-turlari', 'balkan-turlari', '/en/balkan-turlari/balkan-tours'],
  ['en', '/', undefined, '/en'],
  ['en', '/vize', undefined, '/en/vize'],
  ['en', '/belge/%ff', undefined, '/en/belge/%ff'],
])('in %s %s has the path of its slug there', (lang, path, seo_name, at) => {
  expect(pathIn(lang, 'tr', path, seo_name, seo_names)).toBe(at)
})

test.each([
  ['translated', { tr: 'a', en: 'b' }, 'en', 'en'],
  ['without a text in it', { tr: 'a' }, 'en', 'tr'],
  ['without a text in it and the default language', { fr: 'a', de: 'b' }, 'en', 'de'],
  ['without slugs, such as the home page', undefined, 'en', 'en'],
])('the text language of a page that is %s', (_, seo_names, lang, expected) => {
  expect(textLang(seo_names, lang, 'tr')).toBe(expected)
})
