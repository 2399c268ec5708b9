import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { CheckoutContracts, CheckoutContractsRequest, OrderCreated, OrderRequest } from './checkout.schema.ts'
import { showContracts } from './checkout-contracts.queries.server.ts'
import { placeOrder } from './place-order.commands.server.ts'

export const checkoutApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/orders',
    access: 'public',
    summary: 'Orders the whole cart or nothing.',
    body: OrderRequest,
    idempotencyKey: 'required',
    answer: OrderCreated,
    status: 201,
    handle: async ({ body, lang, address, idempotencyKey, unchanged, ...services }) => {
      const placing = { request: body, idempotencyKey, lang, address }
      const { created, isNew } = await placeOrder(services, placing)
      if (!isNew) unchanged()
      return created
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/checkout-contracts',
    access: 'public',
    summary: 'The contracts of a future order, filled exactly as the order with the same Idempotency-Key stores them.',
    body: CheckoutContractsRequest,
    idempotencyKey: 'required',
    answer: CheckoutContracts,
    changes: false,
    reads: true,
    handle: ({ body, lang, idempotencyKey, ...services }) => showContracts(services, body, { idempotencyKey, lang }),
  }),
]
