import { dayOf } from '#src/base/dates.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { customerMail, type MailFor } from '../book/customer.mail.server.ts'
import type { OfficeFound } from '../book/office-order.store.server.ts'
import { officeKeyOf } from '../book/order-key.queries.server.ts'
import type { FoundOrder } from '../book/orders.store.server.ts'
import { planOfStored } from '../money/plan.rules.ts'

/** The link of an order for its customer. @param text why it comes. Null for an order without an address */
export async function linkMail(
  services: Services,
  order: FoundOrder | OfficeFound,
  text: 'mail.link_intro' | 'mail.link_renewed',
): Promise<MailFor | null> {
  const { order_no, items } = order
  const today = dayOf(services.now())
  return customerMail(services, order, await officeKeyOf(services.db, order), {
    subject: { key: 'mail.link_subject', values: { order_no } },
    text: { key: text },
    plan: { steps: planOfStored(order, today), today },
    facts: () => [
      ['mail.order_no', order_no],
      ['mail.tour', items.map(({ tour_name }) => tour_name).join(', ')],
    ],
  })
}
