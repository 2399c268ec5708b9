import { addDays, type Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { OfficeOrderQuery } from '#src/features/reservations/orders/orders.admin.schema.ts'
import { countOfficeOrders } from '#src/features/reservations/orders/orders.admin.store.server.ts'
import { seatsLeft } from '#src/features/tours/departures/sale.rules.ts'
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
import { type NextDepartures, type Sales, type Today, todayCards } from './statistics.schema.ts'
import { cardLists } from './today.rules.ts'

/** Days of the next departures, today included. */
const nextDays = 14
const maxNext = 8
/** Of each currency. */
const maxTours = 5

/** Each number is counted by the query of the list that it opens. */
export async function todayOf(db: Db, may: (permission: string) => boolean, day: Day): Promise<Today> {
  const shown = todayCards.filter(() => may('orders.read'))
  const cards = shown.map(async (card) => {
    const query = OfficeOrderQuery.parse(cardLists[card](day))
    return { card, count: await countOfficeOrders(db, query) }
  })
  return { day, cards: await Promise.all(cards) }
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
  return { data, total, until, occupancy: { left, ahead } }
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
