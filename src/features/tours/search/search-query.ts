import { type Country, countriesOf, factsOf } from './search-words.ts'

/** A word and its matches in the search documents, all folded. */
export type FoundWord = {
  /** as typed, in lower case */
  word: string
  folded: string
  stems: string[]
  /** True when a name, place, code or category contains it or its stem; programmes are then not searched. */
  is_named: boolean
  /** True when any text of a tour contains it or its stem. */
  is_known: boolean
  /** True when any text of a tour contains it as typed. */
  is_whole: boolean
  /** True when a word of any text, or of a name, starts with it. */
  is_start: boolean
  is_named_start: boolean
  /** Similar words of tours; empty for a named word. */
  similar: SimilarWord[]
  /** True for the last word while the visitor types. */
  is_unfinished?: boolean
}
export type SimilarWord = { word: string; named: boolean; written: string | null }

/** Texts of tsqueries. */
export type SearchQuery = {
  /** matches the words and their corrections */
  all: string
  /** matches the words themselves: these rank first */
  sure: string
  /** any of the words, for ranking: the rank of AND-ed words would fall with their distance */
  rank: string
  /** True when every lexeme is of names, so that the smaller `names` column is enough. */
  isOfNames: boolean
}

/** One reading of the words. `meant`: corrections of mistyped words. */
export type Reading = SearchQuery & { meant: { word: string; written: string }[] }

/** Letters. Shorter stems match too much: the stem of "Iğdır" is "ığ". */
export const minStemLength = 3

/**
 * Readings of the words, the most likely first; the first that finds a tour is used.
 * 1. A named word matches names, another one any text; an unknown word is corrected.
 * 2. Every word matches any text.
 * 3. Every word that is not named is corrected.
 * 4. Words that are not named are left out, then the requested length.
 */
