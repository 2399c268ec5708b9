import { addDays, type Day, daysBetween } from '#src/base/dates.ts'

/** Before, on and after the due day. */
export type ReminderKind = 'once' | 'gununde' | 'sonra'

/** First and last day of each kind, counted from the due day: a day on which nothing ran is made up for. */
const windows: Record<ReminderKind, readonly [first: number, last: number]> = {
  once: [-10, -1],
  gununde: [0, 2],
  sonra: [3, 9],
}
const kinds = Object.keys(windows) as ReminderKind[]

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

/**
 * The reminder that is due; null when none is. Whoever ordered after the day of a reminder has just read the plan, so they
 * are not reminded of it.
 */
export function dueReminder({ due_on, ordered_on, sent }: Facts, today: Day): ReminderKind | null {
  const day = daysBetween(due_on, today)
  const kind = kinds.find((each) => windows[each][0] <= day && day <= windows[each][1])
  if (!kind || sent.includes(kind)) return null
  return ordered_on < addDays(due_on, windows[kind][0]) ? kind : null
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
