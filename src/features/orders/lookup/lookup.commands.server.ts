import { transaction } from '#src/base/db/transaction.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import { findOrder } from '../book/orders.store.server.ts'
import { linkMail } from './lookup.mail.server.ts'
import { isSameEmail, orderNoOf, sendingOf } from './lookup.rules.ts'
import type { Lookup } from './lookup.schema.ts'

/**
 * Mails the link of an order to its customer when number and address match. The caller is not told whether
 * they do, so guessing reveals neither numbers nor addresses.
 */
export async function sendLink(services: Services, { order_no, email }: Lookup): Promise<void> {
  const { db, now } = services
  const order = await findOrder(db, orderNoOf(order_no))
  if (!order || !isSameEmail(email, order.email)) return
  const mail = await linkMail(services, order, 'mail.link_intro')
  const at = now()
  if (mail) await transaction(db, (tx) => enqueue(tx, mail(`order-link:${order.id}:${sendingOf(at)}`), at))
}
