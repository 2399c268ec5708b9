import type { Db } from '#src/base/db/connect.server.ts'

/** The order that mails are about, and the customer's present address. */
export async function findMailedOrder(db: Db, id: number): Promise<{ order_no: string; email: string } | null> {
  const order = await db.selectFrom('orders').select(['order_no', 'email']).where('id', '=', id).executeTakeFirst()
  return order ?? null
}
