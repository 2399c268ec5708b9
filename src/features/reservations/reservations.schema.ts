import { z } from 'zod'
import { amount, day, email, flag, jsonField, line, listOf, whole, words } from '#src/base/http/endpoint/fields.ts'
import { shownHtml } from '#src/base/http/endpoint/rich-fields.ts'
import { maxCartItems, maxParty } from './reservations.links.ts'

const party = {
  /** the tour's */
  token: z.string().min(1).max(60),
  /** start day of a departure */
  tourDate: day(),
  childrenQuantity: whole(0, maxParty).default(0),
  childrenAges: listOf(whole(0, 17), maxParty),
  /** adults who want a room alone */
  singleRoomQuantity: whole(0, maxParty).default(0),
}

type AdultsField = 'peopleQuantity' | 'quantity'
type CheckedParty = { childrenQuantity: number; childrenAges: number[]; singleRoomQuantity: number }

/** What no single field can tell. `adultsField` is where the shape counts its adults. */
function isParty<F extends AdultsField>(adultsField: F) {
  return ({ value, issues }: z.core.ParsePayload<CheckedParty & Record<F, number>>) => {
    const refuse = (field: string, key: string, values?: object) =>
      issues.push({ code: 'custom', path: [field], params: { key, values }, input: value })
    const adults = value[adultsField]
    if (value.childrenAges.length !== value.childrenQuantity) refuse('childrenAges', 'errors.children_ages')
    if (adults + value.childrenQuantity > maxParty) refuse(adultsField, 'errors.party_too_large', { n: maxParty })
    if (value.singleRoomQuantity > adults) refuse('singleRoomQuantity', 'errors.too_many_single_rooms')
  }
}

/** POST /api/cart-calculator (spec §7, rules.md). */
export const PriceRequest = z
  .strictObject({ ...party, peopleQuantity: whole(1, maxParty).default(2) })
  .check(isParty('peopleQuantity'))
export type PriceRequest = z.output<typeof PriceRequest>

/** An item of the cart; `quantity` is the number of adults (rules.md, "Cart"). */
export const CartItem = z
  .strictObject({
    ...party,
    quantity: whole(1, maxParty),
    /** Total the visitor was shown, in major units. An order at any other price is refused, never silently taken. */
    shown_total: z.number().nonnegative().optional(),
  })
  .check(isParty('quantity'))
export type CartItem = z.output<typeof CartItem>

export const lineKinds = [
  'multi_room',
  'single_room',
  'child_age_range_1',
  'child_age_range_2',
  'child_age_range_3',
  'child_age_range_4',
  'child_as_adult',
] as const

/** One row of a price. Amounts in major units; amount = quantity × unit_price. */
export const PriceLine = z.object({
  kind: z.enum(lineKinds),
  label: z.string(),
  /** why the line is what it is, when that is not plain: an adult alone, a child who pays as an adult */
  reason: z.string().nullable(),
  quantity: z.number(),
  unit_price: z.number(),
  amount: z.number(),
})
export type PriceLine = z.output<typeof PriceLine>

/** Spec §3 "Cart calculation result", and what rules.md adds. Amounts in major units; total = Σ lines = price + kdv. */
export const PriceQuote = z.object({
  tour_place: z.string(),
  currency: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  child_age_range_1: z.string().nullable(),
  child_age_range_2: z.string().nullable(),
  multi_room_quantity: z.number(),
  single_room_quantity: z.number(),
  child_age_range_1_quantity: z.number(),
  child_age_range_2_quantity: z.number(),
  multi_room_price: z.number(),
  single_room_price: z.number(),
  child_age_range_1_price: z.number().nullable(),
  child_age_range_2_price: z.number().nullable(),
  price: z.number(),
  kdv: z.number(),
  total: z.number(),
  lines: z.array(PriceLine),
  seats_needed: z.number(),
  seats_left: z.number(),
  try_total: z.number().nullable(),
  /** part of total due at booking; all of it where the tour asks for no deposit */
  deposit: z.number(),
  /** total - deposit */
  balance: z.number(),
  /** last day for the balance; null when there is none */
  balance_due_on: z.string().nullable(),
})
export type PriceQuote = z.output<typeof PriceQuote>

export const Invoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bireysel') }),
  z.strictObject({
    kind: z.literal('kurumsal'),
    title: line(2, 200),
    tax_office: line(2, 100),
    tax_no: z.string().regex(/^\d{10,11}$/),
  }),
])
export type Invoice = z.output<typeof Invoice>

/**
 * A contract as its reader accepted it: its id, or an object that also names the version and the SHA-256 of the filled
 * text (POST /api/checkout-contracts). What is named must be what the order keeps.
 */
export const Accepted = z.union([
  whole(1, Number.MAX_SAFE_INTEGER).transform((id) => ({ id, version: null, body_hash: null })),
  z.strictObject({
    id: whole(1, Number.MAX_SAFE_INTEGER),
    version: whole(1, 1_000_000),
    body_hash: z.string().regex(/^[0-9a-f]{64}$/),
  }),
])
export type Accepted = z.output<typeof Accepted>

