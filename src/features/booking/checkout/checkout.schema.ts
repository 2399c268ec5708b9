import { z } from 'zod'
import { email, flag, jsonField, line, listOf, phone, plainText, whole } from '#src/base/http/endpoint/fields.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { phoneOf } from '#src/base/phone.ts'
import { maxEmail } from '#src/base/text.ts'
import { InvoiceRequest } from '#src/features/orders/book/invoice.schema.ts'
import { Cart } from '../calculator/cart-item.schema.ts'

/**
 * An accepted contract: its id, or an object with the version and the SHA-256 of the filled text that the customer read
 * (POST /api/checkout-contracts). Version and hash must match what the order stores.
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
  name: line(1, 100),
  city: line(1, 60),
  email: email(),
  phone: phone(),
  message: plainText(0, 2000).default(''),
  invoice: jsonField(InvoiceRequest).default({ kind: 'bireysel' }),
  marketing_consent: flag().default(false),
  accepted_contracts: listOf(Accepted, 20),
  cart: Cart,
})
export type OrderRequest = z.output<typeof OrderRequest>

/** POST /api/checkout-contracts, with the Idempotency-Key of the future order. Fields may be incomplete. */
export const CheckoutContractsRequest = z.strictObject({
  name: line(0, 100).default(''),
  city: line(0, 60).default(''),
  email: line(0, maxEmail).default(''),
  phone: line(0, 100).transform(phoneOf).default(''),
  cart: Cart,
})
export type CheckoutContractsRequest = z.output<typeof CheckoutContractsRequest>

/** The contracts to accept and the privacy notice, filled with the order's values. */
export const CheckoutContracts = z.object({
  contracts: z.array(
    z.object({ id: z.number(), name: z.string(), version: z.number(), body: z.string(), body_hash: z.string() }),
  ),
})
export type CheckoutContracts = z.output<typeof CheckoutContracts>

/**
 * The items that cause a 409 of POST /api/orders. `position` counts from 1, as in the cart. An item has `seats_left` when it
 * lacks seats, or `total` (major units) when its price differs from the shown one.
 */
export type OrderConflict = {
  items: ({ position: number; seats_left: number } | { position: number; total: number })[]
}

/** Answer of POST /api/orders. `key` and number together give access to the order. */
export const OrderCreated = Done.extend({
  data: z.object({ order_no: z.string(), key: z.string(), hold_until: z.string() }),
})
export type OrderCreated = z.output<typeof OrderCreated>
