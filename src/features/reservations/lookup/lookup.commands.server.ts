import { dayOf } from '#src/base/dates.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import { customerMail, type MailFor } from '../orders/customer.mail.server.ts'
import { officeKeyOf } from '../orders/order-key.queries.server.ts'
import { type FoundOrder, findOrder } from '../orders/orders.store.server.ts'
import { holdOf, planOf } from '../pricing/plan.rules.ts'
import { totalsOf } from '../pricing/totals.rules.ts'
import { isReleased } from '../reservations.states.ts'
import { isSameEmail, orderNoOf, sendingOf } from './lookup.rules.ts'
import type { Lookup } from './lookup.schema.ts'

/**
 * Mails the link of an order to its customer when number and address match. The caller is told nothing about it: whoever guesses
 * learns neither numbers nor addresses.
 */
export async function sendLink(services: Services, { order_no, email }: Lookup): Promise<void> {
  const { db, now } = services
  const order = await findOrder(db, orderNoOf(order_no))
  if (!order || !isSameEmail(email, order.email)) return
  const mail = await linkMail(services, order)
  const at = now()
  if (mail) await transaction(db, (tx) => enqueue(tx, mail(`order-link:${order.id}:${sendingOf(at)}`), at))
}

async function linkMail(services: Services, order: FoundOrder): Promise<MailFor | null> {
  const { order_no, items, payments } = order
  const today = dayOf(services.now())
  const hold = holdOf(order)
  const steps = planOf({ totals: totalsOf(items), hold, payments, today, isOwed: !isReleased(order) })
  return customerMail(services, order, await officeKeyOf(services.db, order_no), {
    subject: { key: 'mail.link_subject', values: { order_no } },
    text: { key: 'mail.link_intro' },
    plan: { steps, today },
    facts: () => [
      ['mail.order_no', order_no],
      ['mail.tour', items.map(({ tour_name }) => tour_name).join(', ')],
    ],
  })
}
