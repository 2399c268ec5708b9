import type { Db } from '#src/base/db/connect.server.ts'
import type { MailsAbout } from '#src/base/mail/outbox.store.server.ts'
import { orderTopic } from '#src/features/orders/orders.links.ts'
import { alertKeysOf } from './erase.store.server.ts'
import type { NumberedOrder } from './person.store.server.ts'

/** Mails about orders: those to the customer and the agency, and what staff were alerted to. */
export async function mailsOfOrders(db: Db, orders: readonly NumberedOrder[]): Promise<MailsAbout> {
  const starts = await alertKeysOf(
    db,
    orders.map(({ id }) => id),
  )
  return { topics: orders.map(({ order_no }) => orderTopic(order_no)), starts }
}
