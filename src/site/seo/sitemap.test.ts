import { expect, test } from 'vitest'
import { sitemapIndex, sitemapParts } from './sitemap.ts'

const of = { siteUrl: 'https://seyyah.example', defaultLang: 'tr' }
const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)

test('more URLs than fit in one part are split, each listed once, and the index names the parts', () => {
  const pages = Array.from({ length: 5 }, (_, n) => ({
    paths: { tr: `/tur/${n}`, en: `/tur/e${n}` },
    changed_at: null,
  }))
  const parts = sitemapParts(pages, { ...of, perPart: 4 })
  expect(parts.map((part) => locs(part).length)).toEqual([4, 4, 2])
  expect(new Set(parts.flatMap(locs)).size).toBe(10)
  expect(locs(sitemapIndex(parts.length, of.siteUrl))).toEqual([
    'https://seyyah.example/sitemap-1.xml',
    'https://seyyah.example/sitemap-2.xml',
    'https://seyyah.example/sitemap-3.xml',
  ])
})

test('a site without pages has an empty sitemap', () => {
  expect(sitemapParts([], of)).toHaveLength(1)
})

test('XML special characters are escaped', () => {
  const [xml] = sitemapParts([{ paths: { tr: '/tur/a&b<c>' }, changed_at: null }], of)
  expect(xml).toContain('<loc>https://seyyah.example/tur/a&amp;b&lt;c&gt;</loc>')
})

test('a page in one language has no alternates; without the default language, another is x-default', () => {
  const [xml] = sitemapParts([{ paths: { tr: '/a' }, changed_at: null }], of)
  expect(xml).not.toContain('<xhtml:link')
  const [foreign] = sitemapParts([{ paths: { en: '/b', de: '/c' }, changed_at: null }], of)
  expect(foreign).toContain('hreflang="x-default" href="https://seyyah.example/en/b"')
})
