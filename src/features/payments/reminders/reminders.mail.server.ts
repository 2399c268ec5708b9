import { dayOf, formatDay } from '#src/base/dates.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { customerMail, type MailFor } from '#src/features/orders/book/customer.mail.server.ts'
import type { OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import type { Reminder } from './reminders.rules.ts'

/** The mail with what is owed now, and the link to pay or to report a payment. */
export async function reminderMail(
  services: Services,
  order: OfficeFound,
  { due_on, kind }: Reminder,
): Promise<MailFor | null> {
  const { order_no, items, lang } = order
  const today = dayOf(services.now())
  const values = { order_no, date: formatDay(due_on, lang) }
  // Nobody's seat is to be kept any more.
  const hasBegun = items.some(({ start_date }) => start_date <= today)
  const text = kind === 'sonra' && hasBegun ? 'sonra_begun' : kind
  return customerMail(services, order, {
    subject: { key: `mail.reminder_${kind}_subject`, values },
    text: { key: `mail.reminder_${text}`, values },
    facts: (lang) => [
      ['mail.tour', items.map(({ tour_name }) => tour_name).join(', ')],
      ['mail.reminder_due', formatDay(due_on, lang)],
    ],
  })
}
