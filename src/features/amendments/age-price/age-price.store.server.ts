import { sql } from 'kysely'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import type { Minor } from '#src/base/money.ts'
import type { Birth, withDifference } from '#src/features/orders/money/age-price.rules.ts'

export function findBirths(db: Db, order_item_id: number): Promise<Birth[]> {
  return db.selectFrom('passengers').select(['seat', 'birth_date']).where('order_item_id', '=', order_item_id).execute()
}

/** Adds a line to an ordered item, and the money that it makes. The order is locked by the caller. */
export async function addDifference(
  tx: Tx,
  id: number,
  { label, difference }: { label: string; difference: Minor },
  money: ReturnType<typeof withDifference>,
): Promise<void> {
  await insertDifference(tx, id, { kind: 'age_difference', label, difference })
  await tx.updateTable('order_items').set(money).where('id', '=', id).execute()
}

/** Adds a line to an ordered item, below its others. */
export async function insertDifference(
  tx: Tx,
  id: number,
  { kind, label, difference }: { kind: 'age_difference' | 'move_difference'; label: string; difference: Minor },
): Promise<void> {
  await sql`
    INSERT INTO order_lines (order_item_id, position, kind, label, quantity, unit_price, amount)
    SELECT ${id}, max(position) + 1, ${kind}, ${label}, 1, ${difference}, ${difference}
      FROM order_lines WHERE order_item_id = ${id}`.execute(tx)
}
