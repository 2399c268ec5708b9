import { slug } from '#src/base/slug.ts'
import type { SearchTerms } from './search-terms.ts'
import { countriesOf } from './search-words.ts'

/** Letters. Below it, the start of a word or of a name means too much. */
const minStart = 4

/** ISO codes of the countries that the words name: as a whole, with a suffix ("italyaya"), or by their start. */
export function countryCodes({ words }: Pick<SearchTerms, 'words'>, lang: string): string[] {
  const typed = words.map(({ word }) => slug(word))
  const codes = typed.flatMap((word) => {
    const countries = countriesOf(lang)
    const exact = countries.filter((country) => country.word === word)
    if (exact.length > 0) return exact
    return countries.filter(
      (country) =>
        (word.length >= minStart && country.word.startsWith(word)) ||
        (country.word.length >= minStart && word.startsWith(country.word)),
    )
  })
  return [...new Set(codes.map(({ code }) => code.toUpperCase()))]
}
