import { maxDocumentBytes } from '#src/base/files/uploads.links.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { findOrderByKey } from '#src/features/orders/book/order-key.queries.server.ts'
import { OrderChanged, OrderKey, OrderParams } from '#src/features/orders/book/orders.schema.ts'
import { reportPayment } from './payment-notice.commands.server.ts'
import { PaymentNotice } from './payments.schema.ts'

export const paymentsApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/orders/:order_no/payment-notice',
    access: 'public',
    summary: 'Reports that the customer has paid. The hold no longer expires. A repeat is one notice.',
    params: OrderParams,
    query: OrderKey,
    body: PaymentNotice,
    idempotencyKey: 'optional',
    // The receipt, and 64 kB for the other fields.
    bodyLimit: maxDocumentBytes + 64 * 1024,
    answer: OrderChanged,
    changes: false,
    // Checked before the body is parsed: only the owner of an order may send us a file to inspect.
    admit: ({ params: { order_no }, query: { key }, ...call }) => findOrderByKey(call, order_no, key),
    handle: async ({ params: { order_no }, query: { key }, body, lang, idempotencyKey, ...services }) => {
      const order = await findOrderByKey(services, order_no, key)
      return reportPayment(services, order, { notice: body, key, lang, idempotencyKey, address: services.address })
    },
  }),
]
