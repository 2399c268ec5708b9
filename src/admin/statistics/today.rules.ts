import { addDays, type Day } from '#src/base/dates.ts'
import { unanswered } from '#src/features/inquiries/mailbox/mailbox.links.ts'
import { minimumAlarmDays } from '#src/features/tours/departures/departures.links.ts'

/** Query of the departures with fewer participants than they need, near enough for a decision. */
export const underMinimumList = (today: Day) => ({
  from: today,
  to: addDays(today, minimumAlarmDays),
  under_minimum: '1',
})

/** Query of a mailbox that lists as many messages as its card says. */
export const unansweredList = { state: unanswered }
