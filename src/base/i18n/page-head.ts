import { localePath } from './paths.ts'

/** `handle` of a page: its route name in the page titles of the office (spec §2, "Named routes"). */
export type PageHandle = { route_name: string }

/** What a page's loader data may say of its head, itself or in `main_category`. */
export type OwnHead = {
  seo_title?: string | null
  seo_description?: string | null
  /** its slug in every language that it is told in */
  seo_names?: Record<string, string>
  /** what is shown where the page is shared */
  cover?: { file: string } | null
}

export type PageTitles = Record<string, { title: string | null; description: string | null }>

/** The page's own words first, then the office's for its route; the title falls back to the company, the description to nothing. */
export function headOf(route_name: string | undefined, own: OwnHead, titles: PageTitles, company: string) {
  const office = route_name === undefined ? undefined : titles[route_name]
  return {
    title: own.seo_title || office?.title || company,
    description: own.seo_description || office?.description || '',
  }
}

/** What the innermost page's loader data says of its head. */
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
  // The last one: a post may be called as the folder it is in, as /blog/blog.
  const place = parts.findLastIndex((part) => decodeURIComponent(part) === seo_name)
  const translated = slug && place >= 0 ? parts.with(place, slug).join('/') : path
  return localePath(translated, lang, defaultLang)
}

/**
 * The language whose words a page has: its own or, for what is not told in it, the default one or whichever there is.
 * @param seo_names slugs by language; undefined for a page that is told in every language.
 */
export function textLang(seo_names: Record<string, string> | undefined, lang: string, defaultLang: string): string {
  const told = Object.keys(seo_names ?? {})
  if (told.length === 0 || told.includes(lang)) return lang
  return told.includes(defaultLang) ? defaultLang : told.toSorted()[0]!
}
