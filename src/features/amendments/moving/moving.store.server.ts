import type { Insertable } from 'kysely'
import type { Tables, Tx } from '#src/base/db/connect.server.ts'
import type { AgreedPrices } from '#src/features/orders/money/agreed-prices.rules.ts'
import { insertDifference } from '../age-price/age-price.store.server.ts'
import type { movedMoney } from './moving.rules.ts'

export type Move = Insertable<Tables['order_moves']> & { to_departure_id: number }

type Written = {
  money: ReturnType<typeof movedMoney>
  /** of the line, in the language of the order; null without one */
  label: string | null
  /** that the item has from now on; null: ordered before prices were kept */
  prices: AgreedPrices | null
}

/**
 * Moves an item with its money. Its rooms are forgotten, because they were planned with other people, and reminders begin again.
 * The order is locked, and the seats are moved, by the caller.
 */
export async function writeMove(tx: Tx, move: Move, { money, label, prices }: Written): Promise<void> {
  const { order_item_id: id, to_departure_id: departure_id, difference } = move
  await tx.insertInto('order_moves').values(move).execute()
  if (label !== null) await insertDifference(tx, id, { kind: 'move_difference', label, difference })
  const days = { start_date: move.to_start, end_date: move.to_end }
  const kept = prices && { prices: JSON.stringify(prices) }
  await tx
    .updateTable('order_items')
    .set({ ...money, ...days, departure_id, ...kept })
    .where('id', '=', id)
    .execute()
  await tx.updateTable('passengers').set({ room: null }).where('order_item_id', '=', id).execute()
  await tx.deleteFrom('passenger_reminders').where('order_item_id', '=', id).execute()
}

/** The order is locked by the caller. */
export async function shortenHold(tx: Tx, id: number, hold_until: Date): Promise<void> {
  await tx.updateTable('orders').set({ hold_until }).where('id', '=', id).execute()
}
