import type { Db } from '#src/base/db/connect.server.ts'
import type { KeyedOrder } from '#src/features/orders/book/orders.store.server.ts'

export type MailedOrder = KeyedOrder & { email: string }

/** The order that mails are about, and the customer's present address. */
export async function findMailedOrder(db: Db, id: number): Promise<MailedOrder | null> {
  const columns = ['order_no', 'email', 'key_epoch'] as const
  const order = await db.selectFrom('orders').select(columns).where('id', '=', id).executeTakeFirst()
  return order ?? null
}
