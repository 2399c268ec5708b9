import { z } from 'zod'
import { id, orNull } from '#src/base/http/endpoint/edits.ts'
import { day, orEmpty, plainText, whole } from '#src/base/http/endpoint/fields.ts'
import { paged, pageNumber } from '#src/base/http/endpoint/page.schema.ts'
import { currencies } from '#src/base/money.ts'
import { messageFilters } from '../conversation.links.ts'
import { orderDates } from '../orders.links.ts'
import { orderStatuses, paymentRowStatuses, paymentStatuses } from '../statuses.schema.ts'
import { Order, OrderItem, OrderTotal } from './orders.schema.ts'
import { OrderWaiting } from './waiting.schema.ts'

const sorts = ['created_at', 'start_date', 'name', 'due_on'] as const
export const orderSources = ['web', 'ofis'] as const
/** `kalan`: something is left to pay; `iade`: something is to be given back; `iade-suresi`: by the last day of a cancellation. */
const balanceFilters = ['kalan', 'fazla', 'iade', 'iade-suresi'] as const
/** `gecerli`: neither cancelled nor expired. */
export const statusFilters = [...orderStatuses, 'gecerli'] as const
/** `bildirildi`: has a reported payment that the office has not decided on. */
export const paymentFilters = [...paymentStatuses, 'bildirildi'] as const

/**
 * Query of the list, its sums and its export. The names are stable: links and saved filters hold them. Payments to match:
 * `payment=bildirildi`; holds that end by a day: `status=opsiyonlu&dates=hold_ends&to=`; overdue: `dates=due&to=`; requests to
 * cancel: `cancel_requested=1`. `sort`: one of these names, with a minus for descending order.
 */
export const OfficeOrderQuery = z.object({
  page: pageNumber,
  per_page: whole(1, 200).default(25),
  /** part of the telephone number, or starts of words of order number, name, e-mail, passengers, company, tax number, payers, tours and tour codes */
  search: plainText(0, 100).default(''),
  /** `customer`: without the tours */
  search_in: z.enum(['all', 'customer']).default('all'),
  status: orEmpty(z.enum(statusFilters)),
  payment: orEmpty(z.enum(paymentFilters)),
  /** where the order was made */
  source: orEmpty(z.enum(orderSources)),
  balance: orEmpty(z.enum(balanceFilters)),
  /** 1: the customer's request to cancel waits for an answer */
  cancel_requested: orEmpty(z.enum(['1'])),
  /** `okunmadi`: a message of the customer is unread; `degisiklik`: a change that was asked for is not decided on */
  messages: orEmpty(z.enum(messageFilters)),
  /** a tour's id */
  product: orNull(id()),
  /** of an item; of the payment when `dates` is `paid` */
  currency: orEmpty(z.enum(currencies)),
  /** days between the order and its first departure, inclusive */
  lead_from: orNull(whole(0, 100_000)),
  lead_to: orNull(whole(0, 100_000)),
  /** the days between `from` and `to`, inclusive: of the order, of a departure, of the hold's end, of the next due
   * money, or of a payment */
  dates: z.enum(orderDates).default('ordered'),
  from: orNull(day()),
  to: orNull(day()),
  /** JSON is the only one */
  format: z.enum(['json']).optional(),
  sort: z.enum([...sorts, ...sorts.map((name) => `-${name}` as const)]).default('-created_at'),
})
export type OfficeOrderQuery = z.output<typeof OfficeOrderQuery>

/** Sums of an order in one currency, major units. open = total - paid + refunded. */
export const OrderSum = OrderTotal.pick({ currency: true, total: true }).extend({
  /** matched or entered by the office */
  paid: z.number(),
  /** given back */
  refunded: z.number(),
  /** reported by the customer, not decided on yet */
  reported: z.number(),
  /** negative: to be given back. Of a cancelled or expired order nothing is owed. */
  open: z.number(),
})
export type OrderSum = z.output<typeof OrderSum>

const head = {
  id: z.number(),
  /** where the order was made */
  source: z.enum(orderSources),
  sums: z.array(OrderSum),
}

/** What a search found an order by, besides what its row shows. */
const FoundBy = z.object({ kind: z.enum(['yolcu', 'firma', 'odeyen']), text: z.string() })
export type FoundBy = z.output<typeof FoundBy>

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
  /** of all items */
  adults: z.number(),
  children: z.number(),
  /** by which the next money is asked for; null: nothing is, also because a departure is cancelled */
  due_on: z.string().nullable(),
  /** the customer's cancellation request is pending */
  cancel_requested: z.boolean(),
  /** a message of the customer is unread */
  unread: z.boolean(),
  /** a change that the customer asked for is not decided on */
  change_requested: z.boolean(),
  /** of a search: a passenger, the company of the invoice, or who paid */
  found: z.array(FoundBy).default([]),
})
export type OfficeOrderRow = z.output<typeof OfficeOrderRow>
export const OfficeOrders = paged(OfficeOrderRow)
export type OfficeOrders = z.output<typeof OfficeOrders>

