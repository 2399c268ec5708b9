import { z } from 'zod'
import { id, version } from '#src/base/http/endpoint/edits.ts'
import { amount, flag, plainText, whole } from '#src/base/http/endpoint/fields.ts'
import { currencies } from '#src/base/money.ts'

const item = () => whole(1, 10).default(1)

/** GET /api/admin/orders/{id}/move?item= */
export const MoveQuery = z.object({ item: item() })

/** Another departure of the tour. Major units. */
export const MoveTarget = z.object({
  departure_id: z.number(),
  start_date: z.string(),
  end_date: z.string(),
  seats_left: z.number(),
  /** at the prices of this departure */
  total: z.number(),
  /** total - what the item costs now */
  difference: z.number(),
  /** with the difference, what was paid covers what is due at booking, so the order is confirmed */
  confirms: z.boolean(),
  /** ISO instant at which the new dates end the hold; null when the hold does not change */
  hold_until: z.string().nullable(),
})
export type MoveTarget = z.output<typeof MoveTarget>

/** Where an item of an order can be moved, and what that costs. */
export const MovePreview = z.object({
  item: z.number(),
  tour_name: z.string(),
  departure_id: z.number(),
  start_date: z.string(),
  end_date: z.string(),
  seats: z.number(),
  currency: z.enum(currencies),
  total: z.number(),
  /** why it cannot be moved at all; null: it can */
  refusal: z.string().nullable(),
  /** departures with enough seats in the same currency, the soonest first */
  targets: z.array(MoveTarget),
  /** the mail that the customer gets unless staff say no; null: there is no address */
  mail: z.object({ to: z.string(), subject: z.string() }).nullable(),
  /** false: no mail server is set up */
  sends_mail: z.boolean(),
})
export type MovePreview = z.output<typeof MovePreview>

/** POST /api/admin/orders/{id}/move */
export const MoveOrder = z.strictObject({
  version: version().optional(),
  item: item(),
  departure_id: id(),
  /** the total at the new prices that was seen; 409 when it is another one by now */
  total: amount({ canBeZero: true }),
  /** false: the difference is waived, which needs a reason */
  is_charged: flag().default(true),
  /** for staff, in the history */
  reason: plainText(0, 500).default(''),
  sends_mail: flag().default(true),
})
export type MoveOrder = z.output<typeof MoveOrder>
