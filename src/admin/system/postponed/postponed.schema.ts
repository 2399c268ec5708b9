import { z } from 'zod'
import { id } from '#src/base/http/endpoint/edits.ts'
import { flag, jsonField } from '#src/base/http/endpoint/fields.ts'

/** Mails that were written while no mail server was set up, the oldest first; at most 200 of `total`. */
export const PostponedMails = z.object({
  total: z.number(),
  /** whether there is a server now */
  sends_mail: z.boolean(),
  mails: z.array(
    z.object({
      id: z.number(),
      subject: z.string(),
      recipient: z.string(),
      /** null for mails about something else */
      order_no: z.string().nullable(),
      created_at: z.string(),
      /** why it may say what is no longer true: its order changed since, or it is older than a day */
      stale: z.enum(['changed', 'old']).nullable(),
    }),
  ),
})
export type PostponedMails = z.output<typeof PostponedMails>
export type PostponedMail = PostponedMails['mails'][number]

/** `is_sent`: the mails are sent now; otherwise they are erased. */
export const PostponedDecision = z.strictObject({ ids: jsonField(z.array(id()).min(1).max(200)), is_sent: flag() })
