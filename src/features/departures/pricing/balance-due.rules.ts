import { addDays, type Day } from '#src/base/dates.ts'
import type { Minor } from '#src/base/money.ts'

type PlanRules = {
  start_date: Day
  /** percent */
  deposit_rate: number
  /** null: the percentage decides */
  deposit_per_person: Minor | null
  /** days before the start by which the balance is due */
  balance_due_days: number
  /** days before the start within which the whole price is due at booking */
  full_payment_days: number
}

/**
 * The last day for the balance. Null when the whole price is due at booking: the tour has no deposit rule, the departure is
 * near, or the last day is not in the future.
 * @param today in Istanbul
 */
export function balanceDueOn(tour: PlanRules, today: Day): Day | null {
  const { start_date, deposit_rate, deposit_per_person, balance_due_days, full_payment_days } = tour
  if (deposit_per_person === null && (deposit_rate === 0 || deposit_rate === 100)) return null
  const isNear = addDays(start_date, -Math.max(balance_due_days, full_payment_days)) <= today
  return isNear ? null : addDays(start_date, -balance_due_days)
}
