import { z } from 'zod'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { intentOf } from '#src/base/http/endpoint/idempotency.server.ts'
import { showContracts } from './checkout/checkout-contracts.queries.server.ts'
import { placeOrder } from './checkout/place-order.commands.server.ts'
import { customerApi } from './orders/customer.api.server.ts'
import { openedOrder } from './orders/opened-order.queries.server.ts'
import { presentOrder } from './orders/order.queries.server.ts'
import { assertSeats, presentQuote, quote } from './pricing/quote.queries.server.ts'
import {
  CheckoutContracts,
  CheckoutContractsRequest,
  Order,
  OrderCreated,
  OrderRequest,
  PriceQuote,
  PriceRequest,
} from './reservations.schema.ts'

export const reservationsApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/cart-calculator',
    access: 'public',
    summary: 'What a party pays on a departure, line by line, and whether the seats are there.',
    body: PriceRequest,
    answer: PriceQuote,
    cache: 'none',
    changes: false,
    handle: async ({ body, lang, localize, ...services }) => {
      const wanted = { ...body, adults: body.peopleQuantity, singleRooms: body.singleRoomQuantity }
      const quoted = await quote(services, wanted, lang)
      assertSeats(quoted)
      return presentQuote(quoted, (text) => localize(text, lang))
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/orders',
    access: 'public',
    summary:
      'Orders a cart: all of it or nothing. The header Idempotency-Key names the intent; a repeat is answered alike.',
    body: OrderRequest,
    answer: OrderCreated,
    status: 201,
    cache: 'none',
    handle: async ({ body, lang, headers, address, unchanged, ...services }) => {
      const placing = { request: body, idempotencyKey: intentOf(headers), lang, address }
      const { created, isNew } = await placeOrder(services, placing)
      if (!isNew) unchanged()
      return created
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/checkout-contracts',
    access: 'public',
    summary: 'The contracts of an order to come, filled as they will be kept under the same Idempotency-Key.',
    body: CheckoutContractsRequest,
    answer: CheckoutContracts,
    cache: 'none',
    changes: false,
    handle: ({ body, lang, headers, ...services }) =>
      showContracts(services, body, { idempotencyKey: intentOf(headers), lang }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/orders/:order_no',
    access: 'public',
    summary: 'An order, for whoever has its key.',
    params: z.object({ order_no: z.string().max(40) }),
    query: z.object({ key: z.string().catch('') }),
    answer: Order,
    cache: 'none',
    handle: async ({ db, params, query }) => presentOrder(await openedOrder(db, params.order_no, query.key)),
  }),
  ...customerApi,
]
