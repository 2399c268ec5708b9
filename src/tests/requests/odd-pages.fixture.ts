import { listNames } from '#src/features/tours/tours.links.ts'
import routes from '#src/routes.ts'

/** Texts that break naive code, as they stand in an address. */
const odd = [
  '%00',
  'a%00b',
  '%ff',
  '%E0%A4%A',
  '%ed%a0%80',
  '%2e%2e%2f',
  '%25',
  '%F0%9F%8E%88',
  "'%20OR%201=1",
  '%C5%9F%20%C4%B1',
  '__proto__',
  'constructor',
  '-1',
  '99999999999999999999',
  '9999-99-99',
  'a'.repeat(3000),
]

const query = [...listNames, 'lang', 'tarih', 'token', 'no', 'key', 'only', 'at', 'gone', 'utm_source', '__proto__']

const [site, ...office] = routes
const pages = site!.children!.map(({ path = '' }) => `/${path.replace('*', 'yok')}`)
const officePages = office.flatMap(({ path = '', children = [] }) =>
  children.map((child) => `/${path}/${child.path ?? ''}`),
)
const withPlaces = pages.filter((path) => path.includes(':'))

/** What a list takes, more often than it is read. */
const twice: Record<(typeof listNames)[number], readonly string[]> = {
  search: ['kapadokya', 'ege'],
  category: ['yurt-ici', 'yurt-disi'],
  month: ['2030-01', '2030-02'],
  holiday: ['yilbasi', 'kurban-bayrami'],
  city: ['Ankara', 'Bursa'],
  transporter_types: ['ucak', 'tren', 'gemi', 'otobus', 'ozel-arac', 'ucak', 'tren'],
  nights: ['1-3', '4-7'],
  visa: ['vizesiz', 'kapida'],
  price_min: ['1', '2'],
  price_max: ['9', '8'],
  sort: ['date', 'price'],
  page: ['1', '2'],
}

const filled = (path: string, text: string) => path.replace(/:\w+/, text)
const repeated = (path: string) => `${path}?${query.map((field) => `${field}=1&${field}=2`).join('&')}`
const fields = (from: number) => query.map((field, at) => `${field}=${odd[(from + at) % odd.length]}`)
const asked = (path: string, from: number) => fields(from).map((field) => `${path}?${field}`)

/**
 * Addresses of all pages with odd texts in every place: a list with each text in each of its fields, one field at a time, other pages with
 * all fields at a time. @param existing paths that are answered with a page
 */
export const oddAddresses = (existing: readonly string[]) => [
  ...withPlaces.flatMap((path) => odd.map((text) => filled(path, text))),
  ...pages.flatMap((path, at) => asked(filled(path, 'yok'), at)),
  ...odd.flatMap((_, at) => asked('/tur-ara', at)),
  ...existing.flatMap((path) => odd.map((_, at) => `${path}?${fields(at).join('&')}`)),
  ...listNames.map((name) => `/tur-ara?${twice[name].map((value) => `${name}=${value}`).join('&')}`),
  ...[...pages, ...existing, ...officePages].map((path) => repeated(filled(path, 'yok'))),
  ...officePages.map((path, at) => `${path}/${odd[at % odd.length]}`),
  // Where the language of an address stands.
  ...odd.flatMap((text) => pages.map((path) => `/${text}${filled(path, 'yok')}`)),
]
