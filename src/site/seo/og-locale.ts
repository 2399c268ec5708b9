/** Open Graph locale: the language and its most likely territory; null for a language without one. English texts are British. */
export function ogLocale(lang: string): string | null {
  if (lang === 'en') return 'en_GB'
  const { language, region } = new Intl.Locale(lang).maximize()
  return region ? `${language}_${region}` : null
}
