import { addDays, type Day } from '#src/base/dates.ts'
import { minimumAlarmDays, minimumDecisionDays } from '#src/features/departures/board/departures.links.ts'
import { unanswered } from '#src/features/inquiries/mailbox/mailbox.links.ts'

/** Query of the departures with fewer participants than they need, near enough for a decision. */
export const underMinimumList = (today: Day) => ({
  from: today,
  to: addDays(today, minimumAlarmDays),
  under_minimum: '1',
})

/** Query of those among them for which it must be decided whether they run. */
export const toDecideList = (today: Day) => ({
  ...underMinimumList(today),
  to: addDays(today, minimumDecisionDays),
})

/** Days ahead: information is sent two days before at the earliest, and staff are reminded a day earlier. */
const infoDays = 3

/** Query of the departures that leave soon and whose information nobody has approved. */
export const needsInfoList = (today: Day) => ({ from: today, to: addDays(today, infoDays), needs_info: '1' })

/** Query of those among them that leave today or tomorrow. */
export const infoNowList = (today: Day) => ({ ...needsInfoList(today), to: addDays(today, 1) })

/** Days around today in which a cancelled departure with orders is looked for. */
const around = { before: 365, after: 3 * 365 }

/** Query of the cancelled departures with orders that nobody has answered for. */
export const leftBehindList = (today: Day) => ({
  from: addDays(today, -around.before),
  to: addDays(today, around.after),
  left_behind: '1',
})

/** Query of the departures ahead of which a stop has another hour than its customers were told. */
export const changedPickupsList = (today: Day) => ({
  from: today,
  to: addDays(today, around.after),
  changed_pickups: '1',
})

/** Queries of a mailbox that list as many messages as its card says. */
export const messageLists = { unread: { unread: '1' }, unanswered: { state: unanswered } } as const
