/** The BCP 47 tag whose formats a site language uses: English is British (docs/glossary.md). */
export function localeOf(lang: string): string {
  return lang === 'en' ? 'en-GB' : lang
}

/** Makes a value once for each language: an Intl object takes a thousand times longer to make than to use. */
export function byLanguage<T>(make: (lang: string) => T): (lang: string) => T {
  const made = new Map<string, T>()
  return (lang) => {
    if (!made.has(lang)) made.set(lang, make(lang))
    return made.get(lang)!
  }
}

const languageNames = byLanguage((lang) => new Intl.DisplayNames([lang], { type: 'language' }))

/** The name of a language in another one: `en` is İngilizce in Turkish. A code without a name is returned unchanged. */
export function languageName(code: string, lang: string): string {
  try {
    return languageNames(lang).of(code) ?? code
  } catch {
    // Intl throws for text that cannot be a code, such as ''.
    return code
  }
}
