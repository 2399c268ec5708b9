import { addDays, type Day, weekdayOf } from '#src/base/dates.ts'
import { type DepartureState, seatsLeft } from '../sale.rules.ts'

/** The weeks of a month's calendar, Monday to Sunday; the first and last include days of the neighbouring months. */
export function weeksOf(month: string): Day[][] {
  const first = `${month}-01`
  const next = `${monthAfter(month, 1)}-01`
  const weeks: Day[][] = []
  for (let monday = addDays(first, 1 - weekdayOf(first)); monday < next; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, n) => addDays(monday, n)))
  return weeks
}

/** Weeks of the calendar that begins today. */
const comingWeeks = 5

/** The weeks from the present one on, Monday to Sunday. */
export function weeksFrom(today: Day): Day[][] {
  const monday = addDays(today, 1 - weekdayOf(today))
  return Array.from({ length: comingWeeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(monday, 7 * week + day)),
  )
}

/** @param months may be negative */
export function monthAfter(month: string, months: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number)
  const count = year * 12 + of - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** How many weeks of a month's calendar ended before today, while today is in the month: they are folded away. */
export function endedWeeks(month: string, today: Day): number {
  return today.startsWith(month) ? weeksOf(month).filter((week) => week[6]! < today).length : 0
}

/** Seats that the departures together still offer. */
export function freeSeats(rows: readonly Pick<DepartureState, 'status' | 'quota' | 'seats_taken'>[]): number {
  return rows.reduce((sum, row) => sum + seatsLeft(row), 0)
}
