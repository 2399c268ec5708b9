import { addDays, type Day, isDay } from '#src/base/dates.ts'
import { slug } from '#src/base/slug.ts'

/** Names of the months in Turkish and English, in small letters. */
const written = Array.from({ length: 12 }, (_, month) =>
  ['tr', 'en'].map((lang) => {
    const name = new Intl.DateTimeFormat(lang, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2027, month))
    return name.toLocaleLowerCase('tr')
  }),
)
const months = written.map((names) => names.map(slug))

/** Days from today. */
const near: ReadonlyMap<string, number> = new Map([
  ['bugun', 0],
  ['today', 0],
  ['yarin', 1],
  ['tomorrow', 1],
])

/** `from`: the first day that is meant; `to`: the last one, null without an end. Both null without a date. */
export type TypedDate = { words: string[]; from: Day | null; to: Day | null }

/**
 * Separates a date from the words of a search: "kapadokya 3 nisan", "3.4", "03.04.2027", "nisan", "nisan 2027", "yarın". A date
 * without a year is the next such day. A day means that day and those after it, a month only that month.
 */
export function readTypedDate(text: string, today: Day): TypedDate {
  const words: string[] = []
  let date: { day: number | null; month: number; year: number | null } | null = null
  let exact: Day | null = null
  const pieces = text.trim().split(/\s+/).filter(Boolean)
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at]!
    const dotted = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4}))?$/.exec(piece)
    const month = monthAlone(piece)
    const isYear = /^20\d\d$/.test(piece)
    const days = near.get(slug(piece))
    if (!date && !exact && (days !== undefined || isDay(piece)))
      exact = days === undefined ? piece : addDays(today, days)
    else if (exact) words.push(piece)
    else if (!date && dotted)
      date = { day: Number(dotted[1]), month: Number(dotted[2]), year: Number(dotted[3]) || null }
    else if (!date && /^\d{1,2}$/.test(piece) && monthOf(pieces[at + 1] ?? '') > 0) {
      date = { day: Number(piece), month: monthOf(pieces[at + 1]!), year: null }
      at++
    } else if (!date && month > 0) date = { day: null, month, year: null }
    else if (date && date.year === null && isYear) date.year = Number(piece)
    else words.push(piece)
  }
  const range = exact ? { from: exact, to: null } : date && rangeOf(date, today)
  return { words, from: range?.from ?? null, to: range?.to ?? null }
}

/** 1 to 12; 0 for another word. Three letters are enough: "nis", "apr". "may" is English and the start of mayıs. */
function monthOf(word: string): number {
  const folded = slug(word)
  if (folded.length < 3) return 0
  return months.findIndex((names) => names.some((name) => name.startsWith(folded))) + 1
}

/** A month without a day before it. It may be a place: "kaş" does not mean kasım, although it is the start of it in ASCII. */
function monthAlone(word: string): number {
  const month = monthOf(word)
  if (month === 0) return 0
  const typed = word.toLocaleLowerCase('tr')
  const isBeginning = [...written[month - 1]!, ...months[month - 1]!].some((name) => name.startsWith(typed))
  return isBeginning || months[month - 1]!.includes(slug(word)) ? month : 0
}

function rangeOf(
  { day, month, year }: { day: number | null; month: number; year: number | null },
  today: Day,
): { from: Day; to: Day | null } | null {
  const two = (n: number) => String(n).padStart(2, '0')
  const inYear = (y: number) => `${y}-${two(month)}-${two(day ?? 1)}`
  const thisYear = Number(today.slice(0, 4))
  if (!isDay(inYear(year ?? thisYear))) return null
  const endOf = (y: number) => addDays(month === 12 ? `${y + 1}-01-01` : `${y}-${two(month + 1)}-01`, -1)
  if (day === null) {
    const y = year ?? (endOf(thisYear) < today ? thisYear + 1 : thisYear)
    return { from: inYear(y), to: endOf(y) }
  }
  return { from: inYear(year ?? (inYear(thisYear) < today ? thisYear + 1 : thisYear)), to: null }
}
