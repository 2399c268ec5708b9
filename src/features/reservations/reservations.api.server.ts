import { z } from 'zod'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint.server.ts'
import { invalid } from '#src/base/http/errors.ts'
import { customerApi } from './customer.api.server.ts'
import { openedOrder } from './opened-order.server.ts'
import { presentOrder } from './order-answer.server.ts'
import { placeOrder } from './place-order.server.ts'
import { assertSeats, presentQuote, quote } from './quote.server.ts'
import { Order, OrderCreated, OrderRequest, PriceQuote, PriceRequest } from './reservations.schema.ts'

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
    handle: async ({ body, lang, say, ...services }) => {
      const wanted = { ...body, adults: body.peopleQuantity, singleRooms: body.singleRoomQuantity }
      const quoted = await quote(services, wanted, lang)
      assertSeats(quoted)
      return presentQuote(quoted, (text) => say(text, lang))
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
    handle: ({ body, lang, headers, address, ...services }) => {
      const idempotencyKey = headers.get('idempotency-key') ?? ''
      if (!/^[\x21-\x7e]{8,200}$/.test(idempotencyKey)) throw invalid('Idempotency-Key', 'errors.idempotency_key')
      return placeOrder(services, { request: body, idempotencyKey, lang, address })
    },
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
