import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import { officeSaleStatuses, type Seller, saleStatuses, seatlessStatuses } from './sale.rules.ts'

// The rules of sale.rules.ts as SQL, for queries over `departures`. sale.db.test.ts compares both row by row.

// Not parameters: a plan for any values could not use the partial indexes.
const literals = (statuses: readonly string[]) => sql.join(statuses.map((status) => sql.lit(status)))

/**
 * isOnSale. The statuses and `seats_taken < quota` are the condition of the partial indexes on departures, and
 * `start_date >= today` lets an index on start_date serve although the cut-off differs by row.
 */
export function onSale(today: Day): RawBuilder<SqlBool> {
  return sql`departures.start_date >= ${today}::date AND departures.start_date - departures.sales_cutoff_days >= ${today}::date
    AND departures.status IN (${literals(saleStatuses)}) AND departures.seats_taken < departures.quota`
}

/** saleRefusal is null for staff. */
export function onSaleAtOffice(today: Day): RawBuilder<SqlBool> {
  return sql`departures.start_date >= ${today}::date AND departures.status IN (${literals(officeSaleStatuses)})
    AND departures.seats_taken < departures.quota`
}

/** `seats` (at least 1) <= bookableSeats. */
export function hasBookableSeats(seats: number, today: Day, seller: Seller = 'visitor'): RawBuilder<SqlBool> {
  return sql`${seller === 'staff' ? onSaleAtOffice(today) : onSale(today)} AND departures.seats_taken + ${seats} <= departures.quota`
}

/** seatsLeft. */
export const seatsLeftColumn: RawBuilder<number> = sql`
  CASE WHEN departures.status IN (${literals(seatlessStatuses)}) THEN 0 ELSE departures.quota - departures.seats_taken END`
