/** The address tells the language: the default has the plain paths, every other the same path behind its abbreviation (rules.md). */
export function localePath(path: string, lang: string, defaultLang: string): string {
  if (lang === defaultLang || /^[a-z]+:/i.test(path)) return path
  return path === '/' ? `/${lang}` : `/${lang}${path}`
}

/** The first segment when it names one of the languages, and the path behind it. */
export function splitLang(pathname: string, languages: readonly string[]): { lang: string | null; path: string } {
  const first = pathname.split('/')[1] ?? ''
  if (!languages.includes(first)) return { lang: null, path: pathname }
  return { lang: first, path: pathname.slice(first.length + 1) || '/' }
}
