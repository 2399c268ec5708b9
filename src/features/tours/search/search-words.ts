import { slug } from '#src/base/slug.ts'

/** Meaning of single search words, independent of the tours. All patterns match folded words. */

/** Words that fit every tour, and suffixes as separate words. */
const ignoredWords = new RegExp(
  '^(?:turu?|turlar(?:i|in|imiz)?|tours?|trips?|holidays?|packages?|gezi(?:si|ler|leri)?|seyahat(?:i|ler|leri)?|tatil(?:i|ler|leri)?' +
    '|paket(?:i|ler|leri)?|program(?:i|lar|lari)?|rota(?:si)?|cikisli|kalkisli|hareketli|geceli|gunluk|konaklamali|hareket' +
    '|ucuz|uygun|en|fiyat(?:i|lar|lari|li)?|ucret(?:i|leri)?|cheap|best|prices?|icin|olan|var|mi|nerede|gidilecek|yerler?' +
    '|ay(?:i|inda|lari)?|yili?|yilinda|sezonu?|donemi|month|season|in|to|from|with|by|the|for|of|and|a' +
    '|[dt][ae]n?|[yn]?[aeiu]|n?[iu]n|l[iu]|s)$',
)

const facts: readonly [RegExp, string][] = [
  [/^otobus(?:lu|le|luk)?$|^(?:bus|coach)(?:es)?$/, 'transport:otobus'],
  [/^ucak(?:li|la)?$|^(?:planes?|flights?|air|flying)$/, 'transport:ucak'],
  [/^gemi(?:li|yle|ler)?$|^kruvaziyer$|^(?:cruises?|ships?)$/, 'transport:gemi'],
  [/^tren(?:li|le)?$|^trains?$/, 'transport:tren'],
  [/^vizesiz$/, 'visa:vizesiz'],
  [/^vizeli$/, 'visa:vizeli'],
  [/^kapida$/, 'visa:kapida'],
  [/^gunubirlik$/, 'nights:0'],
]

/** Words for a visa itself. "Vizesiz" and "kapıda vize" are facts of tours. */
export function isVisaWord(folded: string): boolean {
  return /^vize(?:si|sini|ye|sine|ler|leri|m|mi|nin)?$|^visas?$/.test(folded)
}

export function isIgnoredWord(folded: string): boolean {
  return ignoredWords.test(folded)
}

/** Lexemes of search documents with the meaning of the word: 'transport:ucak' for "uçaklı". */
export function factsOf(folded: string): string[] {
  return facts.filter(([pattern]) => pattern.test(folded)).map(([, fact]) => fact)
}

/** A Map, because "constructor" must not find a property of Object. */
const seasons = new Map([
  ['yaz', [6, 7, 8]],
  ['yazin', [6, 7, 8]],
  ['summer', [6, 7, 8]],
  ['ilkbahar', [3, 4, 5]],
  ['spring', [3, 4, 5]],
  ['sonbahar', [9, 10, 11]],
  ['autumn', [9, 10, 11]],
])

const monthEnding = /(?:[dt][ae](?:n|ki)?|[ai]y[ai]|[yn]?[iu]n?|s)$/

let knownMonths: Map<string, number> | undefined

/** @returns 1 to 12 for "nisan", "nisanda", "April", "yazın"; empty for any other word. */
export function monthsOf(folded: string): number[] {
  knownMonths ??= monthNumbers()
  const month = knownMonths.get(folded) ?? knownMonths.get(folded.replace(monthEnding, ''))
  return month === undefined ? (seasons.get(folded) ?? []) : [month]
}

function monthNumbers(): Map<string, number> {
  return new Map(
    ['tr', 'en'].flatMap((lang) => {
      const name = new Intl.DateTimeFormat(lang, { month: 'long', timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, month): [string, number] => [
        slug(name.format(Date.UTC(2027, month))),
        month + 1,
      ])
    }),
  )
}

/** A word of a country's name, folded, the whole name as it is written, and the country's code in lower case. */
export type Country = { word: string; name: string; code: string }

/** Common names that Intl does not have. */
const otherNames: readonly [string, string][] = [
  ['İngiltere', 'gb'],
  ['Britanya', 'gb'],
  ['England', 'gb'],
  ['Britain', 'gb'],
  ['Holland', 'nl'],
  ['Amerika', 'us'],
  ['America', 'us'],
  ['Turkey', 'tr'],
  ['Kıbrıs', 'cy'],
  ['Dubai', 'ae'],
  ['Emirates', 'ae'],
]

const knownCountries = new Map<string, Country[]>()

/** Country names in Turkish, English and the language of the page. */
export function countriesOf(lang: string): readonly Country[] {
  const known = knownCountries.get(lang)
  if (known) return known
  const countries = [
    ...otherNames.map(([name, code]) => ({ word: slug(name), name, code })),
    ...[...new Set([lang, 'tr', 'en'])].flatMap(countriesIn),
  ]
  knownCountries.set(lang, countries)
  return countries
}

/** Parts of names that are not names themselves. */
const partsOfNames =
  /^(?:adalari|islands?|birlesik|united|kuzey|guney|dogu|bati|north|south|east|west|yeni|republic|cumhuriyeti|the|city)$/

function countriesIn(lang: string): Country[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const names = new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' })
  return letters.flatMap((first) =>
    letters.flatMap((second) => {
      const name = names.of(first + second)
      if (!name) return []
      return slug(name)
        .split('-')
        .filter((word) => word.length >= 4 && !partsOfNames.test(word))
        .map((word) => ({ word, name, code: `${first}${second}`.toLowerCase() }))
    }),
  )
}
