import { languageName } from '#src/base/locale.ts'

/** First path segments of the program that could be read as a language. */
const reserved = ['api', 'tur']

/** English names of languages; undefined for a code that no language has. */
const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
/** Codes of ISO 639 that do not stand for one language, such as "multiple languages". */
const noLanguage = ['mul', 'und', 'zxx', 'mis']

/**
 * True for a primary language of BCP 47 in its shortest form: `de`, not `deu` or `xx`.
 * @param abbr two or three lower-case letters
 */
export function isLanguageCode(abbr: string): boolean {
  if (!/^[a-z]{2,3}$/.test(abbr) || reserved.includes(abbr) || noLanguage.includes(abbr)) return false
  return Intl.getCanonicalLocales(abbr)[0] === abbr && names.of(abbr) !== undefined
}

/** The language's own name with a capital first letter: Deutsch, Русский. Its English name when it is not known. */
export function ownNameOf(abbr: string): string {
  const isKnown = Intl.DisplayNames.supportedLocalesOf(abbr).length > 0
  const name = languageName(abbr, isKnown ? abbr : 'en')
  return name.charAt(0).toLocaleUpperCase(abbr) + name.slice(1)
}

/** Every two-letter code, and the three-letter codes that websites use, in the order of their names in `lang`. */
export function languageChoices(lang: string): { abbr: string; name: string; own: string }[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isLanguageCode)
  const { compare } = new Intl.Collator(lang)
  return codes
    .map((abbr) => ({ abbr, name: languageName(abbr, lang), own: ownNameOf(abbr) }))
    .sort((a, b) => compare(a.name, b.name))
}
