import { slug } from '#src/base/slug.ts'
import { type HolidayKey, holidayKeys } from '#src/features/departures/board/departures.links.ts'
import { holidayName } from '#src/features/departures/board/holidays.ts'
import type { SearchTerms } from './search-terms.ts'

/** Letters and hyphens. Below it, the start of a name means too much. */
const minStart = 3

/** Holidays that an unfinished text names, and nothing else with them: by all its words, or as the start of a name. */
export function holidaysMeant({ text, words, months, years, nights, holidays, asks_visa }: SearchTerms): HolidayKey[] {
  if (asks_visa || months.length + years.length + nights.length > 0) return []
  if (holidays.length > 0 && words.length === 0) return holidays
  const start = slug(text)
  return start.length < minStart ? [] : holidayKeys.filter((key) => namesOf(key).some((name) => begins(name, start)))
}

function namesOf(key: HolidayKey): string[] {
  return ['tr', 'en'].map((lang) => slug(holidayName(key, lang).replace(/\(.*\)/, '')))
}

/** A name that is a day, '23-nisan', begins only with its number: "nisan" is a month. */
function begins(name: string, start: string): boolean {
  return name.startsWith(start) || (!/^\d/.test(name) && name.includes(`-${start}`))
}