export function toReadings(words: readonly FoundWord[], nights: readonly number[], lang: string): Reading[] {
  if (words.length === 0 && nights.length === 0) return []
  const anywhere = { is_named: false, is_named_start: false }
  const certain = words.filter((word) => isRecognised(word, lang))
  const left = certain.length > 0 ? certain : words
  const omitted = words.filter((word) => !left.includes(word)).map(({ word }) => ({ word, written: '' }))
  const lengths =
    nights.length > 0 ? [{ sure: nights.map((n) => quoteLexeme(`nights:${n}`)), more: [], meant: [] }] : []
  const ways: Lexemes[][] = [
    [...words.map((word) => lexemes(word, lang, isUnknown(word))), ...lengths],
    [...words.map((word) => lexemes({ ...word, ...anywhere }, lang, false)), ...lengths],
    [...words.map((word) => lexemes(word, lang, !word.is_named)), ...lengths],
    [...left.map((word) => lexemes(word, lang, false)), ...lengths, { sure: [], more: [], meant: omitted }],
    [...left.map((word) => lexemes(word, lang, false)), { sure: [], more: [], meant: omitted }],
  ]
  const readings = ways.map((found): Reading => {
    const every = found.filter(({ sure }) => sure.length > 0)
    const any = every.flatMap(({ sure, more }) => [...sure, ...more])
    const isOfNames = any.every((lexeme) => ofNames.test(lexeme))
    // The `names` column needs no weights.
    const text = (query: string) => (isOfNames ? query.replaceAll(nameWeights, '').replace(/':(?!\*)/g, "'") : query)
    return {
      all: text(allOf(every.map(({ sure, more }) => [...sure, ...more]))),
      sure: text(allOf(every.map(({ sure }) => sure))),
      rank: text(any.join('|')),
      isOfNames,
      meant: found.flatMap(({ meant }) => meant),
    }
  })
  const isSame = (a: Reading, b: Reading) => a.all === b.all && a.isOfNames === b.isOfNames
  return readings.filter(
    (reading, place) => reading.all !== '' && readings.findIndex((other) => isSame(other, reading)) === place,
  )
}

/** Lexemes of names: those with a name's weight, and countries, which count as places. */
const ofNames = /^(?:'[^']*':\*?ABC|'country:[^']*')$/

const allOf = (lists: string[][]) => lists.map((list) => `(${list.join('|')})`).join('&')

function isUnknown({ is_whole, is_named, is_start }: FoundWord): boolean {
  return !is_whole && !is_named && !is_start
}

function formsOf({ folded, stems }: FoundWord): string[] {
  return [...new Set([folded, ...stems.filter((stem) => stem.length >= minStemLength)])]
}

function factsOfWord(found: FoundWord, lang: string): string[] {
  return formsOf(found).flatMap((form) => [
    ...factsOf(form),
    ...countryFacts(countriesOf(lang).filter(({ word }) => word === form)),
  ])
}

function isRecognised(found: FoundWord, lang: string): boolean {
  return found.is_named || factsOfWord(found, lang).length > 0
}

/** `sure`: the word itself; `more`: its corrections. A document must have one of them. */
type Lexemes = { sure: string[]; more: string[]; meant: Reading['meant'] }

function lexemes(found: FoundWord, lang: string, isMistyped: boolean): Lexemes {
  const { word, folded, is_named, is_known, is_whole, is_named_start, is_unfinished = false } = found
  // "Selan" is the start of Selanik, although it is also the stem of a word in a programme.
  const isStartOfName = is_named_start && !is_named && (is_unfinished || !is_whole)
  if (isStartOfName && !isMistyped) return { sure: [quoteLexeme(folded, `*${nameWeights}`)], more: [], meant: [] }
  const facts = [...new Set(factsOfWord(found, lang))].map((fact) => quoteLexeme(fact))
  const guess = isMistyped && facts.length === 0 ? guessed(found, lang) : null
  const meant = guess?.written ? [{ word, written: guess.written }] : []
  // A word similar to a name, of which programmes have only the stem, means the name.
  if (guess?.isName) return { sure: guess.lexemes, more: [], meant }
  // "Vizesiz" is a fact of the tour, even when a programme has the word.
  const forms =
    facts.length > 0 && !is_named ? [] : formsOf(found).map((form) => quoteLexeme(form, is_named ? nameWeights : ''))
  const more: string[] = []
  // A short whole word is not a prefix: "roma" does not mean "romantik".
  const isOnlyFact = facts.length > 0 && !is_named && !is_unfinished
  if (!isOnlyFact && folded.length >= (!is_unfinished && (is_named || is_known) ? 5 : 3))
    more.push(quoteLexeme(folded, `*${is_named || is_named_start ? nameWeights : ''}`))
  return { sure: [...forms, ...facts], more: [...more, ...(guess?.lexemes ?? [])], meant }
}

/** Weights of the documents' names, places and categories. */
const nameWeights = 'ABC'

type Guess = { lexemes: string[]; written: string | null; isName: boolean }

/** Letters. Programmes have so many words that a shorter one is near to one of them by chance: "bayram" and "bayrak". */
const minLengthOfProgrammeGuess = 7

/** Corrections of a mistyped word: names and countries at the smallest distance; without any, words of programmes. */
function guessed({ folded, similar, is_known }: FoundWord, lang: string): Guess | null {
  const countries = countriesOf(lang)
  const started = folded.length >= 4 ? countries.filter(({ word }) => word.startsWith(folded)) : []
  if (started.length > 0)
    return { lexemes: countryFacts(started).map((fact) => quoteLexeme(fact)), written: null, isName: false }
  for (const isName of is_known || folded.length < minLengthOfProgrammeGuess ? [true] : [true, false]) {
    const words = similar.filter(({ named }) => named === isName)
    const names = nearest(
      folded,
      [...words, ...(isName ? countries : [])].map(({ word }) => word),
    )
    if (names.length === 0) continue
    const meant = countries.filter(({ word }) => names.includes(word))
    const spelling = words.find(({ word, written }) => written && names.includes(word))?.written
    return {
      lexemes: [
        ...names.map((name) => quoteLexeme(name, isName ? nameWeights : '')),
        ...countryFacts(meant).map((f) => quoteLexeme(f)),
      ],
      written: spelling ?? meant[0]?.name ?? names[0]!,
      isName,
    }
  }
  return null
}

function countryFacts(countries: readonly Country[]): string[] {
  return [...new Set(countries.map(({ code }) => `country:${code}`))]
}

export function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** Removes all but letters, digits and the colon of a fact, so that nothing ends the quotation. */
function quoteLexeme(lexeme: string, label = ''): string {
  const text = lexeme.replace(/[^\p{L}\p{M}\p{N}:-]/gu, '')
  return label ? `'${text}':${label}` : `'${text}'`
}

/** Letters. A shorter known word is a stem or a remainder: "umre" does not mean "ume", the stem of Umeda. */
const minGuessLength = 4
/** Letters. The first letter of a shorter word is right: visitors mistype the others. */
const minLengthOfOtherStart = 6

/** The known words nearest to `word`, within the distance that its length allows. */
export function nearest(word: string, known: readonly string[]): string[] {
  const allowed = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  const isPlausible = (name: string) =>
    name.length >= minGuessLength && (word.length >= minLengthOfOtherStart || name[0] === word[0])
  const near = known
    .filter(isPlausible)
    .map((name) => ({ name, count: editDistance(word, name, allowed) }))
    .filter(({ count }) => count <= allowed)
  const least = Math.min(...near.map(({ count }) => count))
  return [...new Set(near.filter(({ count }) => count === least).map(({ name }) => name))]
}

/** Edit distance: omitted, added, wrong or swapped neighbouring letters. Infinity above `most`. */
function editDistance(a: string, b: string, most: number): number {
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
