import type { Tx } from '#src/base/db/connect.server.ts'
import type { OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import { transitionOrder } from '#src/features/orders/book/order-transitions.commands.server.ts'

/** Confirms a locked order because of the money received. Undoing its last matched payment takes the confirmation back. */
export async function confirmCovered(
  tx: Tx,
  { id, payments }: OfficeFound,
  move: { now: Date; user_id: number | null },
): Promise<void> {
  const payment_id = payments.findLast(({ status }) => status === 'eslesti')?.id ?? null
  const event = await transitionOrder(tx, id, { ...move, to: 'onayli', actor: 'payment', payment_id })
  if (event === null) throw new Error(`order ${id} cannot be confirmed`)
}
