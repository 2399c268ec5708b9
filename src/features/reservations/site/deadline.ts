import { formatInstant } from '#src/base/dates.ts'

// Dative endings by the last word of the number: bir'e, iki'ye … on'a, yirmi'ye …
const afterUnit = ['', 'e', 'ye', 'e', 'e', 'e', 'ya', 'ye', 'e', 'a']
const afterTen = ['', 'a', 'ye', 'a', 'a', 'ye']

/** `22 Kasım 2026 14.05`: in Turkish a time is written with a full stop. */
export function instantText(instant: Date, lang: string): string {
  const text = formatInstant(instant, lang)
  return lang === 'tr' ? text.replace(':', '.') : text
}

/** The time before "kadar": `22 Kasım 2026 14.05’e` in Turkish, with the ending of the last number read aloud. */
export function untilText(instant: Date, lang: string): string {
  const text = instantText(instant, lang)
  if (lang !== 'tr') return text
  const [hour = 0, minute = 0] = text.slice(-5).split('.').map(Number)
  return `${text}’${dative(minute || hour)}`
}

/** @param number of an hour or a minute; midnight is read "sıfır sıfır" */
function dative(number: number): string {
  if (number === 0) return 'a'
  return afterUnit[number % 10] || afterTen[Math.floor(number / 10)]!
}
