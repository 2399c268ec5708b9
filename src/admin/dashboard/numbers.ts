import {
  dayOf,
  formatDayRange,
  formatShortDay,
  formatShortDayRange,
  formatShortMonth,
  monthOf,
} from '#src/base/dates.ts'
import { localeOf } from '#src/base/locale.ts'
import type { Sales } from '../statistics/statistics.schema.ts'

/** A part of a whole as `%12` or `12%`; 0 when the whole is 0. */
export function percent(part: number, whole: number, lang: string): string {
  const share = whole === 0 ? 0 : part / whole
  const digits = share > 0 && share < 0.1 ? 1 : 0
  return new Intl.NumberFormat(localeOf(lang), {
    style: 'percent',
    maximumFractionDigits: digits,
  }).format(share)
}

export function count(n: number, lang: string): string {
  return n.toLocaleString(localeOf(lang))
}

/** Short and long name of a bucket: on the axis, and in table and tooltip. */
export function bucketNames(
  { from, to }: { from: string; to: string },
  size: Sales['bucket'],
  lang: string,
): { short: string; long: string } {
  const short = formatShortDay(from, lang, dayOf(new Date()))
  if (size === 'day') return { short, long: formatDayRange(from, to, lang) }
  if (size === 'week') return { short, long: formatShortDayRange(from, to, lang) }
  return { short: formatShortMonth(monthOf(from), lang), long: formatShortDayRange(from, to, lang) }
}
