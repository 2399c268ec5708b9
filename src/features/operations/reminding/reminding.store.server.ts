import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { mayHavePaidByCard } from '#src/features/payments/cards/cards.store.server.ts'

/** Those of the orders whose customers may have just paid by card. */
export async function payingByCard(db: Db, orders: readonly number[], now: Date): Promise<Set<number>> {
  if (orders.length === 0) return new Set()
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', orders)
    .where(mayHavePaidByCard(now))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The orders that hold seats on a departure and stand, the oldest first. */
export async function listStandingOrders(db: Db, departure_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select('orders.id')
    .distinct()
    .where('departure_id', '=', departure_id)
    .where('seats_released_at', 'is', null)
    .where(sql<boolean>`orders.status IN ('opsiyonlu', 'odeme-bildirildi', 'onayli')`)
    .orderBy('orders.id')
    .execute()
  return rows.map(({ id }) => id)
}
