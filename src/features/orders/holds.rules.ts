import { addDays, type Day, dayOf, hourMs } from '#src/base/dates.ts'

/** Days for which staff may hold seats for a caller. */
export const maxHoldDays = 7

type Held = {
  now: Date
  /** start days of the departures */
  starts: readonly Day[]
  /** null: only the departure limits the hold */
  days: number | null
}

/** Why staff cannot hold seats until an instant; null when they can. A hold ends on the first day of travel at the latest. */
export function holdRefusal(until: Date, held: Held): 'past' | 'long' | null {
  if (until <= held.now) return 'past'
  return dayOf(until) > lastHoldDay(held) ? 'long' : null
}

/** The end of a hold of `hours`, or the end of its last possible day if that is earlier. */
export function holdEnd(from: Date, hours: number, held: Held): Date {
  const wanted = new Date(from.getTime() + hours * hourMs)
  return earlier(wanted, lastInstant(held))
}

/**
 * The hold of a visitor's order. `hold` is for texts: in hours, or until an instant when the first day of travel shortens it.
 */
export function visitorHold(
  from: Date,
  hours: number,
  items: readonly { start_date: Day }[],
): { hold_until: Date; hold: { hours: number } | { until: Date } } {
  const starts = items.map(({ start_date }) => start_date)
  const hold_until = holdEnd(from, hours, { now: from, starts, days: null })
  const isWhole = hold_until.getTime() === from.getTime() + hours * hourMs
  return { hold_until, hold: isWhole ? { hours } : { until: hold_until } }
}

/** A hold after its departures changed: the same value unless a new departure shortens it. */
export function holdWithin(until: Date, starts: readonly Day[]): Date {
  return earlier(until, lastInstant({ now: until, starts, days: null }))
}

function earlier(a: Date, b: Date): Date {
  return a <= b ? a : b
}

function lastInstant(held: Held): Date {
  return new Date(`${lastHoldDay(held)}T23:59:00+03:00`)
}

function lastHoldDay({ now, starts, days }: Held): Day {
  return [...(days === null ? [] : [addDays(dayOf(now), days)]), ...starts].sort()[0]!
}
