import { sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import type { Invoice } from '#src/features/orders/book/invoice.schema.ts'
import {
  collectedAmount,
  isStanding,
  orderedFrom,
  orderedOn,
  orderedUntil,
} from '#src/features/orders/list/order-filters.store.server.ts'
import type { OrderStatus } from '#src/features/orders/statuses.schema.ts'
import type { MovedMoney, Period, SoldItem } from './accounting.rules.ts'

type Customer = { order_no: string; name: string; invoice: Invoice }

export type SoldRow = SoldItem &
  Customer & { ordered: Day; status: OrderStatus; tour_code: string; tour_name: string; start_date: Day; end_date: Day }

/** Items of orders that were placed in the period and are neither cancelled nor expired, as the dashboard counts them. */
export async function listSold(db: Db, { from, to }: Period): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    SELECT order_no, orders.name, invoice, ${orderedOn} AS ordered, status, tour_code, tour_name, start_date, end_date,
           currency, kdv_rate, price, kdv, total, try_rate::float8
      FROM orders JOIN order_items ON order_items.order_id = orders.id
     WHERE ${orderedFrom(from)} AND ${orderedUntil(to)} AND ${isStanding}
     ORDER BY orders.created_at, orders.id, position`.execute(db)
  return rows
}

export type MovedRow = MovedMoney &
  Customer & { paid_on: Day; bank: string | null; sender: string; provider: string | null; card: string | null }

/**
 * Payments that were received or refunded in the period. A card payment, a payment in lira and their refunds have a stored rate; other
 * payments have the newest rate up to their day.
 */
export async function listMoved(db: Db, { from, to }: Period): Promise<MovedRow[]> {
  const { rows } = await sql<MovedRow>`
    SELECT order_no, orders.name, invoice, paid_on, payments.method, payments.currency, ${collectedAmount} AS amount,
           coalesce(bank, '') AS bank, sender, attempt.provider, attempt.card_last_four AS card,
           CASE WHEN card_refunds.id IS NOT NULL THEN -card_refunds.charged WHEN payments.status = 'iade' THEN -payments.charged
                ELSE coalesce(attempt.charged, payments.charged) END AS charged,
           coalesce(attempt.try_rate, payments.try_rate, day_rate.try_rate)::float8 AS try_rate
      FROM payments
      JOIN orders ON orders.id = payments.order_id
      LEFT JOIN bank_accounts ON bank_accounts.id = payments.bank_account_id
      LEFT JOIN card_refunds ON card_refunds.payment_id = payments.id
      LEFT JOIN card_attempts AS attempt ON attempt.id = coalesce(payments.attempt_id, card_refunds.attempt_id)
      LEFT JOIN LATERAL (SELECT exchange_rates.try_rate FROM exchange_rates
         WHERE exchange_rates.currency = payments.currency AND day <= paid_on AND (withdrawn_on IS NULL OR paid_on < withdrawn_on)
         ORDER BY day DESC LIMIT 1) AS day_rate ON true
     WHERE payments.status IN ('eslesti', 'iade') AND paid_on BETWEEN ${from}::date AND ${to}::date
     ORDER BY paid_on, payments.id`.execute(db)
  return rows
}
