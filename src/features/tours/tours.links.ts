export const tourStatuses = ['taslak', 'yayinda', 'arsiv'] as const

/** Days of the longest tour, first and last day included. */
export const maxTourDays = 61

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

/** Holidays by which departures are found: values of the filter in the address. */
export const holidayKeys = [
  'yilbasi',
  'somestr',
  'ara-tatil',
  'ramazan-bayrami',
  '23-nisan',
  '1-mayis',
  'kurban-bayrami',
  '19-mayis',
  '15-temmuz',
  '30-agustos',
  '29-ekim',
] as const
export type HolidayKey = (typeof holidayKeys)[number]

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

/** Maximum adults and children of one party. */
export const maxParty = 20

/** Up to this number of free seats the site says how many are left: "Son 4 yer". */
export const fewSeats = 6

/** Kinds of the lines of a price, in their order (pricing/pricing.rules.ts). */
export const lineKinds = [
  'multi_room',
  'single_room',
  'child_age_range_1',
  'child_age_range_2',
  'child_age_range_3',
  'child_age_range_4',
  'child_as_adult',
  'discount',
  'age_difference',
  'move_difference',
] as const
export type LineKind = (typeof lineKinds)[number]

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

/** Ages of a child price for display: '7–12'. */
export function ageRange({ min_age, max_age }: { min_age: number; max_age: number }): string {
  return `${min_age}–${max_age}`
}
