import type { Day } from '#src/base/dates.ts'
import { fromLira, type Minor, subtract, sum } from '#src/base/money.ts'
import type { RateSource } from '#src/features/tours/rates/rates.links.ts'
import type { PaymentRowStatus } from '../reservations.schema.ts'

/** Lira of a payment, as its row has them; `charged` in kuruş. */
export type LiraColumns = {
  charged: Minor
  try_rate: number
  rate_day: Day
  rate_source: RateSource
  returns_id: number | null
}

/** A payment that was taken in lira for an order in another currency. `charged` in kuruş. */
export type TakenLira = { id: number; amount: Minor; charged: Minor; try_rate: number | string }

/** A refund, or another row of payments. */
type Row = { status: PaymentRowStatus; amount: Minor; charged: Minor | null; returns_id: number | null }

/** What of a payment in lira has not gone back, in the order's currency and in kuruş. */
export function leftOfLira(
  { id, amount, charged }: TakenLira,
  rows: readonly Row[],
): { amount: Minor; charged: Minor } {
  const gone = rows.filter(({ status, returns_id }) => status === 'iade' && returns_id === id)
  return {
    amount: Math.max(0, subtract(amount, sum(gone.map((row) => row.amount)))),
    charged: Math.max(0, subtract(charged, sum(gone.map((row) => row.charged ?? 0)))),
  }
}

/** What of the order goes back with lira: at the payment's own rate, and all that is left with the last of them. */
export function returnedBy(lira: Minor, left: { amount: Minor; charged: Minor }, try_rate: number | string): Minor {
  if (lira === left.charged) return left.amount
  return Math.min(left.amount, fromLira(lira, Number(try_rate)))
}
