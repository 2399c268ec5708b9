/**
 * `npm run bench -- lists`: time of lists, searches, suggestions and filter counts in database and API with 10, 10,000 and
 * 100,000 tours, without caches. Compare the ratios to the smallest catalogue.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { toursApi } from '#src/features/tours/catalogue/catalogue.api.server.ts'
import { categoryPagesApi } from '#src/features/tours/catalogue/category-pages.api.server.ts'
import { searchSuggestionsApi } from '#src/site/search/search-suggestions.api.server.ts'
import { catalogueOf, placeOf, today } from './catalogue.ts'

const sizes = (process.env.BENCH_TOURS ?? '10,10000,100000').split(',').map(Number)
const rounds = Number(process.env.BENCH_ROUNDS ?? 15)

const reads: Record<string, string> = {
  'all tours': '/api/pages/search-products',
  'all tours, page 20': '/api/pages/search-products?page=20',
  'soonest first': '/api/pages/search-products?sort=date',
  'cheapest first': '/api/pages/search-products?sort=price',
  'a month': '/api/pages/search-products?month=2027-05',
  'a holiday': '/api/pages/search-products?holiday=kurban-bayrami',
  'three filters': '/api/pages/search-products?transporter_types=ucak&visa=vizesiz&price_max=40000',
  'a category': '/api/pages/products/anadolu-kultur-turlari',
  'a sub-category': '/api/pages/products/kapadokya-turlari',
  'search: a place of one tour in 16': '/api/pages/search-products?search=kapadokya',
  'search: nine tours in ten': '/api/pages/search-products?search=istanbul',
  'search: a place of few': `/api/pages/search-products?search=${placeOf(123)}`,
  'search: a slip': '/api/pages/search-products?search=kapadoyka',
  'search: a month': '/api/pages/search-products?search=nisan',
  'search: a holiday': '/api/pages/search-products?search=kurban%20bayram%C4%B1',
  'search: nothing': '/api/pages/search-products?search=xyzzyxyzzy',
  'suggestions: common': '/api/pages/search-suggestions?search=kap',
  'suggestions: two letters': '/api/pages/search-suggestions?search=ba',
  'a tour': '/api/pages/product/ucakla-kapadokya-magara-otelde-uc-gece',
}

const folder = mkdtempSync(join(tmpdir(), 'seyyah-lists-'))
const server = await startEmbedded({ dataDir: folder, log: () => {}, settings: { fsync: 'off' } })
try {
  const table = new Map<string, Record<string, string>>()
  const smallest = new Map<string, number>()
  for (const size of sizes) {
    const database = await catalogueOf(server.url, size)
    const api = testApi([...toursApi, ...searchSuggestionsApi, ...categoryPagesApi], {
      db: database.db,
      now: () => new Date(`${today}T09:00:00Z`),
    })
    for (const [name, path] of Object.entries(reads)) {
      const times: number[] = []
      for (let round = 0; round <= rounds; round += 1) {
        const started = performance.now()
        const { status } = await api.get(path)
        times.push(performance.now() - started)
        if (status !== 200 && status !== 404) throw new Error(`${path}: ${status}`)
      }
      // The fastest round: other load on the machine only makes rounds slower.
      const best = Math.min(...times)
      smallest.set(name, smallest.get(name) ?? best)
      const row = table.get(name) ?? { what: name }
      row[`${size}`] = `${best.toFixed(1)} ms  × ${(best / smallest.get(name)!).toFixed(1)}`
      table.set(name, row)
    }
    await database.close()
  }
  console.table([...table.values()])
} finally {
  if (process.env.BENCH_KEEP) console.info(server.url)
  else {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
