/**
 * The default language has plain paths, every other one the same path after its abbreviation (docs/rules.md, Languages).
 * @param lang also the first segment of an unknown address, which may be any text
 */
export function localePath(path: string, lang: string, defaultLang: string): string {
  if (lang === defaultLang || /^[a-z]+:/i.test(path)) return path
  const prefix = `/${encodeURIComponent(lang)}`
  return path === '/' ? prefix : prefix + path
}

/** Splits off the first segment when it is the abbreviation of a language. */
export function splitLang(pathname: string, languages: readonly string[]): { lang: string | null; path: string } {
  const first = pathname.split('/')[1] ?? ''
  if (!languages.includes(first)) return { lang: null, path: pathname }
  return { lang: first, path: pathname.slice(first.length + 1) || '/' }
}

/**
 * Which of these pages a path leads to: its first segment, or the one after a language's, compared as the router does.
 * @param pathname in any language and any spelling that the router accepts: /en/Kayit, /%6bayit/
 * @param isPage of a segment in lower case
 */
export function pageAt(pathname: string, isPage: (segment: string) => boolean): string | undefined {
  const [first = '', second = ''] = decoded(pathname).toLowerCase().split('/').filter(Boolean)
  if (isPage(first)) return first
  return /^[a-z]{2,3}$/.test(first) && isPage(second) ? second : undefined
}

const notFoundPath = '/404'

/** Of the not-found page, which answers at addresses that have no page of their own (docs/decisions/0131). */
export function notFoundAddress(lang: string, defaultLang: string): string {
  return localePath(notFoundPath, lang, defaultLang)
}

export function isNotFoundAddress(pathname: string): boolean {
  return pageAt(pathname, (segment) => `/${segment}` === notFoundPath) !== undefined
}

/** Text that cannot be decoded is returned as it is. */
export function decoded(text: string): string {
  return decodedOrNull(text) ?? text
}

/** @returns null for text that cannot be decoded */
export function decodedOrNull(text: string): string | null {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
