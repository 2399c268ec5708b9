import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { endOfDay, startOfDay } from '#src/base/db/days.server.ts'

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
