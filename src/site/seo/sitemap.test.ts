import { expect, test } from 'vitest'
import { sitemapIndex, sitemapOf } from './sitemap.ts'

const of = { siteUrl: 'https://seyyah.example', defaultLang: 'tr' }
const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)

test('the index names the parts', () => {
  expect(locs(sitemapIndex(3, of.siteUrl))).toEqual([
    'https://seyyah.example/sitemap-1.xml',
    'https://seyyah.example/sitemap-2.xml',
    'https://seyyah.example/sitemap-3.xml',
  ])
})

test('a site without pages has an empty sitemap', () => {
  expect(locs(sitemapOf([], of))).toEqual([])
})

test('XML special characters are escaped', () => {
  const xml = sitemapOf([{ paths: { tr: '/tur/a&b<c>' }, changed_at: null }], of)
  expect(xml).toContain('<loc>https://seyyah.example/tur/a&amp;b&lt;c&gt;</loc>')
})

test('a page in one language has no alternates; without the default language, another is x-default', () => {
  const xml = sitemapOf([{ paths: { tr: '/a' }, changed_at: null }], of)
  expect(xml).not.toContain('<xhtml:link')
  const foreign = sitemapOf([{ paths: { en: '/b', de: '/c' }, changed_at: null }], of)
  expect(foreign).toContain('hreflang="x-default" href="https://seyyah.example/en/b"')
})
