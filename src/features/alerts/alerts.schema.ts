import { z } from 'zod'
import { flag } from '#src/base/http/endpoint/fields.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { messageKinds } from '../inquiries/inquiries.links.ts'
import { alertCauses, byCause } from './alerts.links.ts'

/** Pending work of the office; null where the role may not see it. */
export const OfficeCounts = z.object({
  /** unread messages by kind */
  messages: z.record(z.enum(messageKinds), z.number()).nullable(),
  orders: z
    .object({
      /** on hold, placed in the last 24 hours */
      placed: z.number(),
      /** undecided payment notices */
      payments: z.number(),
      /** undecided cancellation requests */
      cancel_requests: z.number(),
      /** orders with an unread message of the customer */
      messages: z.number(),
      /** orders with an undecided change request */
      changes: z.number(),
    })
    .nullable(),
  /** id of the newest of each cause, by which an open tab detects news; 0 without any, null where the role may not see it */
  latest: z.object({
    ...byCause(() => z.number().nullable()),
    /** of the newest message */
    message_kind: z.enum(messageKinds).nullable(),
  }),
})
export type OfficeCounts = z.output<typeof OfficeCounts>

/** Which mails the signed-in user gets. */
export const AlertSettings = z.object({
  ...byCause(() => z.boolean()),
  /** causes of which the role may be alerted */
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
export const AlertsSaved = Done.extend({ data: AlertSettings })
