import { sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import type { Passenger } from './passengers.schema.ts'

export type StoredPassenger = Omit<
  Passenger,
  'role' | 'age' | 'real_age' | 'missing' | 'birth_date' | 'document_until'
> & {
  id: number
  birth_date: Day | null
  document_until: Day | null
  room: number | null
}

/** An ordered tour with its passengers by seat; seats that nobody has filled in are left out. */
export type TravelItem = {
  id: number
  item: number
  is_abroad: boolean
  has_pickups: boolean
  people: StoredPassenger[]
}

/** Whether the tour of `order_items` has stops that can be chosen. */
export const hasPickups = sql<boolean>`EXISTS (
  SELECT FROM tour_pickups JOIN pickup_points ON pickup_points.id = pickup_point_id
   WHERE tour_pickups.tour_id = order_items.tour_id AND active)`

/** Whether the tour of `order_items` leaves the country. */
export const isAbroad = sql<boolean>`(SELECT countries <> '{TR}' FROM tours WHERE tours.id = order_items.tour_id)`

/** The items of an order with their passengers, in the order of their seats. */
export async function findTravelItems(db: Db, order_id: number): Promise<TravelItem[]> {
  const { rows } = await sql<TravelItem>`
    SELECT order_items.id, position AS item, ${isAbroad} AS is_abroad, ${hasPickups} AS has_pickups,
           (SELECT coalesce(jsonb_agg(to_jsonb(passengers) ORDER BY seat), '[]') FROM passengers WHERE order_item_id = order_items.id) AS people
      FROM order_items WHERE order_id = ${order_id} ORDER BY position`.execute(db)
  return rows
}

/** The passenger of a seat; null when nobody has filled it in. */
export async function findPassenger(
  db: Db,
  { order_item_id, seat }: { order_item_id: number; seat: number },
): Promise<Omit<StoredPassenger, 'room'> | null> {
  const row = await db
    .selectFrom('passengers')
    .select(['id', 'seat', 'name', 'surname', 'birth_date', 'gender', 'nationality', 'document', 'document_no'])
    .select(['document_country', 'document_until', 'phone', 'pickup', 'pickup_point_id', 'note', 'version'])
    .where('order_item_id', '=', order_item_id)
    .where('seat', '=', seat)
    .executeTakeFirst()
  return row ?? null
}

/** Erases the documents of everybody who returned on this day or earlier. @returns how many passengers had one */
export async function eraseDocuments(db: Db, returned_on: Day): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE passengers SET document_no = '', document_country = '', document_until = NULL
      FROM order_items
     WHERE order_items.id = order_item_id AND document_no <> '' AND end_date <= ${returned_on}::date`.execute(db)
  return Number(numAffectedRows)
}

export type NewPassenger = Omit<StoredPassenger, 'id' | 'room'> & { order_item_id: number; updated_at: Date }

/** Writes the passenger of a seat; its room stays. @returns the row's id */
export async function savePassenger(tx: Tx, passenger: NewPassenger): Promise<number> {
  const { order_item_id, seat, ...details } = passenger
  const { id } = await tx
    .insertInto('passengers')
    .values(passenger)
    .onConflict((conflict) => conflict.columns(['order_item_id', 'seat']).doUpdateSet(details))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
