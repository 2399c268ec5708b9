import { z } from 'zod'
import { messageKinds } from '../inquiries/inquiries.links.ts'

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
    })
    .nullable(),
})
export type OfficeCounts = z.output<typeof OfficeCounts>
