import { z } from 'zod'
import { jsonField, listOf, whole } from '#src/base/http/endpoint/fields.ts'
import { maxParty } from '#src/features/tours/tours.links.ts'
import { TourCard } from '#src/features/tours/tours.schema.ts'
import { isParty, party } from '../pricing/pricing.schema.ts'
import { maxCartItems } from '../reservations.links.ts'

/** An item of the cart; `quantity` is the number of adults (docs/rules.md). */
export const CartItem = z
  .strictObject({
    ...party,
    quantity: whole(1, maxParty),
    /** The total shown to the visitor, in major units. An order at another price is refused. */
    shown_total: z.number().nonnegative().optional(),
  })
  .check(isParty('quantity'))
export type CartItem = z.output<typeof CartItem>

/** The items of an order. */
export const Cart = jsonField(z.array(CartItem).min(1).max(maxCartItems))

/** GET /api/pages/cart-tours */
export const CartToursQuery = z.object({ tokens: listOf(z.string().min(1).max(60), maxCartItems) })

/** A tour as the cart and the checkout show it. The price is separate; the browser stores only the token. */
export const CartTour = TourCard.pick({
  token: true,
  name: true,
  seo_name: true,
  tour_place: true,
  cover: true,
  /** 0 for a day trip, which has no rooms */
  nights: true,
}).extend({
  /** on sale, by date */
  departures: z.array(z.object({ start_date: z.string(), end_date: z.string(), seats_left: z.number() })),
})
export type CartTour = z.output<typeof CartTour>

export const CartTours = z.object({
  /** how long an unpaid order holds its seats */
  hold_hours: z.number(),
  /** those that are still published, in no order */
  tours: z.array(CartTour),
})
export type CartTours = z.output<typeof CartTours>
