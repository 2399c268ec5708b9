import { addDays, type Day, daysBetween } from '#src/base/dates.ts'
import type { StringKey } from '#src/base/i18n/string-key.ts'

/** Statuses of a departure under which a seat may be taken. */
export const soldStatuses = ['satista', 'kesin'] as const

/**
 * Why a departure is not sold today, or null when it is. 'dolu' is no reason here: it is sold, but has no seats left.
 * @param today in Istanbul
 */
export function whyNotSold(
  departure: { status: string; start_date: Day; sales_cutoff_days: number },
  today: Day,
): StringKey | null {
  const days = daysBetween(today, departure.start_date)
  if (days < 0) return 'errors.departure_past'
  if (departure.status === 'iptal') return 'errors.departure_cancelled'
  if (departure.status === 'sorunuz') return 'errors.departure_on_request'
  if (days < departure.sales_cutoff_days) return 'errors.departure_sales_over'
  return null
}

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

/** Never negative; none where the office does not sell the departure, or declared it full. */
export function seatsLeft(departure: { status: string; quota: number; seats_taken: number }): number {
  const isSold = soldStatuses.some((status) => status === departure.status)
  return isSold ? Math.max(0, departure.quota - departure.seats_taken) : 0
}
