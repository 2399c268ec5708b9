import { isEmpty } from '#src/base/i18n/empty.ts'

/** A day of a programme as the form has it: which one it was (none for a new one), meals, and title_{lang}, description_{lang}, overnight_{lang}. */
export type DayValue = { meals: string[]; [text: string]: unknown }

/** How long a tour is, while its programme changes. */
export type Length = { days: number; nights: number }

/**
 * The tour is as long as its programme where it was before, and never shorter; nights keep their distance to the days. A
 * programme that is still shorter than the tour leaves it as it is.
 */
export function lengthAfter({ days, nights }: Length, before: number, after: number): Length {
  const next = days === before || after > days ? Math.max(1, after) : days
  return { days: next, nights: Math.max(0, Math.min(next, nights + next - days)) }
}

/** How many days are told in a language. */
export function daysTold(programme: readonly DayValue[], lang: string): number {
  return programme.filter((day) => !isEmpty(day[`title_${lang}`])).length
}
