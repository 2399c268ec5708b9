import { decoded, localePath } from './paths.ts'
import type { StringPart } from './string-paths.ts'

/**
 * `handle` of a page: its route name in the office's page titles; `isSlim` for the short header and footer of the checkout;
 * `texts` of the part that its loader loads beside the site's (loadTexts).
 */
export type PageHandle = { route_name: string; isSlim?: true; texts?: StringPart }

/** Parts of the static strings that a document shows. @param matches of its address, from the outermost route */
export function partsOf(matches: readonly { route: { handle?: unknown } }[]): StringPart[] {
  const own = (matches.at(-1)?.route.handle as PageHandle | undefined)?.texts
  return own ? ['site', own] : ['site']
}

/** Fields of a page's loader data for its head, in the data itself or in `main_category`. */
export type OwnHead = {
  seo_title?: string | null
  seo_description?: string | null
  /** slugs by language; only languages with a text */
  seo_names?: Record<string, string>
  /** picture for shared links */
  cover?: { file: string } | null
}

export type PageTitles = Record<string, { title: string | null; description: string | null }>

/** The page's own texts, else the office's for its route; else the company's name as title and an empty description. */
export function headOf(route_name: string | undefined, own: OwnHead, titles: PageTitles, company: string) {
  const office = route_name === undefined ? undefined : titles[route_name]
  return {
    title: own.seo_title || office?.title || company,
    description: own.seo_description || office?.description || '',
  }
}

/** Head fields of the innermost page's loader data. */
export function ownHeadOf(data: unknown): OwnHead {
  if (typeof data !== 'object' || data === null) return {}
  const { main_category } = data as { main_category?: OwnHead }
  return main_category ?? (data as OwnHead)
}

/**
 * The same page in another language: its slug changes too.
 * @param path without a language's prefix.
 * @param seo_name the slug in `path`, decoded; undefined for a page without one.
 */
export function pathIn(
  lang: string,
  defaultLang: string,
  path: string,
  seo_name: string | undefined,
  seo_names: Record<string, string> = {},
): string {
  const slug = seo_names[lang] || seo_names[textLang(seo_names, lang, defaultLang)]
  const parts = path.split('/')
  // Only the last segment: a post can have the name of its folder, as in /blog/blog.
  const place = parts.findLastIndex((part) => decoded(part) === seo_name)
  const translated = slug && place >= 0 ? parts.with(place, slug).join('/') : path
  return localePath(translated, lang, defaultLang)
}

/**
 * Language of a page's texts: the page's language; else the default one; else the first language with a text.
 * @param seo_names slugs by language; undefined for a page that exists in every language.
 */
export function textLang(seo_names: Record<string, string> | undefined, lang: string, defaultLang: string): string {
  const translated = Object.keys(seo_names ?? {})
  if (translated.length === 0 || translated.includes(lang)) return lang
  return translated.includes(defaultLang) ? defaultLang : translated.toSorted()[0]!
}
