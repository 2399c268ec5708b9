import { dayMs, dayOf, formatTime, hourMs, minuteMs } from '../dates.ts'
import { fill } from '../i18n/translate.ts'
import type { OfficeLang, OfficeTexts } from './office-texts.ts'

const texts = {
  seconds: { tr: '{n} saniye önce', en: '{n} second ago|{n} seconds ago' },
  minutes: { tr: '{n} dakika önce', en: '{n} minute ago|{n} minutes ago' },
  hours: { tr: '{n} saat önce', en: '{n} hour ago|{n} hours ago' },
} satisfies OfficeTexts

const secondMs = 1000

/**
 * Seconds, then minutes, then hours, then the date: `12 saniye önce`, `5 dakika önce`, `3 saat önce`, `9.4.2027 - 14:05`
 * (Istanbul). An instant in the future, by a clock that is slow, counts as now.
 */
export function timeAgo(instant: Date, now: Date, lang: OfficeLang): string {
  const age = Math.max(0, now.getTime() - instant.getTime())
  if (age >= dayMs) return dateText(instant)
  const [key, unit] = unitOf(age)
  return fill(texts[key][lang], lang, { n: Math.floor(age / unit) })
}

/** ms until the text changes; null when it no longer does. */
export function nextChange(instant: Date, now: Date): number | null {
  const age = now.getTime() - instant.getTime()
  if (age >= dayMs) return null
  const [, unit] = unitOf(Math.max(0, age))
  return age < 0 ? secondMs - age : unit - (age % unit)
}

function unitOf(age: number): [key: keyof typeof texts, ms: number] {
  if (age < minuteMs) return ['seconds', secondMs]
  return age < hourMs ? ['minutes', minuteMs] : ['hours', hourMs]
}

function dateText(instant: Date): string {
  const [year, month, day] = dayOf(instant).split('-').map(Number)
  return `${day}.${month}.${year} - ${formatTime(instant)}`
}
