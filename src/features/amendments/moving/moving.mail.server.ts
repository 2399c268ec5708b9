import { formatDayRange } from '#src/base/dates.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { formatMoney, type Minor, toMajor } from '#src/base/money.ts'
import { customerMail, type MailFor } from '#src/features/orders/book/customer.mail.server.ts'
import type { OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import type { Item } from './moving.queries.server.ts'

/** `+1.500 TL`, or with a minus. */
export function differenceText(difference: Minor, currency: string, lang: string): string {
  return `${difference > 0 ? '+' : ''}${formatMoney(toMajor(difference), currency, lang)}`
}

/** Old and new date, what changed of the price, and what is owed now. @param charged 0: the price stayed */
export function movedMail(
  services: Services,
  order: OfficeFound,
  { before, after, charged }: { before: Item; after: Item; charged: Minor },
): Promise<MailFor | null> {
  const { order_no, lang } = order
  const items = order.items.map((each) => (each.id === after.id ? after : each))
  // Another tour of the order may wait for an answer too.
  const is_left_behind = items.some(
    ({ id, is_departure_cancelled, seats_released_at }) =>
      id !== after.id && is_departure_cancelled && seats_released_at === null,
  )
  return customerMail(
    services,
    { ...order, items, is_left_behind },
    {
      subject: { key: 'mail.moved_subject', values: { order_no } },
      text: { key: 'mail.moved_text' },
      facts: () => [
        ['mail.tour', before.tour_name],
        ['mail.moved_from', formatDayRange(before.start_date, before.end_date, lang)],
        ['mail.moved_to', formatDayRange(after.start_date, after.end_date, lang)],
        ['mail.moved_difference', charged === 0 ? '' : differenceText(charged, before.currency, lang)],
      ],
    },
  )
}
