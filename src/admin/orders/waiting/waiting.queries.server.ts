import { dayOf } from '#src/base/dates.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { type FoundMessage, listOrderMessages } from '#src/features/messages/conversation/conversation.store.server.ts'
import { listOrderMails } from '#src/features/messages/order-mails/order-mails.commands.server.ts'
import type { OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import { hasPaper } from '#src/features/orders/book/papers.rules.ts'
import { findValid } from '#src/features/orders/book/papers.store.server.ts'
import type { OrderWaiting } from '#src/features/orders/book/waiting.schema.ts'
import { isTravelling } from '#src/features/orders/states.ts'
import { officePassengersOf } from '#src/features/passengers/manifest/passengers.queries.server.ts'

type Asking = Pick<Services, 'db' | 'now' | 'settings' | 'makesPapers'> & { lang: string }

const voucher = { kind: 'voucher', subject: 0 } as const

/** Pending work that the order's own fields do not show. */
export async function waitingOf(services: Asking, order: OfficeFound, staff: Staff): Promise<OrderWaiting> {
  const { db } = services
  const needsVoucher =
    services.makesPapers && order.email === '' && order.status === 'onayli' && hasPaper(order, voucher)
  const [messages, mails, travel, made] = await Promise.all([
    listOrderMessages(db, order.id),
    listOrderMails(db, order.id),
    // Customers who have to choose another date or their money are not asked for passengers.
    isTravelling(order) && !order.is_left_behind ? officePassengersOf(services, order, staff) : null,
    needsVoucher ? findValid(db, order.id, voucher, order.lang) : null,
  ])
  return {
    answer: answerOf(order, messages),
    passengers: order.status === 'onayli' && travel?.is_asked ? missingIn(travel.tours, dayOf(services.now())) : null,
    has_age_difference: travel?.tours.some(({ difference }) => difference !== null) ?? false,
    lacks_voucher: needsVoucher && made === null,
    mail_failed: mails.find(({ to_customer }) => to_customer)?.state === 'failed',
  }
}

/** A customer's last message may be a thank-you: of a completed order only unread messages are pending. */
function answerOf({ status }: OfficeFound, messages: readonly FoundMessage[]): OrderWaiting['answer'] {
  if (messages.some(({ state }) => state === 'acik')) return 'wish'
  const isUnread = messages.some(({ by_customer, read_at }) => by_customer && read_at === null)
  const isLast = status !== 'tamamlandi' && messages.at(-1)?.by_customer === true
  return isUnread || isLast ? 'message' : null
}

/** Of the tours that have not begun. */
function missingIn(
  tours: Awaited<ReturnType<typeof officePassengersOf>>['tours'],
  today: string,
): OrderWaiting['passengers'] {
  const people = tours.filter(({ start_date }) => start_date >= today).flatMap((tour) => tour.people)
  const missing = people.filter(({ missing }) => missing.length > 0).length
  return missing > 0 ? { missing, seats: people.length } : null
}
