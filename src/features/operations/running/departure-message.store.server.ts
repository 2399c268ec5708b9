import { type Insertable, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'

export type Recipient = {
  id: number
  order_no: string
  key_epoch: number
  name: string
  email: string
  lang: string
  tour_name: string
  start_date: Day
  end_date: Day
}

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

export async function isDeparture(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('departures').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
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
