import { z } from 'zod'
import { jsonField, line, plainText } from '#src/base/http/endpoint/fields.ts'
import { paged, pageNumber } from '#src/base/http/endpoint/page.schema.ts'
import { mailStates } from '#src/base/mail/mail-state.ts'
import { maxErrorLength } from './support.links.ts'

/** POST /api/admin/support, with the header Idempotency-Key. */
export const SupportRequest = z.strictObject({
  subject: line(3, 120),
  message: plainText(3, 5000),
  /** path of the office screen that the request is about; '' for none */
  screen: line(0, 200)
    .default('')
    // The mail makes a link of the site's address and this path.
    .refine((path) => path === '' || path.startsWith('/'), { params: { key: 'errors.format' } }),
  /** browser and size of its window */
  browser: line(0, 400).default(''),
  /** last errors of the browser, newest first */
  errors: jsonField(z.array(line(1, maxErrorLength)).max(10)).default([]),
})
export type SupportRequest = z.output<typeof SupportRequest>

export const SupportQuery = z.object({ page: pageNumber })

export const SupportItem = z.object({
  id: z.number(),
  /** who sent it */
  user_name: z.string(),
  subject: z.string(),
  message: z.string(),
  screen: z.string(),
  browser: z.string(),
  errors: z.array(z.string()),
  created_at: z.string().meta({ description: 'ISO 8601' }),
  /** `none`: there was no mail server */
  mail: z.enum([...mailStates, 'none']),
})
export type SupportItem = z.output<typeof SupportItem>

export const SupportItems = paged(SupportItem).extend({
  /** names or addresses of those who get the next request by mail */
  recipients: z.array(z.string()),
  sends_mail: z.boolean(),
  /** requests of all users; otherwise those of the reader */
  is_all: z.boolean(),
})
export type SupportItems = z.output<typeof SupportItems>
