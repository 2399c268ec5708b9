import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { customerMail, type MailFor } from '../book/customer.mail.server.ts'
import type { OfficeFound } from '../book/office-order.store.server.ts'
import type { FoundOrder } from '../book/orders.store.server.ts'

/** The link of an order for its customer. @param text why it comes. Null for an order without an address */
export function linkMail(
  services: Services,
  order: FoundOrder | OfficeFound,
  text: 'mail.link_intro' | 'mail.link_renewed',
): Promise<MailFor | null> {
  const { order_no, items } = order
  return customerMail(services, order, {
    subject: { key: 'mail.link_subject', values: { order_no } },
    text: { key: text },
    facts: () => [['mail.tour', items.map(({ tour_name }) => tour_name).join(', ')]],
  })
}
