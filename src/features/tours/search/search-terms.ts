import { slug } from '#src/base/slug.ts'
import { isNoise, monthsOf } from './search-words.ts'

/** What a visitor typed, as far as the words alone tell. */
export type SearchTerms = {
  /** The whole text in lower case. */
  text: string
  /** Words to be found in a tour, all of them. */
  words: SearchWord[]
  /** 1 to 12: a departure in any of them. */
  months: number[]
  years: number[]
  /** Lengths in nights that were asked for, any of them. */
  nights: number[]
}

export type SearchWord = {
  /** in lower case */
  word: string
  /** With the vowels that Turkish harmony asks for, because who types "turlari" means the stem of "turları". */
  harmonised: string
}

/** The words in one line, as the start of a name. */
export const startOf = ({ words }: SearchTerms): string => words.map(({ word }) => word).join(' ')

const mostWords = 12

/** @param text what was typed, in any language. */
export function readSearch(text: string): SearchTerms {
  // What made "İ" small as English does left its dot beside the i.
  const lower = text.toLocaleLowerCase('tr').normalize('NFC').replaceAll('i\u0307', 'i').replace(/\s+/g, ' ').trim()
  const { nights, rest } = readLength(lower)
  // Endings behind an apostrophe: İtalya'daki.
  const typed = rest.replace(/(?<=\p{L}{2})['’‘`´]\p{L}+/gu, ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const terms: SearchTerms = { text: lower, words: [], months: [], years: [], nights }
  for (const [place, word] of [...new Set(typed)].slice(0, mostWords).entries()) {
    const folded = slug(word)
    const months = monthsOf(folded)
    if (months.length > 0) terms.months.push(...months)
    else if (/^20\d\d$/.test(word)) terms.years.push(Number(word))
    else if (!isNoise(folded) && !isDayOfMonth(word, typed[place + 1]))
      terms.words.push({ word, harmonised: harmonise(word) })
  }
  return terms
}

/** The text without the words that say when. */
export function withoutMonths(text: string): string {
  const words = text.split(/\s+/)
  const isTime = (word = '') => /^20\d\d$/.test(word) || monthsOf(slug(word)).length > 0
  return words.filter((word, place) => !isTime(word) && !isDayOfMonth(word, words[place + 1])).join(' ')
}

/** The 29 of "29 ekim": tours leave around it, not only on it. */
function isDayOfMonth(word: string, next = ''): boolean {
  return /^\d{1,2}$/.test(word) && monthsOf(slug(next)).length > 0
}

/** "3 gece" is three nights; "4 günlük" is three as well, or two when the coach travels by night. */
function readLength(text: string): { nights: number[]; rest: string } {
  const [told = '', count = '', unit = ''] = /\b(\d{1,2})\s*(gece|night|g[üu]n|day)\p{L}*/u.exec(text) ?? []
  const n = Number(count)
  const nights = told === '' ? [] : /^(?:gece|night)$/.test(unit) ? [n] : [n - 1, n - 2].filter((length) => length >= 0)
  return { nights, rest: text.replace(told, ' ') }
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
