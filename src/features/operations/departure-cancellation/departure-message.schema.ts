import { z } from 'zod'
import { id } from '#src/base/http/endpoint/edits.ts'
import { line, orEmpty, plainText } from '#src/base/http/endpoint/fields.ts'
import { TourPickup } from '#src/features/departures/pickups/pickups.admin.schema.ts'

/** POST /api/admin/departures/{id}/message, with an Idempotency-Key. The English texts are both given or both empty. */
export const DepartureMessage = z.strictObject({
  subject: line(3, 100),
  body: plainText(3, 4000),
  subject_en: orEmpty(line(3, 100)),
  body_en: orEmpty(plainText(3, 4000)),
  /** hours of stops that the message tells: they are known to everybody then; null: the tour does not stop there any more */
  pickups: z
    .array(z.strictObject({ id: id(), time: TourPickup.shape.time.nullable() }))
    .max(100)
    .default([]),
})
export type DepartureMessage = z.output<typeof DepartureMessage>

/** GET /api/admin/departures/{id}/message: the recipients, and the messages that were sent. Numbers are orders. */
export const DepartureMessages = z.object({
  orders: z.number(),
  /** made in another language than Turkish */
  foreign: z.number(),
  /** without an e-mail address: they find it on the order's page */
  without_email: z.number(),
  /** the newest first */
  sent: z.array(
    z.object({
      id: z.number(),
      at: z.string(),
      by: z.string().nullable(),
      subject: z.string(),
      body: z.string(),
      orders: z.number(),
    }),
  ),
  /** false: no mail server is set up */
  sends_mail: z.boolean(),
})
export type DepartureMessages = z.output<typeof DepartureMessages>
