import type { Tx } from '#src/base/db/connect.server.ts'
import { insertEvent } from '#src/features/orders/book/order-events.store.server.ts'

/** A note of staff in the history of an order. */
export async function insertNote(
  tx: Tx,
  note: { order_id: number; at: Date; note: string; user_id: number },
): Promise<void> {
  await insertEvent(tx, { ...note, kind: 'not' })
}
