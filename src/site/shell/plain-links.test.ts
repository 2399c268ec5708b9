import { expect, test } from 'vitest'
import { pagePath } from './plain-links.ts'

const origin = 'https://seyyah.example'
const link = (href: string, { target = '', attribute = '' } = {}) => ({
  href: new URL(href, origin).href,
  target,
  hasAttribute: (name: string) => name === attribute,
})

test.each(['/', '/tur/efes?month=2027-04#tarihler', '/en/turlar/balkan-tours', '/adminler'])(
  '%s is a page of the site',
  (path) => {
    expect(pagePath(link(path), origin)).toBe(path)
  },
)

test.each([
  '/admin/dashboard',
  '/giris-yap',
  '/api/openapi.json',
  '/images/efes-960.jpg',
  '/sitemap.xml',
  'https://instagram.example/seyyah',
  'tel:+902125550110',
  'mailto:merhaba@seyyah.example',
])('%s is left to the browser', (href) => {
  expect(pagePath(link(href), origin)).toBeNull()
})

test('links that download or open a tab are left to the browser', () => {
  for (const attribute of ['download', 'data-document'])
    expect(pagePath(link('/tur/efes', { attribute }), origin)).toBeNull()
  expect(pagePath(link('/tur/efes', { target: '_blank' }), origin)).toBeNull()
})
