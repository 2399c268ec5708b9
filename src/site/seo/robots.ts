import { listNames } from '#src/features/tours/tours.links.ts'

/** Paths of personal pages, the office and the API. */
const disallowed = ['/admin', '/giris-yap', '/api/', '/rezervasyon-olustur', '/kayit', '/rezervasyon-sonuc']

/** Query parameters that filter tours; `page` is allowed. */
const filters = [...listNames.filter((name) => name !== 'page'), 'search_type']

/**
 * @param languages codes that prefix paths: all but the default one.
 * @param isListed false for a trial site, which no search engine may index.
 */
export function robotsTxt(siteUrl: string, languages: readonly string[], isListed: boolean): string {
  if (!isListed) return 'User-agent: *\nDisallow: /\n'
  const prefixes = ['', ...languages.map((abbr) => `/${abbr}`)]
  const paths = disallowed.flatMap((path) =>
    path === '/api/' || path === '/admin' ? [path] : prefixes.map((prefix) => prefix + path),
  )
  const queries = filters.flatMap((name) => [`/*?${name}=`, `/*&${name}=`])
  const lines = [...paths, ...queries].map((path) => `Disallow: ${path}`)
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
