import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import type { Currency, Minor } from '#src/base/money.ts'

/** An item of an order on a departure; `total` in minor units. */
export type DepartureItem = {
  order_id: number
  message: string
  adults: number
  children_ages: number[]
  single_rooms: number
  seats: number
  total: Minor
  currency: Currency
}

/** The items that hold the seats of a departure: not those of cancelled and expired orders. The oldest order first. */
export async function findDepartureItems(db: Db, departure_id: number): Promise<DepartureItem[]> {
  const { rows } = await sql<DepartureItem>`
    SELECT order_id, message, people_quantity AS adults, children_ages, single_room_quantity AS single_rooms, seats, total, currency
      FROM order_items JOIN orders ON orders.id = order_items.order_id
     WHERE departure_id = ${departure_id} AND seats_released_at IS NULL
     ORDER BY order_id, position`.execute(db)
  return rows
}
