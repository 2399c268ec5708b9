/** Name of the answer "no" to the offer of another language. */
export const offerItem = 'lang-offer'

type Visitor = {
  /** `navigator.languages`, such as ['en-GB', 'de'] */
  preferred: readonly string[]
  /** language of the page */
  lang: string
  default_lang: string
  /** languages of the site */
  languages: readonly string[]
}

/**
 * The language to offer to a visitor who has chosen none: the first preferred one that the site has, else English. Only on
 * pages in the default language: the address of another one was chosen by somebody.
 * @returns null when the browser prefers the page's language among others, or when nothing suits.
 */
export function offeredLanguage({ preferred, lang, default_lang, languages }: Visitor): string | null {
  if (lang !== default_lang) return null
  const wanted = preferred.map((tag) => tag.toLowerCase().split('-')[0]!)
  if (wanted.length === 0 || wanted.includes(lang)) return null
  const others = languages.filter((other) => other !== lang)
  return wanted.find((tag) => others.includes(tag)) ?? others.find((other) => other === 'en') ?? null
}
