import { slug } from '#src/base/slug.ts'

/** What a visitor typed, as far as the words alone tell. */
export type SearchTerms = {
  /** Lower-case words to be found in a tour, all of them. */
  words: SearchWord[]
  /** 1 to 12: a departure in any of them. */
  months: number[]
  years: number[]
  /** Lengths in nights that were asked for, any of them. */
  nights: number[]
}

export type SearchWord = {
  word: string
  /** With the vowels that Turkish harmony asks for, because who types "turlari" means the stem of "turları". */
  harmonised: string
}

/** What the search documents know of a word. All folded. */
export type FoundWord = {
  folded: string
  stems: string[]
  /** Whether a tour uses it, whole or by its stem. */
  is_known: boolean
  /** Whether a tour uses a word that starts with it. */
  is_start: boolean
  /** Words of tours that look like it; only for a word that is neither. */
  similar: string[]
}

/** Text of a tsquery. `sure` finds the words themselves, `all` also what they may stand for; the sure ones come first. */
export type SearchQuery = { all: string; sure: string }

/** Says no more than that a tour is looked for, or is an ending behind an apostrophe (İtalya'da). */
const noise = new RegExp(
  '^(?:turu?|turlar(?:i|in)?|tours?|trips?|gezi(?:si|leri)?|tatili?|cikisli|kalkisli|hareketli|geceli|gunluk|konaklamali' +
    '|[dt][ae]n?|[yn]?[aeiu]|n?[iu]n|s)$',
)

const factWords: readonly [RegExp, string][] = [
  [/^otobus(?:lu|le)?$|^(?:bus|coach)$/, 'transport:otobus'],
  [/^ucak(?:li|la)?$|^(?:plane|flight|air)$/, 'transport:ucak'],
  [/^gemi(?:li|yle)?$|^(?:kruvaziyer|cruise|ship)$/, 'transport:gemi'],
  [/^tren(?:li|le)?$|^train$/, 'transport:tren'],
  [/^vizesiz$/, 'visa:vizesiz'],
  [/^vizeli$/, 'visa:vizeli'],
  [/^gunubirlik$/, 'nights:0'],
]

/** Names in use that Intl does not give. Folded. */
const otherNames: readonly Country[] = [
  ['ingiltere', 'gb'],
  ['britanya', 'gb'],
  ['england', 'gb'],
  ['britain', 'gb'],
  ['holland', 'nl'],
  ['amerika', 'us'],
  ['america', 'us'],
  ['turkey', 'tr'],
  ['kibris', 'cy'],
]

const mostWords = 12

/** @param text what was typed, in any language. */
export function readSearch(text: string): SearchTerms {
  const { nights, rest } = readLength(text.toLocaleLowerCase('tr'))
  const typed = rest.match(/[\p{L}\p{N}]+/gu) ?? []
  const terms: SearchTerms = { words: [], months: [], years: [], nights }
  for (const word of [...new Set(typed)].slice(0, mostWords)) {
    const folded = slug(word)
    const month = monthNumbers().get(folded)
    if (month) terms.months.push(month)
    else if (/^20\d\d$/.test(word)) terms.years.push(Number(word))
    else if (!noise.test(folded)) terms.words.push({ word, harmonised: harmonise(word) })
  }
  return terms
}

/** "3 gece" is three nights; "4 günlük" is three as well, or two when the coach travels by night. */
function readLength(text: string): { nights: number[]; rest: string } {
  const [told = '', count = '', unit = ''] = /(\d{1,2})\s*(gece|night|g[üu]n|day)\p{L}*/u.exec(text) ?? []
  const n = Number(count)
  const nights = told === '' ? [] : /^(?:gece|night)$/.test(unit) ? [n] : [n - 1, n - 2].filter((length) => length >= 0)
  return { nights, rest: text.replace(told, ' ') }
}

/** @returns null when nothing is left to look for. */
export function toSearchQuery(
  words: readonly FoundWord[],
  nights: readonly number[],
  lang: string,
): SearchQuery | null {
  const found = words.map((word) => lexemes(word, lang))
  if (nights.length > 0) found.push({ sure: nights.map((length) => quoted(`nights:${length}`)), more: [] })
  if (found.length === 0) return null
  const every = (lists: string[][]) => lists.map((list) => `(${list.join('|')})`).join('&')
  return { sure: every(found.map(({ sure }) => sure)), all: every(found.map(({ sure, more }) => [...sure, ...more])) }
}

