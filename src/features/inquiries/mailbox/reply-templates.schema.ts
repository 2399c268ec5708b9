import { z } from 'zod'
import { line, plainText } from '#src/base/http/endpoint/fields.ts'
import { plainForm } from '#src/base/http/endpoint/form.ts'
import { messageKinds } from '../inquiries.links.ts'
import { unknownPlaceholders } from './placeholders.links.ts'

export const ReplyTemplate = z.object({
  id: z.number(),
  kind: z.enum(messageKinds),
  lang: z.string(),
  name: z.string(),
  body: z.string(),
  version: z.number(),
})
export type ReplyTemplate = z.output<typeof ReplyTemplate>
export const ReplyTemplates = z.array(ReplyTemplate)

export const replyTemplateForm = plainForm({
  kind: z.enum(messageKinds),
  lang: z.string().regex(/^[a-z]{2,3}$/),
  name: line(2, 80),
  body: plainText(2, 5000).refine((body) => unknownPlaceholders(body).length === 0, {
    params: { key: 'office.template_placeholder' },
  }),
})
