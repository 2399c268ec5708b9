import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'

/** The first day of departure for which a visa of `tours` can be had in time; NULL without such a limit. */
export function visaFrom(today: Day): RawBuilder<Day | null> {
  return sql`CASE WHEN tours.visa_mode = 'vizeli' THEN ${today}::date + tours.visa_lead_days END`
}
