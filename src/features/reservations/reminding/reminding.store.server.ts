import { sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { endOfDay, startOfDay } from '#src/base/db/days.server.ts'
import { mayHavePaidByCard } from '../cards/cards.store.server.ts'

/** Those of the orders that were reminded of something on a day, by hand or by the program. */
export async function remindedOn(db: Db, orders: readonly number[], day: Day): Promise<Set<number>> {
  if (orders.length === 0) return new Set()
  const rows = await db
    .selectFrom('order_events')
    .select('order_id')
    .distinct()
    .where('order_id', 'in', orders)
    .where('kind', '=', 'hatirlatma')
    .where('at', '>=', startOfDay(day))
    .where('at', '<', endOfDay(day))
    .execute()
  return new Set(rows.map(({ order_id }) => order_id))
}

/** Whether staff reminded the customer of an order on a day: the program waits until the next one. */
export async function isRemindedByStaff(db: Db, order_id: number, day: Day): Promise<boolean> {
  const event = await db
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', order_id)
    .where('kind', '=', 'hatirlatma')
    .where('user_id', 'is not', null)
    .where('at', '>=', startOfDay(day))
    .where('at', '<', endOfDay(day))
    .limit(1)
    .executeTakeFirst()
  return event !== undefined
}

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
