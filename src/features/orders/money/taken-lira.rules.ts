import type { Day } from '#src/base/dates.ts'
import { fromLira, type Minor, subtract, sum, toLira } from '#src/base/money.ts'
import type { RateSource } from '#src/features/departures/rates/rates.links.ts'
import type { PaymentRowStatus } from '../statuses.schema.ts'

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

type Both = { amount: Minor; charged: Minor }

/** Amount of a payment that was not refunded, in the order's currency and in kuruş. @param gone its refunds */
export function leftOf(paid: Both, gone: readonly { amount: Minor; charged: Minor | null }[]): Both {
  return {
    amount: Math.max(0, subtract(paid.amount, sum(gone.map(({ amount }) => amount)))),
    charged: Math.max(0, subtract(paid.charged, sum(gone.map(({ charged }) => charged ?? 0)))),
  }
}

export function leftOfLira({ id, amount, charged }: TakenLira, rows: readonly Row[]): Both {
  const gone = rows.filter(({ status, returns_id }) => status === 'iade' && returns_id === id)
  return leftOf({ amount, charged }, gone)
}

/** Amount of the order that a refund in lira returns, at the payment's own rate. The last refund takes the whole rest. */
export function returnedBy(lira: Minor, left: { amount: Minor; charged: Minor }, try_rate: number | string): Minor {
  if (lira === left.charged) return left.amount
  return Math.min(left.amount, fromLira(lira, Number(try_rate)))
}

/** The foreign amount of an order that lira pay; null when lira, nothing, or more than one currency is open. */
export function openForLira<Open extends { currency: string; amount: Minor }>(open: readonly Open[]): Open | null {
  const [first, ...more] = open.filter(({ amount }) => amount > 0)
  return first && more.length === 0 && first.currency !== 'TRY' ? first : null
}

/**
 * Foreign amount that lira pay: the whole open amount for its value in lira, and never more. Minor units.
 * @param lira at most the value of the open amount
 */
export function reportedBy(lira: Minor, open: Minor, try_rate: number): Minor {
  return lira === toLira(open, try_rate) ? open : Math.min(open, fromLira(lira, try_rate))
}

/** Lira of a notice as reported, when others were matched; as its row has them. */
export type ReportedLira = {
  reported_charged: Minor | null
  reported_rate: number | string | null
  reported_rate_day: Day | null
  reported_rate_source: RateSource | null
}
export const nothingReported = {
  reported_charged: null,
  reported_rate: null,
  reported_rate_day: null,
  reported_rate_source: null,
}

/** Lira of a notice as the customer reported them, when staff matched others; null otherwise. */
export function liraBefore(row: ReportedLira): (Omit<LiraColumns, 'returns_id'> & typeof nothingReported) | null {
  const {
    reported_charged: charged,
    reported_rate,
    reported_rate_day: rate_day,
    reported_rate_source: rate_source,
  } = row
  if (charged === null || rate_day === null || rate_source === null) return null
  return { charged, try_rate: Number(reported_rate), rate_day, rate_source, ...nothingReported }
}
