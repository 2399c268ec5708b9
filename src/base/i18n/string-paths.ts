/** A part of the pages' static strings: those of all pages, or those that only the pages of an existing order show. */
export type StringPart = 'site' | 'order'

/** Paths of the API. */
export const stringPaths: Record<StringPart, string> = {
  site: '/api/pages/static-languages',
  order: '/api/pages/static-languages/order',
}
export const titlesPath = '/api/pages/page-meta'

/** Addresses that `load` of a store requests for these parts, for the document's early requests (base/start). */
export function textPaths(lang: string, parts: readonly StringPart[]): string[] {
  return [...parts.map((part) => stringPaths[part]), titlesPath].map((path) => `${path}?lang=${lang}`)
}
