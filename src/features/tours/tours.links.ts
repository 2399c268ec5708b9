export const tourStatuses = ['taslak', 'yayinda', 'arsiv'] as const

export function tourApiPath(seo_name: string): string {
  return `/api/pages/product/${encodeURIComponent(seo_name)}`
}

/** A departure city in the page's language: of the agency's cities only Istanbul has a name of its own outside Turkish. */
export function cityName(city: string, lang: string): string {
  return lang === 'tr' ? city : city.replace('İstanbul', 'Istanbul')
}

/** Whether a tour leaves Türkiye: pages of the others say nothing of visas. */
export function isAbroad({ countries }: { countries: readonly string[] }): boolean {
  return countries.some((country) => country !== 'TR')
}

export const searchPath = '/tur-ara'

/** Query parameters of a list of tours. */
export const listNames = [
  'search',
  'category',
  'month',
  'city',
  'transporter_types',
  'nights',
  'visa',
  'holiday',
  'price_min',
  'price_max',
  'sort',
  'page',
] as const

/** A suggestion counts departures of a holiday up to this number. */
export const maxHolidayDepartures = 100

/** Maximum characters of a search text (tours.schema.ts). */
export const maxSearchLength = 120

/** Path of the search results page. */
export function searchPathOf(search: string): string {
  return `${searchPath}?${new URLSearchParams({ search })}`
}

export function suggestionsApiPath(search: string): string {
  return `/api/pages/search-suggestions?${new URLSearchParams({ search })}`
}

/** The programme of a tour as a file, in a language. */
export function programmePath(seo_name: string, lang: string): string {
  return `/documents/programme/${encodeURIComponent(seo_name)}.pdf?lang=${lang}`
}

/** The tour whose programme is at a path, as the path spells it. */
export function programmeOf(pathname: string): string | undefined {
  return /^\/documents\/programme\/([^/]+)\.pdf$/.exec(pathname)?.[1]
}

/** Page path without its language prefix. */
export function tourPath(seo_name: string): string {
  return `/tur/${seo_name}`
}

/** Tours that a browser remembers as viewed: one row of cards. */
export const maxViewed = 3

/** @param tokens joined by commas, the latest first */
export function viewedToursApiPath(tokens: string): string {
  return `/api/pages/viewed-products?tokens=${tokens}`
}

export const toursAdminPath = '/api/admin/products'

/** Page path of an unpublished tour, without its language prefix. @param key from the API, valid for an hour */
export function tourPreviewPath(key: string): string {
  return `/tur-onizleme?${new URLSearchParams({ key })}`
}

export function tourPreviewApiPath(key: string): string {
  return `/api/pages/product-preview?${new URLSearchParams({ key })}`
}
