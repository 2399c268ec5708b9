import { escapeHtml } from '#src/base/html.ts'
import type { ListedPage } from '#src/base/i18n/listed-page.ts'
import { localePath } from '#src/base/i18n/paths.ts'

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export type SitemapOf = {
  siteUrl: string
  defaultLang: string
}

/** One `<url>` per page and language, each with all alternates. Files are limited to 50,000 URLs and 50 MB (sitemaps.org). */
export function sitemapOf(pages: readonly ListedPage[], of: SitemapOf): string {
  const entries = pages.flatMap((page) => entriesOf(page, of)).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries}</urlset>\n`
}

/** Content of /sitemap.xml when there are several parts. */
export function sitemapIndex(parts: number, siteUrl: string): string {
  const entries = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeHtml(`${siteUrl}/sitemap-${index + 1}.xml`)}</loc></sitemap>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${schema}">\n${entries.join('')}</sitemapindex>\n`
}

function entriesOf({ paths, changed_at }: ListedPage, { siteUrl, defaultLang }: SitemapOf): string[] {
  const urls = Object.entries(paths).map(([lang, path]) => ({
    lang,
    url: escapeHtml(siteUrl + localePath(path, lang, defaultLang)),
  }))
  const common = urls.find(({ lang }) => lang === defaultLang) ?? urls[0]
  const alternates = [...urls, ...(common ? [{ lang: 'x-default', url: common.url }] : [])]
    .map(({ lang, url }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${url}"/>`)
    .join('')
  const lastmod = changed_at ? `<lastmod>${changed_at.toISOString().slice(0, 19)}Z</lastmod>` : ''
  return urls.map(({ url }) => `<url><loc>${url}</loc>${lastmod}${urls.length > 1 ? alternates : ''}</url>\n`)
}
