import type { Db } from '#src/base/db/connect.server.ts'
import { notFound } from '#src/base/http/errors.ts'
import { opens } from './order-key.queries.server.ts'
import { type FoundOrder, findOrder } from './orders.store.server.ts'

/** The order, for whoever has its key. @throws Failure 404, the same for a wrong key and for an order that is not there */
export async function openedOrder(db: Db, order_no: string, key: string): Promise<FoundOrder> {
  const order = await findOrder(db, order_no)
  if (!opens(key, order?.secret_hash) || !order) throw notFound('errors.order_not_found')
  return order
}
