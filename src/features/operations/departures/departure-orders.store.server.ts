import { type Selectable, sql } from 'kysely'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import {
  hasPickups,
  isAbroad,
  type StoredPassenger,
} from '#src/features/passengers/manifest/passengers.store.server.ts'

/** An item of an order on a departure; `total` in minor units. */
export type DepartureItem = Pick<
  Selectable<Tables['order_items']>,
  'id' | 'order_id' | 'start_date' | 'end_date' | 'children_ages' | 'seats' | 'total' | 'currency'
> & {
  is_abroad: boolean
  has_pickups: boolean
  people: StoredPassenger[]
  message: string
  adults: number
  single_rooms: number
}

/** The items that hold the seats of a departure: not those of cancelled and expired orders. The oldest order first. */
export async function findDepartureItems(db: Db, departure_id: number): Promise<DepartureItem[]> {
  const { rows } = await sql<DepartureItem>`
    SELECT order_items.id, order_id, message, start_date, end_date, ${isAbroad} AS is_abroad, ${hasPickups} AS has_pickups,
           (SELECT coalesce(jsonb_agg(to_jsonb(passengers) ORDER BY seat), '[]') FROM passengers WHERE order_item_id = order_items.id) AS people,
           people_quantity AS adults, children_ages, single_room_quantity AS single_rooms, seats, total, currency
      FROM order_items JOIN orders ON orders.id = order_items.order_id
     WHERE departure_id = ${departure_id} AND seats_released_at IS NULL
     ORDER BY order_id, position`.execute(db)
  return rows
}

/** Locks the departure, so that of two room plans one is the last. @returns whether it exists */
export async function lockDeparture(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('departures').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return row !== undefined
}

export async function clearRooms(tx: Tx, departure_id: number): Promise<void> {
  await sql`
    UPDATE passengers SET room = NULL FROM order_items
     WHERE order_items.id = order_item_id AND departure_id = ${departure_id} AND room IS NOT NULL`.execute(tx)
}

/** Writes the rooms of seats, also of seats without passenger details. */
export async function saveRooms(
  tx: Tx,
  places: readonly { order_item_id: number; seat: number; room: number }[],
): Promise<void> {
  await tx
    .insertInto('passengers')
    .values([...places])
    .onConflict((conflict) =>
      conflict.columns(['order_item_id', 'seat']).doUpdateSet(({ ref }) => ({ room: ref('excluded.room') })),
    )
    .execute()
}
