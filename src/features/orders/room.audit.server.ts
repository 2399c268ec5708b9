import { sql } from 'kysely'
import { type Naming, plainName, type RoomNames } from '#src/base/i18n/naming.store.server.ts'
import { references } from './room.audit.ts'

/** What belongs to an order is named after it, and its part is the order's id. */
export const namedAfterOrder = (table: string): Naming => ({
  from: sql`${sql.table(table)} JOIN orders ON orders.id = ${sql.ref(`${table}.order_id`)}`,
  name: sql`orders.order_no || ' · ' || orders.name`,
  part: sql`orders.id::text`,
  isSearched: false,
})

export const names: RoomNames = {
  namings: () => ({
    orders: plainName('orders', sql`order_no || ' · ' || name`, { isSearched: false }),
    order_events: namedAfterOrder('order_events'),
  }),
  references,
}
