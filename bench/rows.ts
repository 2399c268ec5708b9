import type { Ask } from './load.ts'
import { orderOf, type SiteData } from './site-data.ts'

export type Row = {
  name: string
  next: () => Ask
  /** What every answer must say of itself; undefined: it is never kept in memory. */
  kept?: 'hit' | 'miss'
  statuses?: readonly number[]
}

const br = { 'accept-encoding': 'br' }

/** The answers that `npm run bench` measures. @param etag of the home page in brotli */
export function rowsOf(data: SiteData, etag: string): Row[] {
  const [category = ''] = data.categories
  const list = `/turlar/${category}`
  const tour = `/tur/${data.tours[0]}`
  const answersList = `/api/pages/products/${category}`
  let n = 0
  const fixed =
    (path: string, headers: Record<string, string> = br) =>
    () => ({ path, headers })
  const each = (path: (n: number) => string) => () => ({ path: path(++n), headers: br })
  const day = (at: number) => new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10)
  return [
    { name: 'home', next: fixed('/'), kept: 'hit' },
    { name: 'home, gzip', next: fixed('/', { 'accept-encoding': 'gzip' }), kept: 'hit' },
    { name: 'home, identity', next: fixed('/', {}), kept: 'hit' },
    { name: 'home, 304', next: fixed('/', { ...br, 'if-none-match': etag }), kept: 'hit', statuses: [304] },
    {
      name: 'home, with cookies',
      next: fixed('/', { ...br, cookie: '_lang=tr; _consent=1.0.0; _ga=GA1.1.1' }),
      kept: 'hit',
    },
    { name: 'home, with utm', next: each((at) => `/?utm_source=bench&utm_id=${at}`), kept: 'hit' },
    { name: 'category', next: fixed(list), kept: 'hit' },
    { name: 'tour', next: fixed(tour), kept: 'hit' },
    { name: 'category, rendered', next: each((at) => `${list}?price_max=${900_000 + at}`), kept: 'miss' },
    {
      name: 'search, rendered',
      next: each((at) => `/tur-ara?search=kapadokya&price_max=${900_000 + at}`),
      kept: 'miss',
    },
    { name: 'tour, rendered', next: each((at) => `${tour}?tarih=${day(at)}`), kept: 'miss' },
    { name: 'API list', next: fixed(answersList), kept: 'hit' },
    { name: 'API list, made', next: each((at) => `${answersList}?price_max=${900_000 + at}`), kept: 'miss' },
    {
      name: 'cart-calculator',
      next: () => ({ path: '/api/cart-calculator?lang=tr', body: { ...data.sold, peopleQuantity: 2 } }),
    },
    { name: 'order', next: () => orderOf(data), statuses: [201] },
  ]
}
