import { type Day, dayOf, formatDay, formatDayAndMonth, formatDeadline, formatTime } from '#src/base/dates.ts'

// Dative endings by the last word of the number: bir'e, iki'ye … on'a, yirmi'ye …
const afterUnit = ['', 'e', 'ye', 'e', 'e', 'e', 'ya', 'ye', 'e', 'a']
const afterTen = ['', 'a', 'ye', 'a', 'a', 'ye', 'a', 'e', 'e', 'a']
/** Ocak'a, Şubat'a … Eylül'e, Ekim'e: only two months end in a front vowel. */
const afterMonth = ['a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'e', 'e', 'a', 'a']

/** `22 Kasım 2026 14.05`, `22 November 2026 14:05`. */
export function instantText(instant: Date, lang: string): string {
  return `${formatDay(dayOf(instant), lang)} ${timeText(instant, lang)}`
}

/** The time before "kadar": `22 Kasım 2026 14.05’e` in Turkish, with the dative ending of the last spoken number; with the time zone in other languages. */
export function untilText(instant: Date, lang: string): string {
  if (lang !== 'tr') return formatDeadline(instant, lang)
  return withTimeEnding(instantText(instant, lang), instant, lang)
}

/** The same without the year and zone: `22 Kasım 14.05’e`, `22 November, 14:05`. For times within hours or days. */
export function untilShortText(instant: Date, lang: string): string {
  return shortText(instant, timeText(instant, lang), lang)
}

/** The same with the time as office screens write it: `22 Kasım 14:05’e`. */
export function officeUntilText(instant: Date, lang: string): string {
  return shortText(instant, formatTime(instant), lang)
}

/**
 * The day before "kadar": `16 Nisan’a`, `3 Eylül’e` in Turkish. A day of another year has it: `16 Nisan 2028’e`.
 * @param today null for a text that is read later, such as a contract: every day has its year
 */
export function untilDayText(day: Day, lang: string, today: Day | null): string {
  const isThisYear = today !== null && day.slice(0, 4) === today.slice(0, 4)
  const text = isThisYear ? formatDayAndMonth(day, lang, today) : formatDay(day, lang)
  if (lang !== 'tr') return text
  return `${text}’${isThisYear ? afterMonth[Number(day.slice(5, 7)) - 1] : yearDative(Number(day.slice(0, 4)))}`
}

/** In Turkish a time is written with a full stop: `14.05`. */
function timeText(instant: Date, lang: string): string {
  const time = formatTime(instant)
  return lang === 'tr' ? time.replace(':', '.') : time
}

function shortText(instant: Date, time: string, lang: string): string {
  const day = formatDayAndMonth(dayOf(instant), lang, dayOf(instant))
  return withTimeEnding(`${day}${lang === 'tr' ? '' : ','} ${time}`, instant, lang)
}

function withTimeEnding(text: string, instant: Date, lang: string): string {
  if (lang !== 'tr') return text
  const [hour = 0, minute = 0] = formatTime(instant).split(':').map(Number)
  return `${text}’${dative(minute || hour)}`
}

/** 2027 is read "iki bin yirmi yedi"; a whole century ends in "yüz" or "bin". */
function yearDative(year: number): string {
  return year % 100 === 0 ? 'e' : dative(year % 100)
}

/** @param number of an hour, a minute or a year in its century; midnight is read "sıfır sıfır" */
function dative(number: number): string {
  if (number === 0) return 'a'
  return afterUnit[number % 10] || afterTen[Math.floor(number / 10)]!
}
