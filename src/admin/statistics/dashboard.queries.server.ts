import { addDays, type Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { DepartureQuery } from '#src/features/departures/board/departures.schema.ts'
import { countOfficeDepartures } from '#src/features/departures/board/departures.store.server.ts'
import { seatsLeft } from '#src/features/departures/board/sale.rules.ts'
import { type MessageKind, messageKinds } from '#src/features/inquiries/inquiries.links.ts'
import { countUnanswered, countUnread } from '#src/features/inquiries/mailbox/mailbox.store.server.ts'
import { OfficeOrderQuery } from '#src/features/orders/book/orders.admin.schema.ts'
import { countOfficeOrders } from '#src/features/orders/list/orders-list.store.server.ts'
import { orderLists } from '#src/features/orders/orders.links.ts'
import { bucketSizeOf, bucketsOf, daysOfRange, yearBefore } from './buckets.rules.ts'
import { findNextDepartures, findOccupancy } from './next-departures.store.server.ts'
import { salesOf } from './sales.rules.ts'
import {
  findBookedByDay,
  findCollectedByDay,
  findLeadTimes,
  findOrdersByDay,
  findTopTours,
} from './sales.store.server.ts'
import type { Range } from './statistics.links.ts'
import {
  type NextDepartures,
  type OrderCard,
  orderCards,
  type Sales,
  type Today,
  type TodayCard,
} from './statistics.schema.ts'
import {
  changedPickupsList,
  infoNowList,
  leftBehindList,
  needsInfoList,
  toDecideList,
  underMinimumList,
} from './today.rules.ts'

/** Days of the next departures, today included. */
const nextDays = 14
const maxNext = 8
/** Of each currency. */
const maxTours = 5

type DayList = (day: Day) => object

/** Each number is counted by the query of the list that it opens. */
export async function todayOf(db: Db, may: (permission: string) => boolean, day: Day): Promise<Today> {
  const ofOrders = async (card: OrderCard) => ({
    card,
    count: await countOfficeOrders(db, OfficeOrderQuery.parse(orderLists[card](day))),
  })
  const countDepartures = (list: DayList) => countOfficeDepartures(db, DepartureQuery.parse(list(day)))
  const ofDepartures = async (card: TodayCard, list: DayList, urgentList?: DayList) => {
    const [count, urgent] = await Promise.all([countDepartures(list), urgentList && countDepartures(urgentList)])
    return { card, count, ...(urgent !== undefined && { urgent }) }
  }
  const cards = await Promise.all([
    ...(may('orders.read') ? orderCards.map(ofOrders) : []),
    ...(may('messages') ? [ofMessages('unread', countUnread(db)), ofMessages('unanswered', countUnanswered(db))] : []),
    ...(may('orders.read')
      ? [
          ofDepartures('left_behind', leftBehindList),
          ofDepartures('changed_pickups', changedPickupsList),
          ofDepartures('travel_info', needsInfoList, infoNowList),
        ]
      : []),
    ofDepartures('under_minimum', underMinimumList, toDecideList),
  ])
  return { day, cards }
}

async function ofMessages(
  card: 'unread' | 'unanswered',
  counting: Promise<Map<MessageKind, number>>,
): Promise<Today['cards'][number]> {
  const counts = await counting
  const mailboxes = messageKinds.flatMap((kind) => {
    const count = counts.get(kind) ?? 0
    return count === 0 ? [] : [{ kind, count }]
  })
  return { card, count: mailboxes.reduce((all, { count }) => all + count, 0), mailboxes }
}

export async function departuresOf(db: Db, lang: string, range: Range, today: Day): Promise<NextDepartures> {
  const until = addDays(today, nextDays - 1)
  const [{ rows, total }, left, ahead] = await Promise.all([
    findNextDepartures(db, lang, { from: today, to: until }, maxNext),
    findOccupancy(db, { from: addDays(today, -range), to: addDays(today, -1) }),
    findOccupancy(db, { from: today, to: addDays(today, range - 1) }),
  ])
  const data = rows.map(({ seats_taken, total: _, ...row }) => ({
    ...row,
    sold: seats_taken - row.held,
    free: seatsLeft({ ...row, seats_taken }),
  }))
  return { data, total, from: today, until, occupancy: { left, ahead } }
}

export async function salesIn(db: Db, lang: string, range: Range, today: Day): Promise<Sales> {
  const days = daysOfRange(range, today)
  const both = [days, yearBefore(days)]
  const [orders, booked, collected, tours, leads] = await Promise.all([
    findOrdersByDay(db, both),
    findBookedByDay(db, both),
    findCollectedByDay(db, both),
    findTopTours(db, lang, days, maxTours),
    findLeadTimes(db, days),
  ])
  const size = bucketSizeOf(range)
  return salesOf(days, size, bucketsOf(days, size), { orders, booked, collected, tours, leads })
}
