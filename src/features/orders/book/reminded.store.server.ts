import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { endOfDay, startOfDay } from '#src/base/db/days.server.ts'

/** Those of the orders that were reminded of something on a day. @param by default: staff or the program */
export async function remindedOn(db: Db, orders: readonly number[], day: Day, by?: 'staff'): Promise<Set<number>> {
  if (orders.length === 0) return new Set()
  const rows = await db
    .selectFrom('order_events')
    .select('order_id')
    .distinct()
    .where('order_id', 'in', orders)
    .where('kind', '=', 'hatirlatma')
    .where('at', '>=', startOfDay(day))
    .where('at', '<', endOfDay(day))
    .$if(by === 'staff', (query) => query.where('user_id', 'is not', null))
    .execute()
  return new Set(rows.map(({ order_id }) => order_id))
}

/** Whether staff reminded the customer of an order on a day: the program waits until the next one. */
export async function isRemindedByStaff(db: Db, order_id: number, day: Day): Promise<boolean> {
  return (await remindedOn(db, [order_id], day, 'staff')).has(order_id)
}
