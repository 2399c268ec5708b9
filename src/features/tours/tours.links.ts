export function tourApiPath(seo_name: string): string {
  return `/api/pages/product/${encodeURIComponent(seo_name)}`
}

export const searchPath = '/tur-ara'

/** What the address of a list of tours may say. */
export const listNames = [
  'search',
  'category',
  'month',
  'city',
  'transporter_types',
  'nights',
  'visa',
  'price_min',
  'price_max',
  'sort',
  'page',
] as const

/** What a search takes: no more letters than these (tours.schema.ts). */
export const longestSearch = 120

/** Path of the page that lists what was found for a text. */
export function searchPathOf(search: string): string {
  return `${searchPath}?${new URLSearchParams({ search })}`
}

export function suggestionsApiPath(search: string): string {
  return `/api/pages/search-suggestions?${new URLSearchParams({ search })}`
}

/** Page path without its language prefix. */
export function tourPath(seo_name: string): string {
  return `/tur/${seo_name}`
}

export const toursAdminPath = '/api/admin/products'

/** Page path of an unpublished tour, without a language's prefix. @param key made by the API, good for an hour */
export function tourPreviewPath(key: string): string {
  return `/tur-onizleme?${new URLSearchParams({ key })}`
}

export function tourPreviewApiPath(key: string): string {
  return `/api/pages/product-preview?${new URLSearchParams({ key })}`
}

/** '7–12', as people read the ages of a child price. */
export function ageRange({ min_age, max_age }: { min_age: number; max_age: number }): string {
  return `${min_age}–${max_age}`
}
