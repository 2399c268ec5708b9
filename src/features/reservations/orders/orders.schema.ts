import { z } from 'zod'
import { day, plainText } from '#src/base/http/endpoint/fields.ts'
import { safeHtml } from '#src/base/http/endpoint/rich-fields.ts'
import { DayRate } from '#src/features/tours/rates/rates.schema.ts'
import { Cancellation } from '../cancelling/cancelling.schema.ts'
import { Invoice } from '../checkout/checkout.schema.ts'
import { OrderMessages } from '../conversation/conversation.schema.ts'
import { OrderPassengers } from '../passengers/passengers.schema.ts'
import { LiraOffer } from '../payments/payments.schema.ts'
import { PriceLine } from '../pricing/pricing.schema.ts'
import { orderStatuses, paymentRowStatuses, paymentStatuses } from '../reservations.schema.ts'
import { CancelledTour, DepartureChoice } from '../running/running.schema.ts'
import { OrderSharedFile } from '../shared-files/shared-files.schema.ts'
import { OrderTravelInfo } from '../travel-info/travel-info.schema.ts'

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

/** The order as its customer reads it. */
export const ShownOrder = Order.extend({
  /** what can be paid into an account in lira for a foreign amount; null: nothing, or there is no rate */
  lira: LiraOffer.nullable(),
  /** null: the agency does not ask for them, or nobody will travel */
  passengers: OrderPassengers.nullable(),
  /** what customer and agency wrote each other, oldest first */
  messages: OrderMessages,
  /** departures that the agency cancelled, of which the customer chooses what becomes of the order */
  choices: z.array(DepartureChoice),
  /** tours whose departure is cancelled, and about which the agency has not asked yet */
  cancelled_tours: z.array(CancelledTour),
  /** what it was sent before travelling, by departure */
  travel_infos: z.array(OrderTravelInfo),
  /** files for everybody on its departures; none before it is confirmed */
  shared_files: z.array(OrderSharedFile),
})
export type ShownOrder = z.output<typeof ShownOrder>

/** POST /api/orders/{order_no}/cancel-request?key= */
export const CancelRequest = z.strictObject({
  reason: plainText(0, 1000).default(''),
  /** that was shown; 409 when the cancellation has another one by now */
  effect: z.enum(['now', 'request']).optional(),
  /** for which the deduction was shown; 409 on another one */
  day: day().optional(),
})

/** Answer to a customer's payment notice or cancellation. */
export const OrderChanged = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ status: z.enum(orderStatuses) }),
})
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
