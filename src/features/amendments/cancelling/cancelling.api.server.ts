import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { findOrderByKey } from '#src/features/orders/book/order-key.queries.server.ts'
import { CancelPreview, CancelPreviewRequest } from '#src/features/orders/money/cancelling.schema.ts'
import { previewCancellation } from './cancelling.queries.server.ts'

export const cancellingApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/cancellation-preview',
    access: 'public',
    summary: 'What a cancellation of an order would keep and give back today. Needs the order’s key.',
    body: CancelPreviewRequest,
    answer: CancelPreview,
    changes: false,
    reads: true,
    handle: async ({ body: { order_no, key }, ...call }) =>
      previewCancellation(await findOrderByKey(call, order_no, key), call.now()),
  }),
]
