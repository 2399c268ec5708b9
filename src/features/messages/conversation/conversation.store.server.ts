import { type Insertable, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'

export type FoundMessage = Awaited<ReturnType<typeof listOrderMessages>>[number]

/** Oldest first, with the name of the staff member and what an answer decided. */
export function listOrderMessages(db: Db, order_id: number) {
  return db
    .selectFrom('order_messages as message')
    .leftJoin('users', 'users.id', 'message.user_id')
    .leftJoin('order_messages as asked', 'asked.id', 'message.decides')
    .select(['message.id', 'message.by_customer', 'message.body', 'message.wish', 'message.state', 'message.decides'])
    .select(['message.created_at', 'message.read_at', 'message.erased_at', 'users.name as by'])
    .select('asked.state as decision')
    .where('message.order_id', '=', order_id)
    .orderBy('message.id')
    .execute()
}

/** @returns its id */
export async function insertOrderMessage(tx: Tx, message: Insertable<Tables['order_messages']>): Promise<number> {
  const { id } = await tx.insertInto('order_messages').values(message).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Closes an open wish. @returns false when it is not open, or of another order */
export async function closeWish(
  tx: Tx,
  { id, order_id }: { id: number; order_id: number },
  state: 'yapildi' | 'reddedildi',
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_messages')
    .set({ state })
    .where('id', '=', id)
    .where('order_id', '=', order_id)
    .where('state', '=', 'acik')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Marks the customer's messages up to one as read. @returns the ids of those that were not */
export async function markMessagesRead(tx: Tx, order_id: number, last: number, at: Date): Promise<number[]> {
  const rows = await tx
    .updateTable('order_messages')
    .set({ read_at: at })
    .where('order_id', '=', order_id)
    .where('id', '<=', last)
    .where('by_customer', '=', true)
    .where('read_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Erases the texts that are as old as this day, of orders whose last tour returned on it or earlier.
 * @returns how many
 */
export async function eraseMessages(db: Db, returned_on: Day, at: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE order_messages SET body = '', erased_at = ${at}
     WHERE erased_at IS NULL AND (created_at AT TIME ZONE 'Europe/Istanbul')::date <= ${returned_on}::date
       AND NOT EXISTS (SELECT FROM order_items WHERE order_items.order_id = order_messages.order_id
                          AND end_date > ${returned_on}::date)`.execute(db)
  return Number(numAffectedRows)
}
