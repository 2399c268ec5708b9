import { slug } from '#src/base/slug.ts'
import type { HolidayKey } from '#src/features/departures/board/departures.links.ts'
import { readHolidays } from './holiday-words.ts'
import { isIgnoredWord, isVisaWord, monthsOf } from './search-words.ts'

/** A visitor's search text, parsed without the database. */
export type SearchTerms = {
  /** The whole text in lower case. */
  text: string
  /** Words that a tour must have, all of them. */
  words: SearchWord[]
  /** 1 to 12: a departure in any of these months. */
  months: number[]
  years: number[]
  /** Requested lengths in nights, any of them. */
  nights: number[]
  /** Departures in any of these holidays. */
  holidays: HolidayKey[]
  /** True when the text asks for a visa: "italya vizesi". */
  asks_visa: boolean
}

export type SearchWord = {
  /** in lower case */
  word: string
  /** With vowels as Turkish harmony requires, because "turlari" means "turları", whose stem differs. */
  harmonised: string
}

/** The words in one line, for matching the start of a name. */
export const startOf = ({ words }: SearchTerms): string => words.map(({ word }) => word).join(' ')

const maxWords = 12

/** @param text as typed, in any language. */
export function readSearch(text: string): SearchTerms {
  // An English lower case of "İ" leaves a combining dot after the i.
  const lower = text.toLocaleLowerCase('tr').normalize('NFC').replaceAll('i\u0307', 'i').replace(/\s+/g, ' ').trim()
  const { nights, rest } = readLength(lower)
  const { holidays, others } = readHolidays(wordsOf(rest))
  const terms: SearchTerms = { text: lower, words: [], months: [], years: [], nights, holidays, asks_visa: false }
  const typed = [...new Set(others)].slice(0, maxWords)
  for (const [place, word] of typed.entries()) {
    const folded = slug(word)
    const months = monthsOf(folded)
    if (months.length > 0) terms.months.push(...months)
    else if (isVisaWord(folded)) terms.asks_visa = true
    else if (/^20\d\d$/.test(word)) terms.years.push(Number(word))
    else if (!isIgnoredWord(folded) && !isDayOfMonth(word, typed[place + 1]))
      terms.words.push({ word, harmonised: harmonise(word) })
  }
  return terms
}

/** The words of a text in lower case. Suffixes after an apostrophe are dropped: İtalya'daki. */
function wordsOf(lower: string): string[] {
  return lower.replace(/(?<=\p{L}{2})['’‘`´]\p{L}+/gu, ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** The text without months, years and holidays. */
export function withoutTimes(text: string): string {
  const words = readHolidays(text.split(/\s+/)).others
  const isTime = (word = '') => /^20\d\d$/.test(word) || monthsOf(slug(word)).length > 0
  return words.filter((word, place) => !isTime(word) && !isDayOfMonth(word, words[place + 1])).join(' ')
}

/** The 29 of "29 ekim" is ignored: tours leave around that day, not only on it. */
function isDayOfMonth(word: string, next = ''): boolean {
  return /^\d{1,2}$/.test(word) && monthsOf(slug(next)).length > 0
}

const lengths = /\b(\d{1,2})\s*(gece|night|g[üu]n|day)\p{L}*/gu

/**
 * "3 gece" is three nights; "4 günlük" is three as well, or two when the coach travels by night. Of "2 gece 3 gün", as cards write it, the nights
 * count.
 */
function readLength(text: string): { nights: number[]; rest: string } {
  const found = [...text.matchAll(lengths)].map(([, count, unit = '']) => ({
    n: Number(count),
    isNights: /^(?:gece|night)$/.test(unit),
  }))
  const length = found.find(({ isNights }) => isNights) ?? found[0]
  const rest = text.replaceAll(lengths, ' ')
  if (!length) return { nights: [], rest }
  const { n, isNights } = length
  return { nights: isNights ? [n] : [n - 1, n - 2].filter((nights) => nights >= 0), rest }
}

/** Replaces i by ı and u by ü where the vowel before requires it: "turlari" becomes "turları". */
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
