import type { TestApi } from '#src/base/http/endpoint/test-api.ts'
import { listParts } from '#src/site/seo/listed-pages.server.ts'
import { placeOf, today } from './catalogue.ts'

const search = (query: string) => `/api/pages/search-products?${query}`

/** What the loaders of each page read from the API while nothing is in memory. */
const reads: Record<string, readonly string[]> = {
  'every page': [
    '/api/pages/site',
    '/api/pages/contact-information',
    '/api/pages/social-media',
    '/api/pages/contracts',
    '/api/pages/page-meta',
    '/api/pages/categories?products=false',
    '/api/pages/content?page=visa',
    '/api/pages/exchange-rates',
  ],
  home: [
    '/api/pages/home-sections',
    search('search_type=featured&featured=true'),
    search('search_type=upcoming&sort=date'),
  ],
  category: ['/api/pages/products/anadolu-kultur-turlari'],
  'sub-category': ['/api/pages/products/kapadokya-turlari'],
  tour: ['/api/pages/product/ucakla-kapadokya-magara-otelde-uc-gece'],
  search: [search('search=kapadokya')],
  'search, common': [search('search=istanbul')],
  'search, rare': [search(`search=${placeOf(123)}`)],
  'search, slip': [search('search=kapadoyka')],
  'search, month': [search('month=2027-05&sort=price')],
  'search, filters': [search('transporter_types=ucak&visa=vizesiz&price_max=40000&page=2')],
  suggestions: ['/api/pages/search-suggestions?search=kap', '/api/pages/search-suggestions?search=ba'],
}

/** Cold pages by name, each as a function that reads it. */
export function coldPages(api: TestApi): Record<string, () => Promise<void>> {
  const pages = Object.entries(reads).map(([name, paths]) => {
    const read = async () => {
      for (const path of paths) {
        const { status } = await api.get(path)
        if (status !== 200) throw new Error(`${path}: ${status}`)
      }
    }
    return [name, read] as const
  })
  const sitemap = async () => {
    const { db, languages } = api.services
    const parts = await listParts({ db, today, languages: await languages() })
    await parts.at(-1)!()
  }
  return { ...Object.fromEntries(pages), sitemap }
}
