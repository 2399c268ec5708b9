import { addDays, type Day, daysBetween } from '#src/base/dates.ts'

/** A week before the customer's last day, and at its end. */
export type PassengerReminder = 'once' | 'son'

/** First and last day of each kind, counted from the last day: a day on which nothing ran is made up for. */
const windows: Record<PassengerReminder, readonly [first: number, last: number]> = { once: [-7, -2], son: [-1, 0] }
const kinds = Object.keys(windows) as PassengerReminder[]

/** Last days of which a customer can be reminded today. */
export function remindedLastDays(today: Day): { from: Day; to: Day } {
  return { from: addDays(today, -windows.son[1]), to: addDays(today, -windows.once[0]) }
}

type Facts = { last_day: Day; ordered_on: Day; chosen_on: Day; sent: readonly PassengerReminder[] }

/** The reminder that is due; null when none is. Who ordered after the day of a reminder has just read that it
 * is needed; who ordered, or was moved, since the last day has until the departure.
 */
export function duePassengerReminder(
  { last_day, ordered_on, chosen_on, sent }: Facts,
  today: Day,
): PassengerReminder | null {
  const day = daysBetween(last_day, today)
  const kind = kinds.find((each) => windows[each][0] <= day && day <= windows[each][1])
  if (!kind || sent.includes(kind)) return null
  return ordered_on < addDays(last_day, windows[kind][0]) && chosen_on < last_day ? kind : null
}
