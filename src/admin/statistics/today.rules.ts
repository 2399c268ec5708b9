import { addDays, type Day } from '#src/base/dates.ts'
import { unanswered } from '#src/features/inquiries/mailbox/mailbox.links.ts'
import { minimumAlarmDays } from '#src/features/tours/departures/departures.links.ts'
import type { OrderCard } from './statistics.schema.ts'

/** Days until a hold ends that ends soon: today and tomorrow. */
const soonDays = 1

/** The list of orders that a card opens: its number is the number of rows there. Names and values are those of the list's address. */
export const cardLists: Record<OrderCard, (today: Day) => Record<string, string>> = {
  new_orders: (today) => ({ dates: 'ordered', from: today, to: today }),
  payments_to_match: () => ({ payment: 'bildirildi' }),
  holds_ending: (today) => ({ status: 'opsiyonlu', dates: 'hold_ends', to: addDays(today, soonDays) }),
}

/** Query of the departures with fewer participants than they need, near enough for a decision. */
export const underMinimumList = (today: Day) => ({
  from: today,
  to: addDays(today, minimumAlarmDays),
  under_minimum: '1',
})

/** Query of a mailbox that lists as many messages as its card says. */
export const unansweredList = { state: unanswered }
