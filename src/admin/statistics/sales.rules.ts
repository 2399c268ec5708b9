import type { Day } from '#src/base/dates.ts'
import { groupBy } from '#src/base/grouped.ts'
import { type Currency, currencies, type Minor, sum, toMajor } from '#src/base/money.ts'
import { type Bucket, type BucketSize, nextYear, placeIn } from './buckets.rules.ts'
import { leadBands, type Sales } from './statistics.schema.ts'

export type DayOfOrders = { day: Day; orders: number; cancelled: number; expired: number }
/** Money of a day in one currency, minor units. */
export type DayOfMoney = { day: Day; currency: Currency; amount: Minor }
export type TourSales = {
  product_id: number
  name: string
  code: string
  currency: Currency
  orders: number
  seats: number
  booked: Minor
}
/** Days between an order and its first departure, and how many orders have them. */
export type LeadCount = { days: number; orders: number }

/** What the database knows: days of the range and of the year before, in any order. */
export type SalesFacts = {
  orders: readonly DayOfOrders[]
  booked: readonly DayOfMoney[]
  collected: readonly DayOfMoney[]
  /** the best of each currency first */
  tours: readonly TourSales[]
  leads: readonly LeadCount[]
}

/** Puts days into buckets, beside the same days of the year before. Amounts of two currencies are never added. */
export function salesOf(range: Bucket, size: BucketSize, buckets: readonly Bucket[], facts: SalesFacts): Sales {
  const { from, to } = range
  const isNow = ({ day }: { day: Day }) => from <= day && day <= to
  const isBefore = ({ day }: { day: Day }) => from <= nextYear(day) && nextYear(day) <= to
  const now = facts.orders.filter(isNow)
  const before = facts.orders.filter(isBefore)
  const count = (days: readonly DayOfOrders[], what: 'orders' | 'cancelled' | 'expired') =>
    days.reduce((total, day) => total + day[what], 0)
  const inBuckets = <T extends { day: Day }>(days: readonly T[], dayOf: (day: Day) => Day) => {
    const places = groupBy(days, ({ day }) => placeIn(buckets, dayOf(day)))
    return buckets.map((_, at) => places.get(at) ?? [])
  }
  const sameDay = (day: Day) => day
  const ordersNow = inBuckets(now, sameDay)
  const ordersBefore = inBuckets(before, nextYear)
  const money = currencies.flatMap((currency) => {
    const own = (days: readonly DayOfMoney[]) => days.filter((day) => day.currency === currency)
    const [booked, collected] = [own(facts.booked), own(facts.collected)]
    const parts = {
      booked: inBuckets(booked.filter(isNow), sameDay),
      booked_before: inBuckets(booked.filter(isBefore), nextYear),
      collected: inBuckets(collected.filter(isNow), sameDay),
      collected_before: inBuckets(collected.filter(isBefore), nextYear),
    }
    const amountIn = (days: readonly DayOfMoney[]) => toMajor(sum(days.map(({ amount }) => amount)))
    const tours = facts.tours.filter((tour) => tour.currency === currency)
    if (Object.values(parts).every((some) => some.flat().length === 0) && tours.length === 0) return []
    const each = (amount: (days: readonly DayOfMoney[][]) => number) => ({
      booked: amount(parts.booked),
      booked_before: amount(parts.booked_before),
      collected: amount(parts.collected),
      collected_before: amount(parts.collected_before),
    })
    return [
      {
        currency,
        ...each((all) => amountIn(all.flat())),
        buckets: buckets.map((_, at) => each((all) => amountIn(all[at]!))),
        tours: tours.map(({ currency: _, ...tour }) => ({ ...tour, booked: toMajor(tour.booked) })),
      },
    ]
  })
  return {
    from,
    to,
    bucket: size,
    orders: count(now, 'orders'),
    orders_before: count(before, 'orders'),
    cancelled: count(now, 'cancelled'),
    expired: count(now, 'expired'),
    cancelled_before: count(before, 'cancelled'),
    expired_before: count(before, 'expired'),
    buckets: buckets.map((bucket, at) => ({
      ...bucket,
      orders: count(ordersNow[at]!, 'orders'),
      orders_before: count(ordersBefore[at]!, 'orders'),
    })),
    money,
    lead_time: leadTimeOf(facts.leads),
  }
}

/** The median is a day that an order has: of two middle ones the lower. A departure before its order counts as 0 days. */
export function leadTimeOf(leads: readonly LeadCount[]): Sales['lead_time'] {
  const sorted = leads.map(({ days, orders }) => ({ days: Math.max(0, days), orders })).sort((a, b) => a.days - b.days)
  const total = sorted.reduce((all, { orders }) => all + orders, 0)
  let seen = 0
  const median = sorted.find(({ orders }) => {
    seen += orders
    return seen * 2 >= total
  })
  const bands = leadBands.map((up_to, at) => {
    const above = at === 0 ? -1 : leadBands[at - 1]!
    const own = sorted.filter(({ days }) => days > above && (up_to === null || days <= up_to))
    return { up_to, orders: own.reduce((all, { orders }) => all + orders, 0) }
  })
  return { median: median?.days ?? null, bands }
}
