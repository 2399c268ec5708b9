/** One visitor's own pages, the office and the API: nothing there is for a list. */
const closed = ['/admin', '/giris-yap', '/api/', '/rezervasyon-olustur', '/kayit', '/rezervasyon-sonuc']

/** Names in the query that choose among tours that are listed elsewhere; a further `page` is a page of its own. */
const filters = [
  'sort',
  'month',
  'city',
  'transporter_types',
  'nights',
  'price_min',
  'price_max',
  'visa',
  'search',
  'search_type',
]

/**
 * @param languages abbreviations that prefix addresses: all but the default one.
 * @param isListed false for a site that is being tried out: no search engine is to look at it.
 */
export function robotsTxt(siteUrl: string, languages: readonly string[], isListed: boolean): string {
  if (!isListed) return 'User-agent: *\nDisallow: /\n'
  const prefixes = ['', ...languages.map((abbr) => `/${abbr}`)]
  const paths = closed.flatMap((path) =>
    path === '/api/' || path === '/admin' ? [path] : prefixes.map((prefix) => prefix + path),
  )
  const queries = filters.flatMap((name) => [`/*?${name}=`, `/*&${name}=`])
  const lines = [...paths, ...queries].map((path) => `Disallow: ${path}`)
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
