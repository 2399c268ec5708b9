import { z } from 'zod'

/** What waits about an order that is not among its own facts. */
export const OrderWaiting = z.object({
  /** what the customer wrote and nobody has answered: an open wish, or a message */
  answer: z.enum(['wish', 'message']).nullable(),
  /** seats of a confirmed order about whose passengers something is missing, of all; null when nothing is asked any more */
  passengers: z.object({ missing: z.number(), seats: z.number() }).nullable(),
  /** birth dates change a price, and nobody has accepted it yet */
  has_age_difference: z.boolean(),
  /** confirmed, without an address to which a mail takes the voucher, and nobody has made it */
  lacks_voucher: z.boolean(),
  /** the latest mail to the customer was given up */
  mail_failed: z.boolean(),
})
export type OrderWaiting = z.output<typeof OrderWaiting>