function lexemes({ folded, stems, is_known, is_start, similar }: FoundWord, lang: string) {
  const forms = [...new Set([folded, ...stems])]
  const facts = forms.flatMap((form) => factsOf(form, lang))
  const isUnderstood = is_known || facts.length > 0
  const more: string[] = []
  // A whole word is not taken for the start of another while it is short: "roma" is not "romantik".
  if (folded.length >= (isUnderstood ? 5 : 3)) more.push(`${quoted(folded)}:*`)
  if (!isUnderstood && !is_start) {
    const countries = countriesOf(lang)
    const started = folded.length >= 4 ? countries.filter(([name]) => name.startsWith(folded)) : []
    const names = nearest(folded, [...similar, ...(started.length > 0 ? [] : countries.map(([name]) => name))])
    const meant = started.length > 0 ? started : countries.filter(([name]) => names.includes(name))
    more.push(...names.map(quoted), ...meant.map(([, code]) => quoted(`country:${code}`)))
  }
  return { sure: [...forms, ...facts].map(quoted), more: [...new Set(more)] }
}

/** Letters and digits only, and the colon of a fact: nothing that would end the quotation. */
function quoted(lexeme: string): string {
  return `'${lexeme.replace(/[^\p{L}\p{N}:-]/gu, '')}'`
}

/** Puts ı for i and ü for u where the vowel before asks for it: "turlari" becomes "turları". */
export function harmonise(word: string): string {
  let before = ''
  return [...word]
    .map((letter) => {
      const right =
        letter === 'i' && /[aıou]/.test(before) ? 'ı' : letter === 'u' && /[eiöü]/.test(before) ? 'ü' : letter
      if (/[aeıioöuü]/.test(right)) before = right
      return right
    })
    .join('')
}

/** Which of the known words `word` was probably meant to be: those at the least number of slips, within what its length allows. */
export function nearest(word: string, known: readonly string[]): string[] {
  const allowed = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  const near = known
    .map((name) => ({ name, count: slips(word, name, allowed) }))
    .filter(({ count }) => count <= allowed)
  const least = Math.min(...near.map(({ count }) => count))
  return [...new Set(near.filter(({ count }) => count === least).map(({ name }) => name))]
}

/** Letters left out, added, wrong, or two neighbours swapped. More than `most` is told as Infinity. */
function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY
  let twoBack: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? twoBack[j - 2]! + 1 : Number.POSITIVE_INFINITY
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + cost, swapped)
    }
    twoBack = last
    last = row
  }
  return last[b.length]!
}

function factsOf(folded: string, lang: string): string[] {
  const countries = countriesOf(lang).filter(([name]) => name === folded)
  return [
    ...factWords.filter(([pattern]) => pattern.test(folded)).map(([, fact]) => fact),
    ...new Set(countries.map(([, code]) => `country:${code}`)),
  ]
}

/** A word of a country's name, folded, and the country's code in lower case. */
type Country = readonly [name: string, code: string]

let knownMonths: Map<string, number> | undefined
const knownCountries = new Map<string, Country[]>()

/** Folded month names: nisan, april. */
function monthNumbers(): Map<string, number> {
  knownMonths ??= new Map(
    ['tr', 'en'].flatMap((lang) => {
      const name = new Intl.DateTimeFormat(lang, { month: 'long', timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, month): [string, number] => [
        slug(name.format(Date.UTC(2027, month))),
        month + 1,
      ])
    }),
  )
  return knownMonths
}

/** Countries as named in Turkish, English and the language of the page. */
function countriesOf(lang: string): Country[] {
  const known = knownCountries.get(lang)
  if (known) return known
  const countries = [...otherNames, ...[...new Set(['tr', 'en', lang])].flatMap(countriesIn)]
  knownCountries.set(lang, countries)
  return countries
}

function countriesIn(lang: string): Country[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const names = new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' })
  return letters.flatMap((first) =>
    letters.flatMap((second) =>
      slug(names.of(first + second) ?? '')
        .split('-')
        .filter((word) => word.length >= 4)
        .map((word): Country => [word, `${first}${second}`.toLowerCase()]),
    ),
  )
}
