import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import { insertOnce } from '#src/base/db/insert-once.server.ts'
import { hasCancelRequest } from '#src/features/orders/book/order-events.store.server.ts'
import { chosenOn, isLeftBehind } from '#src/features/orders/book/orders.store.server.ts'
import { orderedOn } from '#src/features/orders/list/order-filters.store.server.ts'
import {
  hasPickups,
  isAbroad,
  type StoredPassenger,
} from '#src/features/passengers/manifest/passengers.store.server.ts'
import type { PassengerReminder } from './passenger-reminders.rules.ts'

export type RemindedItem = Pick<
  Selectable<Tables['order_items']>,
  'id' | 'order_id' | 'tour_name' | 'people_quantity' | 'children_ages' | 'end_date'
> & {
  is_abroad: boolean
  last_day: Day
  ordered_on: Day
  chosen_on: Day
  has_pickups: boolean
  people: StoredPassenger[]
  sent: PassengerReminder[]
}

/** Ordered tours with these last days, `days` before departure, whose customers have an e-mail address and have not asked to cancel. */
export async function listRemindedItems(
  db: Db,
  days: number,
  { from, to }: { from: Day; to: Day },
  id?: number,
): Promise<RemindedItem[]> {
  return listItems(
    db,
    days,
    sql`start_date BETWEEN ${from}::date + ${days}::int AND ${to}::date + ${days}::int
       AND email <> '' AND NOT ${hasCancelRequest}
       AND (${id ?? null}::bigint IS NULL OR order_items.id = ${id ?? null})`,
  )
}

/** All ordered tours of a departure that hold seats. */
export function listItemsOf(db: Db, days: number, departure_id: number): Promise<RemindedItem[]> {
  return listItems(db, days, sql`departure_id = ${departure_id} AND seats_released_at IS NULL`)
}

async function listItems(db: Db, days: number, condition: RawBuilder<unknown>): Promise<RemindedItem[]> {
  const { rows } = await sql<RemindedItem>`
    SELECT order_items.id, order_id, tour_name, people_quantity, children_ages, end_date, ${isAbroad} AS is_abroad, start_date - ${days}::int AS last_day, ${orderedOn} AS ordered_on, ${chosenOn} AS chosen_on, ${hasPickups} AS has_pickups,
           (SELECT coalesce(jsonb_agg(to_jsonb(passengers)), '[]') FROM passengers WHERE order_item_id = order_items.id) AS people,
           ARRAY(SELECT kind FROM passenger_reminders WHERE order_item_id = order_items.id) AS sent
      FROM order_items JOIN orders ON orders.id = order_id
     WHERE orders.status IN ('odeme-bildirildi', 'onayli') AND NOT ${isLeftBehind} AND ${condition}
     ORDER BY order_items.id`.execute(db)
  return rows
}

/** @returns false when it was sent before */
export function insertPassengerReminder(tx: Tx, reminder: Insertable<Tables['passenger_reminders']>) {
  return insertOnce(tx, 'passenger_reminders', reminder)
}