/** What a list adds up to, on all its pages. */
export const OrderListSums = z.object({
  total: z.number().meta({ description: 'number of orders' }),
  /** of items of orders that are neither cancelled nor expired */
  seats: z.number(),
  money: z.array(
    z.object({
      currency: z.enum(currencies),
      /** amounts of those items, major units */
      booked: z.number(),
      /** payments of all listed orders: received less refunded, major units */
      collected: z.number(),
    }),
  ),
})
export type OrderListSums = z.output<typeof OrderListSums>

export const OfficePayment = Order.shape.payments.element.extend({
  id: z.number(),
  status: z.enum(paymentRowStatuses),
  method: z.enum(['havale', 'nakit', 'kart']),
  /** false: entered in the office */
  by_customer: z.boolean(),
  /** of the notice, when another amount was matched */
  reported_amount: z.number().nullable(),
  /** the visit to a provider's page in which a card paid it; null: otherwise */
  attempt_id: z.number().nullable(),
  /** of money that a provider took or gave back: the facts of its card; major units */
  card: z
    .object({
      provider: z.enum(['iyzico', 'paytr']),
      card_brand: z.string(),
      card_last_four: z.string(),
      /** in lira, without the surcharge; of a refund what went back */
      charged: z.number(),
      surcharge: z.number(),
      installments: z.number().nullable(),
      /** lira for one unit, and the day of the rate; null in lira */
      try_rate: z.number().nullable(),
      rate_day: z.string().nullable(),
    })
    .nullable(),
  /** lira that staff took, or gave back, for a foreign amount; major units */
  lira: z
    .object({
      charged: z.number(),
      try_rate: z.number(),
      rate_day: z.string(),
      /** of a refund: the payment that it gives back */
      returns_id: z.number().nullable(),
    })
    .nullable(),
  /** of an undecided notice: what a match does to the order; major units */
  effect: z.object({ is_expected: z.boolean(), due: z.number(), open: z.number(), too_much: z.number() }).nullable(),
  note: z.string(),
  created_at: z.string(),
  /** staff member who matched or rejected it, and when; null while undecided */
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
})
export type OfficePayment = z.output<typeof OfficePayment>

const eventKinds = [
  'durum',
  'odeme',
  'not',
  'iptal-istegi',
  'iptal-yaniti',
  'opsiyon',
  'bilgi',
  'posta',
  'hatirlatma',
  'baglanti',
  'baglanti-iptal',
  'duyuru',
] as const
/** Of an event `odeme`. `kart-ret`: refused after the provider's review; `iade-ret`: a refund to a card that did not happen; `kart-acilmadi`: the provider refused to open its page. */
const paymentActions = [
  'bildirildi',
  'eslesti',
  'reddedildi',
  'girildi',
  'iade',
  'geri-alindi',
  'kart',
  'kart-ret',
  'iade-ret',
  'kart-acilmadi',
] as const
export const OrderEvent = z.object({
  id: z.number(),
  at: z.string(),
  kind: z.enum(eventKinds),
  /** of `odeme` */
  action: z.enum(paymentActions).nullable(),
  payment_id: z.number().nullable(),
  /** end of the hold that began */
  hold_until: z.string().nullable(),
  from_status: z.enum(orderStatuses).nullable(),
  to_status: z.enum(orderStatuses).nullable(),
  note: z.string(),
  /** name of the staff member; null for the customer or a background job */
  by: z.string().nullable(),
})
export type OrderEvent = z.output<typeof OrderEvent>

/** An order with its snapshot, payments and history. */
export const OfficeOrder = Order.omit({ may_report: true, cancelling: true, open: true }).extend({
  ...head,
  /** sent with every change, so that nobody changes an order on an old view of it */
  version: z.number(),
  /** what the reader may do */
  may: z.object({ orders: z.boolean(), payments: z.boolean() }),
  /** false: no mail server is set up */
  sends_mail: z.boolean(),
  /** the customer's language */
  lang: z.string(),
  marketing_consent: z.boolean(),
  /** a cancelled departure on which it holds seats, so that it waits for an answer; null without one */
  left_behind_on: z.number().nullable(),
  /** false: its customers were not written to; it is cancelled on the board of departures only */
  is_choice_asked: z.boolean(),
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
  waiting: OrderWaiting,
})
export type OfficeOrder = z.output<typeof OfficeOrder>

export const AcceptedParams = z.object({ id: id(), contract: id() })
