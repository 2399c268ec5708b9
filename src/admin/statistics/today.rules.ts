import type { Day } from '#src/base/dates.ts'
import type { TodayCard } from './statistics.schema.ts'

/** The list of orders that a card opens: its number is the number of rows there. Names and values are those of the list's address. */
export const cardLists: Record<TodayCard, (today: Day) => Record<string, string>> = {
  new_orders: (today) => ({ dates: 'ordered', from: today, to: today }),
  payments_to_match: () => ({ payment: 'bildirildi' }),
}
