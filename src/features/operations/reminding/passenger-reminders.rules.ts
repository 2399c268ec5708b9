import { addDays, type Day } from '#src/base/dates.ts'
import { reminderIn } from '#src/features/payments/reminders/reminders.rules.ts'

/** A week before the customer's last day, and at its end. */
export type PassengerReminder = 'once' | 'son'

/** Days of each kind, counted from the last day. */
const windows = { once: [-7, -2], son: [-1, 0] } as const

/** Last days of which a customer can be reminded today. */
export function remindedLastDays(today: Day): { from: Day; to: Day } {
  return { from: addDays(today, -windows.son[1]), to: addDays(today, -windows.once[0]) }
}

type Facts = { last_day: Day; ordered_on: Day; chosen_on: Day; sent: readonly PassengerReminder[] }

/** The reminder that is due; null for none. A customer who ordered, or was moved, after the last day has until the departure. */
export function duePassengerReminder(
  { last_day, ordered_on, chosen_on, sent }: Facts,
  today: Day,
): PassengerReminder | null {
  return chosen_on < last_day ? reminderIn(windows, { due_on: last_day, ordered_on, sent }, today) : null
}
