import { isEmpty } from '#src/base/i18n/empty.ts'

/** A day of the programme in the form: its id (absent for a new one), meals, and title_{lang}, description_{lang}, overnight_{lang}. */
export type DayValue = { meals: string[]; [text: string]: unknown }

/** Length of a tour while its programme changes. */
export type Length = { days: number; nights: number }

/**
 * A tour that was as long as its programme stays so, and is never shorter; nights keep their difference to the days. A
 * programme that is shorter than the tour leaves it as it is.
 */
export function lengthAfter({ days, nights }: Length, before: number, after: number): Length {
  const next = days === before || after > days ? Math.max(1, after) : days
  return { days: next, nights: Math.max(0, Math.min(next, nights + next - days)) }
}

/** Number of days translated into a language. */
export function translatedDays(programme: readonly DayValue[], lang: string): number {
  return programme.filter((day) => !isEmpty(day[`title_${lang}`])).length
}
