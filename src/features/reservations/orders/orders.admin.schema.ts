import { z } from 'zod'
import { id, orNone } from '#src/base/http/endpoint/edits.ts'
import { day, orEmpty, whole, words } from '#src/base/http/endpoint/fields.ts'
import { paged, pageNumber } from '#src/base/http/endpoint/page.schema.ts'
import { orderStatuses, paymentStatuses } from '../reservations.schema.ts'
import { Order, OrderItem } from './orders.schema.ts'

const sorts = ['created_at', 'start_date', 'name'] as const
export const orderDates = ['ordered', 'departs'] as const
/** `bildirildi`: a payment was reported that the office has not decided on, whatever the state of the rest. */
export const paymentFilters = [...paymentStatuses, 'bildirildi'] as const

/** `sort`: one of these names, with a minus for the other way round. */
export const OfficeOrderQuery = z.object({
  page: pageNumber,
  per_page: whole(1, 200).default(25),
  /** a piece of the telephone, or beginnings of words of the number, name, e-mail, tours and their codes */
  search: words(0, 100).default(''),
  /** `customer`: not in the tours */
  search_in: z.enum(['all', 'customer']).default('all'),
  status: orEmpty(z.enum(orderStatuses)),
  payment: orEmpty(z.enum(paymentFilters)),
  /** a tour's id */
  product: orNone(id()),
  /** which days `from` and `to`, both included, speak of: the order's, or a departure's */
  dates: z.enum(orderDates).default('ordered'),
  from: orNone(day()),
  to: orNone(day()),
  /** JSON is the only one */
  format: z.enum(['json']).optional(),
  sort: z.enum([...sorts, ...sorts.map((name) => `-${name}` as const)]).default('-created_at'),
})
export type OfficeOrderQuery = z.output<typeof OfficeOrderQuery>

/** What an order owes in one currency. Major units; total = paid + open, and a payment that is too much leaves less than nothing open. */
export const OrderSum = z.object({
  currency: z.string(),
  total: z.number(),
  /** matched by the office */
  paid: z.number(),
  /** reported by the customer, not decided on yet */
  reported: z.number(),
  /** 0 for an order that is cancelled or expired: nobody waits for it */
  open: z.number(),
})
export type OrderSum = z.output<typeof OrderSum>

const head = {
  id: z.number(),
  /** where it was made */
  source: z.enum(['web', 'ofis']),
  sums: z.array(OrderSum),
}

/** A row of the list. */
export const OfficeOrderRow = Order.pick({
  order_no: true,
  status: true,
  payment_status: true,
  hold_until: true,
  created_at: true,
  name: true,
  email: true,
  phone: true,
}).extend({
  ...head,
  items: z.array(
    OrderItem.pick({ tour_code: true, tour_name: true, start_date: true, end_date: true }).extend({
      tour_id: z.number(),
    }),
  ),
  /** on its departures together */
  adults: z.number(),
  children: z.number(),
  /** last day for the rest of the first tour that has one; null when nothing is left to pay later */
  balance_due_on: z.string().nullable(),
  /** a customer's wish to cancel waits for the office */
  cancel_requested: z.boolean(),
})
export type OfficeOrderRow = z.output<typeof OfficeOrderRow>
export const OfficeOrders = paged(OfficeOrderRow)
export type OfficeOrders = z.output<typeof OfficeOrders>

export const OfficePayment = Order.shape.payments.element.extend({
  id: z.number(),
  method: z.enum(['havale', 'nakit', 'kart']),
  note: z.string(),
  created_at: z.string(),
  /** who matched or refused it, and when; null while nobody has */
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
})
export type OfficePayment = z.output<typeof OfficePayment>

export const OrderEvent = z.object({
  id: z.number(),
  at: z.string(),
  kind: z.enum(['durum', 'odeme', 'not', 'iptal-istegi', 'posta']),
  from_status: z.enum(orderStatuses).nullable(),
  to_status: z.enum(orderStatuses).nullable(),
  note: z.string(),
  /** name of whom of the staff; null when it was the customer or the program */
  by: z.string().nullable(),
})
export type OrderEvent = z.output<typeof OrderEvent>

/** Everything of one order, as it was bought. */
export const OfficeOrder = Order.omit({ may_report: true, cancelling: true, open: true }).extend({
  ...head,
  /** the customer's */
  lang: z.string(),
  marketing_consent: z.boolean(),
  items: z.array(
    OrderItem.extend({
      tour_id: z.number(),
      departure_id: z.number(),
      seats: z.number(),
      /** ISO instant; null while the seats are held */
      seats_released_at: z.string().nullable(),
    }),
  ),
  payments: z.array(OfficePayment),
  contracts: z.array(Order.shape.contracts.element.extend({ lang: z.string() })),
  /** oldest first */
  events: z.array(OrderEvent),
})
export type OfficeOrder = z.output<typeof OfficeOrder>
