import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { isLeftBehind } from '#src/features/orders/book/orders.store.server.ts'
import type { OwingOrder } from './receivables.rules.ts'

/** Of a row of orders: its items and payments, for what it owes and when. Amounts in minor units. */
export const owedItems = sql<OwingOrder['items']>`(
  SELECT jsonb_agg(jsonb_build_object('tour_name', tour_name, 'currency', currency, 'price', price, 'kdv', kdv,
           'total', total, 'deposit', deposit, 'balance_due_on', balance_due_on) ORDER BY position)
    FROM order_items WHERE order_id = orders.id)`
export const owedPayments = sql<OwingOrder['payments']>`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('status', payments.status, 'currency', currency, 'amount', amount)), '[]')
    FROM payments WHERE order_id = orders.id)`

/** Orders with a due amount, without those of a cancelled departure that their customers have not answered. Amounts in minor units. */
export async function listOwingOrders(db: Db): Promise<OwingOrder[]> {
  const { rows } = await sql<OwingOrder>`
    SELECT orders.id, order_no, name, phone, status, hold_until, created_at,
           ${owedItems} AS items, ${owedPayments} AS payments
      FROM order_sums JOIN orders ON orders.id = order_sums.order_id
     WHERE open > 0 AND due_on IS NOT NULL AND NOT ${isLeftBehind}`.execute(db)
  return rows
}
