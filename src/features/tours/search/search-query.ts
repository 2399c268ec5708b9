import { type Country, countriesOf, factsOf } from './search-words.ts'

/** What the search documents know of a word. All folded. */
export type FoundWord = {
  /** as typed, in lower case */
  word: string
  folded: string
  stems: string[]
  /** Whether a name, place, code or category has it, whole or by its stem; then it is not looked for in programmes. */
  is_named: boolean
  /** Whether any text of a tour has it, whole or by its stem. */
  is_known: boolean
  /** Whether any text of a tour has it as it was typed. */
  is_whole: boolean
  /** Whether a word of any text, and of a name, starts with it. */
  is_start: boolean
  is_named_start: boolean
  /** Words of tours that look like it; only for a word that is not named. */
  similar: SimilarWord[]
  /** The visitor is still typing it. */
  is_unfinished?: boolean
}
export type SimilarWord = { word: string; named: boolean; written: string | null }

/** Texts of tsqueries. */
export type SearchQuery = {
  /** finds the words themselves and what they may stand for */
  all: string
  /** finds the words themselves: these come first */
  sure: string
  /** any of the words, for ranking: a rank of joined words would fall with their distance */
  rank: string
  /** No word may stand in a programme: names hold all that can match. */
  isOfNames: boolean
}

/** One way to take the words. `meant`: what a mistyped word was taken for. */
export type Reading = SearchQuery & { meant: { word: string; written: string }[] }

/** A shorter one says too little: the stem of "Iğdır" is "ığ". */
export const shortestStem = 3

/**
 * The ways to take the words, the most likely first; the first that finds a tour counts.
 * 1. A word that names something means that; another may stand in a programme; one nobody uses is mistyped.
 * 2. Every word may stand anywhere.
 * 3. Every word that names nothing is mistyped.
 * 4. Words that name nothing are left out, then the length that was asked for.
 */
export function toReadings(words: readonly FoundWord[], nights: readonly number[], lang: string): Reading[] {
  if (words.length === 0 && nights.length === 0) return []
  const anywhere = { is_named: false, is_named_start: false }
  const certain = words.filter((word) => isUnderstood(word, lang))
  const left = certain.length > 0 ? certain : words
  const omitted = words.filter((word) => !left.includes(word)).map(({ word }) => ({ word, written: '' }))
  const lengths = nights.length > 0 ? [{ sure: nights.map((n) => quoted(`nights:${n}`)), more: [], meant: [] }] : []
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
    // Among names alone the weights need not be asked for.
    const text = (query: string) => (isOfNames ? query.replaceAll(named, '').replace(/':(?!\*)/g, "'") : query)
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

/** Lexemes that only names have: of their weights, and countries, which count as places. */
const ofNames = /^(?:'[^']*':\*?ABC|'country:[^']*')$/

const allOf = (lists: string[][]) => lists.map((list) => `(${list.join('|')})`).join('&')

function isUnknown({ is_whole, is_named, is_start }: FoundWord): boolean {
  return !is_whole && !is_named && !is_start
}

function formsOf({ folded, stems }: FoundWord): string[] {
  return [...new Set([folded, ...stems.filter((stem) => stem.length >= shortestStem)])]
}

function factsOfWord(found: FoundWord, lang: string): string[] {
  return formsOf(found).flatMap((form) => [
    ...factsOf(form),
    ...countryFacts(countriesOf(lang).filter(({ word }) => word === form)),
  ])
}

function isUnderstood(found: FoundWord, lang: string): boolean {
  return found.is_named || factsOfWord(found, lang).length > 0
}

/** `sure`: the word itself; `more`: what it may stand for. A document has one of them. */
type Lexemes = { sure: string[]; more: string[]; meant: Reading['meant'] }

function lexemes(found: FoundWord, lang: string, isMistyped: boolean): Lexemes {
  const { word, folded, is_named, is_known, is_whole, is_named_start, is_unfinished = false } = found
  // "Selan" is the start of Selanik, though it is the stem of a word in some programme.
  const isStartOfName = is_named_start && !is_named && (is_unfinished || !is_whole)
  if (isStartOfName && !isMistyped) return { sure: [quoted(folded, `*${named}`)], more: [], meant: [] }
  const facts = [...new Set(factsOfWord(found, lang))].map((fact) => quoted(fact))
  const guess = isMistyped && facts.length === 0 ? guessed(found, lang) : null
  const meant = guess?.written ? [{ word, written: guess.written }] : []
  // What is near a name, and known to programmes by its stem alone, is the name.
  if (guess?.isName) return { sure: guess.lexemes, more: [], meant }
  // "Vizesiz" is a fact, and no matter which programme has the word.
  const forms = facts.length > 0 && !is_named ? [] : formsOf(found).map((form) => quoted(form, is_named ? named : ''))
  const more: string[] = []
  // A whole word is not taken for the start of another while it is short: "roma" is not "romantik".
  if (folded.length >= (!is_unfinished && (is_named || is_known || facts.length > 0) ? 5 : 3))
    more.push(quoted(folded, `*${is_named || is_named_start ? named : ''}`))
  return { sure: [...forms, ...facts], more: [...more, ...(guess?.lexemes ?? [])], meant }
}

/** Weights of the documents' names, places and categories. */
const named = 'ABC'

type Guess = { lexemes: string[]; written: string | null; isName: boolean }

/** What a mistyped word may stand for: names and countries with the least slips; without any, the words of programmes. */
function guessed({ folded, similar, is_known }: FoundWord, lang: string): Guess | null {
  const countries = countriesOf(lang)
  const started = folded.length >= 4 ? countries.filter(({ word }) => word.startsWith(folded)) : []
  if (started.length > 0)
    return { lexemes: countryFacts(started).map((fact) => quoted(fact)), written: null, isName: false }
  for (const isName of is_known ? [true] : [true, false]) {
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
        ...names.map((name) => quoted(name, isName ? named : '')),
        ...countryFacts(meant).map((f) => quoted(f)),
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

/** Letters and digits only, and the colon of a fact: nothing that would end the quotation. */
function quoted(lexeme: string, label = ''): string {
  const text = lexeme.replace(/[^\p{L}\p{M}\p{N}:-]/gu, '')
  return label ? `'${text}':${label}` : `'${text}'`
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
