import { isEmpty } from '#src/base/i18n/empty.ts'

/** A day of the programme in the form: its id (absent for a new one), meals, and title_{lang}, description_{lang}, overnight_{lang}. */
export type DayValue = { meals: string[]; [text: string]: unknown }

/** Length of a tour after a change of its programme. */
export type Length = { days: number; nights: number }

/**
 * When the programme was as long as the tour, the tour follows it; nights keep their difference to the days. A shorter
 * programme leaves the tour as it is. The tour is never shorter than its programme.
 */
export function lengthAfter({ days, nights }: Length, before: number, after: number): Length {
  const next = days === before || after > days ? Math.max(1, after) : days
  return { days: next, nights: Math.max(0, Math.min(next, nights + next - days)) }
}

/** Number of days with a title in a language. */
export function translatedDays(programme: readonly DayValue[], lang: string): number {
  return programme.filter((day) => !isEmpty(day[`title_${lang}`])).length
}

export type PastedDay = { title: string; description: string }

const heading = /^(?:\d+\s*[.)]?\s*(?:gün|day)|(?:gün|day)\s*\d+)\s*[.:)–—-]*\s*/i

/**
 * The days of a programme that was pasted as text. With headings such as "1. Gün: Varış" or "Day 1 – Arrival", the lines up to
 * the next heading are the description; without headings each line is the title of a day.
 */
export function daysFromText(text: string): PastedDay[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  if (!lines.some((line) => heading.test(line)))
    return lines.filter((line) => line !== '').map((title) => ({ title, description: '' }))
  const days: { title: string; lines: string[] }[] = []
  for (const line of lines) {
    if (heading.test(line)) days.push({ title: line.replace(heading, ''), lines: [] })
    else days.at(-1)?.lines.push(line)
  }
  return days.map(({ title, lines }) => ({
    title,
    description: lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  }))
}
