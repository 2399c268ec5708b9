import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { mailPreviewPath } from '#src/features/orders/mail-texts.links.ts'
import { previewMail } from './mail-preview.queries.server.ts'
import { MailPreview, MailPreviewRequest } from './mail-texts.schema.ts'

/** The texts themselves are texts of a language (features/languages): GET and PUT /api/admin/languages. */
export const mailTextsApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'POST',
    path: mailPreviewPath,
    access: 'may:content',
    summary: 'A mail of an order with invented data and the given texts, which are not saved.',
    body: MailPreviewRequest,
    answer: MailPreview,
    changes: false,
    reads: true,
    handle: ({ body, ...services }) => previewMail(services, body),
  }),
]
