import { dayMs, dayOf, formatTime, hourMs, minuteMs } from '../dates.ts'
import type { OfficeLang } from './office-texts.ts'

const secondMs = 1000

/**
 * Seconds, then minutes, then hours, then the date: `12 saniye önce`, `5 dakika önce`, `3 saat önce`, `9.4.2027 - 14:05`
 * (Istanbul). An instant in the future, by a slow clock, counts as now.
 */
export function timeAgo(instant: Date, now: Date, lang: OfficeLang): string {
  const age = Math.max(0, now.getTime() - instant.getTime())
  if (age >= dayMs) return dateText(instant)
  const [name, unit] = unitOf(age)
  return new Intl.RelativeTimeFormat(lang).format(-Math.floor(age / unit), name)
}

/** ms until the text changes; null when it no longer does. */
export function nextChange(instant: Date, now: Date): number | null {
  const age = now.getTime() - instant.getTime()
  if (age >= dayMs) return null
  const [, unit] = unitOf(Math.max(0, age))
  return age < 0 ? secondMs - age : unit - (age % unit)
}

function unitOf(age: number): [name: 'second' | 'minute' | 'hour', ms: number] {
  if (age < minuteMs) return ['second', secondMs]
  return age < hourMs ? ['minute', minuteMs] : ['hour', hourMs]
}

function dateText(instant: Date): string {
  const [year, month, day] = dayOf(instant).split('-').map(Number)
  return `${day}.${month}.${year} - ${formatTime(instant)}`
}
