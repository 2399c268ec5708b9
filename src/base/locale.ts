/** The BCP 47 tag whose formats a site language uses: English is British (docs/glossary.md). */
export function localeOf(lang: string): string {
  return lang === 'en' ? 'en-GB' : lang
}

// By language: making one takes a hundred times longer than using it.
const names = new Map<string, Intl.DisplayNames>()

/** The name of a language in another one: `en` is İngilizce in Turkish. A code without a name is returned unchanged. */
export function languageName(code: string, lang: string): string {
  try {
    const known = names.get(lang) ?? new Intl.DisplayNames([lang], { type: 'language' })
    names.set(lang, known)
    return known.of(code) ?? code
  } catch {
    // Intl throws for text that cannot be a code, such as ''.
    return code
  }
}
