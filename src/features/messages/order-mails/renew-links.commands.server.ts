import type { Tx } from '#src/base/db/connect.server.ts'
import { lockUnsent, rewriteMail } from '#src/base/mail/outbox.store.server.ts'
import { endOwnKeys } from '#src/features/orders/book/changes.store.server.ts'
import { hashOfKey, officeKey } from '#src/features/orders/book/order-key.queries.server.ts'
import { findOrder } from '#src/features/orders/book/orders.store.server.ts'

/**
 * Ends every link of all orders after a change of the application's 'order' key. The office's keys end by it; the customers' own keys were
 * derived from the old one and from the Idempotency-Keys in `intents`, so they end too. Mails that were not sent yet get the present
 * link, unless the one in them had ended before.
 * @returns numbers of orders and of mails
 */
export async function renewLinks(
  tx: Tx,
  { before, after }: { before: Buffer; after: Buffer },
): Promise<{ orders: number; mails: number }> {
  const presentKeys = new Map<string, string>()
  const presentKey = async (order_no: string, key: string) => {
    const order = await findOrder(tx, order_no)
    if (!order || order.erased_at !== null) return key
    const isOpen = order.secret_hash.equals(hashOfKey(key)) || key === officeKey(before, order)
    return isOpen ? officeKey(after, order) : key
  }
  const mails = await lockUnsent(tx, 'key=')
  for (const { body_text, body_html } of mails)
    for (const [, order_no, key] of `${body_text}\n${body_html}`.matchAll(linkOfOrder))
      presentKeys.set(`${order_no} ${key}`, await presentKey(order_no!, key!))
  let rewritten = 0
  for (const { id, ...written } of mails) {
    const renewed = (text: string) =>
      text.replace(
        linkOfOrder,
        (_link, order_no, key) => _link.slice(0, -key.length) + presentKeys.get(`${order_no} ${key}`),
      )
    const [body_text, body_html] = [renewed(written.body_text), renewed(written.body_html)]
    if (body_text === written.body_text && body_html === written.body_html) continue
    await rewriteMail(tx, { id, body_text, body_html })
    rewritten += 1
  }
  return { orders: await endOwnKeys(tx), mails: rewritten }
}

const linkOfOrder = /\?no=([\w-]+)&(?:amp;)?key=([\w-]+)/g
