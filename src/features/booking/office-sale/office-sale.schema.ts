import { z } from 'zod'
import { id, orNull } from '#src/base/http/endpoint/edits.ts'
import {
  amount,
  email,
  flag,
  jsonField,
  line,
  listOf,
  orEmpty,
  phone,
  plainText,
  whole,
} from '#src/base/http/endpoint/fields.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { currencies } from '#src/base/money.ts'
import { departureStatuses } from '#src/features/departures/board/shown-departures.schema.ts'
import { isParty, PriceLine } from '#src/features/departures/pricing/pricing.schema.ts'
import { Invoice, InvoiceRequest } from '#src/features/orders/book/invoice.schema.ts'
import { OrderTotal } from '#src/features/orders/book/orders.schema.ts'
import { maxCartItems } from '#src/features/orders/orders.links.ts'
import { orderStatuses } from '#src/features/orders/statuses.schema.ts'
import { cartItem } from '../calculator/cart-item.schema.ts'

/** Off the price of one item: percent of it, or an amount in major units of its currency. */
export const SaleDiscount = z.union([z.strictObject({ percent: whole(1, 100) }), z.strictObject({ amount: amount() })])
export type SaleDiscount = z.output<typeof SaleDiscount>

/** A tour of the sale. */
export const SaleItem = z
  .strictObject({ ...cartItem, discount: SaleDiscount.nullable().default(null) })
  .check(isParty('quantity'))
export type SaleItem = z.output<typeof SaleItem>
const cart = jsonField(z.array(SaleItem).min(1).max(maxCartItems))

/** POST /api/admin/orders, with the header Idempotency-Key. */
export const OfficeSale = z.strictObject({
  name: line(1, 100),
  city: orEmpty(line(1, 60)),
  /** '' when it is not known: the order then has no mails */
  email: orEmpty(email()),
  phone: phone(),
  /** the customer's */
  lang: z.string().min(2).max(10),
  message: plainText(0, 2000).default(''),
  invoice: jsonField(InvoiceRequest).default({ kind: 'bireysel' }),
  cart,
  /** for staff only; required with a discount */
  discount_reason: plainText(0, 300).default(''),
  /** the order is confirmed immediately instead of held */
  confirm: flag().default(false),
  /** ISO instant; default: as long as an order of the site */
  hold_until: orEmpty(z.iso.datetime({ offset: true })),
  /** the customer accepted the contracts on the telephone */
  phone_acceptance: flag().default(false),
  send_mail: flag().default(false),
})
export type OfficeSale = z.output<typeof OfficeSale>

/** Answer of POST /api/admin/orders. */
export const SaleMade = Done.extend({
  data: z.object({
    id: z.number(),
    order_no: z.string(),
    status: z.enum(orderStatuses),
    /** ISO instant; null for a confirmed order */
    hold_until: z.string().nullable(),
    /** the customer's link, with the key of the order */
    link: z.string(),
    /** a confirmation was queued */
    is_mailed: z.boolean(),
  }),
})
export type SaleMade = z.output<typeof SaleMade>

/** GET /api/admin/sales/price: the items with their discounts; tours are named in the language of the `customer`. */
export const SalePriceQuery = z.object({
  cart: listOf(SaleItem, maxCartItems),
  customer: orEmpty(z.string().min(2).max(10)),
})
export type SalePriceQuery = z.output<typeof SalePriceQuery>

/** An item as it would be ordered now. Amounts in major units. */
export const PricedItem = z.object({
  tour_name: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  currency: z.enum(currencies),
  lines: z.array(PriceLine),
  /** before the discount */
  full: z.number(),
  kdv_rate: z.number(),
  kdv: z.number(),
  total: z.number(),
  seats_needed: z.number(),
  seats_left: z.number(),
})
export const SalePrice = z.object({
  items: z.array(
    z.object({
      /** null when the departure is not sold any more */
      priced: PricedItem.nullable(),
      /** why the item cannot be ordered */
      problem: z.string().nullable(),
    }),
  ),
  /** one per currency, of the items that have a price */
  totals: z.array(OrderTotal),
})
export type SalePrice = z.output<typeof SalePrice>

/** GET /api/admin/sales/terms: what the screen promises. */
export const SaleTerms = z.object({
  /** how long an order of the site is held */
  hold_hours: z.number(),
  /** the largest discount of the user, in percent */
  max_discount: z.number(),
  /** false without a mail server */
  sends_mail: z.boolean(),
  languages: z.array(z.object({ abbr: z.string(), lang: z.string() })),
})
export type SaleTerms = z.output<typeof SaleTerms>

/** GET /api/admin/sales/departures: by a part of the tour's name or its code, and a date such as "3 nisan"; or one by id. */
export const SaleDeparturesQuery = z.object({ search: plainText(0, 100).default(''), id: orNull(id()) })

/** Amounts in major units. */
export const SaleDeparture = z.object({
  id: z.number(),
  token: z.string(),
  tour_name: z.string(),
  tour_code: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  status: z.enum(departureStatuses),
  seats_left: z.number(),
  currency: z.enum(currencies),
  multi_room_price: z.number(),
})
export type SaleDeparture = z.output<typeof SaleDeparture>
export const SaleDepartures = z.array(SaleDeparture)

/** GET /api/admin/sales/customers: by name, telephone or e-mail. */
export const CustomersQuery = z.object({ search: plainText(0, 100).default('') })

/** A person as their last order has them. */
export const KnownCustomer = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  city: z.string(),
  lang: z.string(),
  invoice: Invoice,
  last_order_no: z.string(),
})
export type KnownCustomer = z.output<typeof KnownCustomer>
export const KnownCustomers = z.array(KnownCustomer)
