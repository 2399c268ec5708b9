import { sql } from 'kysely'
import type { RoomNames } from '#src/base/i18n/naming.store.server.ts'

export const names: RoomNames = {
  namings: () => ({
    passengers: {
      from: sql`passengers JOIN order_items ON order_items.id = order_item_id JOIN orders ON orders.id = order_id`,
      name: sql`orders.order_no || ' · ' || concat_ws(' ', passengers.name, nullif(passengers.surname, ''))`,
      part: sql`orders.id::text`,
      isSearched: false,
    },
  }),
}
