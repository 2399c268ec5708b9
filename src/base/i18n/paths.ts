/** The default language has plain paths, every other one the same path after its abbreviation (docs/rules.md, Languages). */
export function localePath(path: string, lang: string, defaultLang: string): string {
  if (lang === defaultLang || /^[a-z]+:/i.test(path)) return path
  return path === '/' ? `/${lang}` : `/${lang}${path}`
}

/** Splits off the first segment when it is the abbreviation of a language. */
export function splitLang(pathname: string, languages: readonly string[]): { lang: string | null; path: string } {
  const first = pathname.split('/')[1] ?? ''
  if (!languages.includes(first)) return { lang: null, path: pathname }
  return { lang: first, path: pathname.slice(first.length + 1) || '/' }
}
