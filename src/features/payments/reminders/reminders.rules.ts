import { addDays, type Day, daysBetween } from '#src/base/dates.ts'

/** Days from the first to the last of each kind of reminder, counted from a due day: a day on which nothing ran is made up for. */
type Windows<K extends string> = Record<K, readonly [first: number, last: number]>

/**
 * The kind of reminder whose window a day is in. Null when it was sent, or the customer ordered after the window began and has just read
 * what is due.
 */
export function reminderIn<K extends string>(
  windows: Windows<K>,
  { due_on, ordered_on, sent }: { due_on: Day; ordered_on: Day; sent: readonly K[] },
  today: Day,
): K | null {
  const day = daysBetween(due_on, today)
  const kind = (Object.keys(windows) as K[]).find((each) => windows[each][0] <= day && day <= windows[each][1])
  return kind && !sent.includes(kind) && ordered_on < addDays(due_on, windows[kind][0]) ? kind : null
}

/** Before, on and after the due day. */
export type ReminderKind = 'once' | 'gununde' | 'sonra'

const windows: Windows<ReminderKind> = { once: [-10, -1], gununde: [0, 2], sonra: [3, 9] }

/** Due days of which an order can be reminded today. */
export function remindedDays(today: Day): { from: Day; to: Day } {
  return { from: addDays(today, -windows.sonra[1]), to: addDays(today, -windows.once[0]) }
}

/** The first and the last hour of a day, in Istanbul, at which a reminder is sent. */
const hours = [9, 19] as const

export function isReminderHour(hour: number): boolean {
  return hour >= hours[0] && hour <= hours[1]
}

type Facts = {
  due_on: Day
  ordered_on: Day
  /** those of this due day that were sent */
  sent: readonly ReminderKind[]
}

/** The reminder that is due; null for none. */
export function dueReminder(facts: Facts, today: Day): ReminderKind | null {
  return reminderIn(windows, facts, today)
}

export type Reminder = { due_on: Day; kind: ReminderKind }

/**
 * The reminders that are due of an order's open dues, the earliest day first; dues of one day are one.
 * @param sent all that the order was sent
 */
export function dueReminders(
  dues: readonly { due_on: Day }[],
  { ordered_on, sent }: { ordered_on: Day; sent: readonly Reminder[] },
  today: Day,
): Reminder[] {
  const days = new Set(dues.map(({ due_on }) => due_on))
  return [...days].toSorted().flatMap((due_on) => {
    const own = sent.filter((each) => each.due_on === due_on).map(({ kind }) => kind)
    const kind = dueReminder({ due_on, ordered_on, sent: own }, today)
    return kind ? [{ due_on, kind }] : []
  })
}
