import { z } from 'zod'
import { jsonField, plainText, whole } from '#src/base/http/endpoint/fields.ts'
import { mailNames } from '#src/features/orders/mail-texts.links.ts'

/** POST /api/admin/mail-preview */
export const MailPreviewRequest = z.strictObject({
  mail: z.enum(mailNames),
  lang: z.string().regex(/^[a-z]{2,3}$/),
  /** which of its texts, for a mail with one of several */
  variant: whole(0, 20).default(0),
  /** texts that are typed and not saved, by key of the group `mail` */
  texts: jsonField(z.record(z.string().max(80), plainText(0, 2000))).default({}),
})
export type MailPreviewRequest = z.output<typeof MailPreviewRequest>

/** A mail with invented data, in the agency's frame. */
export const MailPreview = z.object({
  subject: z.string(),
  /** the line that a mailbox shows after the subject */
  preheader: z.string(),
  body_html: z.string(),
})
export type MailPreview = z.output<typeof MailPreview>
