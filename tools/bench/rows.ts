import type { Ask } from './load.ts'
import { orderOf, type SiteData, salesOf } from './site-data.ts'

export type Server = 'Seyyah' | 'node:http' | 'node:http, same headers' | 'nginx' | 'Next'
export type Row = {
  name: string
  server: Server
  /** What is made for an answer, and what is from memory. */
  made: string
  next: () => Ask
  /** What every answer must say of itself; undefined: it says nothing. */
  kept?: 'hit' | 'miss'
  statuses?: readonly number[]
  /** Asked for again by a browser that has it: answered with 304. */
  isRevisit?: boolean
  /** Pages that are asked for once after each price change of all tours, instead of `next`. */
  afterChange?: string[]
}

const br = { 'accept-encoding': 'br' }
/** As Chrome and Firefox ask: pages that are made get zstd from us, and gzip from Next. */
const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const ours = 'Seyyah' as const

type Options = { data: SiteData; category: string }

/** Pages in memory. */
export function cachedRows({ data, category }: Options): Row[] {
  let n = 0
  const row = (name: string, path: string, headers: Record<string, string> = br): Row => ({
    name,
    server: ours,
    made: 'nothing',
    next: () => ({ path: path.replace('{n}', String(++n)), headers }),
    kept: 'hit',
  })
  return [
    row('home', '/'),
    row('home, gzip', '/', { 'accept-encoding': 'gzip' }),
    row('home, identity', '/', {}),
    { ...row('home, 304', '/'), isRevisit: true },
    row('home, with cookies', '/', { ...br, cookie: '_lang=tr; _consent=1.0.0; _ga=GA1.1.1' }),
    row('home, with utm', '/?utm_source=bench&utm_id={n}'),
    row('category', `/turlar/${category}`),
    row('tour', `/tur/${data.tours[0]}`),
    row('API list', `/api/pages/products/${category}`),
  ]
}

/** Answers that are made for each request. */
export function madeRows({ data, category }: Options): Row[] {
  let n = 0
  const answersList = `/api/pages/products/${category}?price_max=`
  const row = (name: string, made: string, path: (n: number) => string): Row => ({
    name,
    server: ours,
    made,
    next: () => ({ path: path(++n), headers: asBrowser }),
    kept: 'miss',
  })
  const [, ...tours] = data.tours.map((name) => `/tur/${name}`)
  const afterChange = (name: string, pages: string[]): Row => ({
    ...row(name, 'what shows a price, after one of every tour has changed', () => '/'),
    afterChange: pages,
  })
  const day = (at: number) => new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10)
  const aList = 'page and its list, of cards in memory (0071); header and footer from memory'
  const sell = salesOf(data)
  return [
    row('category, 12 cards', aList, (at) => `/turlar/${category}?price_max=${900_000 + at}`),
    row('search', aList, (at) => `/tur-ara?search=kapadokya&price_max=${900_000 + at}`),
    row('tour, another date', 'page; its answers from memory', (at) => `/tur/${data.tours[0]}?tarih=${day(at)}`),
    afterChange(
      'category',
      data.categories.map((name) => `/turlar/${name}`),
    ),
    afterChange('tour', tours),
    afterChange('home', ['/', '/en']),
    row('API list', 'answer, of cards in memory', (at) => answersList + (900_000 + at)),
    afterChange(
      'API list',
      data.categories.map((name) => `/api/pages/products/${name}`),
    ),
    {
      name: 'cart-calculator',
      server: ours,
      made: 'answer',
      next: () => ({ path: '/api/cart-calculator?lang=tr', body: { ...data.departures[0], peopleQuantity: 2 } }),
    },
    {
      name: 'order',
      server: ours,
      made: `an order of one of ${data.departures.length} tours`,
      next: () => orderOf(data, sell()),
      statuses: [201],
    },
  ]
}

/** The pages of Next with the same content. */
export function nextRows({ category }: Options): Row[] {
  const row = (name: string, made: string, path: string): Row => ({
    name,
    server: 'Next',
    made,
    next: () => ({ path, headers: asBrowser }),
  })
  const list = `/turlar/${category}`
  return [
    row('home', 'gzip', '/'),
    row('category', 'gzip', list),
    { ...row('home, 304', 'nothing', '/'), isRevisit: true },
    row('category, 12 cards', 'page and gzip; no database', `/dynamic${list}`),
    row('home', 'page and gzip; no database', '/dynamic'),
  ]
}

/** Bytes of cached rows from a server that does nothing else. @param pathOf of the bytes of a row */
export function plainRows(server: Server, cached: readonly Row[], pathOf: (at: number) => string): Row[] {
  return cached.map(({ name, next, isRevisit = false }, at) => ({
    name,
    server,
    made: 'nothing',
    next: () => ({ ...next(), path: pathOf(at) }),
    isRevisit,
  }))
}

/** Nothing is made for an answer, or what was made is compressed for it, as Next does. */
export function isFromMemory({ made }: Row): boolean {
  return made === 'nothing' || made === 'gzip'
}

/** Rows that are compared follow each other, so that other load on the machine meets all of them. */
export function besideEachOther(rows: readonly Row[]): Row[][] {
  const kind = (row: Row) => `${row.name}, ${isFromMemory(row) ? 'from memory' : 'made'}`
  return [...Map.groupBy(rows, kind).values()]
}
