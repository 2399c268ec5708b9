import { z } from 'zod'
import { jsonField, whole } from '#src/base/http/endpoint/fields.ts'
import { maxParty } from '#src/features/departures/board/departures.links.ts'
import { isParty, party } from '#src/features/departures/pricing/pricing.schema.ts'
import { maxCartItems } from '#src/features/orders/orders.links.ts'

/** `quantity` is the number of adults (docs/rules.md). */
export const cartItem = {
  ...party,
  quantity: whole(1, maxParty),
  /** The total shown to the buyer, in major units. An order at another price is refused. */
  shown_total: z.number().nonnegative().optional(),
}
export const CartItem = z.strictObject(cartItem).check(isParty('quantity'))
export type CartItem = z.output<typeof CartItem>

/** The items of an order. */
export const Cart = jsonField(z.array(CartItem).min(1).max(maxCartItems))