/** POST /api/orders, with the header Idempotency-Key. */
export const OrderRequest = z.strictObject({
  name: line(3, 100),
  city: line(2, 60),
  email: email(),
  phone: line(7, 25).pipe(z.string().regex(/^\+?[\d\s()/-]{7,25}$/)),
  message: words(0, 2000).default(''),
  invoice: jsonField(Invoice).default({ kind: 'bireysel' }),
  marketing_consent: flag().default(false),
  accepted_contracts: listOf(Accepted, 20),
  cart: jsonField(z.array(CartItem).min(1).max(maxCartItems)),
})
export type OrderRequest = z.output<typeof OrderRequest>

/** POST /api/checkout-contracts, with the Idempotency-Key of the order to come: what is typed so far. */
export const CheckoutContractsRequest = z.strictObject({
  name: line(0, 100).default(''),
  city: line(0, 60).default(''),
  email: line(0, 50).default(''),
  phone: line(0, 25).default(''),
  cart: jsonField(z.array(CartItem).min(1).max(maxCartItems)),
})
export type CheckoutContractsRequest = z.output<typeof CheckoutContractsRequest>

/** The contracts to accept and the privacy notice, each filled with the order. */
export const CheckoutContracts = z.object({
  contracts: z.array(
    z.object({ id: z.number(), name: z.string(), version: z.number(), body: z.string(), body_hash: z.string() }),
  ),
})
export type CheckoutContracts = z.output<typeof CheckoutContracts>

export const orderStatuses = ['opsiyonlu', 'odeme-bildirildi', 'onayli', 'tamamlandi', 'suresi-doldu', 'iptal'] as const
export type OrderStatus = (typeof orderStatuses)[number]
export const paymentStatuses = ['odenmedi', 'kismi', 'odendi', 'iade'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

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
  /** last day for the rest; null when there is none */
  balance_due_on: z.string().nullable(),
  lines: z.array(PriceLine.omit({ reason: true })),
})

/** What an order comes to in one currency. deposit + Σ balances = total. */
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
  totals: z.array(OrderTotal),
  contracts: z.array(
    z.object({ contract_id: z.number(), name: z.string(), version: z.number(), accepted_at: z.string() }),
  ),
  /** what the customer reported and the office matched, oldest first */
  payments: z.array(
    z.object({
      status: z.enum(['bildirildi', 'eslesti', 'reddedildi', 'iade']),
      amount: z.number(),
      currency: z.string(),
      paid_on: z.string(),
      /** null once the office has removed the account */
      bank: z.string().nullable(),
      sender: z.string(),
      has_receipt: z.boolean(),
    }),
  ),
  /** by currency, what neither a reported nor a matched payment covers */
  open: z.array(z.object({ currency: z.string(), amount: z.number() })),
  may_report: z.boolean(),
  /** what a wish to cancel does: at once, or a request to the office; null when there is nothing to cancel */
  cancelling: z.enum(['now', 'request']).nullable(),
  /** ISO instant of the request that waits for the office */
  cancel_requested_at: z.string().nullable(),
})
export type Order = z.output<typeof Order>

/**
 * What POST /api/orders says with 409: which items stand in the way. `position` counts from 1, as in the cart.
 * An item has `seats_left` when the seats are not there, or `total` (major units) when its price is no longer the shown one.
 */
export type OrderConflict = {
  items: ({ position: number; seats_left: number } | { position: number; total: number })[]
}

/** Answer of POST /api/orders. `key` opens the order together with its number. */
export const OrderCreated = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ order_no: z.string(), key: z.string(), hold_until: z.string() }),
})
export type OrderCreated = z.output<typeof OrderCreated>

/** POST /api/orders/{order_no}/payment-notice?key= */
export const PaymentNotice = z.strictObject({
  paid_on: day(),
  bank_account_id: whole(1, Number.MAX_SAFE_INTEGER),
  sender: line(3, 100),
  /** major units; what is still open in the account's currency unless told */
  amount: amount().optional(),
  note: words(0, 500).default(''),
  /** PDF, JPEG, PNG or WebP; a form in which none was chosen sends it empty */
  receipt: z.union([z.file(), z.literal('').transform(() => undefined)]).optional(),
})
export type PaymentNotice = z.output<typeof PaymentNotice>

/** POST /api/orders/{order_no}/cancel-request?key= */
export const CancelRequest = z.strictObject({ reason: words(0, 1000).default('') })

/** What a customer's wish made of an order. */
export const OrderChanged = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ status: z.enum(orderStatuses) }),
})
export type OrderChanged = z.output<typeof OrderChanged>

/** GET /api/orders/{order_no}/contracts/{contract_id}?key= : a text as it was accepted. */
export const AcceptedContract = z.object({
  order_no: z.string(),
  name: z.string(),
  version: z.number(),
  lang: z.string(),
  body: shownHtml(),
  /** SHA-256 of the body in UTF-8, as hexadecimal digits */
  body_hash: z.string(),
  accepted_at: z.string(),
})
export type AcceptedContract = z.output<typeof AcceptedContract>
