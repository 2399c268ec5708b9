import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../dates.ts'

/** The instant at which a day begins in Istanbul. */
export function startOfDay(day: Day): RawBuilder<Date> {
  return sql<Date>`(${day}::timestamp AT TIME ZONE 'Europe/Istanbul')`
}

/** The instant at which the next day begins in Istanbul. */
export function endOfDay(day: Day): RawBuilder<Date> {
  return sql<Date>`((${day}::date + 1)::timestamp AT TIME ZONE 'Europe/Istanbul')`
}
