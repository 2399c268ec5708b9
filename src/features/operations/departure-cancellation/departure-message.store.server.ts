import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import { notFound } from '#src/base/errors.ts'

export type Recipient = Pick<
  Selectable<Tables['orders']>,
  'id' | 'order_no' | 'key_epoch' | 'name' | 'email' | 'lang'
> &
  Pick<Selectable<Tables['order_items']>, 'tour_name' | 'start_date' | 'end_date'>

/** The orders that hold seats on a departure, the oldest first. */
export async function findRecipients(db: Db, departure_id: number): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    SELECT DISTINCT ON (orders.id) orders.id, order_no, key_epoch, name, email, lang, tour_name, start_date, end_date
      FROM order_items JOIN orders ON orders.id = order_id
     WHERE departure_id = ${departure_id} AND seats_released_at IS NULL ORDER BY orders.id, position`.execute(db)
  return rows
}

/** @returns its id */
export async function insertDepartureMessage(tx: Tx, row: Insertable<Tables['departure_messages']>): Promise<number> {
  const { id } = await tx.insertInto('departure_messages').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** @throws Failure 404 */
export async function assertDeparture(db: Db, id: number): Promise<void> {
  if (!(await db.selectFrom('departures').select('id').where('id', '=', id).executeTakeFirst())) throw notFound()
}

/** The newest first. */
export function listDepartureMessages(db: Db, departure_id: number) {
  return db
    .selectFrom('departure_messages')
    .leftJoin('users', 'users.id', 'user_id')
    .select(['departure_messages.id', 'at', 'users.name as by', 'subject', 'body', 'orders'])
    .where('departure_id', '=', departure_id)
    .orderBy('departure_messages.id', 'desc')
    .execute()
}
