import { z } from 'zod'
import { day, plainText } from '#src/base/http/endpoint/fields.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { safeHtml } from '#src/base/http/endpoint/rich-fields.ts'
import { PriceLine } from '#src/features/departures/pricing/pricing.schema.ts'
import { DayRate } from '#src/features/departures/rates/rates.schema.ts'
import { Cancellation } from '../money/cancelling.schema.ts'
import { orderStatuses, paymentRowStatuses, paymentStatuses } from '../statuses.schema.ts'
import { Invoice } from './invoice.schema.ts'

export const OrderItem = z.object({
  tour_code: z.string(),
  tour_name: z.string(),
  tour_place: z.string(),
  cover_file: z.string().nullable(),
  start_date: z.string(),
  end_date: z.string(),
  people_quantity: z.number(),
  children_ages: z.array(z.number()),
  single_room_quantity: z.number(),
  currency: z.string(),
  price: z.number(),
  kdv: z.number(),
  kdv_rate: z.number(),
  total: z.number(),
  /** part of total due at booking */
  deposit: z.number(),
  /** last day for total - deposit; null when that is 0 */
  balance_due_on: z.string().nullable(),
  lines: z.array(PriceLine.omit({ reason: true })),
})

/** Totals of an order in one currency. deposit + Σ balances = total. */
export const OrderTotal = z.object({
  currency: z.string(),
  price: z.number(),
  kdv: z.number(),
  total: z.number(),
  /** due at booking: all of it, the deposits, or the deposits of some tours and the whole of others */
  due: z.enum(['all', 'deposit', 'mixed']),
  deposit: z.number(),
  /** by last day */
  balances: z.array(z.object({ due_on: z.string(), amount: z.number() })),
})
export type OrderTotal = z.output<typeof OrderTotal>

/** The path and the query of every call for one order. */
export const OrderParams = z.object({ order_no: z.string().max(40) })
export const OrderKey = z.object({ key: z.string().catch('') })

/** GET /api/orders/{order_no}?key= */
export const Order = z.object({
  order_no: z.string(),
  status: z.enum(orderStatuses),
  payment_status: z.enum(paymentStatuses),
  /** ISO instant; null once the hold is over */
  hold_until: z.string().nullable(),
  created_at: z.string(),
  name: z.string(),
  city: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  invoice: Invoice,
  items: z.array(OrderItem),
  /** one per currency */
  totals: z.array(
    OrderTotal.extend({
      /** lira at the rate of the order's day, major units; null in lira, and when none was known */
      try_total: z.number().nullable(),
      rate: DayRate.nullable(),
    }),
  ),
  contracts: z.array(
    z.object({ contract_id: z.number(), name: z.string(), version: z.number(), accepted_at: z.string() }),
  ),
  /** oldest first */
  payments: z.array(
    z.object({
      id: z.number(),
      status: z.enum(paymentRowStatuses).exclude(['geri-alindi']),
      amount: z.number(),
      currency: z.string(),
      /** lira that were paid for it, and their rate */
      lira: z.object({ charged: z.number(), try_rate: z.number(), rate_day: z.string() }).nullable(),
      paid_on: z.string(),
      /** null once the office has removed the account */
      bank: z.string().nullable(),
      sender: z.string(),
      has_receipt: z.boolean(),
    }),
  ),
  /** by currency, the amount that neither a reported nor a matched payment covers */
  open: z.array(z.object({ currency: z.string(), amount: z.number() })),
  /** by currency, what was paid above the total of a standing order, and goes back */
  overpaid: z.array(z.object({ currency: z.string(), amount: z.number() })),
  may_report: z.boolean(),
  /** effect of a cancellation: immediate, or a request to the office; null when the order cannot be cancelled */
  cancelling: z.enum(['now', 'request']).nullable(),
  /** ISO instant of the pending cancellation request */
  cancel_requested_at: z.string().nullable(),
  /** a departure on which it holds seats is cancelled: nothing is asked for until it is known what becomes of it */
  is_left_behind: z.boolean(),
  /** what was kept and goes back; null unless it was cancelled, and for older cancellations */
  cancellation: Cancellation.nullable(),
})
export type Order = z.output<typeof Order>

/** POST /api/orders/{order_no}/cancel-request?key= */
export const CancelRequest = z.strictObject({
  reason: plainText(0, 1000).default(''),
  /** that was shown; 409 when the cancellation has another one by now */
  effect: z.enum(['now', 'request']).optional(),
  /** for which the deduction was shown; 409 on another one */
  day: day().optional(),
})

/** Answer to a change of one order. */
export const OrderChanged = Done.extend({ data: z.object({ status: z.enum(orderStatuses) }) })
export type OrderChanged = z.output<typeof OrderChanged>

/** GET /api/orders/{order_no}/contracts/{contract_id}?key= */
export const AcceptedContract = z.object({
  order_no: z.string(),
  name: z.string(),
  version: z.number(),
  lang: z.string(),
  body: safeHtml(),
  /** SHA-256 of the body in UTF-8, as hexadecimal digits */
  body_hash: z.string(),
  accepted_at: z.string(),
  /** by a click on the site, or on the telephone, as staff state */
  acceptance: z.enum(['sitede', 'telefonda']),
})
export type AcceptedContract = z.output<typeof AcceptedContract>
