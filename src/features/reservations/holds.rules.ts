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

/** The end of a hold of some hours, which is shorter when its last day ends before. */
export function holdEnd(from: Date, hours: number, held: Held): Date {
  const wanted = new Date(from.getTime() + hours * hourMs)
  return earlier(wanted, lastInstant(held))
}

/** A hold that goes on for other departures: the same value when they do not shorten it. */
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
