import { z } from 'zod'
import { listOf } from '#src/base/http/endpoint/fields.ts'
import { maxCartItems } from '#src/features/orders/orders.links.ts'
import { TourCard } from '#src/features/tours/tours.schema.ts'

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
