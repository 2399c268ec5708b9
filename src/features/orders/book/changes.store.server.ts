import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { hasCancelRequest } from './order-events.store.server.ts'
import { isLeftBehind } from './orders.store.server.ts'

export type CustomerDetails = { name: string; city: string; email: string; phone: string }

/** The order is locked by the caller. */
export async function writeCustomer(tx: Tx, id: number, details: CustomerDetails): Promise<void> {
  await tx.updateTable('orders').set(details).where('id', '=', id).execute()
}

/**
 * Ends every link of an order that was given out: the customer's, those in the office's mails, and ways back from a payment page,
 * which lead to the present link. The order is locked by the caller.
 */
export async function endLinks(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ secret_hash: randomBytes(32), key_epoch: sql<number>`key_epoch + 1` })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('card_attempts')
    .set({ return_hash: null })
    .where('order_id', '=', id)
    // The others lead back to their payment link.
    .where('link_id', 'is', null)
    .execute()
}

/** Orders per statement: a statement may run for ten seconds. */
const endedAtOnce = 1000

/** Ends the customers' own keys of all orders. @returns the number of orders, without erased ones */
export async function endOwnKeys(tx: Tx): Promise<number> {
  let ended = 0
  for (let last: number | null = 0; last !== null; ) {
    const { rows }: { rows: { last: number | null; n: number }[] } = await sql<{ last: number | null; n: number }>`
      WITH part AS (SELECT id FROM orders WHERE id > ${last} ORDER BY id LIMIT ${endedAtOnce}),
        ended AS (UPDATE orders SET secret_hash = sha256(convert_to(gen_random_uuid()::text, 'UTF8'))
                    FROM part WHERE orders.id = part.id AND erased_at IS NULL RETURNING orders.id)
      SELECT (SELECT max(id) FROM part) AS last, (SELECT count(*)::int FROM ended) AS n`.execute(tx)
    last = rows[0]!.last
    ended += rows[0]!.n
  }
  return ended
}

/** The ids that belong to orders, sorted. */
export async function findOrderIds(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db.selectFrom('orders').select('id').where('id', 'in', ids).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/**
 * Locks the first confirmed and paid order whose last tour ended before `today`. Skips orders that are locked elsewhere, that are on a
 * cancelled departure, or that have a pending request to cancel.
 */
export async function lockNextEnded(tx: Tx, today: Day): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM orders
     WHERE status = 'onayli' AND payment_status = 'odendi'
       AND NOT EXISTS (SELECT FROM order_items WHERE order_id = orders.id AND end_date >= ${today})
       AND NOT ${isLeftBehind} AND NOT ${hasCancelRequest}
     ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(tx)
  return rows[0]?.id
}
