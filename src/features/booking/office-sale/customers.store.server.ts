import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { matchesCustomer } from '#src/features/orders/list/order-search.store.server.ts'
import type { KnownCustomer } from './office-sale.schema.ts'

/** Number of newest matching orders that are searched for customers. */
const maxOrders = 100

/** People of earlier orders, each once by telephone, as their last order has them; the latest first. */
export async function findCustomers(db: Db, search: string, limit: number): Promise<KnownCustomer[]> {
  const { rows } = await sql<KnownCustomer>`
    WITH found AS MATERIALIZED (
      SELECT order_id FROM order_search WHERE ${matchesCustomer(search)} ORDER BY order_id DESC LIMIT ${maxOrders}),
    people AS (
      SELECT DISTINCT ON (phone_digits(phone)) name, phone, email, city, lang, invoice, order_no AS last_order_no, created_at
        FROM orders JOIN found ON found.order_id = orders.id ORDER BY phone_digits(phone), id DESC)
    SELECT name, phone, email, city, lang, invoice, last_order_no FROM people ORDER BY created_at DESC LIMIT ${limit}`.execute(
    db,
  )
  return rows
}
