import { z } from 'zod'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { notFound } from '#src/base/http/errors.ts'
import { reportPayment } from '../payments/payment-notice.commands.server.ts'
import { maxReceiptBytes } from '../reservations.links.ts'
import { AcceptedContract, CancelRequest, OrderChanged, PaymentNotice } from '../reservations.schema.ts'
import { cancelByCustomer } from './cancel-request.commands.server.ts'
import { openedOrder } from './opened-order.queries.server.ts'
import { findAcceptedContract } from './orders.store.server.ts'

const params = z.object({ order_no: z.string().max(40) })
const query = z.object({ key: z.string().catch('') })

/** What the customer may do to an order by its link. */
export const customerApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/orders/:order_no/payment-notice',
    access: 'public',
    summary: 'The customer says that they paid; the hold no longer ends. Sent twice it is one notice.',
    params,
    query,
    body: PaymentNotice,
    // The receipt and the fields around it.
    bodyLimit: maxReceiptBytes + 64 * 1024,
    answer: OrderChanged,
    cache: 'none',
    changes: false,
    // A stranger does not make us take apart what they send.
    admit: ({ db, params: { order_no }, query: { key } }) => openedOrder(db, order_no, key),
    handle: async ({ params: { order_no }, query: { key }, body, lang, headers, ...services }) => {
      const order = await openedOrder(services.db, order_no, key)
      const idempotencyKey = headers.get('idempotency-key') ?? ''
      return reportPayment(services, order, { notice: body, key, lang, idempotencyKey })
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/orders/:order_no/cancel-request',
    access: 'public',
    summary: 'Cancels what is not paid for at once; anything else is a request that the office decides.',
    params,
    query,
    body: CancelRequest,
    answer: OrderChanged,
    cache: 'none',
    handle: async ({ params: { order_no }, query: { key }, body, lang, unchanged, ...services }) => {
      const order = await openedOrder(services.db, order_no, key)
      const { changed, freesSeats } = await cancelByCustomer(services, order, { reason: body.reason, key, lang })
      if (!freesSeats) unchanged()
      return changed
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/orders/:order_no/contracts/:contract_id',
    access: 'public',
    summary: 'A contract as it was accepted with the order, for whoever has its key.',
    params: params.extend({
      contract_id: z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    }),
    query,
    answer: AcceptedContract,
    cache: 'none',
    handle: async ({ db, params: { order_no, contract_id }, query: { key } }) => {
      const { id } = await openedOrder(db, order_no, key)
      const contract = await findAcceptedContract(db, id, contract_id)
      if (!contract) throw notFound()
      const { body_hash, accepted_at } = contract
      return { ...contract, order_no, body_hash: body_hash.toString('hex'), accepted_at: accepted_at.toISOString() }
    },
  }),
]
