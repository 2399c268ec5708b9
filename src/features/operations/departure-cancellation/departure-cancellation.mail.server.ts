import { formatDayRange } from '#src/base/dates.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { formatMoney } from '#src/base/money.ts'
import { customerMail, type Fact, type MailFor } from '#src/features/orders/book/customer.mail.server.ts'
import type { OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import type { DepartureChoice } from './departure-cancellation.schema.ts'

/** Dates that the mail names; the order's page has all of them. */
const namedDates = 5

/** The choice that a cancelled departure leaves its customer, with the order's link. Null for an order without an address. */
export async function choiceMail(
  services: Services,
  order: OfficeFound,
  choice: DepartureChoice,
): Promise<MailFor | null> {
  const { order_no, lang } = order
  const { tour_name, start_date, end_date, reason, alternatives, refund, may_refund } = choice
  const dates = alternatives.slice(0, namedDates).map((each) => formatDayRange(each.start_date, each.end_date, lang))
  const more = alternatives.length > namedDates ? ['…'] : []
  const amounts = may_refund ? refund.map(({ amount, currency }) => formatMoney(amount, currency, lang)) : []
  const facts: Fact[] = [
    ['mail.tour', tour_name],
    ['mail.departure_date', formatDayRange(start_date, end_date, lang)],
    ['mail.reason', reason],
    ['mail.departure_alternatives', [...dates, ...more].join('; ')],
    ['mail.departure_refund', amounts.join(' + ')],
  ]
  return customerMail(services, order, {
    subject: { key: 'mail.departure_cancelled_subject', values: { order_no } },
    text: { key: `mail.departure_cancelled_${may_refund ? (dates.length > 0 ? 'text' : 'no_date') : 'begun'}` },
    facts: () => facts,
  })
}
