import { byLanguage, localeOf } from './locale.ts'

/** ms */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** A calendar day in Europe/Istanbul, 'YYYY-MM-DD'. Days compare as strings. */
export type Day = string

const timeZone = 'Europe/Istanbul'
// Made at the first use: each takes a phone some 20 ms, and the first view of most pages needs neither.
let istanbul: Intl.DateTimeFormat | undefined
let istanbulTime: Intl.DateTimeFormat | undefined

/** The day in Istanbul at an instant. */
export function dayOf(instant: Date): Day {
  istanbul ??= new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return istanbul.format(instant)
}

/** The day of a clock. Computed once a second, because every answer from memory asks for it. */
export function dayClock(now: () => Date): () => Day {
  let second = Number.NaN
  let day = ''
  return () => {
    const at = now()
    const current = Math.floor(at.getTime() / 1000)
    if (current !== second) {
      second = current
      day = dayOf(at)
    }
    return day
  }
}

export function isDay(text: string): text is Day {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && toDay(toUtc(text)) === text
}

export function addDays(day: Day, days: number): Day {
  return toDay(toUtc(day) + days * dayMs)
}

/** 29 February becomes 28 February in a year without it. */
export function addYears(day: Day, years: number): Day {
  const year = Number(day.slice(0, 4)) + years
  const moved = `${year}${day.slice(4)}`
  return isDay(moved) ? moved : `${year}-02-28`
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (toUtc(to) - toUtc(from)) / dayMs
}

/** 1 Monday to 7 Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(toUtc(day)).getUTCDay() || 7
}

/** '2027-04'. Refuses the year 0, which PostgreSQL does not have. */
export const monthPattern = /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/

/** '2027-04' */
export function monthOf(day: Day): string {
  return day.slice(0, 7)
}

/** `12 Nisan 2027`, `12 April 2027`. */
export function formatDay(day: Day, lang: string): string {
  return formatter(lang, { day: 'numeric', month: 'long', year: 'numeric' }).format(toUtc(day))
}

/** `12 Nisan`, `12 April`; with its year when that is not the year of today. */
export function formatDayAndMonth(day: Day, lang: string, today: Day): string {
  return formatter(lang, { day: 'numeric', month: 'long', ...otherYear(day, today) }).format(toUtc(day))
}

/** `12 Nis`, for narrow places; `12 Nis 2027` when that is not the year of today. */
export function formatShortDay(day: Day, lang: string, today: Day): string {
  return formatter(lang, { day: 'numeric', month: 'short', ...otherYear(day, today) }).format(toUtc(day))
}

/** Whether a day needs its year: without one it is taken for a day of this year. */
export function isOtherYear(day: Day, today: Day): boolean {
  return day.slice(0, 4) !== today.slice(0, 4)
}

function otherYear(day: Day, today: Day): { year?: 'numeric' } {
  return isOtherYear(day, today) ? { year: 'numeric' } : {}
}

export function formatWeekday(day: Day, lang: string): string {
  return formatter(lang, { weekday: 'long' }).format(toUtc(day))
}

/** `Pzt`, `Mon`. */
export function formatShortWeekday(day: Day, lang: string): string {
  return formatter(lang, { weekday: 'short' }).format(toUtc(day))
}

/** `Nisan` for a day in it. */
export function formatMonthName(day: Day, lang: string): string {
  return formatter(lang, { month: 'long' }).format(toUtc(day))
}

/** `Nisan 2027` for '2027-04' or any day in it. */
export function formatMonth(month: string, lang: string): string {
  return formatter(lang, { month: 'long', year: 'numeric' }).format(toUtc(`${month.slice(0, 7)}-01`))
}

/** `Nis 2027` for '2027-04'. */
export function formatShortMonth(month: string, lang: string): string {
  return formatter(lang, { month: 'short', year: 'numeric' }).format(toUtc(`${month}-01`))
}

/** `12 – 16 Nisan 2027`, `29 Nisan – 3 Mayıs 2027`, `12. – 16. April 2027` in German: shared parts are printed once. */
export function formatDayRange(from: Day, to: Day, lang: string): string {
  if (from === to) return formatDay(from, lang)
  const mark = dayMark(lang)
  if (mark === null) return `${formatDay(from, lang)} – ${formatDay(to, lang)}`
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}${mark} – ${formatDay(to, lang)}`
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${formatDay(from, lang)} – ${formatDay(to, lang)}`
  return `${formatDayAndMonth(from, lang, to)} – ${formatDay(to, lang)}`
}

/** `12–15 Şub 2027`, `26 Kas – 2 Ara 2026`: for narrow places. */
export function formatShortDayRange(from: Day, to: Day, lang: string): string {
  const [start, end] = [from, to].map((day) => formatShortDay(day, lang, day))
  const year = to.slice(0, 4)
  if (from === to) return `${end} ${year}`
  const mark = dayMark(lang)
  if (mark !== null && from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}${mark}–${end} ${year}`
  return from.slice(0, 4) === year ? `${start} – ${end} ${year}` : `${start} ${from.slice(0, 4)} – ${end} ${year}`
}

/** 0 to 23, in Istanbul. */
export function hourOf(instant: Date): number {
  return Number(formatTime(instant).slice(0, 2))
}

/** `14:05` in Istanbul, in every language (docs/glossary.md). */
export function formatTime(instant: Date): string {
  istanbulTime ??= new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return istanbulTime.format(instant)
}

/** `2026-11-21-140509` in Istanbul, for names of files. */
export function stampOf(instant: Date): string {
  const seconds = String(instant.getUTCSeconds()).padStart(2, '0')
  return `${dayOf(instant)}-${formatTime(instant).replace(':', '')}${seconds}`
}

/** `21 Kasım 2026 14:05`, Istanbul time. */
export function formatInstant(instant: Date, lang: string): string {
  return `${formatDay(dayOf(instant), lang)} ${formatTime(instant)}`
}

/**
 * A deadline: `22 November 2026, 14:05 (Istanbul, UTC+3)`, because readers of other languages may be in another zone;
 * `22 Kasım 2026 14:05` in Turkish. Türkiye has no summer time.
 */
export function formatDeadline(instant: Date, lang: string): string {
  if (lang === 'tr') return formatInstant(instant, lang)
  return `${formatDay(dayOf(instant), lang)}, ${formatTime(instant)} (Istanbul, UTC+3)`
}

/** What a language writes directly after the day: '' in Turkish, '.' in German; null when the day does not come first. */
const dayMark = byLanguage((lang): string | null => {
  const [first, second] = formatter(lang, { day: 'numeric', month: 'long', year: 'numeric' }).formatToParts(0)
  return first?.type === 'day' ? /^\S*/.exec(second?.value ?? '')![0] : null
})

function toUtc(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function toDay(utc: number): Day {
  return Number.isNaN(utc) ? '' : new Date(utc).toISOString().slice(0, 10)
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Formatters by shape and language: constructing one takes a thousand times longer than using it. */
function formatter(lang: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = lang + JSON.stringify(options)
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(localeOf(lang), {
    ...options,
    timeZone: 'UTC',
    numberingSystem: 'latn',
  })
  formatters.set(key, made)
  return made
}
