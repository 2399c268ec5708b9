import { z } from 'zod'
import { flag } from '#src/base/http/endpoint/fields.ts'
import { messageKinds } from '../inquiries/inquiries.links.ts'
import { alertCauses } from './alerts.links.ts'

/** What waits for the office; null where the role may not see it. */
export const OfficeCounts = z.object({
  /** unread messages by kind */
  messages: z.record(z.enum(messageKinds), z.number()).nullable(),
  orders: z
    .object({
      /** on hold, placed in the last 24 hours */
      placed: z.number(),
      /** payment notices that nobody has decided on */
      payments: z.number(),
      /** cancellation requests that nobody has decided on */
      cancel_requests: z.number(),
      /** orders with a message of the customer that nobody has read */
      messages: z.number(),
      /** orders with a change asked for that nobody has decided on */
      changes: z.number(),
    })
    .nullable(),
  /** the newest of each cause, by which an open tab knows that something came; 0 without any, null where the role may not see it */
  latest: z.object({
    orders: z.number().nullable(),
    payments: z.number().nullable(),
    /** the event of a card payment that was refused after its review, or of a refund that did not happen */
    cards: z.number().nullable(),
    messages: z.number().nullable(),
    cancellations: z.number().nullable(),
    order_messages: z.number().nullable(),
    travel_info: z.number().nullable(),
    /** the first failure of several */
    backups: z.number().nullable(),
    /** of the newest message */
    message_kind: z.enum(messageKinds).nullable(),
  }),
})
export type OfficeCounts = z.output<typeof OfficeCounts>

const wishes = {
  orders: z.boolean(),
  payments: z.boolean(),
  cards: z.boolean(),
  messages: z.boolean(),
  cancellations: z.boolean(),
  order_messages: z.boolean(),
  travel_info: z.boolean(),
  backups: z.boolean(),
}

/** Which mails the signed-in user gets. */
export const AlertSettings = z.object({
  ...wishes,
  /** what the role may be told of */
  may: z.array(z.enum(alertCauses)),
  /** where the mails go */
  email: z.string(),
  /** false: no mail server is set up */
  sends_mail: z.boolean(),
})
export type AlertSettings = z.output<typeof AlertSettings>

/** Omitted causes stay as they are. */
export const AlertChange = z.strictObject({
  orders: flag().optional().meta({ description: 'a mail for each new order' }),
  payments: flag().optional().meta({ description: 'a mail for each payment notice' }),
  cards: flag().optional().meta({
    description: 'a mail for each card payment refused after its review, and each refund to a card that did not happen',
  }),
  messages: flag().optional().meta({ description: 'a mail for each message of the site' }),
  cancellations: flag().optional().meta({ description: 'a mail for each cancellation and each request for one' }),
  order_messages: flag().optional().meta({ description: 'a mail for each message of a customer about an order' }),
  travel_info: flag().optional().meta({ description: 'a mail when information before travelling is not approved' }),
  backups: flag().optional().meta({ description: 'a mail when a backup fails, once until one is made again' }),
})
export type AlertChange = z.output<typeof AlertChange>
export const AlertsSaved = z.object({ success: z.literal(true), message: z.string(), data: AlertSettings })
