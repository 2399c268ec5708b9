import { addDays, type Day } from '#src/base/dates.ts'

/**
 * The last day for what the deposit leaves of a price; null where all of it is due at booking: the tour asks for no
 * deposit, or the day has come.
 * @param today in Istanbul
 */
export function balanceDueOn(
  tour: { start_date: Day; deposit_rate: number; balance_due_days: number },
  today: Day,
): Day | null {
  if (tour.deposit_rate === 0 || tour.deposit_rate === 100) return null
  const day = addDays(tour.start_date, -tour.balance_due_days)
  return day > today ? day : null
}
