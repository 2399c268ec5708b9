import { z } from 'zod'
import { id } from '#src/base/http/endpoint/edits.ts'
import { mailStates } from '#src/base/mail/mail-state.ts'

export const OrderMailParams = z.object({ id: id(), mail: id() })

export const OrderMail = z.object({
  id: z.number(),
  subject: z.string(),
  to_customer: z.boolean(),
  /** ISO instants */
  created_at: z.string(),
  sent_at: z.string().nullable(),
  state: z.enum(mailStates),
  /** false: its text was erased after its retention time */
  is_stored: z.boolean(),
})
export type OrderMail = z.output<typeof OrderMail>
export const OrderMails = z.array(OrderMail)

/** GET /api/admin/orders/{id}/mails/{mail}: without the key of the order's link. */
export const OrderMailText = z.object({ subject: z.string(), recipient: z.string(), body_text: z.string() })
export type OrderMailText = z.output<typeof OrderMailText>
