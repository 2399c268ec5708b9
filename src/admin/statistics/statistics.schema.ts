import { z } from 'zod'
import { currencies } from '#src/base/money.ts'
import { departureStatuses } from '#src/features/departures/board/shown-departures.schema.ts'
import { messageKinds } from '#src/features/inquiries/inquiries.links.ts'
import { defaultRange, type Range, ranges } from './statistics.links.ts'

const dashboardParts = ['today', 'departures', 'sales'] as const
export type DashboardPart = (typeof dashboardParts)[number]

export const DashboardQuery = z.object({
  /** days, today included */
  range: z
    .enum(ranges.map(String) as `${Range}`[])
    .default(`${defaultRange}`)
    .transform((text) => Number(text) as Range),
  /** only this part of the answer; default: all */
  part: z.enum(dashboardParts).optional(),
})

/** What needs work today. Each opens a list with as many rows (docs/rules.md, Statistics). */
export const orderCards = [
  'new_orders',
  'payments_to_match',
  'holds_ending',
  'overpaid',
  'refunds_due',
  'order_messages',
  'changes_asked',
  'cancel_requests',
] as const
export type OrderCard = (typeof orderCards)[number]
const todayCards = [
  ...orderCards,
  'unread',
  'unanswered',
  'left_behind',
  'changed_pickups',
  'travel_info',
  'under_minimum',
] as const
export type TodayCard = (typeof todayCards)[number]

/** Cards that the role may see, in their order. */
export const Today = z.object({
  /** day in Istanbul, which the lists of the cards are about */
  day: z.string(),
  cards: z.array(
    z.object({
      card: z.enum(todayCards),
      count: z.number(),
      /** of `under_minimum`: those whose day of decision has come; of `travel_info`: those that leave today or tomorrow */
      urgent: z.number().optional(),
      /** of `unread` and `unanswered`: one for each mailbox with such a message */
      mailboxes: z.array(z.object({ kind: z.enum(messageKinds), count: z.number() })).optional(),
    }),
  ),
})
export type Today = z.output<typeof Today>

/** Seats of the departures of some days that are not cancelled. */
export const Occupancy = z.object({
  from: z.string(),
  to: z.string(),
  departures: z.number(),
  quota: z.number(),
  taken: z.number(),
})
export type Occupancy = z.output<typeof Occupancy>

export const NextDeparture = z.object({
  id: z.number(),
  product_id: z.number(),
  tour_name: z.string(),
  tour_code: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  status: z.enum(departureStatuses),
  quota: z.number(),
  /** seats of orders that the office has confirmed, and seats taken without an order */
  sold: z.number(),
  /** seats of orders that are not confirmed yet */
  held: z.number(),
  /** seats that can still be sold */
  free: z.number(),
})
export type NextDeparture = z.output<typeof NextDeparture>

export const NextDepartures = z.object({
  /** the first of them */
  data: z.array(NextDeparture),
  /** of all departures in the days of `until` */
  total: z.number(),
  /** first and last day that is counted */
  from: z.string(),
  until: z.string(),
  /** departures that left in the range, and that leave in as many days from today */
  occupancy: z.object({ left: Occupancy, ahead: Occupancy }),
})
export type NextDepartures = z.output<typeof NextDepartures>

/** Major units of one currency. `before`: the same days of the year before. */
const amounts = {
  /** totals of orders placed in these days that are neither cancelled nor expired */
  booked: z.number(),
  booked_before: z.number(),
  /** payments of these days: received less refunded */
  collected: z.number(),
  collected_before: z.number(),
}

export const SalesOfCurrency = z.object({
  currency: z.enum(currencies),
  ...amounts,
  /** one for each bucket */
  buckets: z.array(z.object(amounts)),
  /** by `booked`, the highest first */
  tours: z.array(
    z.object({
      product_id: z.number(),
      name: z.string(),
      code: z.string(),
      /** placed with this tour, whatever became of them, in any currency */
      orders: z.number(),
      /** of orders that are neither cancelled nor expired, in this currency */
      seats: z.number(),
      booked: z.number(),
    }),
  ),
})
export type SalesOfCurrency = z.output<typeof SalesOfCurrency>

/** Upper ends of the bands of the lead time in days; null: everything above. */
export const leadBands = [7, 30, 60, 90, 180, null] as const

export const Sales = z.object({
  /** first and last day, inclusive */
  from: z.string(),
  to: z.string(),
  bucket: z.enum(['day', 'week', 'month']),
  /** orders that were placed, whatever became of them */
  orders: z.number(),
  orders_before: z.number(),
  /** of `orders` */
  cancelled: z.number(),
  expired: z.number(),
  cancelled_before: z.number(),
  expired_before: z.number(),
  /** the whole range, in order; the first and the last may be parts of a week or month */
  buckets: z.array(z.object({ from: z.string(), to: z.string(), orders: z.number(), orders_before: z.number() })),
  /** currencies with an amount, lira first */
  money: z.array(SalesOfCurrency),
  /** of orders that are neither cancelled nor expired */
  lead_time: z.object({
    /** days; null without orders */
    median: z.number().nullable(),
    bands: z.array(z.object({ up_to: z.number().nullable(), orders: z.number() })),
  }),
})
export type Sales = z.output<typeof Sales>

/** GET /api/admin/statistics/dashboard. null: not requested, or not for this role. */
export const Dashboard = z.object({
  range: z.literal([...ranges]),
  today: Today.nullable(),
  departures: NextDepartures.nullable(),
  sales: Sales.nullable(),
})
export type Dashboard = z.output<typeof Dashboard>
